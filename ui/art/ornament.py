"""Lines and bands: the gold rules, the painted border of the tombs, friezes of signs."""

from __future__ import annotations

import random
from typing import Final

import pygame
from pygame import Rect, Surface

from ui.art import lettering, masks, noise
from ui.art.cache import kept
from ui.art.colour import WHITE, Colour, mix
from ui.art.icons import put_icon
from ui.art.palette import BAND, GOLD, GOLD_LINE
from ui.art.surface import Point, Size, blank, opaque, recoloured

# Signs of the shipped subset that fill their square; thin ones leave holes in a frieze.
SIGNS: Final = "".join(
    chr(0x13000 + c)
    for c in (
        0x00,
        0x02,
        0x0C,
        0x0D,
        0x20,
        0x29,
        0x2D,
        0x2E,
        0x30,
        0x32,
        0x34,
        0x37,
        0x3B,
        0x3C,
        0x3D,
        0x80,
        0x171,
        0x2F9,
    )
)


def rule(
    target: Surface, x0: float, x1: float, y: float, colour: Colour = GOLD_LINE, alpha: int = 150, width: int = 1
) -> None:
    """A level line, also half transparent."""
    line = blank((max(1, round(x1 - x0)), max(1, width)), colour)
    line.fill((*colour, alpha))
    target.blit(line, (round(x0), round(y)))


def upright(target: Surface, x: float, y0: float, y1: float, colour: Colour = GOLD_LINE, alpha: int = 150) -> None:
    line = blank((1, max(1, round(y1 - y0))), colour)
    line.fill((*colour, alpha))
    target.blit(line, (round(x), round(y0)))


def outline(
    target: Surface, rect: Rect, colour: Colour, width: float = 1.4, radius: float = 8, alpha: int = 255
) -> None:
    """The fine line inside every plate."""
    if rect.width > 2 and rect.height > 2:
        target.blit(recoloured(masks.rounded_line(rect.size, radius, width), colour, alpha), rect.topleft)


def gold_frame(target: Surface, rect: Rect, radius: float = 10, scale: float = 1.0) -> None:
    """Gold line, gap, thin second line: the frame of boards and pictures."""
    outline(target, rect, (70, 42, 16), 3.4 * scale, radius)
    outline(target, rect.inflate(-2, -2), GOLD, 1.6 * scale, radius - 1)
    outline(target, rect.inflate(round(-9 * scale), round(-9 * scale)), GOLD, 1.0, max(2, radius - 4), 110)


@kept
def painted_band(size: Size) -> Surface:
    """Lapis, gold, carnelian and malachite between cream fillets and dark lines, with gold rules above and below."""
    w, h = size
    fine = 3
    inner = max(2, h - 4)
    band = opaque((w * fine, inner * fine), (40, 24, 14))
    gap = inner * 0.14 * fine
    count = max(4, round(w * fine / (inner * 2.1 * fine + 3 * gap)))
    block = w * fine / count - 3 * gap
    x = 0.0
    for i in range(count + 1):
        colour = BAND[i % 4]
        pygame.draw.rect(band, colour, (x, fine, block, inner * fine - 2 * fine))
        pygame.draw.rect(band, mix(colour, WHITE, 0.24), (x, fine, block, max(2, inner * fine * 0.14)))
        pygame.draw.rect(band, mix(colour, (20, 8, 0), 0.25), (x, inner * fine - 2 * fine, block, fine))
        pygame.draw.rect(band, (236, 216, 170), (x + block + gap, fine, gap, inner * fine - 2 * fine))
        x += block + 3 * gap
    small = pygame.transform.smoothscale(band, (w, inner))
    noise.multiply(small, "stone", 5)
    out = opaque(size, (40, 24, 14))
    out.blit(small, (0, 2))
    for y in (0, h - 2):
        out.fill(GOLD, (0, y, w, 1))
        out.fill(mix(GOLD, (60, 30, 0), 0.45), (0, y + 1, w, 1))
    return out


def frieze(target: Surface, x: float, y: float, length: float, size: int, ground: Colour, seed: int = 1) -> None:
    """A row of hieroglyphs cut into matter of colour `ground`, centred on the line `y`."""
    chooser = random.Random(seed)
    lit, shade = mix(ground, (255, 230, 180), 0.2), mix(ground, (0, 0, 0), 0.5)
    body = mix(ground, (255, 226, 170), 0.06)
    end = x + length
    while x < end - size * 0.8:
        letter = chooser.choice(SIGNS)
        wide = 0
        for colour, shift in ((lit, 1), (shade, -1), (body, 0)):
            sign = lettering.rendered(letter, "hieroglyph", size, colour)
            wide = sign.get_width()
            centre = (round(x + wide / 2) + shift, round(y) + shift)
            target.blit(sign, sign.get_rect(center=centre))
        x += max(size * 0.8, wide) * 1.25


def lotus_pair(
    target: Surface, centre: Point, half_width: float, size: int = 30, colour: Colour = (214, 170, 84)
) -> None:
    """The two lotus flowers that frame a scene title."""
    for side in (-1, 1):
        put_icon(
            target, "lotus", size, colour, (centre[0] + side * (half_width + size * 1.5), centre[1]), shade=(20, 10, 4)
        )
