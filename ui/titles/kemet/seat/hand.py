"""The hand: battle cards (in hand, discarded, the hidden ones face down) and divine intervention cards."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.core.records import record
from game.kemet.components import components
from game.kemet.state import Kemet
from ui.art.lettering import width
from ui.art.light import box_aura
from ui.art.palette import LEGAL
from ui.frame import words
from ui.titles.kemet.cards import battle_back, battle_card, divine_back, divine_card, put_count, say
from ui.titles.kemet.cards.battle import State
from ui.titles.kemet.seat.furniture import HEADING, REMARK, paint_light, paint_wood
from ui.titles.kemet.style import TableStyle

CLOSED_CARDS: Final = (6, 2)
"""Backs that are shown while nobody looks: as many as everybody has at the beginning, whatever the hands are."""
_UPRIGHT, _NARROW = 0.8, 0.74
"""Width by height of an upright divine intervention card, and the least."""
_FLAT: Final = 136
"""The least width of a flat one, in pixels of the design."""
_LEAST_FLAT: Final = 126
_ROWS: Final = (1, 2, 3)
_SHARES: Final = ((3, 0.093), (9, 0.083), (99, 0.074))
"""Up to so many kinds of divine intervention cards: the width of a battle card as a share of the room."""


@record
class Card:
    """A card in its place: `state` is empty for a divine intervention card."""

    id: str
    place: Rect
    state: State | None = None
    count: int = 1


def hand_cards(style: TableStyle, view: Kemet, seat: int) -> list[Card]:
    """Every card with its place; equal divine intervention cards share one."""
    room = _inside(style)[1]
    gap = style.screen.px(5)
    battle: list[tuple[str, State]] = [(card, "hand") for card in view.battle_hands[seat]]
    battle += [(card, "discarded") for card in view.face_up[seat]]
    battle += [(card, "hidden") for card in view.face_down[seat]]
    kinds = Counter(view.hands[seat])
    wide = _battle_width(style, room, len(kinds))
    found = []
    x = room.x
    for number, (card, state) in enumerate(battle):
        if number and state != "hand" and battle[number - 1][1] == "hand":
            x += style.screen.px(10)
        found.append(Card(card, Rect(x, room.y, wide, room.height), state))
        x += wide + gap
    left = _divine_left(style, room, wide)
    return found + _laid_divine(style, Rect(left, room.y, room.right - left, room.height), kinds)


def _inside(style: TableStyle) -> tuple[Rect, Rect]:
    """The line of the headings and the room for the cards."""
    place, px = style.layout.hand, style.screen.px
    pad = px(12)
    high = round(_heading_px(style) * 1.35)
    head = Rect(place.x + pad, place.y + px(6), place.width - 2 * pad, high)
    top = head.bottom + px(3)
    return head, Rect(head.x, top, head.width, place.bottom - px(10) - top)


def _heading_px(style: TableStyle) -> int:
    return min(style.screen.text(16), max(13, round(style.layout.hand.height * 0.13)))


def _battle_width(style: TableStyle, room: Rect, kinds: int) -> int:
    """Battle cards make room for many divine intervention cards."""
    share = next(share for most, share in _SHARES if kinds <= most)
    if style.layout.small:
        return round(min(room.height * 1.12, room.width * max(share, 0.083)))
    return round(min(room.height * 0.61, room.width * share))


def _divine_left(style: TableStyle, room: Rect, wide: int) -> int:
    """Where the divine intervention cards begin: behind a full set of battle cards, whatever is in hand."""
    return room.x + len(components().basic_cards) * (wide + style.screen.px(5)) + style.screen.px(22)


def _laid_divine(style: TableStyle, room: Rect, kinds: Counter[str]) -> list[Card]:
    """In one row of upright cards while they fit, else in rows of flat ones."""
    if not kinds:
        return []
    gap, count = style.screen.px(5), len(kinds)
    if not style.layout.small and count * (room.height * _NARROW + gap) <= room.width + gap:
        rows, most = 1, round(room.height * _UPRIGHT)
    else:
        least = max(style.screen.px(_FLAT), _LEAST_FLAT)
        rows = next((n for n in _ROWS if -(-count // n) * (least + gap) <= room.width + gap), _ROWS[-1])
        most = style.screen.px(260 if style.layout.small else 230)
    columns = -(-count // rows)
    high = (room.height - gap * (rows - 1)) // rows
    each = min(most, (room.width - gap * (columns - 1)) // columns)
    return [
        Card(
            card,
            Rect(room.x + k % columns * (each + gap), room.y + k // columns * (high + gap), each, high),
            count=number,
        )
        for k, (card, number) in enumerate(sorted(kinds.items()))
    ]


def draw_card(
    target: Surface, place: Rect, style: TableStyle, card: str, state: State | None, count: int, lit: bool
) -> None:
    """A card of the hand; `state` is that of a battle card."""
    scale = style.screen.scale
    corner = max(4.0, min(place.size) * 0.07)
    depth = max(2, round(4 * scale))
    box_aura(place.size, corner, depth, alpha=160).put(target, place.move(depth // 2, depth).topleft)
    if lit:
        paint_light(target, place, corner, scale)
    if state is None:
        target.blit(divine_card(style, card, place.size), place)
    else:
        target.blit(battle_card(style, card, place.size, state), place)
    put_count(target, place, count, round(15 * scale))


class Headings(NamedTuple):
    """What stands over the cards."""

    wide: int
    """The width of a battle card; 0: there is none."""
    battle: int
    face_up: int
    face_down: int
    divine: int
    playable: int
    """Kinds of divine intervention cards that may be played now."""


def draw_headings(target: Surface, place: Rect, style: TableStyle, told: Headings) -> None:
    """The plate under the hand, with two headings."""
    paint_wood(target, style, place, 52)
    head, room = _inside(style)
    left = _divine_left(style, room, told.wide) if told.wide else room.centerx
    hidden, gone = told.face_down, told.face_down + told.face_up
    key = "hand.hidden" if hidden else "hand.battle_count"
    said = say(style, key, hand=told.battle, gone=gone, hidden=hidden)
    _heading(
        target, style, Rect(head.x, head.y, left - head.x - style.screen.px(12), head.height), "battle", said, REMARK
    )
    n = told.playable
    said = say(style, "hand.playable", n=n) if n else "" if told.divine else say(style, "hand.none")
    colour = LEGAL if n else REMARK
    _heading(target, style, Rect(left, head.y, head.right - left, head.height), "divine", said, colour)


def _heading(target: Surface, style: TableStyle, room: Rect, key: str, told: str, ink: tuple[int, int, int]) -> None:
    """A title, and behind it what is to be told if there is room for it."""
    px = _heading_px(style)
    title = words.line(target, say(style, f"hand.{key}"), room, "heading", px, HEADING)
    gap = round(px * 0.6)
    rest = Rect(title.right + gap, room.y, room.right - title.right - gap, room.height)
    small = max(13, round(px * 0.92))
    if told and width(told, "italic", 13) <= rest.width:
        words.line(target, told, rest, "italic", small, ink)


def paint_closed_hand(target: Surface, place: Rect, style: TableStyle) -> None:
    """Backs only, the same for every hand."""
    paint_wood(target, style, place, 52)
    head, room = _inside(style)
    words.line(target, say(style, "hand.closed"), head, "heading", _heading_px(style), HEADING)
    gap = style.screen.px(5)
    wide = round(min(room.height * 0.62, room.width * 0.09))
    battle, divine = CLOSED_CARDS
    x = room.x
    for back, count in ((battle_back, battle), (divine_back, divine)):
        for _ in range(count):
            target.blit(back((wide, room.height)), (x, room.y))
            x += wide + gap
        x += style.screen.px(17)
