"""The map in the window: polygons, feet of pieces, boxes to point at."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, cached_property
from typing import Final

from pygame import Rect

from game.kemet.components import board_for, box
from ui.art.curves import Point, along, bounds, inside, smooth
from ui.boards.kemet.layout import Layout
from ui.boards.kemet.map.figures import CREATURE, PYRAMID, SOLDIERS
from ui.boards.kemet.map.shapes import nile_face

PIECES: Final = 1.14
SMALL_PIECES: Final = 1.26
"""Pieces are drawn a little larger than the map; in small windows more so."""
BESIDE: Final = (-64, -12)
"""Where an attacker stands beside the defender, in pixels of the pieces."""


class Geometry:
    """Where the spaces of a table with so many players are in one window."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.board = board_for(layout.seats_count)
        self.face = nile_face(self.board.face)
        self.scale = layout.u * (SMALL_PIECES if layout.small else PIECES)
        """Pixels of the window for a pixel of a piece."""
        self._polygons = {name: self._at(self.face.spaces[name].polygon) for name in self.board.names}
        self._spots = {
            name: {spot: self._point(point) for spot, point in self.face.spaces[name].spots.items()}
            for name in self.board.names
        }

    def _point(self, point: Point) -> Point:
        place = self.layout.map
        return (place.x + point[0] * place.width, place.y + point[1] * place.height)

    def _at(self, points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(self._point(point) for point in points)

    # Spaces

    def polygon(self, space: str) -> tuple[Point, ...]:
        return self._polygons[space]

    def box(self, space: str) -> Rect:
        """Around a space, inside the map."""
        left, top, right, bottom = bounds(self._polygons[space])
        made = Rect(math.floor(left), math.floor(top), math.ceil(right - left) + 1, math.ceil(bottom - top) + 1)
        return made.clip(self.layout.map)

    def hit(self, space: str) -> Callable[[tuple[int, int]], bool]:
        """Whether a point of the window lies on a space, or on the Troop or pyramid that stands there."""
        polygon = self._polygons[space]

        def test(point: tuple[int, int]) -> bool:
            return inside(point, polygon)

        return test

    # Feet and boxes of pieces

    def spot(self, space: str, name: str) -> Point | None:
        return self._spots[space].get(name)

    def troop(self, space: str, beside: bool = False) -> Point:
        """The foot of a Troop; of one that attacks, beside it."""
        x, y = self._spots[space]["troop"]
        if beside:
            return (x + BESIDE[0] * self.scale, y + BESIDE[1] * self.scale)
        return (x, y)

    def troop_box(self, space: str, beside: bool = False) -> Rect:
        x, y = self.troop(space, beside)
        w, h = SOLDIERS[0] * self.scale, SOLDIERS[1] * self.scale
        return Rect(round(x - w / 2), round(y - h), round(w), round(h + 8 * self.scale)).clip(self.layout.map)

    def creature_spot(self, space: str, beside: bool = False) -> Point:
        """The middle of a creature, right of its Troop."""
        x, y = self.troop(space, beside)
        return (x + 38 * self.scale, y - (CREATURE[1] / 2 + 2) * self.scale)

    def pyramid_box(self, space: str) -> Rect:
        x, y = self._spots[space]["pyramid"]
        w, h = PYRAMID[0] * self.scale, PYRAMID[1] * self.scale
        return Rect(round(x - w / 2), round(y - h), round(w), round(h))

    def length(self, pixels: float) -> int:
        """A length of the pieces in the window."""
        return max(1, round(pixels * self.scale))

    # Names and capsules

    def label(self, space: str) -> Point:
        """The middle of a name; a Temple without room for it has it below, on the water."""
        found = self._spots[space].get("label")
        if found is not None:
            return found
        left, _, right, bottom = bounds(self._polygons[space])
        return ((left + right) / 2, bottom + 15 * self.layout.u)

    def on_water(self, space: str) -> bool:
        """Whether the name stands on the Nile."""
        return "label" not in self._spots[space]

    @cached_property
    def city_heads(self) -> tuple[tuple[int, Point, bool], ...]:
        """For the name of each City: its number, a point on its outer wall, and whether that is the upper one."""
        found = []
        for number, districts in enumerate(self.board.cities):
            points = [point for space in districts for point in self._polygons[self.board.names[space]]]
            left, top, right, bottom = bounds(points)
            middle = (left + right) / 2
            upper = (top + bottom) / 2 < self.layout.map.centery + 8 * self.layout.u
            found.append((number, (middle, top if upper else bottom), upper))
        return tuple(found)

    def harbour(self, one: str, other: str) -> tuple[Point, ...] | None:
        """The way of a boat from one space to another, if an arrow links them."""
        ends = _harbour_ends()
        for name, line in self.face.harbours.items():
            if ends[name] == (one, other):
                return self._way(line)
            if ends[name] == (other, one):
                return self._way(line)[::-1]
        return None

    def _way(self, line: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple(along(smooth(self._at(line), 14), max(1.0, self.layout.u)))

    def middle(self, one: str, other: str) -> Point | None:
        """The middle of the border between two neighbours."""
        lines = self.face.arcs.get(tuple(sorted((one, other))))
        if not lines:
            return None
        longest = max(lines, key=len)
        return self._point(longest[len(longest) // 2])

    def centre(self, space: str) -> Point:
        """Somewhere in the middle of a space, for capsules and arcs."""
        return self._spots[space]["troop"]


@cache
def _harbour_ends() -> dict[str, tuple[str, str]]:
    return {harbour.id: harbour.ends for face in box().faces for harbour in face.harbours}
