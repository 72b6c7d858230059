"""The pieces of the map: pyramids, soldiers of the five factions, shields, creatures on bronze discs."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import BLACK, WHITE, Colour, mix
from ui.art.icons import icon
from ui.art.lettering import haloed, rendered
from ui.art.palette import SeatStyle
from ui.art.surface import blit_centred
from ui.titles.kemet.map.buildings import sheet
from ui.titles.kemet.style import faction

GEMS: Final[dict[str, Colour]] = {"ruby": (176, 22, 56), "sapphire": (42, 70, 196), "diamond": (206, 226, 236)}
PIECES: Final = 1.14
SMALL_PIECES: Final = 1.26
"""Pieces are drawn a little larger than the map; in small windows more so."""
PYRAMID: Final = (66, 58)
SOLDIERS: Final = (78, 62)
SHIELD: Final = (34, 40)
CREATURE: Final = (44, 52)
BADGE: Final = 28
"""Sizes in pixels of the design's map; the feet of pieces are at the bottom."""
SHIELD_FOOT: Final = (-19, 9)
BADGE_FOOT: Final = (17, 11)
CREATURE_FOOT: Final = (38, -2)
"""Where the feet of these parts are, from the foot of their Troop."""
LEVEL: Final = (30, 42)
LEVEL_SIZE: Final = (20, 22)
"""The middle of the number on a pyramid, and the room that it takes."""
_WIDTHS, _HEIGHTS = (0, 40, 48, 56, 64), (0, 33, 40, 47, 54)
_RANKS: Final[dict[int, tuple[tuple[float, ...], tuple[float, ...]]]] = {
    1: ((), (39,)),
    2: ((), (27, 51)),
    3: ((), (19, 39, 59)),
    4: ((), (15, 31, 47, 63)),
    5: ((15, 39, 63), (27, 51)),
    6: ((14, 32, 46, 64), (24, 54)),
    7: ((13, 30, 48, 65), (21, 39, 57)),
}
"""Where soldiers stand, those behind and those in front."""
_INK: Final[Colour] = (30, 12, 2)


@kept
def pyramid(colour: str, level: int, scale: float) -> Surface:
    """As many courses as levels, the number on it, a gold tip at the top level."""
    c = sheet(PYRAMID, scale)
    gem = GEMS[colour]
    w, h = _WIDTHS[level], _HEIGHTS[level]
    left, foot, middle = 33 - w / 2, 57.0, 33 + w * 0.10
    top = (33.0, foot - h)
    line, shade = mix(gem, (10, 4, 8), 0.72), mix(gem, (16, 6, 20), 0.40)
    pale, shine = mix(gem, WHITE, 0.34), mix(gem, WHITE, 0.62)
    right = 33 + w / 2
    c.poly(line, (left - 1.2, foot - 5), (middle, foot + 1), (right + 1.2, foot - 7), (top[0], top[1] - 2))
    corners = ((left, foot - 5.4), (middle, foot - 0.4), (right, foot - 7))
    c.poly(pale, corners[0], corners[1], top)
    c.poly(shade, corners[1], corners[2], top)
    for course in range(1, level):
        a, b, d = _course(corners, top, course / level)
        c.line(line, a, b, 1.5)
        c.line(line, b, d, 1.5)
        c.line(shine, (a[0], a[1] + 1.5), (b[0], b[1] + 1.5), 0.8)
    c.line(shine, corners[1], top, 1.0)
    c.line(shine, corners[0], top, 0.9)
    if level == 4:
        a, b, d = _course(corners, top, 0.72)
        c.poly((255, 226, 120), a, b, top)
        c.poly((200, 138, 30), b, d, top)
    out = c.finish()
    bright = colour == "diamond"
    ink, halo = ((30, 40, 70), WHITE) if bright else ((255, 246, 214), (40, 4, 14))
    number = haloed(str(level), "number", max(11, round(22 * scale)), ink, halo, 3)
    number.centred(out, (LEVEL[0] * scale, LEVEL[1] * scale))
    return out


def _course(
    corners: tuple[tuple[float, float], ...], top: tuple[float, float], share: float
) -> list[tuple[float, float]]:
    return [(x + (top[0] - x) * share, y + (top[1] - y) * share) for x, y in corners]


@kept
def soldiers(seat_style: SeatStyle, count: int, scale: float) -> Surface:
    """One figure for each Unit on an oval base; the helmets are those of the faction."""
    c = sheet(SOLDIERS, scale, 6)
    colour = seat_style.colour
    line, shade = mix(colour, (8, 3, 0), 0.74), mix(colour, (10, 4, 0), 0.34)
    c.oval(mix(line, BLACK, 0.2), 3, 44, 72, 18)
    c.oval(shade, 4, 43, 70, 16.4)
    c.oval(mix(colour, WHITE, 0.12), 5, 41.6, 68, 15.6)
    c.oval(shade, 9, 43.4, 60, 12)
    behind, before = _RANKS[min(count, 7)]
    for x in behind:
        _soldier(c, seat_style, x, 40)
    for x in before:
        _soldier(c, seat_style, x, 50)
    return c.finish()


def _soldier(c: Canvas, seat_style: SeatStyle, x: float, y: float) -> None:
    colour = seat_style.colour
    line, pale = mix(colour, (8, 3, 0), 0.74), mix(colour, (255, 246, 226), 0.40)
    c.line(line, (x + 7.2, y + 2), (x + 7.2, y - 38), 2.0)
    c.line((226, 200, 150), (x + 7.2, y + 1), (x + 7.2, y - 34), 0.9)
    c.poly((240, 236, 226), (x + 5.2, y - 34), (x + 9.2, y - 34), (x + 7.2, y - 41))
    c.poly(line, (x - 7.4, y + 2), (x + 6, y + 2), (x + 5, y - 19), (x - 6.4, y - 19))
    c.poly(colour, (x - 6, y + 1), (x + 4.8, y + 1), (x + 3.8, y - 18), (x - 5.2, y - 18))
    c.poly(pale, (x - 6, y + 1), (x - 3, y + 1), (x - 2.6, y - 18), (x - 5.2, y - 18))
    c.oval(line, x - 6.2, y - 30.4, 11, 13)
    c.oval((198, 140, 92), x - 5, y - 28.6, 8.6, 10)
    _HELMETS[faction(seat_style)](c, x - 0.7, y, line, colour)


def _nemes(c: Canvas, x: float, y: float, line: Colour, colour: Colour) -> None:
    """Horus: the striped cloth of the kings."""
    _cloth(c, x, y, line, (250, 232, 180))
    for k in range(3):
        c.line(colour, (x - 4.6 + k * 0.5, y - 19 - k * 3), (x - 3.4, y - 19.6 - k * 3), 1.1)
        c.line(colour, (x + 4.6 - k * 0.5, y - 19 - k * 3), (x + 3.4, y - 19.6 - k * 3), 1.1)


def _cloth(c: Canvas, x: float, y: float, line: Colour, paint: Colour) -> None:
    c.poly(
        line,
        (x - 6.3, y - 16.6),
        (x - 4.9, y - 28),
        (x, y - 32),
        (x + 4.9, y - 28),
        (x + 6.3, y - 16.6),
        (x + 3.3, y - 18),
        (x + 2.9, y - 25),
        (x - 2.9, y - 25),
        (x - 3.3, y - 18),
    )
    c.poly(
        paint,
        (x - 5.1, y - 18),
        (x - 3.9, y - 27.4),
        (x, y - 30.6),
        (x + 3.9, y - 27.4),
        (x + 5.1, y - 18),
        (x + 3.7, y - 19),
        (x + 3.5, y - 26),
        (x - 3.5, y - 26),
        (x - 3.7, y - 19),
    )


def _ears(c: Canvas, x: float, y: float, line: Colour, colour: Colour) -> None:
    """Anubis: a black mask with tall ears."""
    _cloth(c, x, y, line, (58, 46, 44))
    for side in (-1, 1):
        c.poly(line, (x + side * 5.2, y - 27), (x + side * 4.8, y - 38.6), (x + side * 0.6, y - 29.6))
        c.poly((74, 60, 56), (x + side * 4.4, y - 28), (x + side * 4.2, y - 36.4), (x + side * 1.4, y - 29.8))


def _cat(c: Canvas, x: float, y: float, line: Colour, colour: Colour) -> None:
    """Bastet: a green cap with short ears."""
    _cloth(c, x, y, line, (104, 168, 132))
    for side in (-1, 1):
        c.poly(line, (x + side * 5.6, y - 26), (x + side * 5.4, y - 34.4), (x + side * 0.8, y - 30))
        c.poly((104, 168, 132), (x + side * 4.8, y - 27), (x + side * 4.6, y - 32.6), (x + side * 1.8, y - 30))


def _crest(c: Canvas, x: float, y: float, line: Colour, colour: Colour) -> None:
    """Sobek: a bronze cap with the scales of a crocodile."""
    _cloth(c, x, y, line, (186, 132, 66))
    for k in (-2, -1, 0, 1, 2):
        top = 36.4 - abs(k) * 2.2
        c.poly(line, (x + k * 2 - 1.6, y - 29 + abs(k)), (x + k * 2, y - top), (x + k * 2 + 1.6, y - 29 + abs(k)))
        c.poly((120, 170, 96), (x + k * 2 - 0.8, y - 29.4), (x + k * 2, y - top + 1.6), (x + k * 2 + 0.8, y - 29.4))


def _crown(c: Canvas, x: float, y: float, line: Colour, colour: Colour) -> None:
    """Ouadjet: the red crown with its cobra."""
    _cloth(c, x, y, line, (206, 74, 52))
    c.poly(line, (x - 5, y - 27), (x + 4.6, y - 27), (x + 3.2, y - 33), (x - 4.4, y - 40))
    c.poly((206, 74, 52), (x - 4, y - 28), (x + 3.6, y - 28), (x + 2.4, y - 32), (x - 3.4, y - 37.4))
    c.path((255, 214, 110), ((x + 3, y - 27), (x + 5.6, y - 30), (x + 3.6, y - 33)), 1.3)


_HELMETS: Final = {"horus": _nemes, "anubis": _ears, "bastet": _cat, "sobek": _crest, "ouadjet": _crown}


@kept
def shield(seat_style: SeatStyle, scale: float) -> Surface:
    """The shield of a faction with its animal."""
    c = sheet(SHIELD, scale, 6)
    colour = seat_style.colour
    line = mix(colour, (8, 3, 0), 0.7)

    def rim(m: float) -> tuple[tuple[float, float], ...]:
        return (
            (2 + m, 16),
            (4 + m, 6 + m * 0.6),
            (17, 1 + m),
            (30 - m, 6 + m * 0.6),
            (32 - m, 16),
            (32 - m, 38 - m),
            (2 + m, 38 - m),
        )

    c.poly(line, *rim(0))
    c.poly((240, 208, 128), *rim(1.4))
    c.poly(line, *rim(3.2))
    c.poly(colour, *rim(4))
    c.poly(mix(colour, WHITE, 0.20), (6, 16), (8, 8.4), (17, 5), (17, 34), (6, 34))
    out = c.finish()
    blit_centred(out, icon(seat_style.symbol, max(8, round(24 * scale)), seat_style.ink), (17 * scale, 20 * scale))
    return out


@kept
def badge(seat_style: SeatStyle, number: int, scale: float) -> Surface:
    """An ivory disc with the number of Units."""
    c = sheet((BADGE, BADGE), scale)
    c.disc(mix(seat_style.colour, (18, 8, 2), 0.25), (14, 14), 14)
    c.disc((255, 246, 222), (14, 14), 11.8)
    c.disc((238, 222, 188), (14.6, 14.8), 10.6)
    c.disc((255, 248, 228), (13.8, 13.6), 10.4)
    out = c.finish()
    blit_centred(out, rendered(str(number), "number", max(11, round(20 * scale)), _INK), (14 * scale, 14 * scale))
    return out


@kept
def creature(name: str, seat_style: SeatStyle | None, scale: float) -> Surface:
    """A silhouette on a bronze disc with a gold rim; on a base in the colour of its owner, if it has one."""
    c = sheet(CREATURE, scale)
    if seat_style is not None:
        c.oval(mix(seat_style.colour, (8, 3, 0), 0.7), 4, 33, 36, 18)
        c.oval(seat_style.colour, 5, 31, 34, 16)
        c.oval(mix(seat_style.colour, (10, 4, 0), 0.34), 8, 32.4, 28, 12.6)
    c.disc((60, 30, 10), (22, 20), 20)
    c.disc((244, 208, 120), (22, 20), 19)
    c.disc((150, 98, 40), (22.4, 20.6), 17.4)
    for k in range(8):
        c.disc(mix((110, 68, 34), (56, 32, 18), k / 7), (22 + 0.12 * k, 20 + 0.3 * k), 16.8 - 0.4 * k)
    out = c.finish()
    sign = icon(SIGNS[name], max(10, round(27 * scale)), (255, 230, 160))
    blit_centred(out, sign, (22 * scale, 20 * scale))
    return out


SIGNS: Final[dict[str, str]] = {
    "scarab": "scarab",
    "scorpion": "scorpion",
    "phoenix": "falcon",
    "elephant": "elephant",
    "snake": "snake",
    "sphinx": "sphinx",
    "mummy": "mummy",
}
"""The silhouette of each creature."""
