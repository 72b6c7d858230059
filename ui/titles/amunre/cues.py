"""What is special about the events of Amun-Re. Scribes and tiles that only go elsewhere need no cue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, cast

from pygame import Rect, Surface

from game.amunre import events as happened
from game.amunre.state import AmunRe
from game.core.events import Event, Scored
from ui.art.cards import card_back
from ui.art.curves import Point
from ui.art.lettering import height, put_text
from ui.art.palette import CREAM, GOLD_TITLE
from ui.art.plates import tooltip
from ui.art.tokens import coin, seal
from ui.frame import words
from ui.kit.contract import Animation
from ui.kit.cue import Act, Cue
from ui.kit.fades import Banner
from ui.kit.gestures import Gesture, along, build, drop, fade, fly, throw, unroll
from ui.kit.thing import Thing
from ui.titles.amunre.faces import PROVINCE_BACK
from ui.titles.amunre.offering.scene import OfferingScene
from ui.titles.amunre.offering.story import TOLD, story
from ui.titles.amunre.pieces import BACK, small_card
from ui.titles.amunre.province_card import province_card
from ui.titles.amunre.style import SIGNS, TableStyle, colour_of

if TYPE_CHECKING:
    from ui.titles.amunre.board import AmunReBoard

A: TypeAlias = Act[AmunRe]
MOST_COINS = 10
"""Coins that fly at once; more would only be a cloud."""


def _board(act: A) -> AmunReBoard:
    return cast("AmunReBoard", act.board)


def _style(act: A) -> TableStyle:
    return _board(act).style


# Ways of things


def from_seat(act: A, thing: Thing) -> Gesture:
    """From the panel of the seat that the event is about."""
    return fly(thing, _style(act).layout.seat(act.event.seat))


def to_seat(act: A, thing: Thing) -> Gesture:
    return fly(thing, thing.place.center, 40, 0.6, goal=_style(act).layout.seat(act.event.seat))


def falls(act: A, thing: Thing) -> Gesture:
    return drop(thing, _style(act).layout.px(70))


def unrolled(act: A, thing: Thing) -> Gesture:
    """A province card turns over on its deck, flies to its province and unrolls to a bid card."""
    if thing.kind != "bidcard":
        return fade(thing)
    style = _style(act)
    deck = style.layout.deck(0)
    face = province_card(style, thing.id.partition(".")[2], (round(deck.height * 1.2), deck.height), True)
    back = card_back(deck.size, PROVINCE_BACK, "sphinx", 6)
    return unroll(thing, act.change.parts.get(thing.id, ()), back, face, deck.center, style.layout.px(60))


def walked(act: A, old: Thing, new: Thing) -> Gesture:
    """A marker walks along the track; one that only makes room stays where it is."""
    layout, seat = _style(act).layout, int(new.id.partition(".")[2])
    start, end = act.before.points[seat], act.after.points[seat]
    if start == end:
        return along(new, lambda _: new.place.center, _length(act))
    return along(new, lambda share: layout.score_spot(start + (end - start) * share, 0, 1), _length(act))


def _length(act: A) -> float:
    """Seconds for which markers walk."""
    most: int = max(event.points for event in act.events)
    return 1.0 + min(1.2, 0.09 * most)


# What moves without being a thing


def coins(act: A) -> list[Gesture]:
    """From the farmers and signs of a province to the panel of its owner."""
    style, name = _style(act), act.event.province
    lying = act.board.laid(act.before, None).board
    spots: list[Point] = [one.place.center for one in lying if one.id.startswith(f"farmer.{name}.")]
    spots += [sign.place.center for sign in _board(act).map.rows[name].signs if sign.number]
    start, goal = spots or [style.layout.anchor(name)], style.layout.seat(act.event.seat)
    return throw(coin(style.layout.px(26)), start, goal, min(MOST_COINS, act.event.n), style.layout.px(50), 0.05)


def drawn(act: A) -> list[Gesture]:
    """Hidden cards from the deck to the panel; those that lay on a province are things and fly by themselves."""
    layout, deck = _style(act).layout, _style(act).layout.deck(1)
    count = act.event.n - sum(one.kind == "bonus" for one in act.change.went)
    back = card_back(deck.size, BACK, "favour")
    return throw(back, [deck.center], layout.seat(act.event.seat), min(4, count), 40, 0.15)


def discarded(act: A) -> list[Gesture]:
    """From the panel, over the province where the card works, to the discards."""
    layout, event = _style(act).layout, act.event
    place = layout.deck(2)
    picture = small_card(place.size, colour_of(event.card), SIGNS[event.card])
    start, goal = layout.seat(event.seat), place.center
    if not isinstance(event, happened.CardPlayedOn):
        return throw(picture, [start], goal, 1, 40)
    x, y = layout.anchor(event.province)
    over = (x, y + layout.px(60))
    there, on = throw(picture, [start], over, 1, 40), throw(picture, [over], goal, 1, 40)
    return [*there, *(one.after(0.6) for one in on)]


def offered(act: A) -> list[Gesture]:
    """A card face down into the delta."""
    layout = _style(act).layout
    back = card_back((layout.px(40), layout.px(56)), BACK, "offering")
    return throw(back, [layout.seat(act.event.seat)], layout.delta.center, 1, 60, seconds=0.4)


def built(act: A) -> list[Gesture]:
    """Stones become a pyramid."""
    change = act.change
    stones = [one for one in change.went if one.kind == "stone"]
    new = [*change.came, *(after for _, after in (*change.turned, *change.moved))]
    return [build(stones, one) for one in new if one.kind == "pyramid"][:1]


def reason_plate(act: A) -> list[Gesture]:
    """In the middle of the map: for what there are points, and who gets how many."""
    style = _style(act)
    gains, title = {event.seat: event.points for event in act.events}, style.narrator.label("reason", act.event.reason)
    return [Gesture(lambda target, _: _paint_plate(target, style, title, gains), _length(act))]


def _paint_plate(target: Surface, style: TableStyle, title: str, gains: dict[int, int]) -> None:
    screen = style.layout.screen
    px, line, pad = screen.text(26), screen.text(24), screen.px(16)
    size = round(line * 1.5)
    cell, high = size + screen.px(14) + line * 2, height("heading", px)
    place = Rect(0, 0, max(screen.px(420), len(gains) * cell + screen.px(60)), high + size + screen.px(50))
    place.center = style.layout.map.center
    tooltip(place.size, screen.scale).put(target, place.topleft)
    head = Rect(place.x + pad, place.y + screen.px(12), place.width - 2 * pad, high)
    words.line(target, title, head, "heading", px, GOLD_TITLE, "center")
    x, y = place.centerx - len(gains) * cell // 2, head.bottom + screen.px(8) + size // 2
    for seat in sorted(gains):
        sign = seal(style.seat_styles[seat], size)
        target.blit(sign, sign.get_rect(midleft=(x, y)))
        put_text(target, f"+{gains[seat]}", "number", line, CREAM, (x + size + screen.px(8), y))
        x += cell


# Scenes


def banner(key: str, *values: tuple[str, str]) -> Callable[[A], Sequence[Animation]]:
    """A few words about what begins or ends; `values`: names in the text, and fields of the event."""

    def scenes(act: A) -> Sequence[Animation]:
        style = _style(act)
        said = style.say(key, **{name: getattr(act.event, field) for name, field in values})
        return [Banner(style.layout.screen, act.before, style.layout.map, said[:1].upper() + said[1:], 1.1)]

    return scenes


def offerings(act: A, still: bool = False) -> Sequence[Animation]:
    """The scene under the winged sun."""
    told = story(act.before, act.events, still=still)
    return [OfferingScene(_style(act), told)] if told is not None else []


def same_kind(event: Event) -> object:
    return type(event)


def same_reason(event: Event) -> object:
    return event.reason if isinstance(event, Scored) else None


_OFFERING = Cue(
    scenes=offerings,
    still_scenes=partial(offerings, still=True),
    group=lambda event: "offering",
    gathers=True,
    seconds=0.6,
)
CUES: dict[type[Event], Cue] = {
    **dict.fromkeys(TOLD, _OFFERING),
    happened.OfferingShifted: _OFFERING._replace(sign="scales"),
    happened.TilePlaced: _OFFERING._replace(sound="gong", loud=4, sign="nile"),
    happened.TurnBegan: Cue(scenes=banner("banner.turn", ("kingdom", "kingdom"), ("n", "number"))),
    happened.KingdomEnded: Cue(scenes=banner("banner.kingdom_end", ("kingdom", "kingdom"))),
    happened.ProvincesRevealed: Cue("page", 1, enter=unrolled, each=0.385),
    happened.BonusLaid: Cue(enter=falls, group=same_kind),
    happened.BidPlaced: Cue("stone", 3, enter=from_seat),
    happened.BidContested: Cue(sign="exclaim"),
    happened.SpaceClosed: Cue(sign="lock"),
    happened.ProvinceTaken: Cue(sign="scribe", group=same_kind, seconds=0.5, height=20),
    happened.BonusGold: Cue("coin", 2, "gold", gestures=coins),
    happened.CardPlayed: Cue("page", 1, "card", gestures=discarded),
    happened.CardPlayedOn: Cue("page", 1, "card", gestures=discarded),
    happened.CardExchanged: Cue("coin", 2, "card", gestures=discarded),
    happened.CardExchangedSecretly: Cue(sign="card"),
    happened.CardsDrawn: Cue("page", 1, "favour", gestures=drawn, leave=to_seat),
    happened.FarmerPlaced: Cue(sign="farmer", enter=falls),
    happened.ExtraFarmerPlaced: Cue(sign="farmer", enter=falls),
    happened.StonePlaced: Cue("stone", 3, "stone", enter=falls),
    happened.GiftFarmer: Cue(sign="farmer", enter=falls),
    happened.GiftStone: Cue("stone", 3, "stone", enter=falls),
    happened.GiftCard: Cue(sign="favour"),
    happened.PyramidBuilt: Cue("stone", 3, "pyramid", gestures=built, told=True),
    happened.OfferingLaid: Cue("page", 1, gestures=offered),
    happened.ProvinceIncome: Cue(gestures=coins),
    happened.IncomeReceived: Cue("coin", 2, "coin"),
    happened.KingdomScoring: Cue("gong", 4),
    happened.GameEnded: Cue("win", 5),
    Scored: Cue(sign="trophy", gestures=reason_plate, move=walked, group=same_reason),
}
