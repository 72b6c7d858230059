"""Light: faience around what may be clicked, cream under the pointer. Print stays readable: only rims are lit."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.light import aura
from ui.art.palette import HOT, LEGAL
from ui.art.surface import Layer, Size, blank, blit_centred, recoloured
from ui.boards.lit import Lit


def rim(rect: Rect, corner: float, u: float, colour: Colour = LEGAL) -> Lit:
    """Around or inside a box, with a hole where its print is."""
    picture, offset = _rim(
        rect.size, corner, max(2, round(3.2 * u)), max(3, round((9 if colour == HOT else 6) * u)), colour
    )
    return Lit(picture, (rect.x + offset[0], rect.y + offset[1]))


@kept
def _rim(size: Size, corner: float, edge: int, reach: int, colour: Colour) -> Layer:
    """A line on the edge and light on both sides of it, stronger outside."""
    line = masks.rounded_line(size, corner, edge)
    glow = aura(line, reach * 0.62, colour, 255, 2)
    layer, offset = glow.layers[0]
    out = layer.copy()
    inside = recoloured(masks.rounded((max(1, size[0] - 4 * edge), max(1, size[1] - 4 * edge)), corner), (0, 0, 0), 215)
    hole = blank(out.get_size())
    hole.blit(inside, (2 * edge - offset[0], 2 * edge - offset[1]))
    out.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    out = recoloured(out, colour)
    out.blit(recoloured(line, colour), (-offset[0], -offset[1]))
    return out, offset


def die_light(centre: tuple[int, int], size: int, angle: int, u: float, colour: Colour = LEGAL) -> Lit:
    """A halo in the shape of a die, with a hole where the die is."""
    picture = _die_light(size, angle, max(3, round((9 if colour == HOT else 6) * u)), colour)
    return Lit(picture, picture.get_rect(center=centre).topleft)


@kept
def _die_light(size: int, angle: int, reach: int, colour: Colour) -> Surface:
    edge = max(2, round(size * 0.09))
    side = size + 2 * edge
    shape = pygame.transform.rotozoom(masks.rounded((side, side), side * 0.24), angle, 1)
    layer, (dx, dy) = aura(shape, reach * 0.7, colour, 255, 2).layers[0]
    out = layer.copy()
    out.blit(recoloured(shape, colour), (-dx, -dy))
    hole = pygame.transform.rotozoom(masks.rounded((size, size), size * 0.2), angle, 1)
    cut = blank(out.get_size())
    blit_centred(cut, recoloured(hole, (0, 0, 0)), (out.get_width() / 2, out.get_height() / 2))
    out.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return recoloured(out, colour)


def disc_light(centre: tuple[int, int], diameter: int, u: float, colour: Colour = LEGAL) -> Lit:
    """A ring of light around something round."""
    picture = _disc_light(diameter, max(3, round((9 if colour == HOT else 6) * u)), max(2, round(3 * u)), colour)
    return Lit(picture, picture.get_rect(center=centre).topleft)


@kept
def _disc_light(diameter: int, reach: int, edge: int, colour: Colour) -> Surface:
    ring = masks.ring(diameter + 2 * edge, edge)
    layer, (dx, dy) = aura(ring, reach * 0.62, colour, 255, 2).layers[0]
    out = layer.copy()
    out.blit(recoloured(ring, colour), (-dx, -dy))
    return recoloured(out, colour)
