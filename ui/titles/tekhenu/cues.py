"""What is special about the events of Tekhenu. Pieces that only go elsewhere need no cue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from game.core.events import Event, Scored
from game.tekhenu import bot_events
from game.tekhenu import events as happened
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import CARD_TYPES, GOD_NUMBER, card_type
from ui.art.curves import Point
from ui.art.dice import die
from ui.art.goods import good_token
from ui.art.tokens import number_disc
from ui.kit.contract import Animation
from ui.kit.cue import Act, Cue
from ui.kit.fades import Banner
from ui.kit.film import Film
from ui.kit.gestures import Gesture, fly, throw
from ui.kit.thing import Thing
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.face import small_card
from ui.titles.tekhenu.cards.style import is_known
from ui.titles.tekhenu.dial.rotation import Rotation
from ui.titles.tekhenu.gestures import lifted, raised_up, rise, tilt, tumble, turned_up
from ui.titles.tekhenu.style import TableStyle

if TYPE_CHECKING:
    from ui.titles.tekhenu.board import TekhenuBoard

A: TypeAlias = Act[Tekhenu]
MOST = 6
"""Tokens of a good that rise at once."""


def _board(act: A) -> TekhenuBoard:
    return cast("TekhenuBoard", act.board)


def _style(act: A) -> TableStyle:
    return _board(act).style


# Places


def at_seat(act: A, seat: int, subject: str = "crest") -> Point:
    """A place on the open board of whoever looks; of the others their panel."""
    board = _board(act)
    if seat == board.viewer:
        for thing in board.laid(act.before, None).hand:
            if thing.id == f"own.{subject}":
                return thing.place.center
    panel = board.style.panel(act.before, seat)
    return (panel.x + panel.width // 3, panel.centery)


def cause(act: A) -> Point:
    """Where the last thing happened: gains rise from there."""
    layout = _style(act).layout
    for event in reversed(act.earlier):
        match event:
            case happened.ActionBegan(_, god, _) | happened.StatueBuilt(_, god) | happened.DieTaken(_, god):
                return layout.god(GOD_NUMBER[god])
            case happened.StatueBonus(_, god):
                return layout.dial.bonus(GOD_NUMBER[god])
            case happened.ProductionBegan(seat, resource, _):
                return at_seat(act, seat, f"production.{resource}")
            case happened.BuildingBuilt(_, space) | happened.PeopleStatueBuilt(_, space):
                return layout.space(space).center
            case happened.PillarLaid(_, _, space, _):
                return layout.space(space).center
    return layout.dial.centre


def tray_spot(act: A) -> Point:
    """Where the die lies while its seat decides what to do with it."""
    layout = _style(act).layout
    return (layout.zones.board.centerx, layout.zones.board.bottom - 60 * layout.u)


# Ways of things


def to_seat(act: A, thing: Thing) -> Gesture:
    return fly(thing, thing.place.center, 60, 0.4, goal=at_seat(act, act.event.seat))


def die_away(act: A, thing: Thing) -> Gesture:
    """To the tray of whoever looks, or to the panel of its seat."""
    seat: int = act.event.seat
    goal = tray_spot(act) if seat == _board(act).viewer else at_seat(act, seat)
    return lifted(thing, goal, _style(act).layout.u)


def raised_from(row: str) -> Callable[[A, Thing], Gesture]:
    """A piece comes from its row on the board of its seat."""
    return lambda act, thing: raised_up(thing, at_seat(act, act.event.seat, row), _style(act).layout.px(26))


def laid_down(act: A, old: Thing, new: Thing) -> Gesture:
    return raised_up(new, old.place.center, _style(act).layout.px(14))


def from_pile(act: A, thing: Thing) -> Gesture:
    """A new tile turns over on its way to the display, after the others made room."""
    return turned_up(thing, _style(act).layout.pile.center, 0.3).after(0.25)


def in_place(act: A, thing: Thing) -> Gesture:
    return turned_up(thing, thing.place.center, 0.3)


def out_of_bag(act: A, thing: Thing) -> Gesture:
    layout = _style(act).layout
    return tumble(thing, layout.bag, 90 * layout.u)


# What moves without being a thing


def placed(act: A) -> list[Gesture]:
    """A die onto the scales of whoever looks, whose beam swings."""
    event, board = act.event, _board(act)
    if event.seat != board.viewer:
        return []
    layout = board.style.layout
    picture, goal = die(layout.px(32), event.face, event.colour), at_seat(act, event.seat, f"scales.{event.plate}")
    found = throw(picture, [tray_spot(act)], goal, 1, 40 * layout.u, seconds=0.35)
    before, after = act.before.balance_of(event.seat), act.after.balance_of(event.seat)
    if before != after:
        found.append(tilt(board.style, board.own.parts.scales, act.after, event.seat, before).after(0.35))
    return found


def gains(act: A) -> list[Gesture]:
    """Goods and points rise from what caused them."""
    size, start, found = _style(act).layout.px(28), cause(act), list[Gesture]()
    rising = []
    for event in act.events:
        if isinstance(event, happened.GoodsGained):
            goal = at_seat(act, event.seat, f"good.{event.resource}")
            rising += [(good_token(event.resource, size), goal)] * min(event.n, MOST)
        else:
            text = f"+{event.points}" if event.points >= 0 else f"−{-event.points}"
            rising.append((number_disc(round(size * 1.2), text), at_seat(act, event.seat)))
    for number, (picture, goal) in enumerate(rising):
        aside = (number - (len(rising) - 1) / 2) * picture.get_width() * 0.9
        found.append(rise(picture, start, goal, aside).after(min(0.18, 0.036 * number)))
    return found


def discarded(act: A) -> list[Gesture]:
    """A card over the board to the discards."""
    event, style, market = act.event, _style(act), _board(act).map.market
    size = (style.layout.px(94), style.layout.px(94))
    kind = card_type(event.card)
    picture = small_card(style, event.card, size) if is_known(event.card) else back(kind, size)
    start, goal = at_seat(act, event.seat, f"card.{event.card}"), market.discards[CARD_TYPES.index(kind)].center
    return throw(picture, [start], goal, 1, 60, seconds=0.45)


def cleared(act: A) -> list[Gesture]:
    """All dice of the scales go back into the bag."""
    layout, found = _style(act).layout, list[Gesture]()
    for seat, owner in enumerate(act.before.seats):
        for number, one in enumerate((*owner.pure, *owner.tainted, *owner.anubis)):
            picture = die(layout.px(24), one.face, one.colour)
            start = at_seat(act, seat, "scales")
            found += [way.after(0.04 * number) for way in throw(picture, [start], layout.bag, 1, 60, seconds=0.4)]
    return found


# Scenes


def turned(act: A) -> Sequence[Animation]:
    """The disc turns, then the dice slide to their new lines one after the other."""
    found: list[Animation] = [Rotation(_style(act), act.before, act.board.laid(act.before, None).board)]
    moved = [(old, new) for old, new in act.change.moved if new.kind == "die"]
    if moved:
        slides = [fly(new, old.place.center, 0, 0.3).after(0.04 * k) for k, (old, new) in enumerate(moved)]
        found.append(Film(act.after, frozenset(new.id for _, new in moved), slides))
    return found


def banner(key: str) -> Callable[[A], Sequence[Animation]]:
    """A few words about what begins."""

    def scenes(act: A) -> Sequence[Animation]:
        style = _style(act)
        text = style.say(f"banner.{key}", n=act.event.number)
        return [Banner(style.screen, act.before, style.layout.zones.board, text)]

    return scenes


def same_kind(event: Event) -> object:
    return type(event)


_GAIN = Cue(gestures=gains, group=lambda event: "gain")
_WALK = Cue(height=0, seconds=0.3)
CUES: dict[type[Event], Cue] = {
    happened.DieTaken: Cue("dice", 4, leave=die_away),
    happened.DiePlaced: Cue(sign="scales", gestures=placed),
    happened.DialTurned: Cue("gong", 5, scenes=turned, told=True),
    happened.DiceRolled: Cue("dice", 4, enter=out_of_bag, each=0.06, height=0, seconds=0.3),
    happened.ScalesCleared: Cue(gestures=cleared),
    happened.JudgementBegan: Cue("gong", 5, scenes=banner("judgement")),
    happened.ScoringBegan: Cue("gong", 5, scenes=banner("scoring")),
    happened.Judged: _WALK._replace(sign="feather", group=same_kind, seconds=0.5),
    happened.PopulationMoved: _WALK._replace(sign="population"),
    happened.HappinessMoved: _WALK._replace(sign="happiness"),
    happened.BuildingBuilt: Cue("stone", 3, "building", enter=raised_from("buildings")),
    happened.StatueBuilt: Cue("stone", 3, "statue", enter=raised_from("statues")),
    happened.PeopleStatueBuilt: Cue("stone", 3, "statue", enter=raised_from("statues")),
    happened.PillarLaid: Cue("stone", 3, "pillar", move=laid_down),
    happened.PillarRaised: Cue(enter=raised_from("pillars")),
    happened.DisplaySlid: Cue(enter=from_pile, height=0, seconds=0.25),
    happened.MarketFilled: Cue(enter=in_place, each=0),
    happened.SectionRefreshed: Cue("page", 1),
    happened.SectionOpened: Cue(sign="card"),
    happened.CardTaken: Cue("page", 1, "card", leave=to_seat),
    happened.BlessingPlayed: Cue("page", 1, "hand", gestures=discarded),
    happened.DestinyTaken: Cue("page", 1, leave=to_seat),
    happened.DecreeKept: Cue("page", 1),
    happened.StartCardTaken: Cue("page", 1),
    happened.CardKept: Cue("page", 1),
    bot_events.BotTileTurned: Cue("page", 1),
    happened.GoodsGained: _GAIN,
    Scored: _GAIN._replace(sign="trophy"),
    happened.GoodsPaid: Cue("coin", 2),
    happened.FaithLaid: Cue("coin", 2),
    happened.Produced: Cue("coin", 2),
    happened.StatueBonus: Cue("coin", 2),
    happened.ProductionRaised: Cue(sign="hammer"),
    happened.AbilityUsed: Cue(sign="star"),
    happened.ExcessPlaced: Cue(sign="scales"),
    happened.DecreeScored: Cue("win", 6),
}
