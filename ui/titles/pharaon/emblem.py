"""Pharaon: the wheel of five offerings with their tokens, the crown in its middle."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from ui.art.colour import Colour, dark, light, mix
from ui.art.curves import wedge
from ui.art.icons import icon
from ui.art.palette import CREAM
from ui.art.surface import blit_centred, recoloured

SECTIONS: tuple[tuple[str, Colour, int], ...] = (
    ("justice", (46, 110, 184), 3),
    ("royalty", (232, 182, 40), 2),
    ("construction", (62, 58, 60), 4),
    ("commerce", (196, 60, 44), 1),
    ("agriculture", (82, 152, 62), 3),
)
"""Sign, colour, how many of the four places hold a token."""
DARK_SIGN: Colour = (66, 40, 6)


def paint(target: Surface, radius: float) -> None:
    middle = (radius, radius)
    for colour, share in (((84, 52, 24), 1.0), ((206, 160, 84), 0.985), ((150, 104, 54), 0.97), ((52, 30, 14), 0.845)):
        pygame.draw.circle(target, colour, middle, radius * share)
    for number in range(5):
        _section(target, radius, number)
    for number in range(40):
        at = _at(radius, 0.91, math.radians(9 * number - 126))
        nail = number % 8 == 0
        pygame.draw.circle(target, (250, 214, 120) if nail else (96, 58, 24), at, radius * (0.035 if nail else 0.014))
    for colour, share in (((40, 22, 10), 0.225), ((224, 176, 84), 0.205), ((154, 36, 30), 0.16)):
        pygame.draw.circle(target, colour, middle, radius * share)
    blit_centred(target, icon("crown", round(radius * 0.2), (255, 226, 150)), middle)
    for colour, half, depth in (((60, 30, 8), 0.085, 0.19), ((255, 214, 110), 0.06, 0.155)):
        points = [(radius * (1 - half), 0), (radius * (1 + half), 0), (radius, radius * depth)]
        pygame.draw.polygon(target, colour, points)


def _at(radius: float, distance: float, angle: float) -> tuple[float, float]:
    return radius + radius * distance * math.cos(angle), radius + radius * distance * math.sin(angle)


def _ink(sign: str) -> Colour:
    return DARK_SIGN if sign == "royalty" else CREAM


def _section(target: Surface, radius: float, number: int) -> None:
    sign, colour, tokens = SECTIONS[number]
    start, end = math.radians(72 * number - 125.1), math.radians(72 * number - 54.9)
    middle, axis = (radius, radius), (start + end) / 2
    for tone, inner, outer, inset in (
        (dark(colour, 0.25), 0.2, 0.825, 0.0),
        (colour, 0.22, 0.80, 0.025),
        (light(colour, 0.14), 0.22, 0.5, 0.03),
    ):
        shape = wedge(middle, radius * inner, radius * outer, start + inset, end - inset)
        pygame.draw.polygon(target, tone, shape)
    x, y = _at(radius, 0.41, axis)
    picture = icon(sign, round(radius * 0.3), _ink(sign))
    blit_centred(target, recoloured(picture, dark(colour, 0.6), 150), (x + radius * 0.01, y + radius * 0.018))
    blit_centred(target, picture, (x, y))
    for place in range(4):
        at = _at(radius, 0.68, axis + (place - 1.5) * 0.27)
        pygame.draw.circle(target, dark(colour, 0.62), at, radius * 0.088)
        if place < tokens:
            _token(target, radius, at, (number + (place * 2 + 1 if place % 2 else 0)) % 5)
        else:
            pygame.draw.circle(target, light(colour, 0.3), at, radius * 0.088, max(1, round(radius * 0.01)))


def _token(target: Surface, radius: float, at: tuple[float, float], kind: int) -> None:
    sign, colour, _ = SECTIONS[kind]
    pygame.draw.circle(target, (20, 8, 0), (at[0] + radius * 0.01, at[1] + radius * 0.02), radius * 0.088)
    pygame.draw.circle(target, light(colour, 0.45), at, radius * 0.084)
    pygame.draw.circle(target, mix(colour, (255, 255, 255), 0.08), at, radius * 0.072)
    blit_centred(target, icon(sign, round(radius * 0.11), _ink(sign)), at)
