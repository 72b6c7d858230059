"""Kemet: two armies and their beasts under a burning sky, swords crossed between them."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from ui.art.colour import Colour, dark, light
from ui.art.icons import icon
from ui.art.light import bevel, blurred, radiance, ramp
from ui.art.surface import blank, opaque

SKY = (
    (0.0, (66, 20, 40, 255)),
    (0.3, (150, 44, 40, 255)),
    (0.5, (236, 122, 56, 255)),
    (0.64, (255, 212, 124, 255)),
    (1.0, (255, 212, 124, 255)),
)
RED: Colour = (206, 66, 46)
BLUE: Colour = (58, 104, 176)


def paint(target: Surface, radius: float) -> None:
    side = round(2 * radius)
    target.blit(ramp((side, side), *SKY), (0, 0))
    radiance(target, (radius, radius * 1.16), round(radius * 0.9), (130, 80, 30))
    pygame.draw.circle(target, (255, 240, 190), (radius, radius * 1.14), radius * 0.34)
    for left, width, high in ((-0.1, 0.95, 0.62), (1.2, 0.9, 0.56)):
        _pyramid(target, radius, left, width, high)
    _ground(target, radius, side)
    _beast(target, radius, "elephant", 0.86, (1.54, 0.80), BLUE, True)
    _beast(target, radius, "scorpion", 0.84, (0.46, 0.80), RED, False)
    for x, y in ((0.36, 1.36), (0.66, 1.44)):
        _beast(target, radius, "troop", 0.6, (x, y), (214, 74, 48), False)
        _beast(target, radius, "troop", 0.6, (2 - x, y), (58, 112, 186), True)
    _clash(target, radius, side)


def _pyramid(target: Surface, radius: float, left: float, width: float, high: float) -> None:
    foot, top = 1.34 * radius, (1.34 - high) * radius
    x0, x1 = left * radius, (left + width) * radius
    peak, edge = (x0 + (x1 - x0) * 0.46, top), (x0 + (x1 - x0) * 0.62, foot)
    pygame.draw.polygon(target, (190, 96, 62), [(x0, foot), peak, edge])
    pygame.draw.polygon(target, (120, 54, 44), [edge, peak, (x1, foot)])


def _ground(target: Surface, radius: float, side: int) -> None:
    for colour, heights in (((150, 84, 48), (1.33, 1.30, 1.34, 1.31)), ((112, 58, 36), (1.55, 1.5, 1.54, 1.56))):
        rim = [(side * k / 3, height * radius) for k, height in enumerate(heights)]
        pygame.draw.polygon(target, colour, [*rim, (side, side), (0, side)])
    dust, place = blank((side, side), (246, 190, 122)), random.Random(4)
    for _ in range(26):
        x, y = place.uniform(0.1, 1.9) * radius, place.uniform(1.38, 1.6) * radius
        pygame.draw.ellipse(
            dust, (246, 190, 122, 70), (x - radius * 0.22, y - radius * 0.07, radius * 0.44, radius * 0.14)
        )
    target.blit(blurred(dust, radius * 0.05), (0, 0))


def _beast(
    target: Surface, radius: float, sign: str, share: float, centre: tuple[float, float], colour: Colour, flip: bool
) -> None:
    """A silhouette made thick: dark rim and depth, the body, a bevel."""
    size = round(share * radius)
    rim, body = icon(sign, size, dark(colour, 0.72), flip), icon(sign, size, colour, flip)
    box = rim.get_rect(center=(round(centre[0] * radius), round(centre[1] * radius)))
    for depth in range(round(radius * 0.022), 0, -2):
        target.blit(rim, box.move(depth, depth))
    edge = max(1, round(radius / 110))
    for dx, dy in ((-edge, 0), (edge, 0), (0, -edge), (0, edge)):
        target.blit(rim, box.move(dx, dy))
    target.blit(body, box)
    target.blit(bevel(body, max(2, round(radius * 0.012)), 150, 110, light(colour, 0.7), dark(colour, 0.6)), box)


def _clash(target: Surface, radius: float, side: int) -> None:
    """Crossed swords over a burst of light."""
    burst, y = opaque((side, side)), radius * 0.84
    for ray in range(20):
        a, reach = ray * math.tau / 20, (0.62 if ray % 2 else 0.42) * radius
        foot = [(radius + math.cos(b) * radius * 0.1, y + math.sin(b) * radius * 0.1) for b in (a - 0.07, a + 0.07)]
        tip = (radius + math.cos(a) * reach, y + math.sin(a) * reach)
        pygame.draw.polygon(burst, (200, 150, 70), [foot[0], tip, foot[1]])
    target.blit(blurred(burst, radius * 0.03), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    radiance(target, (radius, y), round(radius * 0.46), (190, 140, 70))
    for flip in (False, True):
        _beast(target, radius, "sword", 0.74, (1.0, 0.82), (246, 214, 130), flip)
