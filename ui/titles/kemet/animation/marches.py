"""Troops on their ways: over land, by boat, in a ring of light."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface

from game.kemet.state import Kemet
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.curves import Point, lerp
from ui.art.light import raised
from ui.art.surface import blank
from ui.boards.animation.motion import arc, ease, within
from ui.boards.board import Animation
from ui.titles.kemet.map.buildings import BOAT, boat
from ui.titles.kemet.map.picture import MapPicture
from ui.titles.kemet.map.pieces import Troop, troop_picture

STEP, SAIL, TELEPORT = 0.26, 0.45, 0.65
"""Seconds of a step over land, of a crossing, of a teleport."""
_LIGHT: Final[Colour] = (150, 250, 240)


class March(Animation):
    """A group follows a line; it lifts a little, or a boat carries it."""

    def __init__(
        self, picture: MapPicture, view: Kemet, troop: Troop, line: Sequence[Point], sails: bool = False
    ) -> None:
        self.view: Kemet = view
        self.seconds = SAIL if sails else STEP
        scale = picture.geometry.scale
        self._scale = scale
        self._line = list(line)
        self._lengths = [math.dist(a, b) for a, b in itertools.pairwise(self._line)]
        self._troop = troop_picture(picture.look.liveries[troop.seat], scale, troop)
        self._boat = boat(scale * 1.25, picture.look.liveries[troop.seat].colour) if sails else None

    def paint(self, target: Surface, done: float) -> None:
        share = ease(done)
        x, y = self._at(share)
        lift = 8 * math.sin(share * math.pi)
        if self._boat is not None and 0.12 < share < 0.88:
            w, h = BOAT[0] * self._scale * 1.25, BOAT[1] * self._scale * 1.25
            raised(self._boat, 3).put(target, (x - w / 2, y - h * 0.66))
        at = (x - 44 * self._scale, y - 62 * self._scale - lift * self._scale)
        raised(self._troop, 3 + round(lift * 0.6)).put(target, at)

    def _at(self, share: float) -> Point:
        """A point of the line by its share of the whole length."""
        wanted = share * sum(self._lengths)
        for (a, b), length in zip(itertools.pairwise(self._line), self._lengths, strict=True):
            if wanted <= length and length:
                return lerp(a, b, wanted / length)
            wanted -= length
        return self._line[-1]


class Teleport(Animation):
    """Sinks into a ring of light, crosses in an arc, rises at the obelisk."""

    def __init__(self, picture: MapPicture, view: Kemet, troop: Troop, start: Point, goal: Point) -> None:
        self.view: Kemet = view
        self.seconds = TELEPORT
        self._scale = picture.geometry.scale
        self._start, self._goal = start, goal
        self._troop = troop_picture(picture.look.liveries[troop.seat], self._scale, troop)

    def paint(self, target: Surface, done: float) -> None:
        sink, rise = ease(within(done, 0.0, 0.31)), ease(within(done, 0.69, 1.0))
        if done < 0.4:
            self._ring(target, self._start, 1 - within(done, 0.3, 0.4))
        if done > 0.6:
            self._ring(target, self._goal, within(done, 0.6, 0.72))
        if sink < 1:
            self._standing(target, self._start, 1 - sink)
        elif rise > 0:
            self._standing(target, self._goal, rise)
        for behind in range(6):
            share = within(done, 0.3, 0.7) - behind * 0.05
            if 0 < share < 1:
                x, y = arc(self._start, self._goal, share, 90 * self._scale)
                pygame.draw.circle(target, _LIGHT, (x, y - 20 * self._scale), max(2, (7 - behind) * self._scale))

    def _standing(self, target: Surface, foot: Point, share: float) -> None:
        """The upper part of the group, as far as it is above the light."""
        w, h = self._troop.get_size()
        high = max(1, round(62 * self._scale * share))
        part = self._troop.subsurface((0, 0, w, min(h, high + (h - round(62 * self._scale) if share >= 1 else 0))))
        target.blit(part, (round(foot[0] - 44 * self._scale), round(foot[1] - high)))

    def _ring(self, target: Surface, foot: Point, strength: float) -> None:
        ring = _ring(max(8, round(96 * self._scale)))
        ring.set_alpha(round(255 * max(0.0, min(1.0, strength))))
        target.blit(ring, ring.get_rect(center=(round(foot[0]), round(foot[1] - 4 * self._scale))))


@kept
def _ring(wide: int) -> Surface:
    high = round(wide * 0.46)
    out = blank((wide + 20, high + 20), _LIGHT)
    for k in range(5):
        rect = pygame.Rect(10 + k * 3, 10 + k * 2, wide - k * 6, high - k * 4)
        pygame.draw.ellipse(out, (*_LIGHT, 60 + 36 * k), rect, max(2, wide // 24))
    return pygame.transform.gaussian_blur(out, 3)
