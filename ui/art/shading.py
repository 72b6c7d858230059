"""Round bodies: the light on cylinders and balls, from which coins, pawns and knobs are turned."""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.surface import Points, Size, blank, cut_out


def cylinder(size: Size, colour: Colour, lustre: float = 0.42) -> Surface:
    """An upright turned body: bright left of the middle, dark at both sides."""
    stops = (
        (0.0, dark(colour, 0.42)),
        (0.14, mix(colour, dark(colour, 0.3), 0.4)),
        (0.34, light(colour, lustre)),
        (0.52, colour),
        (0.82, dark(colour, 0.34)),
        (1.0, dark(colour, 0.5)),
    )
    row = Surface((64, 1), SRCALPHA, 32)
    for x in range(64):
        row.set_at((x, 0), (*_on(stops, x / 63), 255))
    return pygame.transform.smoothscale(row, size)


def _on(stops: tuple[tuple[float, Colour], ...], t: float) -> Colour:
    for (a, first), (b, second) in pairwise(stops):
        if t <= b:
            return mix(first, second, (t - a) / (b - a))
    return stops[-1][1]


def ball(canvas: Canvas, colour: Colour, centre: tuple[float, float], radius: float) -> None:
    """A sphere out of nested discs that move towards the light."""
    for i in range(14):
        t = i / 13
        tone = (
            mix(dark(colour, 0.45), colour, min(1.0, t * 1.7))
            if t < 0.6
            else mix(colour, light(colour, 0.75), (t - 0.6) / 0.4)
        )
        shift = radius * 0.34 * t
        canvas.disc(tone, (centre[0] - shift, centre[1] - shift), radius * (1 - t) ** 0.8 + radius * 0.03)


def turned(canvas: Canvas, outline: Points, colour: Colour, lustre: float = 0.42) -> None:
    """Fill an outline (in the canvas's units) like a body turned on a lathe."""
    xs = [x for x, _ in outline]
    ys = [y for _, y in outline]
    k = canvas.scale
    x0, y0 = int(min(xs) * k), int(min(ys) * k)
    w, h = int(max(xs) * k) - x0 + 2, int(max(ys) * k) - y0 + 2
    mask = blank((w, h))
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x * k - x0, y * k - y0) for x, y in outline])
    canvas.surface.blit(cut_out(cylinder((w, h), colour, lustre), mask), (x0, y0))
