"""Baked pictures: loaded once, scaled once per window size; those that fill a window are cut at the longer side."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art.cache import kept
from ui.art.paths import BAKED
from ui.art.surface import Size, for_display, load_picture


def baked(name: str) -> Surface:
    """The picture `name` as it was painted; those who need it keep it in their own size."""
    return load_picture(BAKED / f"{name}.png")


@kept
def backdrop(name: str, size: Size) -> Surface:
    """The picture `name`, large enough to cover `size` without bending it."""
    picture = baked(name)
    width, height = picture.get_size()
    factor = max(size[0] / width, size[1] / height)
    if factor != 1:
        picture = pygame.transform.smoothscale(picture, (round(width * factor), round(height * factor)))
    spare_x, spare_y = picture.get_width() - size[0], picture.get_height() - size[1]
    return for_display(picture.subsurface((spare_x // 2, spare_y // 2, *size)).copy())
