"""Panels and plates: what lies on the table. Light plates hold content, dark ones the interface.

Sizes are pixels of the window; `scale` (1 at 1080 lines) is for corners, lines and shadows. Each function gives a
`Stamp`, whose box is the plate and whose picture also holds its shadow."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.light import DARK_EDGE, LIGHT_EDGE, bevel, box_aura, box_bevel, ramp, scorch, volume
from ui.art.ornament import outline
from ui.art.palette import (
    DAMAGED,
    GOLD,
    GOLD_BRIGHT,
    GOLD_LINE,
    NIGHT,
    PAPYRUS,
    PAPYRUS_CURRENT,
    PAPYRUS_RECESS,
    PAPYRUS_ROW,
    SANDSTONE,
    WALNUT,
)
from ui.art.surface import Size, Stamp, argb, blank, clip, cut_out, opaque
from ui.art.texture import Matter, sandstone, texture

Shadow = tuple[int, int, float, int]  # right, down, blur, alpha
RAISED: Shadow = (3, 6, 8, 155)
HIGH: Shadow = (4, 8, 11, 175)
LOW: Shadow = (2, 4, 5, 130)


@kept
def body(
    size: Size,
    base: Colour,
    matter: Matter = "stone",
    radius: float = 10,
    edge: int = 2,
    shade: tuple[int, int] = (24, -26),
    burn: int = 0,
    seed: int = 1,
    sunk: bool = False,
    light_alpha: int = 95,
    dark_alpha: int = 130,
) -> Surface:
    """A bevelled piece of matter without shadow, exactly `size`: also the skin of foreign widgets."""
    mask = masks.rounded(size, radius)
    out = cut_out(texture(matter, size, base, seed), mask)
    if any(shade):
        out.blit(clip(volume(size, *shade).copy(), mask), (0, 0))
    if burn:
        out.blit(clip(scorch(size, burn), mask), (0, 0))
    if edge:
        out.blit(box_bevel(size, radius, edge, light_alpha, dark_alpha, sunk), (0, 0))
    return out


def shaped(
    mask: Surface,
    base: Colour,
    matter: Matter = "stone",
    edge: int = 2,
    seed: int = 1,
    alphas: tuple[int, int] = (110, 130),
    edges: tuple[Colour, Colour] = (LIGHT_EDGE, DARK_EDGE),
) -> Surface:
    """A bevelled piece of matter in the shape of a mask; `alphas` and `edges` are those of its light and its shade."""
    out = cut_out(texture(matter, mask.get_size(), base, seed), mask)
    out.blit(bevel(mask, edge, *alphas, *edges), (0, 0))
    return out


def with_shadow(picture: Surface, radius: float, shadow: Shadow | None, scale: float = 1.0) -> Stamp:
    if not shadow:
        return Stamp(((picture, (0, 0)),), picture.get_size())
    right, down, blur, alpha = shadow
    aura = box_aura(picture.get_size(), radius, max(1.0, blur * scale), alpha=alpha)
    return Stamp((*aura.moved(round(right * scale), round(down * scale)), (picture, (0, 0))), picture.get_size())


@kept
def walnut(
    size: Size,
    scale: float = 1.0,
    seed: int = 1,
    base: Colour = WALNUT,
    line: Colour | None = GOLD_LINE,
    flat: bool = False,
) -> Stamp:
    """The dark panel of the interface with its gold line; `flat` lies in the table and casts no shadow."""
    radius = 12 * scale
    picture = body(size, base, "wood", radius, max(1, round(2 * scale)), (16, -34), 0, seed, False, 62, 150).copy()
    if line:
        inset = round(4 * scale)
        frame = Rect(0, 0, *size).inflate(-2 * inset, -2 * inset)
        outline(picture, frame, line, 1.4 * scale, max(3.0, radius - 3 * scale), 190)
    return with_shadow(picture, radius, None if flat else RAISED, scale)


@kept
def papyrus(
    size: Size, scale: float = 1.0, seed: int = 1, base: Colour = PAPYRUS, lines: bool = True, burn: int = 70
) -> Stamp:
    """A sheet for content, with two fine brown lines near its edge."""
    radius = 11 * scale
    picture = body(size, base, "papyrus", radius, max(1, round(2 * scale)), (18, -14), burn, seed).copy()
    if lines:
        for inset, width, alpha in ((6, 1.6, 150), (10, 1.0, 80)):
            gap = round(inset * scale)
            frame = Rect(0, 0, *size).inflate(-2 * gap, -2 * gap)
            outline(picture, frame, (140, 92, 36), width * scale, max(3.0, radius - gap * 0.6), alpha)
    return with_shadow(picture, radius, HIGH, scale)


@kept
def row(size: Size, scale: float = 1.0, current: bool = False, seed: int = 1, damaged: bool = False) -> Stamp:
    """A raised line of a list; the current one is lighter and stands higher; a damaged file is dark red wood."""
    radius = 10 * scale
    if damaged:
        picture = body(size, DAMAGED, "wood", radius, 2, (14, -30), 0, seed, False, 62, 150).copy()
        outline(picture, Rect(0, 0, *size).inflate(-6, -6), (214, 110, 76), 1.5 * scale, radius - 2, 200)
        return with_shadow(picture, radius, LOW, scale)
    base = PAPYRUS_CURRENT if current else PAPYRUS_ROW
    picture = body(size, base, "papyrus", radius, 2, (22, -18), 30, seed)
    return with_shadow(picture, radius, RAISED if current else LOW, scale)


@kept
def recess(size: Size, scale: float = 1.0, base: Colour = PAPYRUS_RECESS, radius: float = 8, seed: int = 3) -> Surface:
    """A place cut into the plate below it."""
    corner = radius * scale
    bright = sum(base) > 380
    matter: Matter = "papyrus" if bright else "wood"
    picture = body(size, base, matter, corner, 2, (0, 0), 0, seed, True, 62 if bright else 90, 150).copy()
    top = blank(size, (10, 4, 0))
    fall = min(size[1], max(4, round(14 * scale)))
    top.blit(ramp((size[0], fall), (0.0, (10, 4, 0, 95 if bright else 130)), (1.0, (10, 4, 0, 0))), (0, 0))
    picture.blit(clip(top, masks.rounded(size, corner)), (0, 0))
    return picture


@kept
def tooltip(size: Size, scale: float = 1.0) -> Stamp:
    """Night blue with a gold border: readable over any board."""
    radius = 11 * scale
    picture = body(size, NIGHT, "stone", radius, 1, (10, -20), 0, 91, False, 30, 60).copy()
    outline(picture, Rect(0, 0, *size), GOLD_BRIGHT, max(1.5, 2 * scale), radius)
    gap = round(5 * scale)
    outline(picture, Rect(0, 0, *size).inflate(-2 * gap, -2 * gap), GOLD, 1.0, max(2.0, radius - gap * 0.7), 110)
    return with_shadow(picture, radius, (5, 8, 10, 220), scale)


@kept
def limestone(size: Size, scale: float = 1.0, base: Colour = SANDSTONE, seed: int = 1) -> Stamp:
    """A sandstone plate: what belongs to a board."""
    radius = 9 * scale
    mask = masks.rounded(size, radius)
    picture = cut_out(sandstone(size, seed, base), mask)
    picture.blit(clip(volume(size, 20, -16).copy(), mask), (0, 0))
    picture.blit(box_bevel(size, radius, max(1, round(2 * scale)), 120, 140), (0, 0))
    outline(picture, Rect(0, 0, *size).inflate(-6, -6), (120, 82, 34), 1.0, radius - 2, 110)
    return with_shadow(picture, radius, (1, 3, 5, 120), scale)


@kept
def pill(size: Size, base: Colour, line: Colour | None = GOLD, alpha: int = 240) -> Surface:
    """A small rounded tag for a number or a word; the words are the caller's."""
    picture = argb(opaque(size, base))
    picture.blit(volume(size, 34, -40), (0, 0))
    out = clip(picture, masks.rounded(size, size[1] / 2))
    if alpha < 255:
        out.fill((255, 255, 255, alpha), special_flags=BLEND_RGBA_MULT)
    if line:
        outline(out, Rect(0, 0, *size), line, 1.2, size[1] / 2, 230)
    return out


@kept
def ribbon(size: Size, base: Colour, scale: float = 1.0, seed: int = 5) -> Stamp:
    """A band of painted stone with a thin gold line: names on steles, seats in a table head."""
    radius = 6 * scale
    picture = body(size, base, "stone", radius, 2, (34, -34), 0, seed).copy()
    gap = max(2, round(3 * scale))
    line = (255, 226, 150)
    outline(picture, Rect(0, 0, *size).inflate(-2 * gap, -2 * gap), line, 1.2 * scale, max(2.0, radius - 2), 165)
    return with_shadow(picture, radius, (1, 3, 4, 130), scale)
