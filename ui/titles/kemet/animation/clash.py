"""Two Troops meet: crossed blades flash over the space."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.kemet.state import Kemet
from ui.art.icons import icon
from ui.art.light import aura
from ui.boards.animation.motion import ease, within
from ui.boards.board import Animation
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.geometry import Geometry


class Clash(Animation):
    """Half a second between the march and what follows."""

    def __init__(self, look: Look, view: Kemet, geometry: Geometry, space: str) -> None:
        self.view: Kemet = view
        self.seconds = 0.55
        self._sign = icon("sword", max(24, round(72 * geometry.scale)), (255, 236, 190))
        x, y = geometry.troop(space)
        self._centre = (x - 20 * geometry.scale, y - 40 * geometry.scale)

    def paint(self, target: Surface, done: float) -> None:
        share = ease(within(done, 0.0, 0.45))
        pale = 1 - within(done, 0.75, 1.0)
        size = max(8, round(self._sign.get_width() * (0.5 + 0.5 * share)))
        for mirrored in (False, True):
            sign = pygame.transform.smoothscale(self._sign, (size, size))
            sign = pygame.transform.flip(sign, mirrored, False)
            sign.set_alpha(round(255 * pale))
            shift = (1 - share) * size * (0.6 if mirrored else -0.6)
            if pale >= 1:
                aura(sign, 5, (200, 20, 0), 200, 2).centred(target, (self._centre[0] + shift, self._centre[1]))
            target.blit(sign, sign.get_rect(center=(round(self._centre[0] + shift), round(self._centre[1]))))
