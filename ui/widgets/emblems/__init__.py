"""The round pictures of the four games. They are painted ahead (`python -m ui.workshop.bake`) and scaled here."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art.cache import kept
from ui.art.light import raised
from ui.art.paths import BAKED
from ui.art.surface import Stamp, faded, load_picture

DRAWN = 440
"""Pixels across in the stored pictures: enough for a window of 2560 x 1440."""


@kept
def _stored(name: str) -> Surface:
    return load_picture(BAKED / f"emblem_{name}.png")


@kept
def emblem(name: str, diameter: int, pale: bool = False) -> Surface:
    """The emblem of a game with its gold rim; pale for a game that cannot be played yet."""
    picture = pygame.transform.smoothscale(_stored(name), (diameter, diameter))
    if not pale:
        return picture
    dim = pygame.transform.grayscale(picture)
    out = picture.copy()
    out.blit(faded(dim, 96), (0, 0))
    return out


def put_emblem(target: Surface, name: str, diameter: int, centre: tuple[float, float], pale: bool = False) -> None:
    """Draw it with its shadow."""
    stamp: Stamp = raised(emblem(name, diameter, pale), max(2.0, diameter / 40))
    stamp.centred(target, centre)
