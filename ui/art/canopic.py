"""Canopic jars: an alabaster body turned on a lathe, and the four lids of the sons of Horus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import Surface

from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light
from ui.art.light import bevel
from ui.art.shading import ball, turned

WIDTH: Final = 0.8
"""The width of a jar by its height."""
_ALABASTER: Final[Colour] = (238, 218, 176)
_EDGE: Final[Colour] = (104, 68, 32)
_FAIENCE: Final[Colour] = (40, 132, 132)
_GOLD: Final[Colour] = (226, 176, 74)
_PROFILE: Final = (
    (16.0, 33.0),
    (25.0, 35.0),
    (25.0, 38.0),
    (42.0, 45.0),
    (48.0, 58.0),
    (47.0, 75.0),
    (40.0, 98.0),
    (33.0, 116.0),
    (31.0, 123.0),
)
"""Half widths and heights of the body on a jar of 100 by 125."""


def _both(profile: list[tuple[float, float]], grow: float = 0.0) -> list[tuple[float, float]]:
    right = [(50 + x + grow, y) for x, y in profile]
    return right + [(50 - x - grow, y) for x, y in reversed(profile)]


def _human(c: Canvas) -> None:
    """Imsety: a striped wig around a calm face."""
    wig = curves.smooth([(24, 36), (25, 18), (36, 3), (50, 0.5), (64, 3), (75, 18), (76, 36)], 8)
    c.poly(_EDGE, *wig)
    c.poly(dark(_FAIENCE, 0.25), *curves.towards(wig, (50, 22), 0.06))
    for x in (30, 36, 64, 70):
        c.line(_GOLD, (x, 12), (x - (50 - x) * 0.06, 35), 2.2)
    c.oval(_EDGE, 35, 7, 30, 30)
    ball(c, (202, 142, 86), (50, 21.5), 13.4)
    for eye in (44.5, 55.5):
        c.oval((40, 22, 12), eye - 3, 18.6, 6, 3.4)
    c.line((120, 66, 34), (46, 29.5), (54, 29.5), 1.6)


def _baboon(c: Canvas) -> None:
    """Hapi: a mane and a long muzzle."""
    mane = curves.smooth([(20, 36), (21, 18), (34, 4), (50, 1), (66, 4), (79, 18), (80, 36)], 8)
    c.poly(_EDGE, *mane)
    c.poly((122, 104, 78), *curves.towards(mane, (50, 24), 0.06))
    for x in (27, 33, 67, 73):
        c.line((86, 68, 46), (x, 14), (x + (x - 50) * 0.12, 35), 2.4)
    c.oval(_EDGE, 33, 9, 34, 27)
    ball(c, (176, 128, 84), (50, 22), 13)
    c.oval((86, 50, 34), 42, 22, 16, 13)
    for eye in (43.5, 56.5):
        c.disc((34, 18, 10), (eye, 18), 2.4)
    for nostril in (47.6, 52.4):
        c.disc((34, 18, 10), (nostril, 28), 1.3)


def _jackal(c: Canvas) -> None:
    """Duamutef: upright ears and a pointed snout."""
    coat: Colour = (58, 52, 62)
    head = [(26, 36), (28, 18), (24, 0.5), (39, 9), (50, 10), (61, 9), (76, 0.5), (72, 18), (74, 36)]
    c.poly((28, 20, 22), *head)
    c.poly(coat, *curves.towards(head, (50, 24), 0.07))
    c.poly((150, 96, 70), (29, 6), (37, 11), (32, 17))
    c.poly((150, 96, 70), (71, 6), (63, 11), (68, 17))
    c.poly((28, 20, 22), (40, 19), (60, 19), (55, 35.5), (45, 35.5))
    c.poly(light(coat, 0.24), (42, 20), (58, 20), (54, 33), (46, 33))
    c.oval((20, 14, 14), 45, 30, 10, 5)
    for x in (38.5, 61.5):
        c.oval(_GOLD, x - 4, 17, 8, 4.4)
        c.disc((20, 12, 10), (x, 19.2), 1.9)


def _falcon(c: Canvas) -> None:
    """Qebehsenuf: a round head, a hooked beak, the mark below the eye."""
    head = curves.smooth([(23, 36), (23, 19), (34, 4), (50, 1), (66, 4), (77, 19), (77, 36)], 8)
    c.poly(_EDGE, *head)
    c.poly((126, 84, 44), *curves.towards(head, (50, 22), 0.06))
    face = curves.smooth([(33, 35), (31, 22), (40, 13), (50, 11), (60, 13), (69, 22), (67, 35)], 6)
    c.poly((242, 226, 188), *face)
    for x, sign in ((40.5, -1), (59.5, 1)):
        c.disc(_GOLD, (x, 20.4), 4.6)
        c.disc((24, 14, 8), (x, 20.4), 2.6)
        c.path((70, 40, 18), ((x + sign, 25), (x + sign * 2, 32)), 2.4)
    c.poly((60, 44, 30), (45, 19), (55, 19), (54, 26), (50, 33), (46, 26))
    c.poly((236, 176, 56), (46.4, 19.6), (53.6, 19.6), (52.6, 24), (47.4, 24))


def _plain(c: Canvas) -> None:
    """A lid of faience: what is shown where the face of a vase is not known."""
    c.oval(dark(_FAIENCE, 0.6), 28, 1, 44, 50)
    ball(c, _FAIENCE, (50, 22), 20)


LIDS: Final[tuple[Callable[[Canvas], None], ...]] = (_human, _baboon, _jackal, _falcon)


@kept
def canopic_jar(height: int, lid: int = -1) -> Surface:
    """A jar without its resources; `lid` 0 to 3: human, baboon, jackal, falcon; -1 a plain one."""
    high = max(10, height)
    c = Canvas((round(high * WIDTH), high), 100, rim=_EDGE)
    (LIDS[lid % len(LIDS)] if lid >= 0 else _plain)(c)
    line = curves.smooth(list(_PROFILE), 8)
    c.poly(_EDGE, *_both(line, 1.8))
    turned(c, _both(line), _ALABASTER, 0.5)
    c.box(dark(_GOLD, 0.55), 23, 32.4, 54, 6.6, 2)
    c.box(_GOLD, 24, 33.2, 52, 3.6, 1.5)
    for y, half in ((46.5, 41.4), (114.4, 32.6)):
        c.line((168, 112, 46), (50 - half, y), (50 + half, y), 2.2)
        c.line(_FAIENCE, (50 - half - 1, y + 3.2), (50 + half + 1, y + 3.2), 2.0)
    out = c.finish()
    out.blit(bevel(out, max(1, high // 46), 80, 100), (0, 0))
    return out
