"""Where the end of a game is played: the temple at dusk with a terrace in front of it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ui.art.backdrop import backdrop
from ui.art.cache import kept
from ui.art.light import radiance, ramp, vignette
from ui.art.ornament import rule
from ui.art.surface import Size, for_display, opaque
from ui.art.texture import texture

SHIFT = 0.193
"""How far the temple stands left of the middle, so that the podium is in front of its gate."""


@kept
def stage(size: Size, terrace: int, foot: int) -> Surface:
    """The temple left of the middle, its mirror image beyond, dusk over it, and the terrace from `terrace` down."""
    width, height = size
    temple = backdrop("menu_title", size)
    out = opaque(size)
    shift = round(width * SHIFT)
    out.blit(pygame.transform.flip(temple, True, False), (width - shift, 0))
    out.blit(temple, (-shift, 0))
    dusk = Surface(size, pygame.SRCALPHA, 32)
    dusk.fill((20, 8, 22, 66))
    out.blit(dusk, (0, 0))
    centre = (width // 2 - shift, round(height * 0.30))
    radiance(out, centre, round(height * 0.26), (66, 40, 14))
    _terrace(out, Rect(0, terrace, width, foot - terrace))
    out.blit(vignette(size, 110), (0, 0))
    return for_display(out)


def _terrace(target: Surface, place: Rect) -> None:
    stone = texture("stone", place.size, (168, 116, 78), 6)
    target.blit(stone, place)
    target.blit(ramp(place.size, (0.0, (255, 220, 150, 60)), (0.4, (120, 60, 30, 0)), (1.0, (10, 4, 10, 150))), place)
    clip = target.get_clip()
    target.set_clip(place)
    middle = round(place.width * 0.307)
    for index in range(-8, 16):
        x = middle + index * place.width / 16
        pygame.draw.aaline(target, (92, 56, 44), (x, place.y + 3), (middle + (x - middle) * 1.25, place.bottom))
    for share in (0.3, 0.68):
        rule(target, place.x, place.right, place.y + place.height * share, (92, 56, 44), 150, 2)
    target.set_clip(clip)
    rule(target, place.x, place.right, place.y, (255, 220, 160), 200, 3)
