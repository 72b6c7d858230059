"""Flat pieces: coins, tokens, seals and markers. Drawn at their size, kept by size and colour, without shadow
(`light.raised` gives it)."""

from __future__ import annotations

import math
from typing import Literal

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, contrast, dark, light, mix
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text, width
from ui.art.light import bevel, volume
from ui.art.palette import CREAM, GOLD, INK, POINTS, WARNING, SeatStyle
from ui.art.plates import pill
from ui.art.surface import blit_centred, clip, cut_out, recoloured
from ui.art.texture import texture

Shape = Literal["disc", "square", "octagon"]


def ink_on(colour: Colour) -> Colour:
    """Cream or ink, whichever reads better."""
    return CREAM if contrast(CREAM, colour) >= contrast(INK, colour) * 0.8 else INK


def _sign(target: Surface, name: str, size: int, ink: Colour, shade: Colour | None, lift: float = 0.0) -> None:
    """A sign in the middle, with a darker edge one pixel lower."""
    w, h = target.get_size()
    picture = icon(name, size, ink)
    rect = picture.get_rect(center=(w // 2, round(h / 2 - lift)))
    if shade:
        target.blit(recoloured(picture, shade, 160), rect.move(max(1, size // 40), max(1, size // 22)))
    target.blit(picture, rect)


@kept
def seal(seat_style: SeatStyle, diameter: int) -> Surface:
    """The sign of a seat: its symbol on its colour in a gold rim."""
    colour = seat_style.colour
    c = Canvas((diameter, diameter), 100, rim=dark(colour, 0.65))
    c.disc(dark(colour, 0.68), (50, 50), 50)
    c.disc((255, 232, 160), (50, 50), 47.6)
    c.disc((222, 172, 84), (50.6, 50.8), 46.4)
    c.disc((138, 88, 30), (50, 50), 44)
    c.disc(dark(colour, 0.42), (50, 50), 42.6)
    c.disc(light(colour, 0.22), (50, 50), 40.6)
    for i in range(10):
        c.disc(mix(light(colour, 0.16), dark(colour, 0.05), i / 9), (50 + 0.18 * i, 50 + 0.28 * i), 39.6 - 0.35 * i)
    out = c.finish()
    _sign(
        out,
        seat_style.symbol,
        round(diameter * 0.6),
        seat_style.ink,
        dark(colour, 0.6) if seat_style.ink == CREAM else None,
    )
    return out


@kept
def score_marker(seat_style: SeatStyle, diameter: int) -> Surface:
    """The seal for a track: thinner rim and larger symbol, to be read at 20 px."""
    colour = seat_style.colour
    c = Canvas((diameter, diameter), 100, rim=dark(colour, 0.7))
    c.disc(dark(colour, 0.7), (50, 50), 50)
    c.disc((250, 222, 150), (50, 50), 45.5)
    c.disc(dark(colour, 0.35), (50, 50), 40)
    c.disc(light(colour, 0.12), (49, 48.6), 37.4)
    c.disc(colour, (50.6, 51), 36.4)
    out = c.finish()
    _sign(out, seat_style.symbol, round(diameter * 0.66), seat_style.ink, None)
    return out


@kept
def coin(diameter: int, sign: str | None = "ankh") -> Surface:
    """Money. Small coins are plain, from 26 px they carry a raised sign."""
    c = Canvas((diameter, diameter), 100, rim=(104, 62, 8))
    c.disc((104, 62, 8), (50, 50), 50)
    for i in range(12):
        c.disc(mix((206, 148, 40), (255, 222, 112), i / 11), (50 - 0.25 * i, 50 - 0.35 * i), 45.5 - 0.3 * i)
    c.disc((176, 118, 22), (50.6, 51), 35)
    c.disc((255, 236, 160), (49.2, 48.8), 34)
    for i in range(10):
        c.disc(mix((222, 166, 52), (252, 214, 100), i / 9), (50 - 0.3 * i, 50.6 - 0.5 * i), 33 - 1.1 * i)
    out = c.finish()
    if sign and diameter >= 26:
        size = round(diameter * 0.5)
        for colour, shift in (((255, 246, 190), -1), ((120, 72, 6), 1), ((176, 116, 20), 0)):
            blit_centred(out, icon(sign, size, colour), (diameter / 2 + shift * 0.8, diameter / 2 + shift * 0.8))
    else:
        glint = Canvas((diameter, diameter), 100, rim=(255, 244, 196))
        glint.disc((255, 246, 206), (38, 36), 8)
        out.blit(glint.finish(), (0, 0))
    return out


def _mask(shape: Shape, diameter: int) -> Surface:
    if shape == "disc":
        return masks.disc(diameter)
    return masks.rounded((diameter, diameter), diameter * 0.22) if shape == "square" else masks.octagon(diameter)


@kept
def token(
    diameter: int, colour: Colour, sign: str | None = None, ink: Colour | None = None, shape: Shape = "disc"
) -> Surface:
    """A wooden or stone token in any colour: discs are pieces, squares are costs, octagons offerings."""
    mask = _mask(shape, diameter)
    out = cut_out(texture("stone", (diameter, diameter), colour, diameter), mask)
    out.blit(clip(volume((diameter, diameter), 44, -50).copy(), mask), (0, 0))
    out.blit(bevel(mask, max(1, diameter // 18), 150, 150), (0, 0))
    inset = max(1, round(diameter * 0.07))
    inner = diameter - 2 * inset
    words = ink or ink_on(colour)
    if diameter >= 22:
        ring = _mask(shape, inner).copy()
        hole = recoloured(_mask(shape, inner - 4), (0, 0, 0))
        ring.blit(hole, (2, 2), special_flags=pygame.BLEND_RGBA_SUB)
        out.blit(recoloured(ring, words, 84), (inset, inset))
    rim = mask.copy()
    rim.blit(recoloured(_mask(shape, diameter - 2), (0, 0, 0)), (1, 1), special_flags=pygame.BLEND_RGBA_SUB)
    out.blit(recoloured(rim, dark(colour, 0.66), 235), (0, 0))
    if sign:
        _sign(out, sign, round(diameter * 0.7), words, dark(colour, 0.6) if words == CREAM else light(colour, 0.5))
    return out


@kept
def number_disc(diameter: int, text: str, colour: Colour = POINTS, ink: Colour = (255, 240, 208)) -> Surface:
    """A number that counts: points on carnelian, prestige on gold, troops on ivory."""
    c = Canvas((diameter, diameter), 100, rim=dark(colour, 0.6))
    c.disc(dark(colour, 0.62), (50, 50), 50)
    c.disc(mix(light(colour, 0.4), GOLD, 0.6), (50, 50), 45.5)
    c.disc(dark(colour, 0.3), (50, 50), 41)
    for i in range(8):
        c.disc(mix(dark(colour, 0.12), light(colour, 0.16), i / 7), (50 - 0.3 * i, 50 - 0.5 * i), 39 - 1.0 * i)
    out = c.finish()
    line = fit_line(text, "number", round(diameter * 0.58), round(diameter * 0.78), 8)
    put_text(out, line.text, "number", line.px, ink, (diameter / 2, diameter / 2 - 0.5), "center")
    return out


@kept
def badge(text: str, px: int = 15, colour: Colour = (60, 34, 14), ink: Colour = CREAM) -> Surface:
    """A pill with a number or a word, as wide as it needs."""
    high = round(px * 1.5)
    size = (max(high, width(text, "number", px) + round(px * 0.9)), high)
    out = pill(size, colour).copy()
    put_text(out, text, "number", px, ink, (size[0] / 2, size[1] / 2 - 0.5), "center")
    return out


@kept
def alarm(diameter: int) -> Surface:
    """A red disc with an exclamation mark: contested, attacked, missing."""
    c = Canvas((diameter, diameter), 100, rim=(255, 236, 200))
    c.disc((255, 238, 206), (50, 50), 50)
    c.disc(dark(WARNING, 0.25), (50, 50), 44)
    c.disc(WARNING, (49, 48.6), 41)
    c.poly((255, 250, 236), (43, 20), (57, 20), (54.5, 58), (45.5, 58))
    c.disc((255, 250, 236), (50, 72), 8)
    return c.finish()


@kept
def first_player(diameter: int) -> Surface:
    """The sun disc of whoever begins."""
    c = Canvas((diameter, diameter), 100, rim=(96, 56, 6))
    c.disc((96, 56, 6), (50, 50), 50)
    c.disc((250, 204, 78), (50, 50), 46)
    for i in range(16):
        a = i * math.tau / 16
        inner, outer = 32, 43
        c.line(
            (168, 104, 16),
            (50 + math.cos(a) * inner, 50 + math.sin(a) * inner),
            (50 + math.cos(a) * outer, 50 + math.sin(a) * outer),
            3.4,
        )
    c.disc((128, 30, 16), (50, 50), 29)
    for i in range(8):
        c.disc(mix((190, 48, 28), (250, 130, 84), i / 7), (50 - 0.9 * i, 50 - 1.1 * i), 27 - 2.6 * i)
    return c.finish()
