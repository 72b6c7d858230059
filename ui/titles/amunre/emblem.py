"""Amun-Re: the Nile between its provinces, with pyramids, farmers, scribes and boats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from ui.art.figures import farmer, pawn
from ui.art.light import raised
from ui.art.masonry import block, double_pyramid, pyramid
from ui.art.palette import CARNELIAN, LAPIS, MALACHITE, SUN_GOLD, seats
from ui.art.scenery import boat
from ui.titles.amunre.ground import Tint, ground

OWNERS = (
    Tint("memphis", "owned", LAPIS),
    Tint("amarna", "owned", SUN_GOLD),
    Tint("abydos", "owned", MALACHITE),
    Tint("thebes", "owned", CARNELIAN),
    Tint("buto", "auctioned"),
)
_LAPIS, _CARNELIAN, _MALACHITE, _GOLD, _ = seats()
PIECES: tuple[tuple[float, float, Callable[[int], Surface], int], ...] = (
    (0.385, 0.30, pyramid, 34),
    (0.61, 0.27, pyramid, 30),
    (0.36, 0.47, pyramid, 46),
    (0.615, 0.46, double_pyramid, 42),
    (0.645, 0.68, pyramid, 42),
    (0.41, 0.70, block, 20),
    (0.385, 0.705, block, 20),
    (0.57, 0.70, farmer, 28),
    (0.585, 0.30, farmer, 26),
    (0.405, 0.50, farmer, 28),
    (0.37, 0.68, partial(pawn, _MALACHITE), 36),
    (0.585, 0.66, partial(pawn, _CARNELIAN), 36),
    (0.42, 0.45, partial(pawn, _LAPIS), 36),
    (0.57, 0.45, partial(pawn, _GOLD), 36),
    (0.498, 0.66, boat, 42),
    (0.485, 0.42, partial(boat, flip=True), 36),
)
"""Where on the map (shares of its size), what, how high (for a radius of 112)."""


def paint(target: Surface, radius: float) -> None:
    wide = round(radius * 4.4)
    high = round(wide * 776 / 1384)
    land = ground((wide, high), 1, OWNERS)
    target.blit(land, (radius - wide * 0.5, radius - high * 0.47))
    unit = radius / 112
    for x, y, picture, size in PIECES:
        piece = raised(picture(round(size * unit)), 3 * unit)
        piece.centred(target, (radius + (x - 0.5) * wide, radius + (y - 0.47) * high))
