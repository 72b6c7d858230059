"""The light of spaces that may be chosen: a tinted floor, a bright border, a glow inside; below walls and pieces."""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple

from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, mix
from ui.art.curves import Point, bounds, moved
from ui.art.light import inner_glow
from ui.art.surface import Layer, clip, recoloured

Kind = Literal["move", "combat", "choice", "marked", "refused"]
COLOURS: Final[dict[Kind, Colour]] = {
    "move": (64, 240, 226),
    "combat": (255, 92, 56),
    "choice": (64, 240, 226),
    "marked": (255, 214, 90),
    "refused": (120, 112, 104),
}
FAR: Final = 0.62
"""How strong spaces shine that are farther than the next step."""


class Light(NamedTuple):
    """How a space shines."""

    kind: Kind
    strength: float = 1.0
    hover: bool = False


def put_light(target: Surface, polygon: tuple[Point, ...], light: Light, u: float) -> None:
    left, top, _, _ = bounds(polygon)
    corner = (math.floor(left) - 2, math.floor(top) - 2)
    local = tuple((round(x - corner[0], 1), round(y - corner[1], 1)) for x, y in polygon)
    for picture, at in _layers(local, light, round(u, 3)):
        target.blit(picture, (corner[0] + at[0], corner[1] + at[1]))


@kept
def _layers(polygon: tuple[Point, ...], light: Light, u: float) -> tuple[Layer, ...]:
    _, _, right, bottom = bounds(polygon)
    size = (math.ceil(right) + 3, math.ceil(bottom) + 3)
    colour, strength, hover = COLOURS[light.kind], light.strength, light.hover
    mask = masks.polygon(size, polygon)
    if light.kind == "refused":
        return (_line(size, polygon, mix(colour, (0, 0, 0), 0.2), 4.0 * u, 210),)
    floor = recoloured(mask, mix(colour, (255, 255, 255), 0.3), round((84 if hover else 46) * strength))
    soft = inner_glow(mask, mix(colour, (255, 255, 255), 0.12), (15 if hover else 12) * u, round(255 * strength), 2)
    edge = mix(colour, (0, 0, 0), 0.72)
    bright = mix(colour, (255, 255, 255), 0.55 if hover else 0.3)
    return (
        (floor, (0, 0)),
        (clip(soft, mask), (0, 0)),
        _line(size, polygon, edge, (7 if hover else 4.6) * u, round(170 * strength)),
        _line(size, polygon, bright, (4.6 if hover else 2.8) * u, round(255 * min(1.0, strength + 0.1))),
    )


def _line(size: tuple[int, int], polygon: tuple[Point, ...], colour: Colour, width: float, alpha: int) -> Layer:
    margin = math.ceil(width)
    line = Canvas((size[0] + 2 * margin, size[1] + 2 * margin), fine=2, rim=colour)
    line.path(colour, moved(polygon, margin, margin), width, closed=True)
    return (recoloured(line.finish(), colour, alpha), (-margin, -margin))
