"""The dark over the table with what matters cut out of it, in an ivory rim; a dotted way leads there."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import VEIL
from ui.art.surface import blit_centred

ALPHA = 178
FADE = 0.2
GLIDE = 0.35
_GOLD = (255, 214, 110)
_DARK = (40, 20, 4)


class Veil:
    """Holes glide to their next place; the whole fades when the table itself is to be seen."""

    def __init__(self) -> None:
        self._from: list[Rect] = []
        self._to: list[Rect] = []
        self._gone = GLIDE
        self._drawn = 0.0
        """How dark it is now, 0 to 1."""
        self._wanted = 1.0
        self._layer: tuple[object, Surface] | None = None

    @property
    def moving(self) -> bool:
        return self._gone < GLIDE or self._drawn != self._wanted

    def light(self, places: Sequence[Rect], still: bool) -> None:
        """Cut these places out; `still`: at once."""
        if list(places) == self._to:
            return
        self._from, self._to = self.holes(), list(places)
        self._gone = GLIDE if still or not self._from else 0.0

    def shown(self, on: bool, still: bool) -> None:
        self._wanted = 1.0 if on else 0.0
        if still:
            self._drawn = self._wanted

    def advance(self, seconds: float) -> bool:
        """Time passes; True if it looks different now."""
        if not self.moving:
            return False
        self._gone = min(GLIDE, self._gone + seconds)
        step = seconds / FADE
        self._drawn += max(-step, min(step, self._wanted - self._drawn))
        return True

    def holes(self) -> list[Rect]:
        """Where they are now."""
        done = self._gone / GLIDE
        if done >= 1:
            return list(self._to)
        eased = done * done * (3 - 2 * done)
        places = []
        for number, goal in enumerate(self._to):
            opening = goal.inflate(-goal.width // 2, -goal.height // 2)
            start = self._from[number] if number < len(self._from) else opening
            places.append(_between(start, goal, eased))
        return places

    def draw(self, target: Surface, scale: float) -> None:
        if self._drawn <= 0:
            return
        holes = self.holes()
        radius = max(8, round(16 * scale))
        key = (tuple(map(tuple, holes)), round(self._drawn, 3), target.get_size())
        if self._layer is None or self._layer[0] != key:
            self._layer = (key, _dark(target.get_size(), holes, radius, round(ALPHA * self._drawn)))
        target.blit(self._layer[1], (0, 0))
        if self._drawn >= 1:
            for hole in holes:
                _rim(target, hole, radius, scale)


def _between(a: Rect, b: Rect, share: float) -> Rect:
    return Rect(*(round(x + (y - x) * share) for x, y in zip(a, b, strict=True)))


def _dark(size: tuple[int, int], holes: Sequence[Rect], radius: int, alpha: int) -> Surface:
    layer = Surface(size, pygame.SRCALPHA, 32)
    layer.fill((*VEIL, alpha))
    for hole in holes:
        pygame.draw.rect(layer, (*VEIL, 0), hole, border_radius=radius)
    return layer


def _rim(target: Surface, hole: Rect, radius: int, scale: float) -> None:
    """Gold light outside, a dark and an ivory line around."""
    glow = box_aura(hole.size, radius, 16 * scale, (255, 204, 96), 235, 2)
    before = target.get_clip()
    whole = target.get_rect()
    bands = (
        Rect(0, 0, whole.width, hole.top),
        Rect(0, hole.bottom, whole.width, whole.bottom - hole.bottom),
        Rect(0, hole.top, hole.left, hole.height),
        Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    )
    for band in bands:
        if band.width > 0 and band.height > 0:
            target.set_clip(band.clip(before))
            glow.put(target, hole.topleft)
    target.set_clip(before)
    outline(target, hole.inflate(round(8 * scale), round(8 * scale)), (24, 12, 4), 7 * scale, radius + 4 * scale, 220)
    outline(
        target, hole.inflate(round(4 * scale), round(4 * scale)), (255, 236, 170), max(2, 3 * scale), radius + 2 * scale
    )


def dotted_way(target: Surface, start: Rect, goal: Rect, scale: float) -> None:
    """Dots that grow from a panel to a place, with an arrow at the end; nothing where the two nearly touch."""
    a, b = _edge(start, goal.center), _edge(goal.inflate(round(14 * scale), round(14 * scale)), start.center)
    length = math.dist(a, b)
    if length < 90 * scale:
        return
    bend = length * 0.12
    nx, ny = -(b[1] - a[1]) / length * bend, (b[0] - a[0]) / length * bend
    first, second = curves.lerp(a, b, 0.34), curves.lerp(a, b, 0.68)
    line = curves.smooth([a, (first[0] + nx, first[1] + ny), (second[0] + nx * 0.8, second[1] + ny * 0.8), b], 14)
    dots = curves.along(line, 26 * scale)
    for number, dot in enumerate(dots[1:-1]):
        size = (5 + 6 * number / max(1, len(dots))) * scale
        blit_centred(target, _dot(round(size * 2 + 4 * scale)), dot)
    before = line[-5]
    angle = math.degrees(math.atan2(-(b[1] - before[1]), b[0] - before[0]))
    blit_centred(target, pygame.transform.rotozoom(_arrow(round(54 * scale)), angle, 1), b)


def _edge(box: Rect, towards: tuple[int, int]) -> tuple[float, float]:
    """Where the line from the middle of a box to a point leaves the box."""
    dx, dy = towards[0] - box.centerx, towards[1] - box.centery
    if not dx and not dy:
        return box.center
    share = min(box.width / 2 / abs(dx) if dx else math.inf, box.height / 2 / abs(dy) if dy else math.inf, 1)
    return (box.centerx + dx * share, box.centery + dy * share)


@kept
def _dot(size: int) -> Surface:
    c = Canvas((size, size), 20, rim=_DARK)
    c.disc(_DARK, (10, 10), 10)
    c.disc(_GOLD, (10, 10), 7.6)
    return c.finish()


@kept
def _arrow(size: int) -> Surface:
    c = Canvas((size, size), 54, rim=_DARK)
    c.poly(_DARK, (54, 27), (2, 4), (2, 50))
    c.poly(_GOLD, (46, 27), (8, 11), (8, 43))
    return c.finish()
