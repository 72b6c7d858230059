"""The mark of a seat on its line: disc, square, triangle, lozenge, star. Colour is never the only difference."""

from __future__ import annotations

import math

from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.surface import Point

RIM: Colour = (252, 240, 212)


def draw_mark(canvas: Canvas, seat: int, centre: Point, radius: float, colour: Colour) -> None:
    """The mark with a pale rim around it."""
    for size, paint in ((radius * 1.45, RIM), (radius, colour)):
        if seat % 5 == 0:
            canvas.disc(paint, centre, size)
        else:
            canvas.poly(paint, *_corners(seat % 5, centre, size * 1.18))


def _corners(shape: int, centre: Point, size: float) -> list[Point]:
    x, y = centre
    if shape == 1:
        half = size * 0.8
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    if shape == 2:
        return [(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)]
    if shape == 3:
        return [(x, y - size * 1.1), (x + size * 1.1, y), (x, y + size * 1.1), (x - size * 1.1, y)]
    spikes = []
    for corner in range(10):
        reach = size * (1.2 if corner % 2 == 0 else 0.52)
        angle = corner * math.pi / 5 - math.pi / 2
        spikes.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach))
    return spikes
