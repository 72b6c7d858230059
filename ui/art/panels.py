"""Larger pieces of furniture made of plates: seat panels, the header of a desk, the steles of the title, the scroll."""

from __future__ import annotations

import math

from pygame import BLEND_RGBA_SUB, Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import BLACK, Colour, dark, light, mix
from ui.art.light import aura, bevel, box_aura, box_bevel, ramp, volume
from ui.art.ornament import frieze, outline, painted_band
from ui.art.palette import HEADER, PAPYRUS, SANDSTONE
from ui.art.plates import RAISED, body, with_shadow
from ui.art.surface import Size, Stamp, blank, clip, cut_out, recoloured
from ui.art.texture import sandstone, texture


@kept
def seat_band(size: Size, colour: Colour, radius: float) -> Surface:
    """The block in a seat's colour at the left end of a plate; only its left corners are round."""
    w, h = size
    whole = (w + math.ceil(radius) + 2, h)
    picture = cut_out(texture("stone", whole, colour, 70), masks.rounded(whole, radius))
    picture.blit(clip(volume(whole, 26, -36).copy(), masks.rounded(whole, radius)), (0, 0))
    picture.blit(box_bevel(whole, radius, 2, 95, 110), (0, 0))
    out = picture.subsurface((0, 0, w, h)).copy()
    out.fill((*dark(colour, 0.55), 255), (w - 2, 0, 2, h))
    return out


@kept
def seat_panel(size: Size, colour: Colour, band: int, scale: float = 1.0, active: bool = False) -> Stamp:
    """Papyrus with the seat's block at the left; the acting seat stands in gold light."""
    radius = 10 * scale
    base = (240, 217, 168) if active else (222, 196, 148)
    picture = body(size, base, "papyrus", radius, 2, (20, -20), 30, 60).copy()
    picture.blit(seat_band((band, size[1]), colour, radius), (0, 0))
    line = (255, 226, 140) if active else (146, 100, 44)
    outline(picture, Rect(0, 0, *size).inflate(-4, -4), line, (2 if active else 1.2) * scale, radius - 1)
    if not active:
        return with_shadow(picture, radius, RAISED, scale)
    shadow = box_aura(size, radius, 8 * scale, alpha=155).moved(round(3 * scale), round(6 * scale))
    glow = box_aura(size, radius, 9 * scale, (255, 206, 84), 255, 2)
    return Stamp((*shadow, *glow.layers, (picture, (0, 0))), size)


@kept
def header_bar(width: int, height: int = 92, band: int = 16, title_room: int = 600) -> Stamp:
    """The top of every desk: dark wood with friezes left and right of the title, the painted band below, its shadow."""
    wood = texture("wood", (width, height), HEADER, 33, 1.12)
    wood.blit(ramp((width, height), (0.0, (255, 230, 180, 12)), (0.6, (0, 0, 0, 0)), (1.0, (0, 0, 0, 70))), (0, 0))
    size = round(height * 0.37)
    left = round(height * 2.8)
    length = min(width * 0.21, max(0.0, (width - title_room) / 2 - left))
    if length > size:
        frieze(wood, left, height / 2, length, size, HEADER, 4)
        frieze(wood, width - left - length, height / 2, length, size, HEADER, 9)
    painted = painted_band((width, band))
    shade = ramp((width, 26), (0.0, (6, 2, 0, 150)), (1.0, (6, 2, 0, 0)))
    return Stamp(((wood, (0, 0)), (shade, (0, height + band)), (painted, (0, height))), (width, height + band))


@kept
def stele(size: Size, scale: float = 1.0, hovered: bool = False, seed: int = 4) -> Stamp:
    """A stone of the title scene; hovered it stands in gold light."""
    arch = int(size[0] * 0.42)
    mask = masks.stele(size, arch)
    base = mix(SANDSTONE, (255, 246, 216), 0.4 if hovered else 0.06)
    picture = cut_out(sandstone(size, seed, base), mask)
    tone = ramp(size, (0.0, (255, 250, 230, 46)), (0.5, (160, 110, 60, 0)), (1.0, (60, 24, 0, 66))).copy()
    picture.blit(clip(tone, mask), (0, 0))
    picture.blit(bevel(mask, max(2, round(4 * scale)), 150, 150), (0, 0))
    for inset, alpha in ((9, 190), (13, 90)):
        picture.blit(_stele_line(size, arch, round(inset * scale), alpha), (0, 0))
    shadow = aura(mask, 16 * scale, (4, 2, 10), 220).moved(0, round(14 * scale))
    glow = aura(mask, 16 * scale, (255, 196, 84), 255, 2).layers if hovered else ()
    return Stamp((*shadow, *glow, (picture, (0, 0))), size)


def _stele_line(size: Size, arch: int, inset: int, alpha: int) -> Surface:
    """A line that follows the arch at a distance."""
    w, h = size
    out = blank(size, (130, 84, 34))
    outer = masks.stele((w - 2 * inset, h - 2 * inset), arch - inset)
    inner = masks.stele((w - 2 * inset - 4, h - 2 * inset - 4), arch - inset - 2)
    line = outer.copy()
    line.blit(recoloured(inner, BLACK), (2, 2), special_flags=BLEND_RGBA_SUB)
    out.blit(recoloured(line, (130, 84, 34), alpha), (inset, inset))
    return out


@kept
def scroll(size: Size, scale: float = 1.0, seed: int = 44) -> Stamp:
    """An unrolled papyrus between two rods: the words of the curtain."""
    w, h = size
    rod = round(40 * scale)
    knob = round(22 * scale)
    middle = body((w - rod, h - round(16 * scale)), PAPYRUS, "papyrus", 3, 1, (14, -14), 60, seed).copy()
    for inset in (7, 11):
        gap = round(inset * scale)
        for y in (gap, middle.get_height() - gap - 1):
            middle.fill((176, 84, 58), (0, y, middle.get_width(), 1))
    out = blank((w, h + 2 * knob // 2), (20, 8, 0))
    top = knob // 2
    out.blit(middle, (rod // 2, top + round(8 * scale)))
    roll = body((rod, h), light(PAPYRUS, 0.1), "papyrus", rod * 0.34, 3, (10, -10), 0, seed + 1, False, 120, 150)
    cap = body((round(knob * 1.1), knob), (170, 58, 48), "stone", 6 * scale, 2, (30, -40), 0, seed + 2)
    for x in (0, w - rod):
        for y in (0, h + knob // 2 - knob // 2):
            out.blit(cap, (x + (rod - cap.get_width()) // 2, y))
        out.blit(roll, (x, top))
    return with_shadow(out, 16 * scale, (0, 14, 20, 225), scale)
