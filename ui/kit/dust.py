"""Sand that rises where something heavy is put down."""

from __future__ import annotations

import random

import pygame
from pygame import Surface

from ui.art.cache import kept
from ui.art.surface import blank


def dust(target: Surface, foot: tuple[int, int], width: int, share: float) -> None:
    """A puff of sand that spreads and fades."""
    puff = _puff(max(12, width), min(5, int(share * 6)))
    target.blit(puff, puff.get_rect(center=(foot[0], foot[1] - puff.get_height() // 5)))


@kept
def _puff(width: int, age: int) -> Surface:
    turn = random.Random(width)
    w, h = round(width * 2.2), round(width * 0.9)
    out = blank((w, h), (236, 212, 160))
    alpha = (120, 110, 90, 66, 40, 18)[age]
    for _ in range(14):
        spread = 0.25 + 0.12 * age
        x = w / 2 + turn.uniform(-1, 1) * width * spread * 1.6
        y = h * 0.66 - turn.random() * h * 0.1 * (age + 1)
        pygame.draw.circle(out, (236, 212, 160, alpha), (x, y), width * turn.uniform(0.05, 0.13) * (1 + 0.2 * age))
    return pygame.transform.gaussian_blur(out, max(1, width // 26))
