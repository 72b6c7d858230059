"""What stands on the map and never moves: Temples, obelisks, the Sanctuary, docks, palms, hills. Drawn for a scale."""

from __future__ import annotations

import math
from typing import Final

from pygame import Surface

from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark

TEMPLE: Final = (92, 70)
OBELISK: Final = (26, 74)
SANCTUARY: Final = (120, 86)
DOCK: Final = (32, 18)
BOAT: Final = (64, 44)
PALM: Final = (26, 34)
HILL: Final = (40, 26)
SPHINX: Final = (26, 20)
"""Sizes in pixels of the design's map."""
FREE: Final[Colour] = (236, 226, 200)
"""The pennants of a Temple that nobody controls."""
_LINE: Final[Colour] = (84, 54, 24)
_INK: Final[Colour] = (92, 58, 26)


def sheet(size: tuple[int, int], scale: float, fine: int = 4) -> Canvas:
    """A drawing whose units are pixels of the design's map."""
    return Canvas((round(size[0] * scale), round(size[1] * scale)), size[0], fine)


@kept
def temple(flag: Colour, scale: float) -> Surface:
    """Two pylons before a hall of columns, with pennants in the colour of whoever controls it."""
    c = sheet(TEMPLE, scale)
    pale, shade = (246, 222, 174), (168, 128, 80)
    c.box(_INK, 1, 60, 90, 10)
    c.box(shade, 2, 64, 88, 5)
    c.poly(pale, (5, 58), (87, 58), (90, 64), (2, 64))
    c.box(_INK, 27, 29, 38, 31)
    c.box((120, 82, 46), 28.5, 31, 35, 28)
    for x in (31.0, 39.0, 49.0, 57.0):
        c.box((232, 200, 146), x, 33, 4.4, 26)
        c.box((176, 134, 84), x + 3, 33, 1.6, 26)
        c.oval((70, 128, 112), x - 1, 31, 6.4, 4)
    c.box(_INK, 26, 25, 40, 6.4)
    c.box((236, 206, 152), 27, 26, 38, 4.4)
    c.box((60, 34, 14), 41, 42, 10, 18)
    for left, right in ((5, 33), (59, 87)):
        _pylon(c, left, right)
    for x in (13.0, 79.0):
        c.line(_LINE, (x, 14), (x, 0), 1.4)
        c.poly(flag, (x + 0.6, 0.6), (x + 12, 3.6), (x + 0.6, 7.4))
        c.line(dark(flag, 0.3), (x + 0.6, 7.4), (x + 12, 3.6), 0.8)
    return c.finish()


def _pylon(c: Canvas, left: float, right: float) -> None:
    c.poly(_INK, (left - 1, 61), (right + 1, 61), (right - 3, 13), (left + 3, 13))
    c.poly((222, 190, 136), (left + 0.5, 60), (right - 0.5, 60), (right - 4.2, 14), (left + 4.2, 14))
    c.poly((246, 222, 174), (left + 0.5, 60), (left + 9, 60), (left + 9.5, 14), (left + 4.2, 14))
    c.poly((168, 128, 80), (right - 7, 60), (right - 0.5, 60), (right - 4.2, 14), (right - 8, 14))
    c.box(_INK, left + 0.6, 8.4, right - left - 1.2, 6.6, 2)
    c.box((242, 214, 160), left + 1.6, 9.2, right - left - 3.2, 4.6, 1.6)
    c.box((40, 98, 128), left + 5, 18, right - left - 10, 2.4)
    c.box((176, 70, 44), left + 5, 21.4, right - left - 10, 2)
    for k in range(3):
        c.box((150, 108, 62), left + 9 + k * 4, 28, 1.5, 24 - k * 3)


@kept
def obelisk(scale: float) -> Surface:
    c = sheet(OBELISK, scale)
    c.box((80, 50, 22), 1, 66, 24, 8)
    c.box((206, 170, 116), 2, 67, 22, 6)
    c.poly((240, 214, 164), (4, 63), (22, 63), (24, 67), (2, 67))
    c.poly((80, 50, 22), (6, 65), (20, 65), (17.6, 13), (13, 3), (8.4, 13))
    c.poly((244, 218, 168), (7.2, 64), (13, 64), (13, 14), (9.4, 14))
    c.poly((176, 134, 84), (13, 64), (18.8, 64), (16.6, 14), (13, 14))
    c.poly((255, 226, 120), (9.4, 13.4), (13, 13.4), (13, 4.4))
    c.poly((206, 142, 34), (13, 13.4), (16.6, 13.4), (13, 4.4))
    for k in range(6):
        c.box((140, 98, 56), 10.3, 20 + k * 7, 2, 3.4)
    return c.finish()


@kept
def sanctuary(scale: float) -> Surface:
    """A round platform with a ring of columns."""
    c = sheet(SANCTUARY, scale)
    for k, (below, above) in enumerate((((150, 112, 72), (226, 196, 148)), ((160, 122, 80), (238, 212, 166)))):
        left, w, top, h = k * 10, 120 - k * 20, 38 - k * 7, 46 - k * 7
        c.oval(_LINE, left, top + 1, w, h)
        c.oval(below, left + 1, top + 0.5, w - 2, h - 1)
        c.oval(_LINE, left + 0.5, top - 6, w - 1, h)
        c.oval(above, left + 1.5, top - 5.4, w - 3, h - 2)
    c.oval((176, 66, 44), 34, 34, 52, 22)
    c.oval((214, 172, 92), 36, 35.4, 48, 19)
    c.oval((150, 104, 56), 42, 38, 36, 14)
    feet = [(math.cos(a) * 44 + 60, math.sin(a) * 15.5 + 44) for a in map(math.radians, range(0, 360, 36))]
    for x, y in sorted(feet, key=lambda foot: foot[1]):
        c.box(_LINE, x - 3.4, y - 25, 6.8, 25)
        c.box((246, 226, 184), x - 2.6, y - 24, 2.8, 24)
        c.box((188, 150, 98), x + 0.2, y - 24, 2.4, 24)
        c.oval(_LINE, x - 5, y - 29, 10, 6)
        c.oval((50, 110, 120), x - 4.2, y - 28.4, 8.4, 4.6)
        c.oval(_LINE, x - 4.4, y - 2, 8.8, 4)
    return c.finish()


@kept
def dock(scale: float) -> Surface:
    c = sheet(DOCK, scale)
    for k in range(6):
        c.box((70, 42, 18), 1 + k * 5, 2, 4.6, 14)
        c.box((178, 130, 76) if k % 2 else (160, 112, 62), 1.4 + k * 5, 2.4, 3.8, 13)
    c.box((70, 42, 18), 0, 4, 32, 1.6)
    c.box((70, 42, 18), 0, 12, 32, 1.6)
    return c.finish()


@kept
def boat(scale: float, sail: Colour = (190, 60, 38)) -> Surface:
    """A ship under sail; the disc on the sail may be that of a seat."""
    c = sheet(BOAT, scale)
    hull = ((2, 22), (7, 30), (18, 36), (44, 36), (56, 30), (62, 18), (58, 20), (50, 29), (14, 29), (6, 24))
    c.poly((60, 34, 12), *((x, y + 1.4) for x, y in hull))
    c.poly((176, 122, 62), *hull)
    c.poly((214, 164, 96), (7, 26), (14, 30), (50, 30), (57, 23), (50, 32), (14, 32))
    c.line((70, 42, 16), (32, 30), (32, 3), 1.8)
    c.poly((84, 52, 22), (15, 5), (50, 7), (47, 25), (18, 25))
    c.poly((248, 236, 206), (16.4, 6.4), (48.6, 8.2), (46, 23.6), (19, 23.6))
    c.oval(sail, 27.5, 9.4, 10, 10)
    for x in (22.0, 42.0):
        c.box((222, 200, 160), x, 7.5, 1.2, 16)
    return c.finish()


@kept
def palm(scale: float) -> Surface:
    c = sheet(PALM, scale, 6)
    c.line((92, 62, 30), (13, 33), (14, 14), 2.4)
    for degrees in (200, 235, 270, 305, 340, 165, 15):
        a = math.radians(degrees)
        tip = (14 + math.cos(a) * 11, 15 + math.sin(a) * 8)
        middle = (14 + math.cos(a) * 6, 11 + math.sin(a) * 6)
        c.poly((48, 84, 40), (14, 13.4), (middle[0], middle[1] - 2.4), tip, (middle[0], middle[1] + 1.6))
        c.poly((92, 136, 62), (14, 13), (middle[0], middle[1] - 1.8), (tip[0], tip[1] - 0.6))
    return c.finish()


@kept
def hill(lean: int, scale: float) -> Surface:
    c = sheet(HILL, scale, 6)
    c.poly((112, 76, 42), (1, 25), (11 + lean, 6), (18, 11), (25 - lean, 3), (39, 25))
    c.poly((196, 152, 98), (2.4, 24), (11 + lean, 8), (13 + lean, 24))
    c.poly((176, 132, 82), (16, 24), (25 - lean, 5), (27, 12), (25, 24))
    c.poly((140, 98, 58), (27, 24), (25.4 - lean, 5), (37, 24))
    return c.finish()


@kept
def sphinx(scale: float) -> Surface:
    """A small sphinx of a processional way."""
    c = sheet(SPHINX, scale, 6)
    put = c.poly
    put(_LINE, (1, 15), (25, 15), (25, 20), (1, 20))
    put((206, 170, 116), (2, 16), (24, 16), (24, 19), (2, 19))
    put(_LINE, (3, 15.6), (4, 9), (9, 7.4), (14, 8.4), (15, 2.6), (20.4, 1.4), (23, 6), (22.4, 11), (25, 15.6))
    put((232, 202, 150), (4.4, 14.8), (5.2, 10), (9.4, 8.8), (15, 10), (16.4, 3.8), (20, 2.8), (21.6, 6.4), (21, 14.8))
    put((176, 134, 84), (18, 9.6), (21.2, 8), (23.6, 14.8), (18, 14.8))
    put((60, 104, 128), (15.8, 4), (17.4, 3.4), (18, 10), (15.4, 10.6))
    return c.finish()
