"""Light and shadow: what lifts a plate off the table. Light comes from the top left, everywhere."""

from __future__ import annotations

import itertools
import math

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import BLACK, Colour
from ui.art.palette import SHADOW
from ui.art.surface import Point, Size, Stamp, blank, clip, opaque, recoloured

Rgba = tuple[int, int, int, int]
LIGHT_EDGE: Colour = (255, 246, 220)
DARK_EDGE: Colour = (40, 20, 5)


def blurred(surface: Surface, radius: float) -> Surface:
    """Wide blurs are made on a smaller copy: same look, a tenth of the time."""
    w, h = surface.get_size()
    shrink = 4 if radius >= 8 and min(w, h) > 60 else 2 if radius >= 3 and min(w, h) > 24 else 1
    if shrink == 1:
        return pygame.transform.gaussian_blur(surface, max(1, round(radius)))
    small = pygame.transform.smoothscale(surface, (math.ceil(w / shrink), math.ceil(h / shrink)))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / shrink)))
    return pygame.transform.smoothscale(small, (w, h))


def aura(mask: Surface, radius: float, colour: Colour, alpha: int = 255, strength: int = 1) -> Stamp:
    """A blurred copy in one colour: a glow if bright, a shadow if dark. Flat colour, so no dirty edge."""
    margin = math.ceil(radius * 3)
    w, h = mask.get_size()
    layer = blank((w + 2 * margin, h + 2 * margin), colour)
    layer.blit(recoloured(mask, colour, alpha), (margin, margin))
    layer = recoloured(blurred(layer, radius), colour)
    for _ in range(strength - 1):
        layer.blit(layer.copy(), (0, 0))
    return Stamp(((layer, (-margin, -margin)),), (w, h))


@kept
def box_aura(
    size: Size, corner: float, radius: float, colour: Colour = SHADOW, alpha: int = 150, strength: int = 1
) -> Stamp:
    """The aura of a rounded box, sliced from a small one: the shadow of every plate."""
    margin = math.ceil(radius * 3)
    keep = 2 * margin + math.ceil(corner) + 2
    small = masks.seed_size(size, keep)
    stamp = aura(masks.rounded(small, corner), radius, colour, alpha, strength)
    if small == size:
        return stamp
    surface = masks.nine_slice(stamp.surface, keep, (size[0] + 2 * margin, size[1] + 2 * margin))
    return Stamp(((surface, (-margin, -margin)),), size)


def drop(target: Surface, mask: Surface, pos: Point, off: Point = (2, 4), radius: float = 5, alpha: int = 150) -> None:
    """Cast the shadow of a shape that will be drawn at `pos`."""
    aura(mask, radius, SHADOW, alpha).put(target, (pos[0] + off[0], pos[1] + off[1]))


@kept
def raised(picture: Surface, height: float = 2.0) -> Stamp:
    """A piece with the shadow it throws from `height` pixels above the board; kept by identity of the picture."""
    radius = 1.4 + height * 0.7
    shadow = aura(picture, radius, SHADOW, min(190, 140 + round(height * 6)))
    return Stamp((*shadow.moved(round(height * 0.6 + 0.6), round(height + 1)), (picture, (0, 0))), picture.get_size())


def bevel(
    mask: Surface,
    width: int = 2,
    light_alpha: int = 110,
    dark_alpha: int = 130,
    light: Colour = LIGHT_EDGE,
    dark: Colour = DARK_EDGE,
) -> Surface:
    """Light on the upper left edge, shade on the lower right; exchange the colours for a recess."""
    out = blank(mask.get_size(), light)
    hole = recoloured(mask, BLACK)
    for shift, colour, alpha in ((width, light, light_alpha), (-width, dark, dark_alpha)):
        edge = recoloured(mask, colour, alpha)
        keep = blank(mask.get_size())
        keep.fill((255, 255, 255, 255))
        keep.blit(hole, (shift, shift), special_flags=pygame.BLEND_RGBA_SUB)
        edge.blit(keep, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(pygame.transform.box_blur(edge, max(1, width // 3)), (0, 0))
    return clip(out, mask)


@kept
def box_bevel(
    size: Size, corner: float, width: int = 2, light_alpha: int = 110, dark_alpha: int = 130, sunk: bool = False
) -> Surface:
    margin = math.ceil(corner) + 2 * width + 3
    small = masks.seed_size(size, margin)
    edges = (DARK_EDGE, LIGHT_EDGE) if sunk else (LIGHT_EDGE, DARK_EDGE)
    made = bevel(masks.rounded(small, corner), width, light_alpha, dark_alpha, *edges)
    return masks.nine_slice(made, margin, size) if small != size else made


def inner_glow(mask: Surface, colour: Colour, radius: float, alpha: int = 255, strength: int = 1) -> Surface:
    """A colour that is strongest at the rim and fades inwards."""
    margin = math.ceil(radius * 2)
    w, h = mask.get_size()
    inverse = blank((w + 2 * margin, h + 2 * margin), colour)
    inverse.fill((*colour, 255))
    inverse.blit(recoloured(mask, BLACK), (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    soft = recoloured(blurred(inverse, radius), colour, alpha)
    soft = soft.subsurface((margin, margin, w, h)).copy()
    for _ in range(strength - 1):
        soft.blit(soft.copy(), (0, 0))
    return clip(soft, mask)


@kept
def box_inner_glow(size: Size, corner: float, colour: Colour, radius: float, alpha: int = 255) -> Surface:
    margin = math.ceil(corner) + math.ceil(radius * 3) + 2
    small = masks.seed_size(size, margin)
    made = inner_glow(masks.rounded(small, corner), colour, radius, alpha)
    return masks.nine_slice(made, margin, size) if small != size else made


@kept
def ramp(size: Size, *stops: tuple[float, Rgba]) -> Surface:
    """A vertical run of colours; stops from 0 (top) to 1 (bottom)."""
    return pygame.transform.smoothscale(_column(stops), size)


@kept
def _column(stops: tuple[tuple[float, Rgba], ...]) -> Surface:
    """The run of colours one pixel wide: most ramps differ only in size."""
    steps = 128
    column = Surface((1, steps), pygame.SRCALPHA, 32)
    for y in range(steps):
        column.set_at((0, y), _on_ramp(stops, y / (steps - 1)))
    return column


def _on_ramp(stops: tuple[tuple[float, Rgba], ...], t: float) -> Rgba:
    for (a, first), (b, second) in itertools.pairwise(stops):
        if t <= b:
            k = max(0.0, (t - a) / (b - a)) if b > a else 1.0
            (r, g, bl, al), (r2, g2, bl2, al2) = first, second
            return (
                round(r + (r2 - r) * k),
                round(g + (g2 - g) * k),
                round(bl + (bl2 - bl) * k),
                round(al + (al2 - al) * k),
            )
    return stops[-1][1]


def volume(size: Size, top: int, bottom: int) -> Surface:
    """The light on a standing plate: positive numbers lighten, negative darken (alpha)."""

    def tone(value: int) -> Rgba:
        return (255, 248, 226, value) if value >= 0 else (20, 8, 0, -value)

    upper, lower = tone(top), tone(bottom)
    return ramp(size, (0.0, upper), (0.5, (*upper[:3], 0)), (0.5, (*lower[:3], 0)), (1.0, lower))


@kept
def vignette(size: Size, alpha: int = 120, inner: float = 0.55, colour: Colour = (10, 4, 4)) -> Surface:
    """Darkness in the corners, computed on 64 x 36 pixels."""
    small = Surface((64, 36), pygame.SRCALPHA, 32)
    for y in range(36):
        for x in range(64):
            k = (math.hypot((x - 31.5) / 34, (y - 17.5) / 19) - inner) / 0.75
            small.set_at((x, y), (*colour, int(max(0.0, min(1.0, k)) * alpha)))
    return pygame.transform.smoothscale(small, size)


def scorch(size: Size, alpha: int = 70) -> Surface:
    """The browned rim of an old sheet."""
    return pygame.transform.smoothscale(_browned(alpha), size)


@kept
def _browned(alpha: int) -> Surface:
    """The same on 48 x 48 pixels, whatever size it will have."""
    small = Surface((48, 48), pygame.SRCALPHA, 32)
    for y in range(48):
        for x in range(48):
            k = max(0.0, (max(abs(x - 23.5), abs(y - 23.5)) / 24 - 0.55) / (1 - 0.55)) ** 2
            small.set_at((x, y), (70, 34, 6, int(alpha * k)))
    return small


def radiance(target: Surface, centre: Point, radius: int, colour: Colour) -> None:
    """Add light around a point: sun, torch, winner."""
    q = 4
    small = opaque((2 * radius // q, 2 * radius // q))
    steps = max(24, radius // 6)
    for k in range(steps, 0, -1):
        t = (1 - k / steps) ** 2
        tone = (int(colour[0] * t), int(colour[1] * t), int(colour[2] * t))
        pygame.draw.circle(small, tone, (radius / q, radius / q), k * radius / q / steps)
    small = pygame.transform.gaussian_blur(small, 2)
    big = pygame.transform.smoothscale(small, (2 * radius, 2 * radius))
    target.blit(big, (round(centre[0]) - radius, round(centre[1]) - radius), special_flags=pygame.BLEND_RGB_ADD)


def veil(target: Surface, colour: Colour = (10, 8, 22), alpha: int = 178, hole: pygame.Rect | None = None) -> None:
    """Darken a whole picture once, perhaps with a rounded hole that stays clear (tutorial)."""
    layer = blank(target.get_size(), colour)
    layer.fill((*colour, alpha))
    if hole:
        cut = recoloured(masks.rounded(hole.size, 16), BLACK)
        layer.blit(cut, hole.topleft, special_flags=pygame.BLEND_RGBA_SUB)
        layer = recoloured(layer, colour)
    target.blit(layer, (0, 0))
