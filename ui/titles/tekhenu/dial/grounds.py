"""Painters of the baked grounds of the dial: the disc that turns, and the ring of wood and stone around it.

Only `python -m ui.workshop.bake` calls them; the table scales what they painted."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Surface

from game.tekhenu.dial import LAYOUT, SECTIONS
from ui.art import masks
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.curves import wedge
from ui.art.goods import LIGHT_COLOURS, LIGHT_SIGNS
from ui.art.icons import icon
from ui.art.plates import shaped
from ui.art.surface import blank, blit_centred
from ui.titles.tekhenu.dial_places import DialPlaces

FINE: Final = 2
"""The disc is painted for so many times the size of a window of 1920 x 1080, as it is turned before it is shown."""
RING_FINE: Final = 4 / 3
"""The ring likewise: for the largest usual window, 2560 x 1440."""
STONE: Final[Colour] = (200, 160, 100)
_GAP = 0.55
"""Degrees between two sections."""
_SHADES: dict[bool, tuple[tuple[Colour, int], ...]] = {  # forbidden, tainted, pure; in the dark and elsewhere
    False: (((50, 16, 4), 96), ((120, 60, 20), 34), ((255, 252, 226), 74)),
    True: (((8, 4, 22), 130), ((120, 110, 180), 34), ((255, 252, 226), 44)),
}


def paint_disc() -> Surface:
    """Light and the tones of the three lines, with the sun at the top."""
    dial = DialPlaces((0, 0), FINE, 1)
    radius, hub = dial.disc, dial.hub
    size, centre = (round(2 * radius), round(2 * radius)), (radius, radius)
    out = blank(size, (40, 24, 12))
    for section, light in enumerate(LAYOUT):
        _section(out, light, centre, dial, section)
    _sunlight(out, centre, radius, hub)
    return out


def _section(out: Surface, light: str, centre: tuple[float, float], dial: DialPlaces, section: int) -> None:
    start, end = math.radians(60 * section - 120 + _GAP), math.radians(60 * section - 60 - _GAP)
    k, inner, outer = dial.u, dial.hub + 3 * dial.u, dial.disc
    mask = masks.polygon(out.get_size(), wedge(centre, inner, outer, start, end), 1)
    out.blit(shaped(mask, LIGHT_COLOURS[light][0], "stone", round(2 * k), 20 + section), (0, 0))
    dark = light == "dark"
    width = (outer - inner - 1 * k) / 3
    tones = Canvas(out.get_size(), fine=1)
    tones.surface.fill((0, 0, 0, 0))
    for line, (colour, alpha) in enumerate(_SHADES[dark]):
        near, far = inner + k + line * width, inner + k + (line + 1) * width
        pad = 3.5 * k / far
        tones.poly((*colour, alpha), *wedge(centre, near + 1.5 * k, far - 1.5 * k, start + pad, end - pad))
        if line:
            rim = (170, 160, 220, 190) if dark else (250, 222, 150, 190)
            tones.poly(rim, *wedge(centre, near - 0.8 * k, near + 0.8 * k, start + pad, end - pad))
    out.blit(tones.finish(), (0, 0))
    ink = (226, 220, 255) if dark else (120, 62, 10)
    middle = (start + end) / 2
    for side in (-1, 1):
        a = middle + side * math.radians(25.0)
        sign = icon(LIGHT_SIGNS[light], round(19 * k), ink)
        turned = pygame.transform.rotozoom(sign, -math.degrees(a) - 90, 1)
        turned.set_alpha(230)
        blit_centred(
            out, turned, (centre[0] + (outer - 15 * k) * math.cos(a), centre[1] + (outer - 15 * k) * math.sin(a))
        )


def _sunlight(out: Surface, centre: tuple[float, float], radius: float, hub: float) -> None:
    """Warm light over the two Sunny sections, strongest at the rim: many pale wedges over each other."""
    middle = math.radians(60 - 30 - 90)
    for step in range(11):
        layer = blank(out.get_size(), (255, 238, 164))
        near = hub + (radius - hub) * step / 13
        points = wedge(centre, near, radius - 2, middle - math.radians(59), middle + math.radians(59))
        pygame.draw.polygon(layer, (255, 238, 164, 9), points)
        out.blit(layer, (0, 0))


def paint_ring() -> Surface:
    """Wood, the stone ring with the edges of the sections, the recess of the disc."""
    dial = DialPlaces((0, 0), RING_FINE, 1)
    u, side = dial.u, 2 * round(dial.radius + 5 * dial.u)
    middle = (side / 2, side / 2)
    out = shaped(masks.disc(side), (108, 70, 32), "wood", round(4 * u), 6, (130, 150))
    stone = shaped(masks.disc(2 * round(dial.radius)), STONE, "stone", round(3 * u), 6, (130, 150))
    blit_centred(out, stone, middle)
    c = Canvas((side, side), fine=2, rim=STONE)
    c.disc((250, 220, 150), middle, dial.radius - 1.5 * u, 1.6 * u)
    c.disc((134, 90, 40), middle, dial.disc + 8 * u, 1.2 * u)
    for edge in range(SECTIONS):
        a = math.radians(dial.edge(edge) - 90)
        for shift, colour in ((0.9 * u, (250, 222, 160)), (0.0, (110, 70, 26))):
            x, y = math.cos(a), math.sin(a)
            start = (middle[0] + x * (dial.disc + 7 * u) + shift, middle[1] + y * (dial.disc + 7 * u) + shift)
            end = (middle[0] + x * dial.radius + shift, middle[1] + y * dial.radius + shift)
            c.line(colour, start, end, 2 * u)
    out.blit(c.finish(), (0, 0))
    hole = masks.disc(2 * round(dial.disc + 5 * u))
    sunk = shaped(hole, (40, 24, 12), "stone", round(4 * u), 7, (130, 120), ((34, 16, 4), (255, 240, 200)))
    blit_centred(out, sunk, middle)
    return out
