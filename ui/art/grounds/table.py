"""The wooden table under desks and boards, and tiles of papyrus and stone that repeat without a seam."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art import noise
from ui.art.colour import lifted
from ui.art.light import vignette
from ui.art.palette import PAPYRUS, STONE
from ui.art.surface import Size, opaque
from ui.art.texture import planks


def wooden_table(size: Size) -> Surface:
    """Dark boards with light falling on their middle."""
    out = planks(size, (62, 41, 27), 21, round(size[1] / 5))
    out.blit(vignette(size, 150, 0.5), (0, 0))
    return out


def _tile(size: Size, grain: noise.Grain, base: tuple[int, int, int]) -> Surface:
    """Half of a noise sheet: the sheet wraps around, so shrunk to half it still does."""
    out = opaque(noise.SHEET, lifted(base, 1.08))
    out.blit(noise.sheet(grain), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(out, size)


def papyrus_tile(size: Size = (960, 600)) -> Surface:
    return _tile(size, "weave", PAPYRUS)


def stone_tile(size: Size = (960, 600)) -> Surface:
    return _tile(size, "stone", STONE)
