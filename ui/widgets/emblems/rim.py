"""What all emblems share: drawn twice as large, cut to a disc, a grain, a shade inside the edge, a gold rim."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from ui.art import masks, noise
from ui.art.canvas import Canvas
from ui.art.light import inner_glow
from ui.art.surface import blank, blit_centred, clip, opaque

FINE = 2
_RIM = (((60, 32, 10), 50.0), ((255, 232, 160), 49.2), ((214, 160, 66), 48.2), ((140, 88, 28), 47.2))


def painted(paint: Callable[[Surface, float], None], diameter: int) -> Surface:
    """An emblem at a size; a quarter of a second or more."""
    inner = round(diameter * 0.93)
    large = opaque((inner * FINE, inner * FINE), (60, 34, 14))
    paint(large, inner * FINE / 2)
    small = pygame.transform.smoothscale(large, (inner, inner))
    noise.multiply(small, "stone", 7)
    small.fill((26, 20, 12), special_flags=pygame.BLEND_RGB_ADD)
    mask = masks.disc(inner)
    face = blank((inner, inner))
    face.blit(small, (0, 0))
    face = clip(face, mask)
    face.blit(inner_glow(mask, (20, 6, 0), inner * 0.03, 190), (0, 0))
    c = Canvas((diameter, diameter), 100, rim=(60, 32, 10))
    for colour, radius in _RIM:
        c.disc(colour, (50, 50), radius)
    out = c.finish()
    blit_centred(out, face, (diameter / 2, diameter / 2))
    return out
