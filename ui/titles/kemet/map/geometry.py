"""The map in the window: polygons, feet of pieces, boxes to point at."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final, NamedTuple

from pygame import Rect

from game.kemet.components import board_for
from ui.art.curves import Point, along, bounds, crossings, smooth
from ui.titles.kemet.layout import Layout
from ui.titles.kemet.map.figures import (
    BADGE,
    BADGE_FOOT,
    CREATURE,
    CREATURE_FOOT,
    LEVEL,
    LEVEL_SIZE,
    PIECES,
    PYRAMID,
    SHIELD,
    SHIELD_FOOT,
    SMALL_PIECES,
    SOLDIERS,
)
from ui.titles.kemet.map.shapes import harbour_ends, nile_map


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, foot: Point, scale: float) -> Box:
        """A part of a piece, given from its foot, on the map."""
        x, y = foot
        return Box(x + self.left * scale, y + self.top * scale, x + self.right * scale, y + self.bottom * scale)


def _standing(size: tuple[float, float], foot: Point = (0, 0)) -> Box:
    return Box(foot[0] - size[0] / 2, foot[1] - size[1], foot[0] + size[0] / 2, foot[1])


LEVEL_BOX: Final = _standing(LEVEL_SIZE, (LEVEL[0] - PYRAMID[0] / 2, LEVEL[1] + LEVEL_SIZE[1] / 2 - PYRAMID[1]))
DISC_BOX: Final = _standing((BADGE, BADGE), BADGE_FOOT)
SHIELD_BOX: Final = _standing(SHIELD, SHIELD_FOOT)
FIGURES_BOX: Final = Box(-34, -56, 34, 3)


BESIDE: Final = (64, -12)
"""How far from the defender an attacker stands, in pixels of the pieces: left of it, at the edge of the map right."""
ABOVE, BELOW = -5, 2
"""How far the middle of a plate is from the outer wall."""


class Geometry:
    """Where the spaces of a table with so many players are in one window."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.board = board_for(layout.seats_count)
        self.face = nile_map(layout.seats_count)
        self.scale = layout.u * (SMALL_PIECES if layout.small else PIECES)
        """Pixels of the window for a pixel of a piece."""
        self._polygons = {name: self._at(self.face.spaces[name].polygon) for name in self.board.names}
        self._spots = {
            name: {spot: self._point(point) for spot, point in self.face.spaces[name].spots.items()}
            for name in self.board.names
        }

        self._river = self._at(self.face.river)
        self._crossings: dict[tuple[str, float], list[float]] = {}

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
        return self._boxes[space].copy()

    @cached_property
    def _boxes(self) -> dict[str, Rect]:
        found = {}
        for name, polygon in self._polygons.items():
            left, top, right, bottom = bounds(polygon)
            made = Rect(math.floor(left), math.floor(top), math.ceil(right - left) + 1, math.ceil(bottom - top) + 1)
            found[name] = made.clip(self.layout.map)
        return found

    def hit(self, space: str) -> Callable[[tuple[int, int]], bool]:
        """Whether a point of the window lies on a space."""
        return partial(self._inside, space)

    def _inside(self, space: str, point: Point) -> bool:
        """Whether a point lies on a space, or on the river (`""`). Many points of the same height are asked about, and
        the outlines are long: where they pass a height is kept."""
        x, y = point
        if (space, y) not in self._crossings:
            self._crossings[space, y] = crossings(self._polygons[space] if space else self._river, y)
        return sum(x < crossing for crossing in self._crossings[space, y]) % 2 == 1

    # Feet and boxes of pieces

    def spot(self, space: str, name: str) -> Point | None:
        return self._spots[space].get(name)

    def troop(self, space: str, beside: bool = False) -> Point:
        """The foot of a Troop; of one that attacks, beside it."""
        x, y = self._spots[space]["troop"]
        if not beside:
            return (x, y)
        away, up = BESIDE[0] * self.scale, BESIDE[1] * self.scale
        left = self._part(SHIELD_BOX, (x - away, y + up))
        return (x - away if self.layout.map.contains(left) else x + away, y + up)

    def troop_box(self, space: str) -> Rect:
        x, y = self.troop(space)
        w, h = SOLDIERS[0] * self.scale, SOLDIERS[1] * self.scale
        return Rect(round(x - w / 2), round(y - h), round(w), round(h + 8 * self.scale)).clip(self.layout.map)

    def creature_spot(self, space: str) -> Point:
        """The middle of a creature, right of its Troop."""
        x, y = self.troop(space)
        dx, dy = CREATURE_FOOT
        return (x + dx * self.scale, y + (dy - CREATURE[1] / 2) * self.scale)

    def disc(self, space: str, beside: bool = False) -> Rect:
        """The disc with the number of Units of a Troop."""
        return self._part(DISC_BOX, self.troop(space, beside))

    def shield(self, space: str, beside: bool = False) -> Rect:
        return self._part(SHIELD_BOX, self.troop(space, beside))

    def figures(self, space: str, beside: bool = False) -> Rect:
        """Around the largest Troop, without its creature."""
        return self._part(FIGURES_BOX, self.troop(space, beside))

    def level(self, space: str) -> Rect:
        """The number on a pyramid."""
        return self._part(LEVEL_BOX, self._spots[space]["pyramid"])

    def _part(self, part: Box, foot: Point) -> Rect:
        left, top, right, bottom = part.at(foot, self.scale)
        return Rect(round(left), round(top), round(right - left), round(bottom - top))

    def pyramid_box(self, space: str) -> Rect:
        x, y = self._spots[space]["pyramid"]
        w, h = PYRAMID[0] * self.scale, PYRAMID[1] * self.scale
        return Rect(round(x - w / 2), round(y - h), round(w), round(h))

    def length(self, pixels: float) -> int:
        """A length of the pieces in the window."""
        return max(1, round(pixels * self.scale))

    # Names and capsules

    def label(self, space: str) -> Point | None:
        """The middle of the name of a space; one without room for it has it on the water."""
        return self._spots[space].get("label")

    def shores(self, space: str) -> tuple[Point, Point]:
        """Where the land of a space ends above and below it."""
        left, top, right, bottom = bounds(self._polygons[space])
        return (((left + right) / 2, top), ((left + right) / 2, bottom))

    def is_water(self, point: Point) -> bool:
        """Whether nothing but the Nile is there."""
        return self._inside("", point) and not self.is_space(point)

    def is_space(self, point: Point) -> bool:
        """Whether a space of the board is there."""
        near = (name for name, box in self._boxes.items() if box.collidepoint(point))
        return any(self._inside(name, point) for name in near)

    @cached_property
    def city_plates(self) -> tuple[Point, ...]:
        """The middle of the plate with the name of its owner, for each City."""
        return tuple(
            plate_point(
                [self._polygons[self.board.names[space]] for space in districts], self.layout.map.centery, self.layout.u
            )
            for districts in self.board.cities
        )

    def harbour(self, one: str, other: str) -> tuple[Point, ...] | None:
        """The way of a boat from one space to another, if an arrow links them."""
        ends = harbour_ends()
        for name, line in self.face.harbours.items():
            if ends[name] == (one, other):
                return self._way(line)
            if ends[name] == (other, one):
                return self._way(line)[::-1]
        return None

    @cached_property
    def arrows(self) -> tuple[Point, ...]:
        """Points on all harbour arrows."""
        return tuple(point for line in self.face.harbours.values() for point in self._way(line))

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


def plate_point(districts: Sequence[Sequence[Point]], middle: float, u: float) -> Point:
    """The middle of the plate with the name of who lives in a City: on the wall that is farther from the middle of
    the map."""
    left, top, right, bottom = bounds([point for polygon in districts for point in polygon])
    if (top + bottom) / 2 < middle + 8 * u:
        return ((left + right) / 2, top + ABOVE * u)
    return ((left + right) / 2, bottom + BELOW * u)
