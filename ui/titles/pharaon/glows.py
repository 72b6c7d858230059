"""Light: gold around what may be clicked, turquoise around powers, cream under the pointer. Print stays readable."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.light import aura
from ui.art.palette import HOT, LEGAL_GOLD
from ui.art.surface import Layer, Size, blank, recoloured

Shape = Literal["box", "round", "octagon", "none"]
GOLD: Colour = LEGAL_GOLD


class Lit(NamedTuple):
    """A picture of light and where it lies."""

    picture: Surface
    at: tuple[int, int]

    def put(self, target: Surface, pulse: float) -> None:
        self.picture.set_alpha(min(255, 140 + 8 * round(pulse * 115 / 8)))
        target.blit(self.picture, self.at)


def light(rect: Rect, shape: Shape, u: float, colour: Colour = GOLD, corner: float = 8) -> Lit:
    """A line on the edge of a place and light on both sides of it, stronger outside."""
    strong = colour == HOT
    edge, reach = max(2, round((3 if strong else 2) * u)), max(3, round((11 if strong else 7) * u))
    if shape == "round":
        side = min(rect.size)
        picture, offset = _round(side, edge, reach, colour)
        at = (rect.centerx - side // 2 + offset[0], rect.centery - side // 2 + offset[1])
        return Lit(picture, at)
    if shape == "octagon":
        side = min(rect.size)
        picture, offset = _octagon(side, edge, reach, colour)
        return Lit(picture, (rect.centerx - side // 2 + offset[0], rect.centery - side // 2 + offset[1]))
    picture, offset = _box(rect.size, round(corner * u), edge, reach, colour)
    return Lit(picture, (rect.x + offset[0], rect.y + offset[1]))


@kept
def _box(size: Size, corner: int, edge: int, reach: int, colour: Colour) -> Layer:
    line = masks.rounded_line(size, corner, edge)
    inner = masks.rounded((max(1, size[0] - 4 * edge), max(1, size[1] - 4 * edge)), corner)
    return _halo(line, inner, (2 * edge, 2 * edge), reach, colour)


@kept
def _round(side: int, edge: int, reach: int, colour: Colour) -> Layer:
    inner = max(2, side - 2 * edge)
    return _halo(masks.ring(side, edge), masks.disc(inner), (edge, edge), reach, colour)


@kept
def _octagon(side: int, edge: int, reach: int, colour: Colour) -> Layer:
    line = masks.octagon(side).copy()
    inner = masks.octagon(max(2, side - 2 * edge))
    line.blit(recoloured(inner, (0, 0, 0)), (edge, edge), special_flags=pygame.BLEND_RGBA_SUB)
    return _halo(line, inner, (edge, edge), reach, colour)


def _halo(line: Surface, inside: Surface, at: tuple[int, int], reach: int, colour: Colour) -> Layer:
    """The aura of a line with a hole where the print is."""
    layer, offset = aura(line, reach * 0.62, colour, 255, 2).layers[0]
    out = layer.copy()
    hole = blank(out.get_size())
    hole.blit(recoloured(inside, (0, 0, 0), 215), (at[0] - offset[0], at[1] - offset[1]))
    out.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    out = recoloured(out, colour)
    out.blit(recoloured(line, colour), (-offset[0], -offset[1]))
    return out, offset
