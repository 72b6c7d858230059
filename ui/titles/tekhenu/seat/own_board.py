"""The parts of the board of the seat that looks at the screen, its frame and its crest."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.lettering import Role, fit_line, put_text, width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import GOLD, SeatStyle
from ui.art.plates import body, with_shadow
from ui.art.tokens import seal
from ui.frame import words
from ui.titles.tekhenu.cards.style import TableStyle, say
from ui.titles.tekhenu.seat.furniture import type_px

DESIGN: Final = (1905, 206)
_WIDTHS: Final = (110, 436, 214, 284, 160)
"""Crest, pieces, production, scales, reserve; the cards get the rest."""
_WOOD: Final[Colour] = (112, 74, 38)
_VALUE: Final[Colour] = (255, 226, 140)
_SHADE: Final[Colour] = (20, 8, 0)


class OwnBoard(NamedTuple):
    """The parts of the board."""

    u: float
    """The length of a pixel of the design."""
    crest: Rect
    pieces: Rect
    production: Rect
    scales: Rect
    reserve: Rect
    cards: Rect


def parts_of(rect: Rect) -> OwnBoard:
    u = min(rect.width / DESIGN[0], rect.height / DESIGN[1])
    top, high = rect.y + round(13 * u), rect.height - round(26 * u)
    x = rect.x + round(14 * u)
    found = []
    for k, wide in enumerate(_WIDTHS):
        found.append(Rect(x, top, round(wide * u), high))
        x += round(wide * u) + (round(8 * u) if k else 0)
    cards = Rect(x, top, rect.right - round(14 * u) - x, high)
    crest, pieces, production, scales, reserve = found
    return OwnBoard(u, crest, pieces, production, scales, reserve, cards)


def draw_frame(target: Surface, rect: Rect, u: float, seat_style: SeatStyle) -> None:
    """Wood with a line in the seat's colour and a fine gold one inside."""
    wood = body(rect.size, _WOOD, "wood", 12 * u, max(1, round(3 * u)), (16, -30), 0, 12)
    with_shadow(wood, 12 * u, (2, 5, 8, 160), u).put(target, rect.topleft)
    gap = round(4 * u)
    outline(target, rect.inflate(-2 * gap, -2 * gap), seat_style.colour, max(2.0, 3 * u), 9 * u)
    inner = round(8 * u)
    outline(target, rect.inflate(-2 * inner, -2 * inner), GOLD, 1.0, 7 * u, 160)


def draw_crest(
    target: Surface, rect: Rect, style: TableStyle, u: float, points: int, seat_style: SeatStyle, seat: int
) -> None:
    """The sign of the seat, its name and its points."""
    middle = rect.x + round(52 * u)
    sign = seal(seat_style, round(84 * u))
    raised(sign, max(1.0, 3 * u)).centred(target, (middle, rect.y + 47 * u))
    name = Rect(rect.x, rect.y + round(94 * u), round(104 * u), round(30 * u))
    px = type_px(style, 22, name.height * 0.8)
    called = style.narrator.voice.seats[seat]
    role: Role = "heading" if fit_line(called, "heading", px, name.width, 11).whole else "bold"
    for colour, shift in ((_SHADE, 1), ((255, 240, 208), 0)):
        words.line(target, called, name.move(shift, shift), role, px, colour, "center", 11)
    number, unit = str(points), say(style, "points_unit")
    room = Rect(rect.x, name.bottom, round(104 * u), rect.bottom - name.bottom)
    px = type_px(style, 40, room.height * 0.86)
    while px > 16 and width(number, "number", px) + width(unit, "number", round(px * 0.46)) + 5 * u > room.width:
        px -= 1
    small = round(px * 0.46)
    wide = width(number, "number", px) + 4 * u + width(unit, "number", small)
    left, y = room.centerx - wide / 2, room.centery
    for colour, shift in ((_SHADE, 1), (_VALUE, 0)):
        at = put_text(target, number, "number", px, colour, (left + shift, y + shift))
        put_text(target, unit, "number", small, colour, (at.right + 4 * u, y + px * 0.14 + shift))


def points_spot(parts: OwnBoard) -> tuple[float, float]:
    """Where a change of the points is told: at the sign of the seat."""
    return parts.crest.x + round(52 * parts.u) + 38 * parts.u, parts.crest.y + 16 * parts.u
