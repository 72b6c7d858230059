"""What is special about the events of Kemet: sounds, and how marches, losses, tokens and cards are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from game.core.events import Event, Scored
from game.kemet import events as happened
from game.kemet.components import components
from game.kemet.state import Kemet
from ui.art.curves import Point
from ui.kit.contract import Animation
from ui.kit.cue import Act, Cue
from ui.kit.fades import Banner
from ui.kit.film import Film
from ui.kit.gestures import Gesture, drop, fade, throw
from ui.kit.thing import Thing
from ui.titles.kemet import gestures as go
from ui.titles.kemet.cards import (
    divine_back,
    divine_card,
    gold_token,
    own_token,
    seat_shield,
    silver_token,
    tile_square,
)
from ui.titles.kemet.map import figures
from ui.titles.kemet.map.pieces import Troop, troops_on
from ui.titles.kemet.map.trail import land_line
from ui.titles.kemet.market.display import market_places
from ui.titles.kemet.seat.own_board import own_board_places
from ui.titles.kemet.seat.tracks import order_places, pile_places
from ui.titles.kemet.style import TableStyle

if TYPE_CHECKING:
    from ui.titles.kemet.board import KemetBoard

A: TypeAlias = Act[Kemet]
CHOSEN = 0.6
"""Seconds that a shield flies to its position."""


def _board(act: A) -> KemetBoard:
    return cast("KemetBoard", act.board)


def _style(act: A) -> TableStyle:
    return _board(act).style


def _panel(act: A) -> Point:
    """The middle of the panel of the seat that the event is about."""
    return _style(act).panel(act.before, act.event.seat).center


def _own(act: A) -> bool:
    """Whether the hand and board below are those of this seat."""
    return bool(act.event.seat == act.board.viewer)


def _lying(act: A, view: Kemet, name: str) -> Thing | None:
    """A thing of the map in a view."""
    return next((one for one in act.board.laid(view, None).board if one.id == name), None)


def _foot(act: A, troop: Thing | None) -> Point:
    """Where a Troop stands on the space of the event: in the middle, or beside the enemy that holds it."""
    places, space = _board(act).map, act.event.space
    middle = places.troop(space, Troop(act.event.seat, 1)).place.center
    return places.geometry.troop(space, troop is not None and troop.place.center != middle)


def _scene(view: Kemet, gestures: Sequence[Gesture], hides: Sequence[str] = ()) -> Sequence[Animation]:
    return [Film(view, frozenset(hides), gestures)]


# Troops


def falls(act: A, thing: Thing) -> Gesture:
    """Troops and pyramids come from above."""
    return drop(thing, _style(act).layout.px(90)) if thing.kind in ("troop", "pyramid") else fade(thing)


def recruited(act: A) -> Sequence[Animation]:
    """Units from above, one after another, onto their Troop or beside the enemy."""
    board, event = _board(act), act.event
    thing = _lying(act, act.after, f"troop.{event.seat}.{event.space}")
    x, y = _foot(act, thing)
    scale, seat_style = board.map.geometry.scale, board.style.seat_styles[event.seat]
    one = figures.soldiers(seat_style, 1, scale)
    feet = [(x + (k - (event.n - 1) / 2) * 13 * scale, y + 3 * scale) for k in range(event.n)]
    return _scene(act.before, go.falling([(one, foot) for foot in feet], scale))


def marched(act: A) -> Sequence[Animation]:
    """The group leaves what stays behind and joins what stands at its goal, or halts before an enemy there."""
    board, event = _board(act), act.event
    geometry, goal = board.map.geometry, f"troop.{event.seat}.{event.space}"
    troop = _group(act)
    arrived = _lying(act, act.after, goal)
    end = geometry.troop(event.space, beside=arrived is None)
    picture = board.style.seat_styles[event.seat], geometry.scale, troop
    if isinstance(event, happened.TroopTeleported):
        way = go.teleport(*picture, geometry.troop(event.start), end)
    else:
        line = land_line(geometry, event.start, event.space)
        sails = geometry.harbour(event.start, event.space) is not None
        way = go.march(*picture, [*line[:-1], end], sails)
    there = _lying(act, act.before, goal)
    waiting = [go.stay(there, way.seconds)] if there is not None else []
    return _scene(act.after, [*waiting, way], [goal])


def _group(act: A) -> Troop:
    """Who goes: of a Troop that withdraws the whole of it."""
    event = act.event
    if isinstance(event, happened.TroopMoved | happened.TroopTeleported):
        return Troop(event.seat, event.n, event.creature)
    there = troops_on(act.before, act.before.board.index[event.start])
    creatures = next((one.creatures for one in there if one is not None and one.seat == event.seat), ())
    return Troop(event.seat, event.n, creatures)


def fallen(act: A) -> Sequence[Animation]:
    """Units leave the map in the dust, and a number says how many."""
    board, event = _board(act), act.event
    thing = _lying(act, act.before, f"troop.{event.seat}.{event.space}")
    if thing is None:
        return []
    geometry = board.map.geometry
    way = go.fall(board.style.seat_styles[event.seat], geometry.scale, Troop(event.seat, event.n), _foot(act, thing))
    return _scene(act.after, [way])


def creature_falls(act: A) -> Sequence[Animation]:
    board, event = _board(act), act.event
    geometry = board.map.geometry
    x, y = geometry.troop(event.space)
    dx, dy = figures.CREATURE_FOOT
    picture = figures.creature(event.creature, board.style.seat_styles[event.seat], geometry.scale)
    foot = (x + dx * geometry.scale, y + dy * geometry.scale)
    return _scene(act.before, go.falling([(picture, foot)], geometry.scale))


def creature_leaves(act: A) -> list[Gesture]:
    """Back to the reserve, if it was not taken off with its Troop."""
    board, event, view = _board(act), act.event, act.before
    space = next((number for number, here in enumerate(view.creatures) if event.creature in here), None)
    if space is None:
        return []
    geometry = board.map.geometry
    picture = figures.creature(event.creature, board.style.seat_styles[event.seat], geometry.scale)
    return throw(picture, [geometry.creature_spot(view.name(space))], _panel(act), 1, 60, seconds=0.4)


def clash(act: A) -> Sequence[Animation]:
    """Two Troops meet: crossed blades flash over the space."""
    geometry = _board(act).map.geometry
    return _scene(act.after, [go.blades(geometry.troop(act.event.space), geometry.scale)])


# Tokens, prayers, pyramids, powers


def token(act: A) -> list[Gesture]:
    """From the supply of the seat to its action space, on the own board or in the panel."""
    style, event, size = _style(act), act.event, _style(act).screen.px(30)
    if isinstance(event, happened.TokenPlaced):
        picture = own_token(style.seat_styles[event.seat], size)
    else:
        picture = silver_token(size) if isinstance(event, happened.SilverPlaced) else gold_token(size)
    if _own(act):
        place = event.action if event.action in components().action_index else components().gold_space
        start: Point = (style.layout.own_board.x + style.screen.px(40), style.layout.own_board.y + size)
        goal: Point = own_board_places(style)[place].center
    else:
        start = _panel(act)
        goal = (start[0] + style.layout.seats[0].width * 0.4, start[1])
    return throw(picture, [start], goal, 1, style.layout.px(30), seconds=0.3)


def gained(act: A) -> list[Gesture]:
    """Over the panel; by Night the plate of its step tells it."""
    style, sign = _style(act), -1 if isinstance(act.event, happened.PrayersLost) else 1
    if act.before.phase != "day":
        return []
    key, field = ("gain.vp", "points") if isinstance(act.event, Scored) else ("gain.prayers", "n")
    found = []
    for event in act.events:
        n = sign * getattr(event, field)
        place = style.panel(act.before, event.seat)
        found.append(go.tag(style, style.say(key, n=n), n > 0, (place.x + place.width * 0.46, place.centery)))
    return found


def risen(act: A) -> Sequence[Animation]:
    """A pyramid grows by its new courses, or comes up where none was."""
    name = f"pyramid.{act.event.space}"
    new, old = _lying(act, act.after, name), _lying(act, act.before, name)
    assert new is not None
    grown = act.event.level - act.before.levels[act.before.board.index[act.event.space]]
    return _scene(act.before, [go.grow(new, old, 0.3 + 0.15 * grown)], [name])


def bought(act: A) -> list[Gesture]:
    """From the display to the seat."""
    style, tile = _style(act), act.event.tile
    places = market_places(style)
    start = places[tile].center if tile in places else style.layout.market.center
    return throw(tile_square(tile, style.screen.px(52)), [start], _panel(act), 1, style.screen.px(40), seconds=0.35)


# Cards


def played(act: A) -> list[Gesture]:
    """Held up for everybody, then onto the discard."""
    style, event = _style(act), act.event
    if isinstance(event, happened.CardVetoed):
        card = next(card.id for card in components().cards.values() if card.effect.type == "cancel_di")
    else:
        card = event.card
    px, middle = style.screen.px, style.layout.map.center
    held = go.hold(divine_card(style, card, (px(210), px(262))), middle)
    small = divine_card(style, card, (px(72), px(90)))
    away = throw(small, [middle], pile_places(style)["discard"].center, 1, 60, seconds=0.3)
    return [held, *(one.after(held.seconds) for one in away)]


def drawn(act: A) -> list[Gesture]:
    style = _style(act)
    if act.before.phase != "day":
        return []
    back = divine_back((style.screen.px(40), style.screen.px(50)))
    goal = style.layout.hand.center if _own(act) else _panel(act)
    return throw(back, [pile_places(style)["draw"].center], goal, act.event.n, 60, 0.08, 0.35)


# Days and nights


def banner(key: str, **values: str) -> Callable[[A], Sequence[Animation]]:
    """A few words about what begins; `values`: names in the text, and fields of the event."""

    def scenes(act: A) -> Sequence[Animation]:
        style = _style(act)
        said = style.say(key, **{name: getattr(act.event, field) for name, field in values.items()})
        return [Banner(style.screen, act.before, style.layout.zones.board, said)]

    return scenes


def chosen(act: A) -> list[Gesture]:
    """A shield goes from its panel to the track on the map."""
    style, event = _style(act), act.event
    place = order_places(style)[event.number - 1]
    picture = seat_shield(style.seat_styles[event.seat], max(16, place.height - 4))
    return throw(picture, [_panel(act)], place.center, 1, style.layout.px(80), seconds=CHOSEN)


def same_reason(event: Event) -> object:
    """Points of one reason together, those that are lost apart."""
    return (event.reason, event.points > 0) if isinstance(event, Scored) else None


_GONG, _STONE, _PAGE, _CLICK, _COIN = 5, 4, 3, 2, 1
CUES: dict[type[Event], Cue] = {
    happened.DistrictsGarrisoned: Cue("click", _CLICK, enter=falls),
    happened.UnitsPlaced: Cue("click", _CLICK, scenes=recruited, told=True),
    happened.TroopMoved: Cue("click", _CLICK, scenes=marched, told=True),
    happened.TroopTeleported: Cue("click", _CLICK, scenes=marched, told=True),
    happened.TroopEscaped: Cue("click", _CLICK, scenes=marched, told=True),
    happened.TroopRetreated: Cue("click", _CLICK, scenes=marched, told=True),
    happened.UnitsRemoved: Cue("stone", _STONE, scenes=fallen, told=True),
    happened.TroopRecalled: Cue(scenes=fallen, told=True),
    happened.CreaturePlaced: Cue("stone", _STONE, scenes=creature_falls, told=True),
    happened.CreaturesSwapped: Cue(scenes=creature_falls, told=True),
    happened.CreatureReturned: Cue(gestures=creature_leaves),
    happened.CombatBegan: Cue("gong", _GONG, scenes=clash, told=True),
    happened.TokenPlaced: Cue("click", _CLICK, gestures=token),
    happened.SilverPlaced: Cue("click", _CLICK, gestures=token),
    happened.GoldPlaced: Cue("click", _CLICK, gestures=token),
    happened.PrayersGained: Cue("coin", _COIN, gestures=gained),
    happened.PrayersLost: Cue("coin", _COIN, gestures=gained),
    Scored: Cue(gestures=gained, group=same_reason),
    happened.PyramidPlaced: Cue("stone", _STONE, scenes=risen, told=True),
    happened.PyramidRaised: Cue("stone", _STONE, scenes=risen, told=True),
    happened.TileBought: Cue("page", _PAGE, gestures=bought),
    happened.CardPlayed: Cue("page", _PAGE, gestures=played),
    happened.CardVetoed: Cue("page", _PAGE, gestures=played),
    happened.CardsDrawn: Cue("page", _PAGE, gestures=drawn),
    happened.DayBegan: Cue(scenes=banner("banner.day", n="number")),
    happened.EndTriggered: Cue("gong", _GONG, scenes=banner("banner.end", seat="seat")),
    happened.PositionTaken: Cue("click", _CLICK, gestures=chosen),
    **dict.fromkeys((happened.CardUsed, happened.BattleCardLaid, happened.BattleCardShown), Cue("page", _PAGE)),
    happened.VisionHad: Cue("page", _PAGE),
    **dict.fromkeys((happened.NightBegan, happened.DawnBegan, happened.GameEnded), Cue("gong", _GONG)),
    happened.CombatWon: Cue("gong", _GONG),
}
