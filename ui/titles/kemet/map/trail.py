"""The way of a group under the pointer: footprints over land, dots in an arc for a teleport."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Surface

from game.kemet.march import MarchTo
from ui.art.colour import Colour
from ui.art.curves import Point, along
from ui.titles.kemet.map.geometry import Geometry
from ui.titles.kemet.ways import Way

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
    """A throw of light: a long way bends upwards, a steep one to the side, so that it does not run back over itself."""
    (ax, ay), (bx, by) = geometry.troop(here), geometry.troop(there)
    far = math.dist((ax, ay), (bx, by)) or 1.0
    high = min(120 * geometry.layout.u, far * 0.3)
    side = -1 if bx <= ax else 1
    nx, ny = side * (by - ay) / far, -abs(bx - ax) / far
    line = [
        (ax + (bx - ax) * t + nx * bend, ay + (by - ay) * t + ny * bend)
        for t, bend in ((k / 24, math.sin(k / 24 * math.pi) * high) for k in range(25))
    ]
    room = geometry.layout.map.inflate(-geometry.length(12), -geometry.length(12))
    return [(max(room.left, min(room.right, x)), max(room.top, min(room.bottom, y))) for x, y in line]


def _dots(target: Surface, line: list[Point], u: float) -> None:
    radius = max(2.0, 2.6 * u)
    for x, y in along(line, 9 * u)[1:-1]:
        pygame.draw.circle(target, _DARK, (x, y + 1), radius + 1)
        pygame.draw.circle(target, LIGHT, (x, y), radius)
