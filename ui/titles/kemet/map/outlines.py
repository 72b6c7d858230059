"""What must be read of a piece, from its foot: level of a pyramid, number of a Troop, its shield, its figures.
Lengths are pixels of the design's map."""

from __future__ import annotations

from typing import Final, NamedTuple

from ui.art.curves import Point
from ui.titles.kemet.map.figures import BADGE, BADGE_FOOT, LEVEL, LEVEL_SIZE, PYRAMID, SHIELD, SHIELD_FOOT


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
