"""Small landscapes behind the figures on cards: a sky with its sun over desert, pyramids, river or temple."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from pygame import Surface

from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.light import ramp
from ui.art.surface import Size, argb

SKIES: Final[tuple[Colour, ...]] = (
    (206, 132, 70),
    (126, 152, 160),
    (214, 176, 110),
    (172, 112, 132),
    (92, 146, 148),
    (190, 104, 66),
)
"""Six hours of a day: noon heat, haze, sand, dusk, river green, evening."""


def _dune(c: Canvas, paint: Colour, high: float, base: float, swing: float, phase: float) -> None:
    crest = [(float(x), high * (base + swing * math.sin(x / 20 + phase))) for x in range(0, 102, 2)]
    c.poly(paint, (0.0, high), *crest, (100.0, high))


def _desert(c: Canvas, high: float, sky: Colour) -> None:
    _dune(c, mix(sky, (140, 90, 40), 0.5), high, 0.70, 0.07, 0.0)


def _pyramids(c: Canvas, high: float, sky: Colour) -> None:
    stone = mix(sky, (214, 168, 100), 0.6)
    for x, half, top in ((18, 24, 0.30), (82, 28, 0.22), (52, 15, 0.46)):
        c.poly(stone, (x - half, high * 0.8), (x, high * top), (x + half, high * 0.8))
        c.poly(dark(stone, 0.26), (x, high * top), (x + half, high * 0.8), (x + half * 0.16, high * 0.8))


def _river(c: Canvas, high: float, sky: Colour) -> None:
    _dune(c, mix(sky, (110, 128, 70), 0.6), high, 0.62, 0.03, 1.0)
    water = mix(sky, (52, 118, 140), 0.7)
    c.box(water, 0, high * 0.68, 100, high * 0.32)
    for k in range(5):
        y = high * (0.72 + k * 0.055)
        c.line(light(water, 0.28), (4 + k * 13, y), (30 + k * 15, y), 0.9)
    for x, lean in ((9, 3), (91, -4)):
        top = (x + lean, high * 0.30)
        c.path((92, 62, 34), ((x, high * 0.7), top), 2.2)
        for a in range(-200, 21, 37):
            t = math.radians(a)
            tip = (top[0] + 13 * math.cos(t), top[1] + 7 * math.sin(t) + 5)
            c.path((68, 106, 54), (top, (top[0] + 7 * math.cos(t), top[1] + 6 * math.sin(t)), tip), 1.9)


def _temple(c: Canvas, high: float, sky: Colour) -> None:
    stone = mix(sky, (226, 188, 128), 0.65)
    c.box(stone, 0, high * 0.1, 100, high * 0.13)
    c.box(dark(stone, 0.25), 0, high * 0.22, 100, high * 0.03)
    for x in (4, 24, 70, 90):
        c.box(stone, x - 1, high * 0.3, 9, high * 0.6)
        c.box(dark(stone, 0.24), x + 5, high * 0.3, 3, high * 0.6)
        c.poly(
            light(stone, 0.2), (x - 4, high * 0.25), (x + 11, high * 0.25), (x + 8, high * 0.33), (x - 1, high * 0.33)
        )


_GROUNDS: Final[tuple[Callable[[Canvas, float, Colour], None], ...]] = (_desert, _pyramids, _river, _temple)


@kept
def landscape(size: Size, seed: int) -> Surface:
    """A picture of that size; the seed chooses one of six skies over one of four grounds."""
    w, h = size
    sky = SKIES[seed % len(SKIES)]
    out = argb(ramp(size, (0.0, (*light(sky, 0.02), 255)), (1.0, (*light(sky, 0.55), 255))))
    c = Canvas(size, 100, rim=light(sky, 0.5))
    high = 100 * h / w
    radius = min(30.0, high * 0.38)
    for k in range(6):
        c.disc(mix(light(sky, 0.4), (255, 240, 200), k / 5), (50, high * 0.45), radius * (1.3 - 0.06 * k))
    c.disc((255, 247, 224), (50, high * 0.45), radius * 0.9)
    _GROUNDS[(seed // len(SKIES) + seed) % len(_GROUNDS)](c, high, sky)
    _dune(c, mix(sky, (96, 56, 20), 0.66), high, 0.87, 0.035, 2.1 + seed)
    out.blit(c.finish(), (0, 0))
    return out
