"""Light along the outline of a thing: gold where something can be chosen, ivory under the pointer, red in alarm."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.curves import Point, bounds, moved
from ui.art.light import aura, inner_glow
from ui.art.surface import Layer, Size, blank, clip, recoloured
from ui.kit.thing import Thing

GOLD: Colour = (255, 206, 70)
IVORY: Colour = (255, 250, 220)
ALARM: Colour = (255, 70, 40)


def shine(target: Surface, thing: Thing, colour: Colour, pulse: float, radius: int) -> None:
    """`radius`: that of the light of an area; the light of smaller things is narrower. `pulse` breathes from 0 to 1."""
    shape, place = thing.shape, thing.place
    if shape.kind == "area":
        picture, at = _area(shape.points, colour, radius)
    elif shape.kind == "disc":
        d = round(shape.size)
        picture, (dx, dy) = _around((d, d), d / 2, max(3, round(radius * 0.5)), colour)
        at = (place.centerx - d // 2 + dx, place.centery - d // 2 + dy)
    else:
        picture, (dx, dy) = _around(place.size, shape.size, max(3, round(radius * 0.6)), colour)
        at = (place.x + dx, place.y + dy)
    picture.set_alpha(min(255, 140 + 8 * round(pulse * 115 / 8)))
    target.blit(picture, at)


@kept
def _around(size: Size, corner: float, radius: int, colour: Colour) -> Layer:
    """Light around a box or a disc, with a hole where that is: it can be laid over a finished picture."""
    mask = masks.disc(size[0]) if corner >= size[0] / 2 else masks.rounded(size, corner)
    layer, offset = aura(mask, radius, colour, 255, 3).layers[0]
    out = layer.copy()
    hole = blank(out.get_size())
    hole.blit(recoloured(mask, (0, 0, 0)), (-offset[0], -offset[1]))
    out.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return recoloured(out, colour), offset


@kept
def _area(points: tuple[Point, ...], colour: Colour, radius: int) -> Layer:
    """Light along the inner side of a border."""
    left, top, right, bottom = bounds(points)
    at = (int(left) - 1, int(top) - 1)
    size = (int(right - left) + 4, int(bottom - top) + 4)
    outline = moved(points, -at[0], -at[1])
    mask = masks.polygon(size, outline)
    light = inner_glow(mask, colour, radius, 225, 1)
    line = Canvas(size, fine=2, rim=colour)
    line.path(colour, outline, radius * 0.9, closed=True)
    light.blit(clip(line.finish(), mask), (0, 0))
    return light, at
