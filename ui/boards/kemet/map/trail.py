"""The way of a group under the pointer: footprints over land, dots in an arc for a teleport."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Surface

from game.kemet.march import MarchTo
from ui.art.colour import Colour
from ui.art.curves import Point, along
from ui.boards.kemet.map.geometry import Geometry
from ui.boards.kemet.ways import Way

LIGHT: Final[Colour] = (240, 226, 255)
_DARK: Final[Colour] = (60, 30, 70)


def paint_trail(target: Surface, geometry: Geometry, start: str, way: Way) -> None:
    """From where the group stands to the goal, step by step."""
    here = start
    steps = [move for move in way.moves if hasattr(move, "space")]
    for move, space in zip(steps, way.spaces, strict=True):
        line = land_line(geometry, here, space) if isinstance(move, MarchTo) else arc_line(geometry, here, space)
        _dots(target, line, geometry.layout.u)
        here = space


def land_line(geometry: Geometry, here: str, there: str) -> list[Point]:
    """Over the middle of the common border, or along a harbour arrow."""
    boat = geometry.harbour(here, there)
    if boat is not None:
        return [geometry.troop(here), *boat, geometry.troop(there)]
    middle = geometry.middle(here, there)
    return [geometry.troop(here), *([middle] if middle is not None else []), geometry.troop(there)]


def arc_line(geometry: Geometry, here: str, there: str) -> list[Point]:
    """A throw of light."""
    (ax, ay), (bx, by) = geometry.troop(here), geometry.troop(there)
    high = min(120 * geometry.layout.u, math.dist((ax, ay), (bx, by)) * 0.3)
    return [
        (ax + (bx - ax) * t, ay + (by - ay) * t - math.sin(t * math.pi) * high) for t in (k / 24 for k in range(25))
    ]


def _dots(target: Surface, line: list[Point], u: float) -> None:
    radius = max(2.0, 2.6 * u)
    for x, y in along(line, 9 * u)[1:-1]:
        pygame.draw.circle(target, _DARK, (x, y + 1), radius + 1)
        pygame.draw.circle(target, LIGHT, (x, y), radius)
