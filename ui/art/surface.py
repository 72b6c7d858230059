"""Surfaces without a window.

The rule of the kit about pixel formats: **nothing here calls `convert()` or `convert_alpha()`**, which need a display.
`blank` and `opaque` make 32-bit surfaces in the format that SDL gives a window, so they blit at full speed whether
they were made before or after `set_mode`. What comes from a file goes through `load_picture` or `argb`, which convert
to the same format by example. Only a scene that wants its full-window ground in the window's exact format calls
`for_display`, which does nothing as long as there is no window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Surface

from ui.art.colour import BLACK, WHITE, Colour
from ui.art.files import BadAsset, whole_png

Size = tuple[int, int]
Point = tuple[float, float]
Points = Sequence[Point]


def blank(size: Size, colour: Colour = WHITE) -> Surface:
    """Transparent; the invisible pixels carry `colour`, so that scaling and blurring draw no dark fringe."""
    surface = Surface((max(1, size[0]), max(1, size[1])), SRCALPHA, 32)
    surface.fill((*colour, 0))
    return surface


def opaque(size: Size, colour: Colour = (0, 0, 0)) -> Surface:
    surface = Surface((max(1, size[0]), max(1, size[1])), 0, 32)
    surface.fill(colour)
    return surface


def argb(surface: Surface) -> Surface:
    """A copy in the kit's format with alpha; converting keeps the original's way of blending, so it is set here."""
    out = surface.convert(Surface((1, 1), SRCALPHA, 32))
    out.set_alpha(255)
    return out


def xrgb(surface: Surface) -> Surface:
    """A copy in the kit's format without alpha."""
    return surface.convert(Surface((1, 1), 0, 32))


def load_picture(path: Path) -> Surface:
    """A picture in the kit's format; BadAsset if it is missing or broken."""
    try:
        picture = pygame.image.load(str(whole_png(path)))
    except pygame.error as error:
        raise BadAsset.broken(path) from error
    return argb(picture) if picture.get_masks()[3] or picture.get_colorkey() else xrgb(picture)


def for_display(surface: Surface) -> Surface:
    """In the window's format if there is a window, else unchanged."""
    if pygame.display.get_init() and pygame.display.get_surface():
        return surface.convert_alpha() if surface.get_flags() & SRCALPHA else surface.convert()
    return surface


def recoloured(shape: Surface, colour: Colour, alpha: int = 255) -> Surface:
    """The alpha of `shape` in one flat colour, also where it is invisible."""
    out = shape.copy()
    if colour == WHITE:
        out.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    else:
        out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MIN)
        if colour != BLACK:
            out.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    if alpha < 255:
        out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def faded(surface: Surface, alpha: int) -> Surface:
    """A paler copy: what is not available, or a ghost of what would be."""
    out = surface.copy()
    out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def clip(surface: Surface, mask: Surface, offset: Size = (0, 0)) -> Surface:
    """Cut `surface` (with alpha, changed in place) to the alpha of `mask`."""
    surface.blit(recoloured(mask, WHITE), offset, special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def cut_out(texture: Surface, mask: Surface) -> Surface:
    """`texture` in the shape of `mask`."""
    out = recoloured(mask, WHITE)
    out.blit(argb(texture), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


Layer = tuple[Surface, tuple[int, int]]


class Stamp(NamedTuple):
    """A picture that reaches beyond its box: a plate with its shadow, a word with its halo.

    Its layers stay apart and are drawn one after the other, the offsets counted from the top left of the box: SDL mixes
    two half-transparent surfaces wrongly, and a gold halo laid into a shadow beforehand would come out green."""

    layers: tuple[Layer, ...]
    size: Size

    @property
    def surface(self) -> Surface:
        """The uppermost layer: the thing itself."""
        return self.layers[-1][0]

    @property
    def offset(self) -> tuple[int, int]:
        return self.layers[-1][1]

    def put(self, target: Surface, topleft: Point) -> pygame.Rect:
        """Draw with the box at `topleft`; gives the box."""
        x, y = round(topleft[0]), round(topleft[1])
        target.blits([(surface, (x + dx, y + dy)) for surface, (dx, dy) in self.layers])
        return pygame.Rect((x, y), self.size)

    def centred(self, target: Surface, centre: Point) -> pygame.Rect:
        return self.put(target, (centre[0] - self.size[0] / 2, centre[1] - self.size[1] / 2))

    def reach(self) -> pygame.Rect:
        """All that is touched when the box stands at (0, 0)."""
        rects = [pygame.Rect(offset, surface.get_size()) for surface, offset in self.layers]
        return rects[0].unionall(rects[1:])

    def moved(self, dx: int, dy: int) -> tuple[Layer, ...]:
        """Its layers at another place: to build a stamp out of stamps."""
        return tuple((surface, (x + dx, y + dy)) for surface, (x, y) in self.layers)


def blit_centred(target: Surface, picture: Surface, centre: Point) -> pygame.Rect:
    rect = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    target.blit(picture, rect)
    return rect
