"""Things that stand in landscapes: palms, boats, fields, mines. Shared by maps, scenes and pieces."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas, stroke
from ui.art.colour import Colour, mix
from ui.art.surface import Point


def map_palm(target: Surface, foot: Point, unit: float, seed: int = 0) -> None:
    """A small palm on a map, drawn straight onto it; about 32 units high."""
    turn = random.Random(seed)
    lean = turn.uniform(-3, 6)
    x, y = foot
    trunk = curves.smooth([(x, y), (x + lean * 0.3 * unit, y - 11 * unit), (x + lean * unit, y - 23 * unit)], 6)
    stroke(target, (70, 42, 18), trunk, 5.4 * unit)
    stroke(target, (132, 90, 46), trunk, 3.2 * unit)
    top = trunk[-1]
    tones: tuple[Colour, ...] = ((46, 84, 34), (92, 138, 56), (66, 110, 44))
    angles = [-3.5, 0.45, -2.95, -0.15, -2.4, -0.75, -1.9, -1.25]
    for i, base in enumerate(angles):
        a = base + turn.uniform(-0.12, 0.12)
        reach = turn.uniform(14, 17)
        tip = (top[0] + math.cos(a) * reach * unit, top[1] + (math.sin(a) * 9 + 7) * unit)
        bend = (top[0] + math.cos(a) * 9 * unit, top[1] + (math.sin(a) * 10 - 2) * unit)
        leaf = curves.ribbon(curves.smooth([top, bend, tip], 7), 4.6 * unit, 0.8 * unit)
        pygame.draw.polygon(target, (30, 58, 24), curves.moved(leaf, 0.5 * unit, 1.2 * unit))
        pygame.draw.polygon(target, tones[i % 3], leaf)
    for dx in (-1.6, 1.4, 0):
        pygame.draw.circle(target, (150, 74, 30), (top[0] + dx * unit, top[1] + 2.2 * unit), 1.5 * unit)


@kept
def boat(width: int, flip: bool = False) -> Surface:
    """A small Nile boat with a square sail, 90 high for 100 wide."""
    c = Canvas((width, round(width * 0.9)), 100, rim=(66, 36, 14))
    hull = [(4, 54), (14, 68), (34, 76), (66, 76), (86, 66), (97, 42), (92, 60), (72, 84), (50, 88), (28, 84), (10, 71)]
    c.poly((58, 30, 12), *curves.smooth(hull, 5, closed=True))
    inner = [
        (8, 60),
        (18, 71),
        (36, 78),
        (66, 78),
        (86, 68),
        (93, 54),
        (88, 66),
        (70, 82),
        (50, 85),
        (30, 82),
        (14, 71),
    ]
    c.poly((176, 116, 56), *curves.smooth(inner, 5, closed=True))
    c.path((222, 172, 98), curves.smooth([(12, 66), (34, 77), (66, 77), (88, 65)], 6), 1.8)
    c.path((78, 44, 18), ((50, 78), (50, 3)), 4)
    sail = curves.smooth([(22, 9), (50, 5), (79, 9), (85, 33), (79, 59), (50, 63), (21, 59), (29, 33)], 5, closed=True)
    c.poly((100, 70, 42), *curves.towards(sail, (52, 34), -0.045))
    c.poly((252, 242, 216), *sail)
    c.poly((226, 208, 168), *(p for p in sail if p[0] > 58), (58, 62), (62, 34), (58, 7))
    for y in (18, 46):
        c.poly((194, 66, 46), (27, y), (80.5, y), (81.5, y + 5.4), (26.5, y + 5.4))
    c.disc((218, 160, 42), (54, 34.6), 8.4)
    c.disc((250, 214, 110), (52.6, 33), 4.6)
    picture = c.finish()
    return pygame.transform.flip(picture, True, False) if flip else picture


@kept
def field(width: int, height: int) -> Surface:
    """A plot of green corn in rows."""
    c = Canvas((width, height), rim=(74, 92, 34))
    w, h = float(width), float(height)
    c.box((66, 84, 30), 0, 0, w, h, 5)
    c.box((128, 160, 68), 1.3, 1.3, w - 2.6, h - 2.6, 4)
    rows = 5
    for i in range(rows):
        y = h * (i + 0.78) / (rows + 0.5)
        c.line((92, 124, 46), (3.6, y), (w - 3.6, y), 2.0)
        for j in range(6):
            x = w * (j + 0.7) / 6.4
            c.line((178, 200, 98), (x, y), (x + 1.2, y - 2.8), 1.2)
    return c.finish()


@kept
def mine(height: int) -> Surface:
    """A gold mine, 120 wide for 100 high."""
    c = Canvas((round(height * 1.2), height), 120, rim=(70, 44, 24))
    c.poly((66, 40, 22), (0, 98), (22, 45), (38, 21), (54, 4), (72, 25), (92, 43), (120, 98))
    c.poly((168, 124, 78), (6, 94), (26, 50), (42, 26), (54, 12), (58, 40), (46, 94))
    c.poly((196, 152, 102), (6, 94), (26, 50), (42, 26), (54, 12), (44, 44), (22, 94))
    c.poly((116, 78, 46), (54, 12), (70, 31), (88, 47), (113, 94), (46, 94), (58, 40))
    c.poly((28, 14, 8), (40, 97), (40, 68), (50, 57), (68, 57), (78, 68), (78, 97))
    c.line((112, 74, 38), (40, 97), (42, 66), 4)
    c.line((112, 74, 38), (78, 97), (76, 66), 4)
    c.line((140, 96, 52), (38, 65), (80, 65), 4.4)
    for x, y, r in ((51, 88, 9), (67, 89, 8.4), (59, 78, 8.4)):
        c.disc((116, 72, 6), (x, y), r + 2)
        c.disc((255, 206, 66), (x, y), r)
        c.disc((255, 244, 184), (x - 2.4, y - 3), r * 0.36)
    return c.finish()


@kept
def date_palm(height: int, seed: int, lit: int = 1) -> Surface:
    """A tall palm for scenes: ringed trunk, feathered fronds, lit from one side (-1 left, 1 right)."""
    turn = random.Random(seed)
    w = round(height * 1.1)
    c = Canvas((w, height), fine=2, rim=(34, 46, 38))
    h = float(height)
    lean = turn.uniform(-0.08, 0.08)
    trunk = curves.smooth(
        [
            (w * (0.5 - lean), h),
            (w * (0.5 - lean * 0.7), h * 0.72),
            (w * 0.5, h * 0.5),
            (w * (0.5 + lean * 0.4), h * 0.36),
        ],
        10,
    )
    for i, point in enumerate(trunk):
        c.disc((56, 32, 30), point, h * (0.022 + 0.012 * (1 - i / len(trunk))))
    for i, (x, y) in enumerate(trunk):
        reach = h * (0.018 + 0.010 * (1 - i / len(trunk)))
        c.line((164, 102, 62), (x + lit * h * 0.004, y), (x + lit * reach, y - 2), 2)
    top = trunk[-1]
    for i in range(17):
        a = math.radians(-205 + i * 230 / 16 + turn.uniform(-7, 7))
        _frond(c, top, a, h * turn.uniform(0.30, 0.40), h, lit)
    for _ in range(7):
        at = (top[0] + turn.uniform(-0.03, 0.03) * h, top[1] + h * turn.uniform(0.02, 0.06))
        c.disc((126, 64, 34), at, h * 0.011)
    return c.finish()


def _frond(c: Canvas, top: Point, angle: float, length: float, h: float, lit: int) -> None:
    end = (top[0] + math.cos(angle) * length, top[1] + math.sin(angle) * length * 0.72 + h * 0.13)
    middle = (top[0] + math.cos(angle) * length * 0.55, top[1] + math.sin(angle) * length * 0.66 - h * 0.03)
    rib = curves.smooth([top, middle, end], 14)
    tone: Colour = (84, 104, 52) if math.cos(angle) * lit > 0.1 else (36, 56, 42)
    c.path(tone, rib, 2.4)
    for j in range(2, len(rib) - 1):
        (x0, y0), (x1, y1) = rib[j], rib[j + 1]
        reach = h * 0.085 * (1 - 0.55 * j / len(rib))
        heading = math.atan2(y1 - y0, x1 - x0)
        for side in (-1, 1):
            b = heading + side * 0.85
            tip = (x0 + math.cos(b) * reach, y0 + math.sin(b) * reach + reach * 0.5)
            c.poly(tone if side > 0 else mix(tone, (20, 24, 24), 0.25), (x0, y0), (x1, y1), tip)


@kept
def reeds(size: tuple[int, int], seed: int, flip: bool = False) -> Surface:
    """Papyrus plants at the edge of the water, dense on one side and thinning out."""
    turn = random.Random(seed)
    w, h = size
    c = Canvas(size, fine=2, rim=(16, 30, 32))
    for _ in range(38):
        x = turn.random() ** 1.6 * w
        tall = h * turn.uniform(0.4, 0.98) * (1 - 0.45 * x / w)
        bend = turn.uniform(-0.12, 0.2) * tall
        stem = curves.smooth([(x, h), (x + bend * 0.3, h - tall * 0.6), (x + bend, h - tall)], 8)
        tone = mix((12, 26, 30), (40, 62, 46), turn.random())
        c.path(tone, stem, 2.6)
        head = stem[-1]
        for j in range(13):
            a = math.radians(-168 + j * 156 / 12)
            reach = tall * 0.12 + 8
            tip = (head[0] + math.cos(a) * reach, head[1] + math.sin(a) * reach)
            c.line(mix(tone, (160, 116, 62), 0.28), head, tip, 1.4)
    picture = c.finish()
    return pygame.transform.flip(picture, True, False) if flip else picture


@kept
def barque(width: int, flip: bool = False) -> Surface:
    """A reed boat with raised ends, cabin and sail, at dawn; 62 high for 100 wide."""
    c = Canvas((width, round(width * 0.62)), 100, rim=(40, 22, 20))
    keel = [(1.0, 29.0), (6, 42), (20, 52), (50, 56), (80, 52), (94, 40), (99, 21)]
    deck = [(95.0, 26.0), (88, 40), (70, 46), (50, 47), (28, 46), (12, 40), (5, 25)]
    hull = keel + deck
    outline = curves.smooth(hull, 6, closed=True)
    c.poly((40, 22, 20), *outline)
    c.poly((116, 68, 40), *((x, y - 0.8) for x, y in outline if y < 50))
    c.path((236, 174, 96), curves.smooth([(5, 27), (12, 40), (28, 46), (50, 47), (70, 46), (88, 40), (95, 26)], 6), 1.2)
    c.poly((86, 44, 32), (54, 46), (54, 33), (74, 33), (74, 46))
    c.poly((180, 80, 46), (55, 45), (55, 36), (73, 36), (73, 45))
    c.line((52, 28, 20), (38, 47), (38, 2), 1.6)
    sail = curves.smooth([(12, 6), (38, 3), (62, 6), (58, 20), (62, 36), (38, 39), (14, 36), (18, 20)], 5, closed=True)
    c.poly((206, 150, 104), *sail)
    c.poly((252, 218, 160), *((38 + (x - 38) * 0.93 + 1.5, 21 + (y - 21) * 0.94) for x, y in sail))
    c.disc((255, 206, 96), (40, 21), 7.4)
    c.disc((190, 66, 42), (40, 21), 6.2)
    picture = c.finish()
    return pygame.transform.flip(picture, True, False) if flip else picture
