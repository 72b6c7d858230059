"""The ground of the map as a table shows it: baked layers at the size of the window, owners and auctions in between."""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame
from pygame import Surface

from ui.art.backdrop import baked
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, light, mix
from ui.art.curves import bounds, moved, scaled
from ui.art.light import inner_glow
from ui.art.masks import polygon
from ui.art.noise import multiply
from ui.art.surface import Layer, Size, clip, opaque, recoloured, xrgb
from ui.titles.amunre.shapes import DRAWN_FOR, nile_map

_PLAIN: Colour = (118, 148, 66)
Kind = Literal["owned", "auctioned", "out"]


class Tint(NamedTuple):
    """What a province looks like now: owned in a seat's colour, auctioned, or out of the game."""

    province: str
    kind: Kind
    colour: Colour = (255, 246, 208)


@kept
def _layer(name: str, size: Size) -> Surface:
    picture = baked(f"amunre_{name}")
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


@kept
def _plain(size: Size, level: int) -> Surface:
    """The green of the banks, in the grain of the land."""
    mask = _layer(f"plain_{level}", size)
    green = opaque(size, mix(_PLAIN, (255, 255, 255), 0.06))
    multiply(green, "stone", 77)
    out = recoloured(mask, (255, 255, 255), 235)
    layer = green.convert(out)
    layer.set_alpha(255)
    out.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@kept
def land(size: Size, level: int) -> Surface:
    """The land without owners. `level`: height of the last flood, 0 to 3."""
    out = xrgb(_layer("land", size))
    out.blit(_plain(size, level), (0, 0))
    return out


def over(size: Size) -> Surface:
    """What lies over the tints of the owners: rivers and shades."""
    return _layer("over", size)


@kept
def ground(size: Size, level: int = 0, tints: tuple[Tint, ...] = ()) -> Surface:
    """The whole ground in one picture."""
    out = land(size, level).copy()
    for tint in tints:
        for surface, at in tint_layers(size, tint):
            out.blit(surface, at)
    out.blit(over(size), (0, 0))
    return out


@kept
def tint_layers(size: Size, tint: Tint) -> tuple[Layer, ...]:
    """The layers that mark one province."""
    unit = size[0] / DRAWN_FOR[0]
    pixels = scaled(nile_map().provinces[tint.province], *size)
    left, top, right, bottom = bounds(pixels)
    at = (int(left) - 1, int(top) - 1)
    box = (int(right - left) + 4, int(bottom - top) + 4)
    outline = moved(pixels, -at[0], -at[1])
    mask = polygon(box, outline)
    if tint.kind == "out":
        return ((recoloured(mask, (182, 166, 142), 150), at), (recoloured(mask, (96, 80, 62), 24), at))
    if tint.kind == "auctioned":
        pale = recoloured(mask, (255, 240, 192), 62)
        return ((pale, at), (inner_glow(mask, (255, 248, 214), 8 * unit, 255, 2), at))
    colour = tint.colour
    band = Canvas(box, fine=2, rim=light(colour, 0.4))
    band.path(light(colour, 0.4), outline, 19 * unit, closed=True)
    band.path(colour, outline, 16 * unit, closed=True)
    return (
        (recoloured(mask, colour, 16), at),
        (inner_glow(mask, colour, 8 * unit, 230, 1), at),
        (clip(band.finish(), mask), at),
    )
