"""Where things are inside a province: its name, the signs printed on the sand, its owner's scribe, what stands there.

Rows count from the anchor, the top centre: name 12, signs 41, bid card 64, feet of what stands 104, fields 128.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import Rect

from game.amunre.components import Province, components
from ui.art.lettering import width
from ui.titles.amunre.layout import Layout

Sign = Literal["favour", "temple", "mine", "camel"]
Kind = Literal["pyramid", "double", "stone", "farmer"]
SIGN_HEIGHTS: dict[Sign, int] = {"favour": 27, "temple": 34, "mine": 32, "camel": 38}
_SIGN_WIDTHS: dict[Sign, float] = {"favour": 0.84, "temple": 1.14, "mine": 1.2, "camel": 1.0}
HEIGHTS: dict[Kind, int] = {"pyramid": 48, "double": 50, "stone": 29, "farmer": 38}
_WIDTHS: dict[Kind, float] = {"pyramid": 1.24, "double": 1.9, "stone": 1.1, "farmer": 0.8}
WIDEST = 262
"""Pixels of the design that a row of a province may take."""


class Printed(NamedTuple):
    """A sign on the sand, with its number if it has one."""

    sign: Sign
    place: Rect
    number: int


class Standing(NamedTuple):
    """A piece that stands in a province: the middle of its foot and its height."""

    kind: Kind
    foot: tuple[int, int]
    height: int


class Rows(NamedTuple):
    """The upper rows of a province."""

    name: Rect
    signs: tuple[Printed, ...]
    bonus: Rect | None
    """The frame of what its buyer gets at once."""
    scribe: tuple[int, int]
    """The foot of its owner's scribe."""
    end: int
    """Where the row of signs ends."""


def rows(layout: Layout, province: str, title: str) -> Rows:
    """The upper rows, centred; `title` is its name in the reader's language."""
    printed = components().provinces[province]
    x, y = layout.anchor(province)
    name_px = layout.text(22)
    name = Rect(0, 0, width(title, "heading", name_px) + 2, round(name_px * 1.3))
    name.center = (x, y + layout.px(12))
    shapes = _signs(printed)
    gap, number = layout.px(5), layout.px(22)
    widths = [round(_SIGN_WIDTHS[sign] * layout.px(SIGN_HEIGHTS[sign])) for sign, _ in shapes]
    signs_wide = sum(w + gap + (number if n else 0) for w, (_, n) in zip(widths, shapes, strict=True))
    signs_wide -= gap * bool(shapes)
    bonus_wide = _bonus_width(layout, printed)
    between = layout.px(12) if shapes and bonus_wide else 0
    left = x - (signs_wide + between + bonus_wide) // 2
    middle = y + layout.px(41)
    scribe = (min(name.left, left) - layout.px(26), y + layout.px(53))
    found = []
    cursor = left
    for wide, (sign, count) in zip(widths, shapes, strict=True):
        place = Rect(0, 0, wide, layout.px(SIGN_HEIGHTS[sign]))
        place.midleft = (cursor, middle)
        found.append(Printed(sign, place, count))
        cursor += wide + gap + (number if count else 0)
    bonus = None
    if bonus_wide:
        bonus = Rect(cursor - (gap if shapes else 0) + between, middle - layout.px(15), bonus_wide, layout.px(30))
    return Rows(name, tuple(found), bonus, scribe, left + signs_wide + between + bonus_wide)


def _signs(province: Province) -> list[tuple[Sign, int]]:
    signs: list[tuple[Sign, int]] = [("favour", 0)] * province.favour_symbols
    signs += [("temple", 0)] * province.temples
    signs += [("mine", province.gold_mine)] if province.gold_mine else []
    signs += [("camel", province.caravan)] if province.caravan else []
    return signs


def _bonus_width(layout: Layout, province: Province) -> int:
    cards, stones, gold = province.bonus_cards, province.bonus_stones, province.bonus_gold
    if not (cards or stones or gold):
        return 0
    return layout.px(14) + layout.px(24) * cards + layout.px(29) * stones + (layout.px(50) if gold else 0)


def bonus_card(layout: Layout, frame: Rect, k: int) -> tuple[int, int]:
    """The middle of a card in the frame of the bonus."""
    return (frame.x + layout.px(7) + k * layout.px(24) + layout.px(24) // 2, frame.centery)


def bonus_stone(layout: Layout, frame: Rect, province: str, k: int) -> tuple[int, int]:
    """The middle of a stone there."""
    left = frame.x + layout.px(7) + components().provinces[province].bonus_cards * layout.px(24)
    return (left + k * layout.px(29) + layout.px(29) // 2, frame.centery)


def bonus_gold(layout: Layout, frame: Rect, province: str) -> tuple[int, int]:
    """The left end of the gold there."""
    here = components().provinces[province]
    left = frame.x + layout.px(7) + here.bonus_cards * layout.px(24) + here.bonus_stones * layout.px(29)
    return (left, frame.centery)


def standing(layout: Layout, province: str, pyramids: int, stones: int, farmers: int) -> list[Standing]:
    """What stands in a province, from left to right; farmers are those outside the fields."""
    kinds = _kinds(pyramids, stones, farmers)
    x, y = layout.anchor(province)
    return _row(layout, kinds, 1.0, (x, y + layout.px(104)), layout.px(WIDEST))


def _kinds(pyramids: int, stones: int, farmers: int) -> list[Kind]:
    """Two pyramids are one double piece."""
    counts: dict[Kind, int] = {"double": pyramids // 2, "pyramid": pyramids % 2, "stone": stones, "farmer": farmers}
    return [kind for kind, count in counts.items() for _ in range(count)]


def beside_signs(layout: Layout, province: str, after: Rows, pyramids: int, stones: int) -> list[Standing]:
    """What stands in a province under auction: small, right of the row of signs, above the bid card."""
    kinds = _kinds(pyramids, stones, 0)
    right = min(layout.province_box(province).right, layout.bid_card(province).right + layout.px(8))
    start = after.end + layout.px(10)
    room = max(layout.px(40), right - start)
    foot = (start + room // 2, layout.anchor(province)[1] + layout.px(56))
    return _row(layout, kinds, 0.6, foot, room)


def _row(layout: Layout, kinds: list[Kind], share: float, foot: tuple[int, int], room: int) -> list[Standing]:
    """Side by side on one line, smaller if they are many, all centred on `foot`."""
    if not kinds:
        return []
    gap = layout.px(6 * share)

    def sizes(scale: float) -> list[tuple[int, int]]:
        heights = [max(8, round(HEIGHTS[kind] * layout.z * scale)) for kind in kinds]
        return [(round(_WIDTHS[kind] * high), high) for kind, high in zip(kinds, heights, strict=True)]

    laid = sizes(share)
    total = sum(w + gap for w, _ in laid) - gap
    if total > room:
        laid = sizes(share * room / total)
        gap = max(1, round(gap * room / total))
        total = sum(w + gap for w, _ in laid) - gap
    x = foot[0] - total // 2
    found = []
    for kind, (wide, high) in zip(kinds, laid, strict=True):
        found.append(Standing(kind, (x + wide // 2, foot[1]), high))
        x += wide + gap
    return found
