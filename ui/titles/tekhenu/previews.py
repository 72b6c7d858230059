"""What a move would do, from the events that playing it on a copy told. What hangs on hidden things stays unknown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.core.agenda import Move
from game.core.events import Event, Scored, Unveiled
from game.tekhenu import events as happened
from game.tekhenu.actions import PlayBlessing, PlayPeople, pay_statues
from game.tekhenu.components import components
from game.tekhenu.decrees import DoubleDecree, PickDecree
from game.tekhenu.ending import UseLastWork
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.thoth import TakeCard
from game.tekhenu.legality import goods_before, obstacle
from game.tekhenu.maat import TakeDestiny
from game.tekhenu.means import means_of
from game.tekhenu.opening import KeepCard, RewardFirst, TakeStartCard
from game.tekhenu.selection import PlayExtra, Recolour, TurnDie
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.using import DoProduce, UseDie
from game.tekhenu.words import BASIC, GOD_NUMBER, GOODS
from ui.art.goods import GOD_SIGNS
from ui.frame.tooltip import Tip
from ui.titles.tekhenu.cards.style import text_of
from ui.titles.tekhenu.cues import CUES
from ui.titles.tekhenu.parts.maat import signed
from ui.titles.tekhenu.prices import action_price, bread_range, harvest, priced, value_used
from ui.titles.tekhenu.style import TableStyle

SAID_BY_MOVE = (
    happened.DieTaken,
    happened.RoundBegan,
    happened.ActionBegan,
    happened.ProductionBegan,
    happened.DecreeKept,
    happened.CardKept,
    happened.StartCardTaken,
    happened.DestinyTaken,
    happened.AnubisCalled,
    happened.ValueChanged,
    happened.DieTurned,
    happened.DieRecoloured,
    happened.ExtraDeclared,
)
"""Events that only repeat the title of the tooltip, or belong to the turn that follows."""
_CARDS = (
    PlayBlessing,
    PlayPeople,
    TakeCard,
    TakeDestiny,
    TakeStartCard,
    KeepCard,
    RewardFirst,
    TurnDie,
    Recolour,
    PlayExtra,
    PickDecree,
    DoubleDecree,
    UseLastWork,
)
BUILT_BY: dict[type[Move], tuple[type[Event], ...]] = {
    BuildAt: (happened.BuildingBuilt,),
    BuildIn: (happened.BuildingBuilt,),
    HonourGod: (happened.StatueBuilt,),
    HonourPeople: (happened.PeopleStatueBuilt,),
    TakeCard: (happened.CardTaken,),
}
"""What the title of a move already says."""
LINES = 8


def preview(style: TableStyle, view: Tekhenu, move: Move, events: Sequence[Event], unknown: bool) -> Tip:
    """Title, effects in order, then what cannot be known."""
    if isinstance(move, TakeDie):
        return die_preview(style, view, move)
    lines = [f"_{text_of(style, move.card)}_"] if isinstance(move, _CARDS) else []
    if isinstance(move, CallAnubis):
        lines.append(style.say("tip.anubis"))
    lines += _effects(style, view, move, events)
    if unknown:
        lines.append(f":question: {style.say('tip.unknown')}")
    shown = lines if len(lines) <= LINES else [*lines[: LINES - 1], style.say("tip.more", n=len(lines) - LINES + 1)]
    return Tip(style.narrator.move(move), tuple(shown), foot=style.say("tip.click"))


def _effects(style: TableStyle, view: Tekhenu, move: Move, events: Sequence[Event]) -> list[str]:
    """One line for each thing that happens; goods that a seat receives or pays share a line of signs."""
    asked = view.decision.seat if view.decision is not None else None
    said = (*SAID_BY_MOVE, Unveiled, *BUILT_BY.get(type(move), ()))
    goods: dict[tuple[str, int], Counter[str]] = {}
    lines: list[Callable[[], str]] = []
    for event in _settled(view, move, events):
        if isinstance(event, said) or event.silent:
            continue
        if isinstance(move, TakeDestiny) and getattr(event, "seat", asked) != asked:
            continue
        if not isinstance(event, happened.GoodsGained | happened.GoodsPaid):
            lines.append(partial(_told, style, event))
            continue
        key = (_goods_sign(event), event.seat)
        if key not in goods:
            goods[key] = Counter()
            lines.append(partial(_goods, style, *key, goods[key], event.seat == asked))
        goods[key].update(_amounts(event))
    return [line() for line in lines]


def _settled(view: Tekhenu, move: Move, events: Sequence[Event]) -> list[Event]:
    """A die that comes to rest tells the balance as the scales foretell it, the excess of its Production included,
    also where a question comes before the Production."""
    asked = view.decision
    if not isinstance(move, DoProduce) or not isinstance(asked, UseDie):
        return list(events)
    excess = harvest(view, asked.seat, move.resource, asked.die.value).excess
    return [
        replace(event, balance=event.balance - excess) if isinstance(event, happened.DiePlaced) else event
        for event in events
    ]


def _goods_sign(event: happened.GoodsGained | happened.GoodsPaid) -> str:
    if isinstance(event, happened.GoodsPaid):
        return "minus"
    return "statue" if event.reason == "statue_bonus" else "plus"


def _amounts(event: happened.GoodsGained | happened.GoodsPaid) -> dict[str, int]:
    return {event.resource: event.n} if isinstance(event, happened.GoodsGained) else dict(priced(event.goods))


def _goods(style: TableStyle, sign: str, seat: int, moved: Counter[str], own: bool) -> str:
    """Signs of goods; whose they are is said unless it is the seat that decides."""
    what = "  ".join(f"{n} :{good}:" for good, n in moved.items())
    if own:
        return f":{sign}: {what}"
    return f":{sign}: {style.say('tip.seat_pays' if sign == 'minus' else 'tip.statue_gain', seat=seat, what=what)}"


def _told(style: TableStyle, event: Event) -> str:
    cue, text = CUES.get(type(event)), style.narrator.event(event)
    return f":{cue.sign}: {text}" if cue is not None and cue.sign else text


def die_preview(style: TableStyle, view: Tekhenu, move: TakeDie) -> Tip:
    """The action of the section with its price, who gains by statues, the Production, the balance."""
    decision = view.decision
    assert decision is not None
    seat, god, value = decision.seat, move.section, move.face
    lines = []
    if move.plate == "anubis":
        lines.append(f":jackal: {style.say('tip.anubis_die', n=value)}")
    else:
        action = _action(style, view, seat, god, value)
        lines += action
        if len(action) > 1 and components().resource_of[move.colour] is None:
            lines.append(f":scribe: {style.say('tip.with_help')}")
        lines += _statues(style, view, seat, god)
        lines.append(_production(style, view, seat, move))
    before = view.balance_of(seat)
    weight = {"pure": value, "tainted": -value}.get(move.plate, 0)
    lines.append(f":scales: {style.say('tip.balance_change', before=signed(before), after=signed(before + weight))}")
    title = style.say("tip.die", colour=move.colour, face=move.face, god=god)
    return Tip(title, tuple(line for line in lines if line), corner=style.narrator.label("plate", move.plate))


def _action(style: TableStyle, view: Tekhenu, seat: int, god: str, value: int) -> list[str]:
    value = value_used(view, seat, god, value)
    price = " ".join(f"{n} :{good}:" for good, n in action_price(view, seat, god, value))
    if god == "hathor":
        price = f"{bread_range(view)} :bread:"
    told = style.say(f"tip.act_{god}", n=value, cards=components().thoth[value].cards, god=god)
    line = f":{GOD_SIGNS[god]}: *{told}*" + (f" {style.say('tip.for', price=price)}" if price else "")
    why = obstacle(view, seat, god, value, means_of(view, seat, goods_before(view, seat, god)), free=False)
    if why is None:
        return [line]
    return [line, f":cross: {style.narrator.voice.say(why.key, **why.values)}"]


def _statues(style: TableStyle, view: Tekhenu, seat: int, god: str) -> list[str]:
    """Who gains when this god acts: the step of the rules is run on a copy."""
    copy = view.clone()
    heard: list[Event] = []
    copy.heard = heard
    pay_statues(copy, seat, god, copy.god_statues[GOD_NUMBER[god]])
    gains: dict[int, list[str]] = {}
    for event in heard:
        if isinstance(event, happened.GoodsGained):
            gains.setdefault(event.seat, []).append(f"{event.n} :{event.resource}:")
        elif isinstance(event, Scored):
            gains.setdefault(event.seat, []).append(style.say("points", n=event.points))
    return [
        f":statue: {style.say('tip.statue_gain', seat=owner, what=', '.join(what))}" for owner, what in gains.items()
    ]


def _production(style: TableStyle, view: Tekhenu, seat: int, move: TakeDie) -> str:
    resource = components().resource_of[move.colour]
    if resource is None:
        return f":hammer: {style.say('tip.no_production')}"
    made = harvest(view, seat, BASIC[resource], move.face)
    key = "tip.produce_excess" if made.excess else "tip.produce"
    return f":hammer: {style.say(key, kept=made.kept, excess=made.excess, sign=f':{GOODS[resource]}:')}"
