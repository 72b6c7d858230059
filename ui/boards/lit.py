"""Light on a board: around what may be clicked, breathing with the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Surface

Glow = Callable[[Surface, float], None]
"""Paints light; the number breathes between 0 and 1."""


class Lit(NamedTuple):
    """A picture of light and where it lies."""

    picture: Surface
    at: tuple[int, int]

    def put(self, target: Surface, pulse: float) -> None:
        self.picture.set_alpha(min(255, 140 + 8 * round(pulse * 115 / 8)))
        target.blit(self.picture, self.at)
