"""The feet of pyramids and Troops on a face of the board, 0..1 of the map: those of the map file, moved as far as
numbers need it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from game.kemet.components import box
from ui.art.curves import Point, bounds, scaled
from ui.boards.kemet.map.figures import SMALL_PIECES
from ui.boards.kemet.map.shapes import nile_face
from ui.boards.kemet.map.standing import CREATURE_BOX, Box, Kind, Standing, settle
from ui.boards.kemet.zones import DRAWN

PLATE: Final = (160, 28)
"""The largest plate with the name of a City's owner, in the small window."""
EDGE: Final = Box(3, 3, DRAWN[0] - 3, DRAWN[1] - 3)
COARSE: Final = 3
"""Every third point of a border says well enough where a space is."""
ABOVE, BELOW = -5, 2
"""How far the middle of a plate is from the outer wall."""


def plate_point(districts: Sequence[Sequence[Point]], middle: float, u: float) -> Point:
    """The middle of the plate with the name of who lives in a City: on the wall that is farther from the middle of
    the map."""
    left, top, right, bottom = bounds([point for polygon in districts for point in polygon])
    if (top + bottom) / 2 < middle + 8 * u:
        return ((left + right) / 2, top + ABOVE * u)
    return ((left + right) / 2, bottom + BELOW * u)


@cache
def feet(face: str) -> Mapping[str, Mapping[str, Point]]:
    """By space and kind of piece. Found for the largest pieces, so that smaller ones have room too."""
    shapes = nile_face(face).spaces
    borders = {name: scaled(shape.polygon[::COARSE], *DRAWN) for name, shape in shapes.items()}
    standing = {
        (name, kind): Standing(name, kind, (x * DRAWN[0], y * DRAWN[1]), borders[name])
        for name, shape in shapes.items()
        for kind, (x, y) in _spots(shape.spots)
    }
    alone = dict(standing)
    (printed,) = (one for one in box().faces if one.id == face)
    for city in printed.cities:
        x, y = plate_point([borders[name] for name in city.districts], DRAWN[1] / 2, 1)
        y = max(EDGE.top + PLATE[1] / 2, min(EDGE.bottom - PLATE[1] / 2, y))
        plate = Box(x - PLATE[0] / 2, y - PLATE[1] / 2, x + PLATE[0] / 2, y + PLATE[1] / 2)
        names = (*city.districts, city.front)
        settle([alone.pop(key) for key in standing if key[0] in names], [plate], EDGE, SMALL_PIECES)
    for piece in alone.values():
        x, y = piece.foot
        piece.foot = (min(x, EDGE.right - CREATURE_BOX.right * SMALL_PIECES), y)
    found: dict[str, dict[str, Point]] = {}
    for (name, kind), piece in standing.items():
        found.setdefault(name, {})[kind] = (piece.foot[0] / DRAWN[0], piece.foot[1] / DRAWN[1])
    return found


def _spots(spots: Mapping[str, Point]) -> list[tuple[Kind, Point]]:
    kinds: tuple[Kind, ...] = ("pyramid", "troop")
    return [(kind, spots[kind]) for kind in kinds if kind in spots]
