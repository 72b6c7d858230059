"""A payment as it lies in the tray: the access token, the action with what is deducted, the number of tokens."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.pharaon_tokens import cost_square, well
from ui.art.surface import blit_centred, faded
from ui.frame import words
from ui.titles.pharaon.pieces import token_picture
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.style import TableStyle
from ui.titles.pharaon.trays.frame import inside

_HOLLOW = (204, 168, 114)
_GREEN = (36, 100, 46)


class BillPlaces(NamedTuple):
    """Where the parts of a payment are."""

    access_well: Rect
    access: Rect
    action_well: Rect
    deducted: Rect | None
    others: tuple[Rect, ...]
    total: Rect
    foot: int
    """Where what stands below begins."""


def bill_places(style: TableStyle, bill: Bill) -> BillPlaces:
    screen, room = style.screen, inside(style)
    px = screen.px
    label = screen.text(15)
    wide = room.width > 3.6 * room.height
    cells = len(bill.others) + bool(bill.deducted)
    total_wide = px(64)
    high = room.height if wide else min(px(88), round(room.height * 0.5))
    size = min(px(46), high - label - px(14))
    access_wide = max(px(92), size + px(16), width(style.say("tray.access"), "italic", label) + px(10))
    names = width(style.say("tray.deducted"), "bold", label) + width(style.say("tray.action"), "italic", label) + px(30)
    action = max(cells * px(62), names if bill.deducted and bill.others else 0)
    span = min(room.width * 0.66, access_wide + px(50) + action + px(20) + total_wide) if wide else room.width
    access_well = Rect(room.x, room.y, access_wide, high)
    gap = px(26)
    action_well = Rect(access_well.right + gap, room.y, round(span) - access_wide - gap - total_wide, high)
    middle = room.y + max(px(6) + size // 2, (high - label - px(5)) // 2)
    access = Rect(0, 0, size, size)
    access.center = (access_well.centerx, middle)
    pitch = min(size + px(12), (action_well.width - px(8)) / max(1, cells))
    left = action_well.centerx - pitch * (cells - 1) / 2
    spots = [Rect(0, 0, size, size) for _ in range(cells)]
    for number, spot in enumerate(spots):
        spot.center = (round(left + number * pitch), middle)
    deducted = spots[0] if bill.deducted else None
    total = Rect(action_well.right, room.y, total_wide, high)
    return BillPlaces(
        access_well,
        access,
        action_well,
        deducted,
        tuple(spots[1:] if bill.deducted else spots),
        total,
        access_well.bottom,
    )


def draw_bill(target: Surface, place: Rect, style: TableStyle, bill: Bill, tokens: bool = True) -> None:
    """`tokens`: also the tokens themselves, which are parts of their own when they can be clicked."""
    places = bill_places(style, bill)
    screen = style.screen
    px, small = screen.px, screen.text(15)
    for place in (places.access_well, places.action_well):
        target.blit(well(place.size, _HOLLOW, px(9), 3, 120), place)
    line = Rect(
        places.access_well.x + 2, places.access_well.bottom - small - px(5), places.access_well.width - 4, small + px(3)
    )
    words.line(target, style.say("tray.access"), line, "italic", small, INK, "center", 11)
    foot = Rect(places.action_well.x + 4, line.y, places.action_well.width - 8, line.height)
    if places.deducted is not None:
        if tokens:
            draw_deducted(target, places.deducted, screen.scale, bill.deducted)
        need = max(px(72), width(style.say("tray.deducted"), "bold", small) + px(6))
        half = Rect(places.deducted.centerx - need // 2, foot.y, need, foot.height)
        if places.others:
            half.clamp_ip(foot)
            words.line(target, style.say("tray.deducted"), half, "bold", small, _GREEN, "center", 11)
            foot = Rect(half.right, foot.y, foot.right - half.right, foot.height)
            words.line(target, style.say("tray.action"), foot, "italic", small, INK, "center", 11)
        else:
            words.line(target, style.say("tray.deducted"), foot, "bold", small, _GREEN, "center", 11)
    else:
        words.line(target, style.say("tray.action"), foot, "italic", small, INK, "center", 11)
    between = (places.access_well.right + (places.action_well.x - places.access_well.right) // 2, places.access.centery)
    put_text(target, "+", "number", screen.text(24), INK, between, "center")
    put_text(target, "=", "number", screen.text(22), INK, (places.total.x + px(12), places.access.centery), "center")
    count = (places.total.x + px(40), places.access.centery)
    put_text(target, str(len(bill.tokens)), "number", screen.text(28), INK, count, "center")
    unit = Rect(places.total.x + px(14), line.y, places.total.width - px(14), line.height)
    words.line(target, style.say("tray.tokens", n=len(bill.tokens)), unit, "italic", small, INK, "center", 11)
    if tokens:
        for token, spot in zip(bill.tokens, (places.access, *places.others), strict=True):
            raised(token_picture(token, spot.width), 2).centred(target, spot.center)


def draw_deducted(target: Surface, place: Rect, scale: float, icon: str) -> None:
    """The icon that the access token pays as well."""
    blit_centred(target, faded(cost_square(icon, place.width - round(4 * scale)), 90), place.center)
    put_icon(target, "check", round(place.width * 0.7), _GREEN, place.center)


def draw_hint(target: Surface, place: Rect, style: TableStyle, bill: Bill, text: str) -> None:
    """Words in the free part of the tray."""
    places, room, px = bill_places(style, bill), inside(style), style.screen.px
    if places.foot < room.bottom - px(30):
        rest = Rect(room.x, places.foot + px(6), room.width, room.bottom - places.foot - px(6))
    else:
        rest = Rect(places.total.right + px(14), room.y, room.right - places.total.right - px(14), room.height)
    if rest.width > px(120):
        words.block(target, text, rest, "italic", style.screen.text(17), INK, "center", 12, True)
