"""Tekhenu: the obelisk in the middle of its dial, its shadow over the dark sections, dice around it."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Surface

from ui.art.colour import Colour, mix
from ui.art.curves import wedge
from ui.art.dice import die
from ui.art.icons import icon
from ui.art.light import aura, blurred, raised
from ui.art.masonry import obelisk
from ui.art.surface import blank, blit_centred

SECTIONS: tuple[tuple[str, Colour], ...] = (
    ("falcon", (255, 200, 66)),
    ("sun", (255, 200, 66)),
    ("horns", (224, 150, 82)),
    ("cat", (74, 70, 132)),
    ("ibis", (74, 70, 132)),
    ("djed", (224, 150, 82)),
)
DICE = (
    (0, 0.68, -0.5, 5, "white"),
    (1, 0.68, 0.1, 4, "white"),
    (0, 0.48, 0.25, 2, "yellow"),
    (2, 0.68, -0.22, 3, "yellow"),
    (2, 0.66, 0.25, 6, "brown"),
    (3, 0.68, 0.1, 2, "black"),
    (5, 0.68, -0.2, 6, "yellow"),
    (5, 0.66, 0.26, 1, "brown"),
    (4, 0.68, 0.1, 4, "black"),
    (3, 0.47, -0.4, 3, "brown"),
    (5, 0.47, 0.0, 5, "gray"),
    (1, 0.48, 0.1, 3, "yellow"),
)
"""Section, distance from the middle, turn within the section, value, colour."""

HUB = (((90, 56, 26), 0.25), ((212, 174, 110), 0.23), ((134, 88, 40), 0.19), ((222, 186, 124), 0.175))


def paint(target: Surface, radius: float) -> None:
    middle = (radius, radius)
    pygame.draw.circle(target, (104, 66, 30), middle, radius)
    pygame.draw.circle(target, (204, 164, 100), middle, radius * 0.985)
    pygame.draw.circle(target, (60, 34, 14), middle, radius * 0.815)
    for number in range(6):
        _section(target, radius, number)
    _shadow(target, radius)
    _dice(target, radius)
    for colour, share in HUB:
        pygame.draw.circle(target, colour, middle, radius * share)
    needle = obelisk(round(radius * 0.98))
    raised(needle, radius / 60).centred(target, (radius * 1.0, radius * 0.72))


def _at(radius: float, distance: float, angle: float) -> tuple[float, float]:
    return radius + radius * distance * math.cos(angle), radius + radius * distance * math.sin(angle)


def _section(target: Surface, radius: float, number: int) -> None:
    god, colour = SECTIONS[number]
    dark = number in (3, 4)
    start, end = math.radians(60 * number - 149.2), math.radians(60 * number - 90.8)
    middle = (radius, radius)
    pygame.draw.polygon(target, colour, wedge(middle, radius * 0.2, radius * 0.795, start, end))
    tones = (mix(colour, (8, 4, 24) if dark else (30, 10, 10), 0.34), colour, mix(colour, (255, 250, 220), 0.2))
    for ring, tone in enumerate(tones):
        inner, outer = 0.21 + 0.195 * ring, 0.21 + 0.195 * (ring + 1)
        shape = wedge(middle, radius * (inner + 0.006), radius * (outer - 0.006), start + 0.02, end - 0.02)
        pygame.draw.polygon(target, tone, shape)
    edge = start - 0.014
    width = max(2, round(radius * 0.014))
    pygame.draw.line(target, (110, 70, 28), _at(radius, 0.82, edge), _at(radius, 0.97, edge), width)
    sign = icon(god, round(radius * 0.17), (92, 48, 14))
    x, y = _at(radius, 0.895, (start + end) / 2)
    blit_centred(target, icon(god, round(radius * 0.17), (255, 238, 196)), (x + radius * 0.008, y + radius * 0.012))
    blit_centred(target, sign, (x, y))


def _shadow(target: Surface, radius: float) -> None:
    """Away from the sun: downwards."""
    veil = blank(target.get_size(), (8, 4, 24))
    shape = [(-0.13, 0.0), (-0.085, 0.62), (0.0, 0.79), (0.085, 0.62), (0.13, 0.0)]
    points = [(radius + x * radius, radius + y * radius) for x, y in shape]
    pygame.draw.polygon(veil, (8, 4, 24, 215), points)
    target.blit(blurred(veil, radius * 0.02), (0, 0))


def _dice(target: Surface, radius: float) -> None:
    turn = random.Random(3)
    for section, distance, shift, value, colour in DICE:
        angle = math.radians(60 * section - 120) + shift * 0.6
        picture = die(round(radius * 0.155), value, colour, round(-math.degrees(angle) - 90 + turn.randrange(-8, 9)))
        x, y = _at(radius, distance, angle)
        shade = aura(picture, radius * 0.015, (16, 6, 0), 170)
        shade.centred(target, (x + radius * 0.012, y + radius * 0.03))
        blit_centred(target, picture, (x, y))
