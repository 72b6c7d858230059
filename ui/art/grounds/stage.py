"""A stage of 1920 x 1080 on which the temple scenes are built: polygons painted twice as large, then shrunk once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from ui.art import lettering
from ui.art.canvas import Paint
from ui.art.colour import Colour, dark, mix
from ui.art.curves import Point, lerp
from ui.art.icons import icon
from ui.art.light import bevel
from ui.art.ornament import SIGNS
from ui.art.surface import Size, blank, opaque

WIDTH: Final = 1920
HEIGHT: Final = 1080
FINE: Final = 2


class Stage:
    """A transparent layer of the scene's width; coordinates in pixels of the finished picture."""

    def __init__(self, height: int, rim: Colour = (110, 66, 60)) -> None:
        self.size = (WIDTH, height)
        self.surface = blank((WIDTH * FINE, height * FINE), rim)

    def poly(self, paint: Paint, *points: Point) -> None:
        pygame.draw.polygon(self.surface, paint, [(x * FINE, y * FINE) for x, y in points])

    def line(self, paint: Paint, a: Point, b: Point, width: int = 1) -> None:
        pygame.draw.line(self.surface, paint, (a[0] * FINE, a[1] * FINE), (b[0] * FINE, b[1] * FINE), width)

    def disc(self, paint: Paint, centre: Point, radius: float) -> None:
        pygame.draw.circle(self.surface, paint, (centre[0] * FINE, centre[1] * FINE), radius * FINE)

    def wall(self, corners: Sequence[Point], first: Colour, last: Colour, steps: int = 30) -> None:
        """Four corners (upper left, upper right, lower right, lower left); the tone runs from left to right."""
        tl, tr, br, bl = corners
        for i in range(steps):
            a, b = i / steps, min(1.0, (i + 1.06) / steps)
            self.poly(
                mix(first, last, i / (steps - 1)), lerp(tl, tr, a), lerp(tl, tr, b), lerp(bl, br, b), lerp(bl, br, a)
            )

    def sunk(
        self, name: str, size: int, centre: Point, tones: tuple[Colour, Colour, Colour], flip: bool = False
    ) -> None:
        """A relief cut into the wall; tones: body, lit edge, shaded edge."""
        body, lit, shade = tones
        for colour, shift in ((lit, 1.7), (shade, -1.5), (body, 0.0)):
            sign = icon(name, size * FINE, colour, flip)
            self.surface.blit(sign, sign.get_rect(center=(centre[0] * FINE + shift, centre[1] * FINE + shift)))

    def glyphs(
        self,
        start: Point,
        count: int,
        size: int,
        tones: tuple[Colour, Colour, Colour],
        seed: int,
        upright: bool,
        widest: float = 0,
    ) -> None:
        """A row or a column of hieroglyphs."""
        chooser = random.Random(seed)
        body, lit, shade = tones
        limit = (widest or size * 1.25) * FINE
        for i in range(count):
            letter = chooser.choice(SIGNS)
            x = start[0] * FINE + (0 if upright else i * size * 1.2 * FINE)
            y = start[1] * FINE + (i * size * 1.16 * FINE if upright else 0)
            for colour, shift in ((lit, 1.4), (shade, -1.2), (body, 0.0)):
                sign = lettering.rendered(letter, "hieroglyph", size * FINE, colour)
                if sign.get_width() > limit:
                    sign = pygame.transform.smoothscale_by(sign, limit / sign.get_width())
                self.surface.blit(sign, sign.get_rect(center=(x + shift, y + shift)))

    def figure(self, name: str, size: int, centre: Point, lit: Colour, shade: Colour, flip: bool, towards: int) -> None:
        """A thick stone figure; `towards`: the side from which the light comes (-1 left, 1 right)."""
        back = icon(name, size * FINE, shade, flip)
        front = icon(name, size * FINE, lit, flip)
        rect = back.get_rect(center=(centre[0] * FINE, centre[1] * FINE))
        for step in range(8):
            self.surface.blit(back, (rect.x - towards * step, rect.y + step // 2))
        self.surface.blit(front, rect)
        edge = bevel(pygame.transform.flip(front, towards > 0, False), 3, 200, 165, (255, 228, 168), dark(shade, 0.3))
        self.surface.blit(pygame.transform.flip(edge, towards > 0, False), rect)

    def finish(self) -> Surface:
        return pygame.transform.smoothscale(self.surface, self.size)


def sky(size: Size, stops: Sequence[tuple[float, Colour]]) -> Surface:
    """Colours from top to bottom."""
    h = size[1]
    column = opaque((1, h))
    for y in range(h):
        t = y / (h - 1)
        for (a, first), (b, second) in pairwise(stops):
            if t <= b:
                column.set_at((0, y), mix(first, second, (t - a) / (b - a)))
                break
    return pygame.transform.scale(column, size)


def add_light(target: Surface, light: Surface, pos: Point = (0, 0)) -> None:
    target.blit(light, pos, special_flags=pygame.BLEND_RGB_ADD)
