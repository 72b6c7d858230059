"""Where pyramids and Troops of a City stand: wherever the others are, the level of a pyramid, the number of a Troop
and its shield can be read. Lengths are pixels of the design's map."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ui.art.curves import Point, inside
from ui.boards.kemet.map.figures import (
    BADGE,
    BADGE_FOOT,
    CREATURE,
    CREATURE_FOOT,
    LEVEL,
    LEVEL_SIZE,
    PYRAMID,
    SHIELD,
    SHIELD_FOOT,
)

Kind = Literal["pyramid", "troop"]


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

    def under(self, other: Box) -> float:
        """The share of this one that the other one covers."""
        left, top, right, bottom = self
        if left >= other[2] or other[0] >= right or top >= other[3] or other[1] >= bottom:
            return 0.0
        wide = min(right, other[2]) - max(left, other[0])
        high = min(bottom, other[3]) - max(top, other[1])
        return wide * high / ((right - left) * (bottom - top))


def _standing(size: tuple[float, float], foot: Point = (0, 0)) -> Box:
    return Box(foot[0] - size[0] / 2, foot[1] - size[1], foot[0] + size[0] / 2, foot[1])


LEVEL_BOX: Final = _standing(LEVEL_SIZE, (LEVEL[0] - PYRAMID[0] / 2, LEVEL[1] + LEVEL_SIZE[1] / 2 - PYRAMID[1]))
DISC_BOX: Final = _standing((BADGE, BADGE), BADGE_FOOT)
SHIELD_BOX: Final = _standing(SHIELD, SHIELD_FOOT)
FIGURES_BOX: Final = Box(-34, -56, 34, 3)
CREATURE_BOX: Final = _standing(CREATURE, CREATURE_FOOT)
READ: Final[dict[Kind, tuple[Box, ...]]] = {"pyramid": (LEVEL_BOX,), "troop": (DISC_BOX, SHIELD_BOX)}
"""What must not be covered."""
SOLID: Final[dict[Kind, tuple[Box, ...]]] = {
    "pyramid": (Box(-32, -28, 32, 0), Box(-16, -54, 16, -28)),
    "troop": (FIGURES_BOX, SHIELD_BOX, DISC_BOX, CREATURE_BOX),
}
"""What a pyramid of level 4 covers, and a Troop of seven Units with a creature; their bulk first."""
BASE: Final[dict[Kind, tuple[Point, ...]]] = {
    "pyramid": ((-28, -6), (28, -7), (3, 0), (-10, -34), (10, -34)),
    "troop": ((-32, -6), (32, -6), (-19, 4), (17, 4), (0, -24)),
}
"""Points that should be inside the space."""
HIDDEN, VEILED, ASTRAY, AWAY = 30.0, 0.5, 0.8, 0.8
"""What it costs to cover what must be read, to cover the bulk of a piece, to stand with one of these points
outside, and to stand a hundred pixels away from where the map has it."""
STRIDES: Final = (32, 16, 8, 4)
ROUNDS: Final = 5


class Seen(NamedTuple):
    """A piece at a place: what is painted later has its foot farther down."""

    line: float
    read: list[Box]
    solid: list[Box]


@dataclass(slots=True)
class Standing:
    """A piece that may stand on a space."""

    space: str
    kind: Kind
    foot: Point
    """At first where the map has it."""
    border: Sequence[Point]


def settle(pieces: Sequence[Standing], fixed: Iterable[Box], edge: Box, scale: float) -> None:
    """Move pieces until nothing covers what must be read. `fixed` lies over them all, `edge` is that of the map."""
    places = Places(pieces, tuple(fixed), edge, scale)
    for _ in range(ROUNDS):
        moved = [places.improve(piece) for piece in pieces]
        if not any(moved):
            break


class Places:
    """What the places of pieces cost that can come into each other's way."""

    def __init__(self, pieces: Sequence[Standing], fixed: tuple[Box, ...], edge: Box, scale: float) -> None:
        self._pieces = pieces
        self._wanted = {id(piece): piece.foot for piece in pieces}
        self._fixed, self._edge, self._scale = fixed, edge, scale

    def improve(self, piece: Standing) -> bool:
        """The best place that single steps lead to, the others staying where they are."""
        others = [self._seen(other.kind, other.foot) for other in self._pieces if other is not piece]
        before, best = piece.foot, piece.foot
        least = self._cost(piece, best, others, math.inf)
        for stride in STRIDES:
            better = True
            while better:
                (x, y), better = best, False
                for dx, dy in itertools.product((-stride, 0, stride), repeat=2):
                    cost = self._cost(piece, (x + dx, y + dy), others, least) if dx or dy else least
                    if cost < least:
                        least, best, better = cost, (x + dx, y + dy), True
        piece.foot = best
        return best != before

    def _seen(self, kind: Kind, foot: Point) -> Seen:
        scale = self._scale
        return Seen(
            foot[1], [part.at(foot, scale) for part in READ[kind]], [part.at(foot, scale) for part in SOLID[kind]]
        )

    def _cost(self, piece: Standing, foot: Point, others: list[Seen], limit: float) -> float:
        """What a place costs; above the limit it does not matter by how much."""
        scale, here = self._scale, self._seen(piece.kind, foot)
        cost = AWAY * math.dist(foot, self._wanted[id(piece)]) / 100
        cost += HIDDEN * sum(_beyond(part, self._edge) for part in here.solid)
        cost += sum(_covered(here, [box]) for box in self._fixed)
        for other in others:
            if cost >= limit:
                return cost
            behind, before = (other, here) if here.line > other.line else (here, other)
            cost += _covered(behind, before.solid)
        for dx, dy in ((0, 0), *BASE[piece.kind]):
            if cost >= limit:
                return cost
            if not inside((foot[0] + dx * scale, foot[1] + dy * scale), piece.border):
                cost += ASTRAY if dx or dy else HIDDEN
        return cost


def _covered(behind: Seen, over: list[Box]) -> float:
    cost = 0.0
    for box in over:
        for part in behind.read:
            share = part.under(box)
            if share:
                cost += HIDDEN * (0.05 + share)
        cost += VEILED * behind.solid[0].under(box)
    return cost


def _beyond(part: Box, edge: Box) -> float:
    """How far a part lies beyond the edge, in tens of pixels."""
    over = (edge.left - part.left, edge.top - part.top, part.right - edge.right, part.bottom - edge.bottom)
    return max(0.0, *over) / 10
