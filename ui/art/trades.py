"""The tools of the trades: signs of 64 units in a dark ink with a lit second tone, for the pictures on cards.

Where the icon set has a sign for a trade (bread, wall, mine, statue ...) it is used as it is."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from pygame import Surface

from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.icons import icon

Point = tuple[float, float]


class _Pen:
    """Draws in the ink, or cuts details in the lit tone."""

    def __init__(self, size: int, ink: Colour, lit: Colour) -> None:
        self.canvas = Canvas((size, size), 64, rim=ink)
        self.ink, self.lit = ink, lit

    def shape(self, *points: Point, lit: bool = False, soft: bool = False) -> None:
        outline = curves.smooth(points, 6, closed=True) if soft else points
        self.canvas.poly(self.lit if lit else self.ink, *outline)

    def line(self, *points: Point, width: float = 2.0, lit: bool = False) -> None:
        self.canvas.path(self.lit if lit else self.ink, points, width)

    def disc(self, x: float, y: float, radius: float, lit: bool = False) -> None:
        self.canvas.disc(self.lit if lit else self.ink, (x, y), radius)


def _potter(p: _Pen) -> None:
    p.shape((24, 8), (40, 8), (37, 15), (47, 25), (46, 36), (38, 44), (26, 44), (18, 36), (17, 25), (27, 15), soft=True)
    p.line((20, 25), (44, 25), width=1.8, lit=True)
    p.line((19, 31), (45, 31), width=1.8, lit=True)
    p.shape((10, 46), (54, 46), (50, 52), (14, 52))
    p.shape((28, 52), (36, 52), (40, 62), (24, 62))


def _weaver(p: _Pen) -> None:
    for x in (8, 56):
        p.line((x, 4), (x, 62), width=4)
    for y in (8, 56):
        p.line((5, y), (59, y), width=4)
    for k in range(9):
        p.line((13 + k * 4.75, 10), (13 + k * 4.75, 54), width=1.3)
    p.shape((11, 36), (53, 36), (53, 54), (11, 54))
    for y in (41, 46, 51):
        p.line((13, y), (51, y), width=1.3, lit=True)
    p.shape((14, 29), (32, 25), (50, 29), (32, 33), soft=True)


def _basket(p: _Pen) -> None:
    p.line((16, 30), (20, 12), (32, 5), (44, 12), (48, 30), width=4)
    p.shape((8, 28), (56, 28), (50, 60), (14, 60))
    p.shape((6, 26), (58, 26), (58, 32), (6, 32))
    for row, y in enumerate((37, 44, 51)):
        for k in range(5):
            x = 15 + k * 8 + (row % 2) * 4
            p.line((x, y), (x + 4, y + 4), width=1.6, lit=True)
    p.line((13, 35), (51, 35), width=1.4, lit=True)


def _brewer(p: _Pen) -> None:
    p.shape((20, 22), (44, 22), (51, 34), (48, 50), (40, 61), (24, 61), (16, 50), (13, 34), soft=True)
    p.shape((18, 16), (46, 16), (46, 23), (18, 23))
    for x, y, r in ((22, 13, 6), (32, 10, 7), (42, 13, 6)):
        p.disc(x, y, r)
        p.disc(x, y, r - 2, lit=True)
    p.line((36, 12), (52, 2), width=2.6)
    p.line((17, 36), (47, 36), width=1.8, lit=True)
    p.line((18, 44), (46, 44), width=1.8, lit=True)


def _carpenter(p: _Pen) -> None:
    teeth = [(10 + k * 4.4 + (2.2 if up else 0), 42.0 if up else 36.5) for k in range(9) for up in (False, True)]
    p.shape((8, 22), (50, 30), (50, 36), *reversed(teeth), (8, 36))
    p.shape((47, 24), (61, 26), (60, 42), (49, 40), soft=True)
    p.disc(54.5, 33, 3.2, lit=True)
    p.shape((4, 48), (60, 48), (60, 58), (4, 58))
    p.line((8, 53), (40, 53), width=1.5, lit=True)


def _joiner(p: _Pen) -> None:
    p.line((14, 60), (44, 14), width=5)
    p.shape((34, 4), (60, 16), (56, 24), (30, 13))
    p.shape((50, 20), (60, 25), (56, 36), (50, 30))
    p.shape((30, 44), (58, 44), (58, 52), (48, 52), (48, 60), (30, 60))
    p.shape((40, 48), (44, 48), (44, 56), (40, 56), lit=True)


def _stonecutter(p: _Pen) -> None:
    p.shape((6, 44), (50, 44), (58, 38), (58, 56), (50, 62), (6, 62))
    p.line((6, 45), (50, 45), (58, 39), width=1.5, lit=True)
    p.line((50, 46), (50, 60), width=1.5, lit=True)
    p.shape((24, 22), (29, 20), (34, 42), (29, 43))
    p.line((26, 9), (58, 19), width=4)
    p.shape((12, 2), (34, 7), (31, 20), (9, 15))
    p.line((14, 8), (30, 12), width=1.6, lit=True)


def _smith(p: _Pen) -> None:
    p.shape((6, 32), (46, 32), (58, 36), (46, 42), (40, 42), (42, 52), (50, 60), (14, 60), (22, 52), (24, 42), (12, 40))
    p.line((10, 34.6), (45, 34.6), width=1.6, lit=True)
    p.line((24, 17), (57, 7), width=4)
    p.shape((14, 8), (29, 5), (33, 24), (18, 27))
    for x, y in ((40, 26), (48, 24), (45, 30)):
        p.disc(x, y, 1.6)


def _jeweller(p: _Pen) -> None:
    arc = [math.radians(a) for a in range(6, 175, 8)]
    for radius, width in ((27, 5), (20.5, 4.4), (15, 3.4)):
        p.line(*[(32 + radius * math.cos(a), 14 + radius * 1.15 * math.sin(a)) for a in arc], width=width)
    for a in arc[1:-1:2]:
        x, y = 32 + 31 * math.cos(a), 14 + 31 * 1.15 * math.sin(a)
        p.shape((x - 3, y - 2), (x + 3, y - 2), (x + 1.6, y + 8), (x - 1.6, y + 8))
    for a in arc[1:-1:2]:
        p.disc(32 + 27 * math.cos(a), 14 + 31 * math.sin(a), 1.5, lit=True)
    for x in (5.5, 58.5):
        p.disc(x, 13, 4)


def _glassmaker(p: _Pen) -> None:
    p.shape((26, 4), (38, 4), (36, 18), (45, 28), (46, 44), (38, 58), (26, 58), (18, 44), (19, 28), (28, 18), soft=True)
    p.shape((22, 57), (42, 57), (44, 62), (20, 62))
    for y in (27, 34, 41):
        p.line((20.5, y), (26, y + 4), (32, y), (38, y + 4), (43.5, y), width=1.8, lit=True)
    for side in (-1, 1):
        x = 32 + side * 14
        p.line((32 + side * 5, 12), (x, 14), (x + side, 24), width=2.6)


def _faience(p: _Pen) -> None:
    p.shape((6, 36), (58, 36), (52, 50), (40, 57), (24, 57), (12, 50))
    p.shape((24, 56), (40, 56), (44, 62), (20, 62))
    p.line((10, 41), (54, 41), width=1.6, lit=True)
    for x in (17, 27, 37, 47):
        p.disc(x, 47, 1.9, lit=True)
    for a, long in ((-60, 22), (-30, 26), (0, 29), (30, 26), (60, 22)):
        t = math.radians(a - 90)
        tip = (32 + long * math.cos(t), 35 + long * math.sin(t))
        s = math.radians(a)
        mid = (32 + long * 0.55 * math.cos(t), 35 + long * 0.55 * math.sin(t))
        wing = (5 * math.cos(s), 5 * math.sin(s))
        p.shape((32, 35), (mid[0] - wing[0], mid[1] - wing[1]), tip, (mid[0] + wing[0], mid[1] + wing[1]))


def _painter(p: _Pen) -> None:
    p.shape((8, 20), (44, 20), (44, 60), (8, 60))
    for row in range(3):
        for column in range(2):
            p.disc(17 + column * 18, 29 + row * 11.5, 4, lit=True)
    p.line((36, 52), (58, 10), width=3)
    p.shape((54, 14), (62, 2), (61, 16), soft=True)
    p.line((46, 52), (62, 26), width=2.4)


def _perfumer(p: _Pen) -> None:
    p.shape(
        (26, 10), (38, 10), (37, 24), (46, 34), (46, 50), (38, 61), (26, 61), (18, 50), (18, 34), (27, 24), soft=True
    )
    p.shape((22, 6), (42, 6), (42, 12), (22, 12))
    p.shape((28, 1), (36, 1), (36, 6), (28, 6))
    p.shape((32, 33), (38, 44), (32, 50), (26, 44), lit=True, soft=True)
    for x, y in ((52, 8), (57, 15), (51, 19), (12, 10), (7, 17)):
        p.disc(x, y, 2.2)


def _tanner(p: _Pen) -> None:
    for x in (6, 58):
        p.line((x, 3), (x, 61), width=3.6)
    p.line((4, 8), (60, 8), width=3.6)
    hide = (
        (22, 15),
        (28, 19),
        (36, 19),
        (42, 15),
        (50, 18),
        (44, 28),
        (45, 42),
        (52, 54),
        (42, 52),
        (36, 56),
        (32, 62),
    )
    rest = ((28, 56), (22, 52), (12, 54), (19, 42), (20, 28), (14, 18))
    p.shape(*hide, *rest)
    for a, b in (
        ((8, 12), (15, 18)),
        ((56, 12), (49, 18)),
        ((8, 58), (14, 54)),
        ((56, 58), (50, 54)),
        ((32, 10), (32, 19)),
    ):
        p.line(a, b, width=1.4)
    for y in (28, 36, 44):
        p.line((27, y), (37, y), width=1.5, lit=True)


def _sandals(p: _Pen) -> None:
    for x, lean in ((18, -2), (46, 2)):
        p.shape(
            (x - 9, 8),
            (x, 3),
            (x + 9, 8),
            (x + 9 - lean, 26),
            (x + 7, 40),
            (x + 8, 54),
            (x, 61),
            (x - 8, 54),
            (x - 7, 40),
            (x - 9 - lean, 26),
            soft=True,
        )
        p.line((x - 8, 34), (x, 14), (x + 8, 34), width=2.4, lit=True)
        p.line((x - 6, 44), (x + 6, 44), width=2.0, lit=True)


def _rope(p: _Pen) -> None:
    for radius in (26, 18.4, 10.8):
        p.canvas.disc(p.ink, (30, 34), radius, 6.2)
        count = round(radius * 0.9)
        for k in range(count):
            a = math.tau * k / count
            inner, outer = radius - 5.2, radius - 1
            p.line(
                (30 + inner * math.cos(a), 34 + inner * math.sin(a)),
                (30 + outer * math.cos(a + 0.2), 34 + outer * math.sin(a + 0.2)),
                width=1.1,
                lit=True,
            )
    p.line((52, 20), (58, 8), (50, 3), width=5)


def _caster(p: _Pen) -> None:
    p.shape((6, 12), (34, 6), (40, 22), (32, 34), (18, 36), (9, 28))
    p.shape((9, 13.5), (33, 8.4), (34, 12), (10, 17), lit=True)
    p.line((36, 12), (60, 4), width=3)
    p.shape((34, 22), (40, 20), (42, 46), (37, 46))
    p.shape((22, 46), (58, 46), (58, 60), (22, 60))
    p.shape((30, 46), (50, 46), (47, 53), (33, 53), lit=True)
    for x, y in ((46, 30), (50, 38), (32, 40)):
        p.disc(x, y, 1.6)


def _plasterer(p: _Pen) -> None:
    p.shape((4, 4), (40, 4), (40, 34), (4, 34))
    for y in (12, 20, 28):
        p.line((4, y), (40, y), width=1.3, lit=True)
    for x, y in ((16, 4), (30, 4), (10, 12), (24, 12), (16, 20), (30, 20), (10, 28), (24, 28)):
        p.line((x, y), (x, y + 8), width=1.3, lit=True)
    p.shape((8, 40), (48, 40), (58, 46), (48, 52), (8, 52))
    p.line((30, 40), (30, 33), (44, 28), width=3.4)
    p.line((44, 28), (60, 24), width=6)


def _dyer(p: _Pen) -> None:
    p.line((4, 6), (60, 6), width=3)
    p.shape((10, 6), (28, 6), (27, 40), (22, 36), (17, 41), (11, 37))
    p.shape((36, 6), (54, 6), (54, 32), (48, 35), (42, 31), (36, 34))
    for y in (14, 22, 30):
        p.line((12, y), (26, y), width=1.6, lit=True)
    for x in (41, 48):
        p.line((x, 9), (x, 29), width=1.6, lit=True)
    p.shape((24, 44), (60, 44), (56, 61), (28, 61))
    p.line((28, 48.5), (56, 48.5), width=1.8, lit=True)


def _ivory(p: _Pen) -> None:
    tusk = curves.smooth([(4, 50), (22, 54), (42, 44), (54, 24), (58, 4)], 10)
    p.shape(*curves.ribbon(tusk, 15, 2))
    inner = curves.smooth([(8, 49), (22, 51), (40, 42), (51, 24)], 8)
    p.line(*inner, width=1.7, lit=True)
    for x, y in ((14, 55), (24, 53.5), (34, 49), (43, 41)):
        p.disc(x, y, 1.9, lit=True)
    p.line((40, 60), (58, 46), width=3)
    p.shape((36, 59), (42, 57), (40, 63), (35, 63))


_DRAWN: Final[dict[str, Callable[[_Pen], None]]] = {
    "potter": _potter, "weaver": _weaver, "basket": _basket, "brewer": _brewer, "carpenter": _carpenter,
    "joiner": _joiner, "stonecutter": _stonecutter, "smith": _smith, "jeweller": _jeweller, "glass": _glassmaker,
    "faience": _faience, "painter": _painter, "perfume": _perfumer, "tanner": _tanner, "sandals": _sandals,
    "rope": _rope, "caster": _caster, "plaster": _plasterer, "dyer": _dyer, "ivory": _ivory,
}  # fmt: skip


@kept
def trade(name: str, size: int, ink: Colour, lit: Colour) -> Surface:
    """The sign of a trade, or of the icon set."""
    if name not in _DRAWN:
        return icon(name, size, ink)
    pen = _Pen(max(8, size), ink, lit)
    _DRAWN[name](pen)
    return pen.canvas.finish()
