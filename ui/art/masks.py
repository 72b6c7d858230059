"""White shapes with soft edges. Their alpha says where a plate, a shadow or a glow is.

Rounded boxes are built from one small box by nine slices, so a mask of a whole window costs as little as a button's."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import WHITE
from ui.art.surface import Points, Size


def nine_slice(small: Surface, margin: int, size: Size) -> Surface:
    """Stretch the middle of `small`, keep its corners of `margin` pixels; an axis that already fits is left alone."""
    out = Surface(size, pygame.SRCALPHA, 32)
    for sx, from_w, dx, to_w in _cuts(small.get_width(), size[0], margin):
        for sy, from_h, dy, to_h in _cuts(small.get_height(), size[1], margin):
            part = small.subsurface(Rect(sx, sy, from_w, from_h))
            if (from_w, from_h) == (to_w, to_h):
                out.blit(part, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
            else:
                pygame.transform.scale(part, (to_w, to_h), out.subsurface(Rect(dx, dy, to_w, to_h)))
    return out


def _cuts(small: int, big: int, margin: int) -> list[tuple[int, int, int, int]]:
    """(from, length) in the small box and (from, length) in the big one, for each slice of one axis."""
    if small == big:
        return [(0, small, 0, big)]
    middle = (margin, small - 2 * margin, margin, big - 2 * margin)
    return [(0, margin, 0, margin), middle, (small - margin, margin, big - margin, margin)]


def seed_size(size: Size, margin: int) -> Size:
    """The smallest box that can be sliced with `margin` and stretched to `size`."""
    return (min(size[0], 2 * margin + 2), min(size[1], 2 * margin + 2))


@kept
def rounded(size: Size, radius: float) -> Surface:
    """A filled box with round corners."""
    radius = min(radius, size[0] / 2, size[1] / 2)
    margin = math.ceil(radius) + 1
    small = seed_size(size, margin)
    c = Canvas(small, rim=WHITE)
    c.box(WHITE, 0, 0, *small, radius=radius)
    return nine_slice(c.finish(), margin, size) if small != size else c.finish()


@kept
def rounded_line(size: Size, radius: float, width: float) -> Surface:
    """Only the outline of such a box, `width` pixels wide, also fractions."""
    radius = min(radius, size[0] / 2, size[1] / 2)
    margin = math.ceil(max(radius, width)) + 2
    small = seed_size(size, margin)
    c = Canvas(small, fine=6, rim=WHITE)
    c.box(WHITE, 0, 0, *small, radius=radius, line=width)
    return nine_slice(c.finish(), margin, size) if small != size else c.finish()


@kept
def disc(diameter: int) -> Surface:
    c = Canvas((diameter, diameter), rim=WHITE)
    c.disc(WHITE, (diameter / 2, diameter / 2), diameter / 2)
    return c.finish()


@kept
def ring(diameter: int, width: float) -> Surface:
    c = Canvas((diameter, diameter), rim=WHITE)
    c.disc(WHITE, (diameter / 2, diameter / 2), diameter / 2, width)
    return c.finish()


@kept
def stele(size: Size, arch: int) -> Surface:
    """A stone with a rounded top: the four games of the title scene."""
    w, h = size
    c = Canvas(size, fine=3, rim=WHITE)
    c.oval(WHITE, 0, 0, w, 2 * arch)
    k = c.scale
    rect = Rect(0, round(arch * k), round(w * k), round((h - arch) * k))
    corner = round(12 * k)
    pygame.draw.rect(c.surface, WHITE, rect, border_bottom_left_radius=corner, border_bottom_right_radius=corner)
    return c.finish()


def polygon(size: Size, points: Points, fine: int = 2) -> Surface:
    c = Canvas(size, fine=fine, rim=WHITE)
    c.poly(WHITE, *points)
    return c.finish()


def octagon(diameter: int) -> Surface:
    cut = diameter * 0.29
    d = float(diameter)
    points = [(cut, 0.0), (d - cut, 0.0), (d, cut), (d, d - cut), (d - cut, d), (cut, d), (0.0, d - cut), (0.0, cut)]
    return polygon((diameter, diameter), points, 4)
