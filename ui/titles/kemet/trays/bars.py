"""What the bar below the map says for each question, and the short words of its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.core.agenda import Move
from game.core.records import message_name
from game.kemet.balance import missing_levels
from game.kemet.cards import LET_IT_BE, ConsiderVeto
from game.kemet.components import components
from game.kemet.creatures import KEEP_CREATURE
from game.kemet.landing import PUT_NO_MORE
from game.kemet.march import MOVE_NOBODY, STOP_HERE, Advance, Detach, GoOn
from game.kemet.market import BUY_NOTHING
from game.kemet.onset import PASS, STAND_ASIDE, SpeakInWindow, is_asked
from game.kemet.pyramids import RAISE_NOTHING
from game.kemet.recruiting import RECRUIT_NO_MORE, Recruit
from game.kemet.setup import Garrison, GarrisonCity
from game.kemet.tokens import KEEP_GOLD, KEEP_SILVER, ChooseAction, PlaceGold
from ui.art.palette import ButtonKind
from ui.frame.tooltip import Tip
from ui.titles.kemet.recruits import fill_bar
from ui.titles.kemet.spread import Spread
from ui.titles.kemet.tips import ACTION_SIGNS
from ui.titles.kemet.trays.bar import Bar
from ui.titles.kemet.trays.button import Button, Picture, sign
from ui.titles.kemet.ways import chosen_group

READY = (PASS, LET_IT_BE, STOP_HERE, RECRUIT_NO_MORE, PUT_NO_MORE, KEEP_CREATURE, KEEP_SILVER, KEEP_GOLD)
"""What Enter answers, if nothing else was chosen."""
QUIET = (MOVE_NOBODY, RAISE_NOTHING, BUY_NOTHING)
"""Empty actions: never the proposed answer."""


def bar_for(spread: Spread, missing: Sequence[Move], hush: Callable[[], None]) -> Bar:
    """`missing` are the moves that nothing else on the table stands for; they wait while a card seeks its target."""
    bar = Bar(title=_title(spread))
    if spread.choice.card:
        cancel = spread.question.does(lambda: setattr(spread.choice, "card", ""))
        bar.buttons.append(Button(spread.say("bar.cancel"), text=spread.say("bar.cancel"), act=cancel, kind="wood"))
        return bar
    decision = spread.decision
    if isinstance(decision, GarrisonCity):
        bar.buttons.append(_garrison(spread))
    elif isinstance(decision, (Advance, Detach)):
        _group(spread, decision, bar)
    elif fill_bar(spread, bar) and bar.buttons:
        return bar
    elif isinstance(decision, (SpeakInWindow, ConsiderVeto)):
        bar.shields = _shields(spread)
    bar.buttons += [_plain(spread, move) for move in missing]
    if isinstance(decision, SpeakInWindow) and STAND_ASIDE not in spread.question.moves:
        text = spread.say("answer.hush")
        bar.buttons.append(Button(text, text=text, act=hush, tip=partial(Tip, text, (spread.say("tip.hush"),))))
    return bar


def _title(spread: Spread) -> str:
    """What to do, in a few words; what is missing for Balance before a token."""
    decision, seat = spread.decision, spread.seat
    if decision is None:
        return ""
    if spread.choice.card:
        return spread.say("bar.aim", card=spread.choice.card)
    if isinstance(decision, ChooseAction) and seat is not None:
        left = components().own_tokens - spread.view.own_tokens[seat]
        return spread.say("bar.balance", missing=missing_levels(spread.view.tokens[seat]), left=left)
    key = f"bar.hint.{message_name(type(decision))}"
    return spread.say(key) if f"board_kemet.{key}" in spread.style.narrator.voice.catalogue else ""


def _garrison(spread: Spread) -> Button:
    marked = set(spread.choice.marked)
    move = next((move for move in spread.question.of(Garrison) if set(move.space) == marked), None)
    text = spread.say("bar.confirm")
    moves = (move,) if move is not None else ()
    told = spread.say("tip.garrison") if moves else spread.say("bar.hint.garrison_city")
    return Button(text, moves, text, kind="gold", ready=True, sure=True, tip=partial(Tip, text, (told,)))


def _group(spread: Spread, decision: Advance | Detach, bar: Bar) -> None:
    """How many go on, and with whom; where they go is chosen on the map, or is known already."""
    view, march = spread.view, spread.view.march
    assert march is not None
    here, creatures = view.units[march.at], view.creatures[march.at]
    bar.title = spread.say("bar.marching")
    bar.creatures = tuple((name, name not in spread.choice.behind) for name in creatures)
    if isinstance(decision, Advance):
        bar.count = (min(spread.choice.n or here, here), 1, here)
        return
    moves = spread.question.of(GoOn)
    chosen = chosen_group(moves, spread.choice.n, spread.choice.behind)
    counts = sorted({move.n for move in moves})
    bar.count = (chosen.n, counts[0], counts[-1])
    bar.creatures = tuple((name, name in chosen.creature) for name in creatures)
    text = spread.say("bar.go")
    bar.buttons.append(Button(spread.style.narrator.move(chosen), (chosen,), text, kind="gold", ready=True))


def _shields(spread: Spread) -> tuple[tuple[int, int, bool], ...]:
    """KEM-16.4  Every seat that holds cards, in the order of asking; it looks the same whatever the hands contain."""
    view = spread.view
    before = isinstance(spread.decision, SpeakInWindow) and spread.decision.before_combat
    order = view.ranked(view.active) if view.active >= 0 else list(view.order)
    return tuple(
        (seat, len(view.hands[seat]), not view.passed[seat] and is_asked(view, seat, before))
        for seat in order
        if view.hands[seat]
    )


def _plain(spread: Spread, move: Move) -> Button:
    """A button in short words; at length in its tooltip."""
    style = spread.style
    label = style.narrator.move(move)
    key = f"answer.{message_name(type(move))}"
    text = style.say(key) if f"board_kemet.{key}" in style.narrator.voice.catalogue else label
    kind: ButtonKind = "papyrus"
    pictures: tuple[Picture, ...] = ()
    if isinstance(move, PlaceGold):
        text = style.name("action_kind", move.action)
        pictures = (sign(ACTION_SIGNS[move.action], (72, 40, 12)),)
    if _is_quiet(spread, move):
        kind = "wood"
    elif move in READY:
        kind = "gold"
    return Button(label, (move,), text, pictures, kind, ready=kind == "gold")


def _is_quiet(spread: Spread, move: Move) -> bool:
    """Whether a move would leave an action without any effect; Enter shall not do that unasked."""
    march, decision = spread.view.march, spread.decision
    stays = move == STOP_HERE and march is not None and march.first
    return move in QUIET or stays or (isinstance(decision, Recruit) and move == RECRUIT_NO_MORE and not decision.placed)
