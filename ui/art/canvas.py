"""Small drawings are made several times larger and shrunk once: pygame has no smooth polygons, shrinking makes them."""

from __future__ import annotations

import itertools
import math

import pygame
from pygame import Surface

from ui.art.colour import Colour
from ui.art.palette import OUTLINE
from ui.art.surface import Point, Points, Size, blank

Paint = Colour | tuple[int, int, int, int]


class Canvas:
    """A drawing of `size` pixels whose coordinates run from 0 to `units` across its width.

    `rim` is the colour that fades into nothing at the outer edge; give it the colour of the outline."""

    def __init__(self, size: Size, units: float | None = None, fine: int = 4, rim: Colour = OUTLINE) -> None:
        self.size = (max(1, size[0]), max(1, size[1]))
        self.fine = fine
        self.scale = fine * (self.size[0] / units if units else 1.0)
        self.surface: Surface = blank((self.size[0] * fine, self.size[1] * fine), rim)

    def _at(self, points: Points) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def poly(self, paint: Paint, *points: Point) -> None:
        pygame.draw.polygon(self.surface, paint, self._at(points))

    def disc(self, paint: Paint, centre: Point, radius: float, width: float = 0) -> None:
        line = self._wide(width) if width else 0
        pygame.draw.circle(self.surface, paint, self._at([centre])[0], radius * self.scale, line)

    def oval(self, paint: Paint, left: float, top: float, width: float, height: float) -> None:
        k = self.scale
        pygame.draw.ellipse(self.surface, paint, (left * k, top * k, width * k, height * k))

    def box(
        self, paint: Paint, left: float, top: float, width: float, height: float, radius: float = 0, line: float = 0
    ) -> None:
        k = self.scale
        rect = pygame.Rect(round(left * k), round(top * k), round(width * k), round(height * k))
        pygame.draw.rect(self.surface, paint, rect, self._wide(line) if line else 0, round(radius * k))

    def line(self, paint: Paint, a: Point, b: Point, width: float) -> None:
        self.path(paint, (a, b), width, round_ends=False)

    def path(self, paint: Paint, points: Points, width: float, closed: bool = False, round_ends: bool = True) -> None:
        """A line of even width with round joints."""
        trace = self._at(points)
        stroke(self.surface, paint, [*trace, trace[0]] if closed else trace, width * self.scale, round_ends)

    def stamp(self, picture: Surface, centre: Point) -> None:
        """A picture that is already `fine` times as large as it shall look."""
        self.surface.blit(picture, picture.get_rect(center=self._at([centre])[0]))

    def finish(self) -> Surface:
        if self.fine == 1:
            return self.surface
        return pygame.transform.smoothscale(self.surface, self.size)


def stroke(surface: Surface, paint: Paint, points: Points, width: float, round_ends: bool = True) -> None:
    """A polyline of any width; overlapping parts do not add up, as each pixel is replaced."""
    half = width / 2
    for a, b in itertools.pairwise(points):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        if not length:
            continue
        nx, ny = -dy / length * half, dx / length * half
        quad = [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]
        pygame.draw.polygon(surface, paint, quad)
    if width > 2:
        for point in points if round_ends else points[1:-1]:
            pygame.draw.circle(surface, paint, point, half)
