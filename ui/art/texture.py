"""Matter: a colour under a sheet of noise. Wood has planks, papyrus a weave, water waves."""

from __future__ import annotations

import math
import random
from typing import Literal

import pygame
from pygame import Surface

from ui.art import noise
from ui.art.canvas import stroke
from ui.art.colour import Colour, lifted, mix
from ui.art.palette import PAPYRUS, SANDSTONE, STONE, TABLE
from ui.art.surface import Size, blank, opaque

Matter = Literal["plain", "stone", "wood", "papyrus", "linen", "water"]
_GRAIN: dict[Matter, noise.Grain] = {
    "stone": "stone",
    "wood": "wood",
    "papyrus": "weave",
    "linen": "linen",
    "water": "water",
}


def texture(matter: Matter, size: Size, base: Colour, seed: int = 1, lift: float = 1.1) -> Surface:
    """An opaque piece of matter in a base colour; `seed` chooses the part of the grain."""
    if matter == "plain":
        return opaque(size, base)
    out = opaque(size, lifted(base, lift))
    noise.multiply(out, _GRAIN[matter], seed)
    if matter in ("papyrus", "linen"):
        warmth = 0.07 if matter == "papyrus" else 0.02  # multiplying dulls: give the colour back
        r, g, b = base
        back = (int(r * warmth), int(g * warmth * 0.9), int(b * warmth * 0.55))
        out.fill(back, special_flags=pygame.BLEND_RGB_ADD)
    return out


def papyrus(size: Size, seed: int = 1, base: Colour = PAPYRUS) -> Surface:
    return texture("papyrus", size, base, seed, 1.03)


def sandstone(size: Size, seed: int = 1, base: Colour = SANDSTONE) -> Surface:
    out = texture("stone", size, base, seed)
    _speckle(out, seed, mix(base, (90, 54, 20), 0.5), 60)
    return out


def stone(size: Size, seed: int = 1, base: Colour = STONE) -> Surface:
    return texture("stone", size, base, seed)


def _speckle(target: Surface, seed: int, colour: Colour, alpha: int) -> None:
    """Grains of sand, a few per thousand pixels."""
    place = random.Random(seed)
    w, h = target.get_size()
    dot = blank((2, 2), colour)
    dot.fill((*colour, alpha))
    target.blits([(dot, (place.randrange(w), place.randrange(h))) for _ in range(w * h // 900)])


def planks(size: Size, base: Colour = TABLE, seed: int = 21, height: int = 216) -> Surface:
    """The table: broad boards, each cut from another place of the wood, with a dark joint between them."""
    out = opaque(size)
    w, h = size
    place = random.Random(seed)
    y = 0
    index = 0
    while y < h:
        board = min(h - y, int(height * place.uniform(0.9, 1.08)))
        tone = mix(base, mix(base, (24, 12, 6), 0.5), place.random() * 0.42)
        out.blit(texture("wood", (w, board), tone, seed + 7 * index, 1.12), (0, y))
        if y:
            joint = blank((w, 3), (16, 8, 4))
            joint.fill((16, 8, 4, 190), (0, 0, w, 2))
            joint.fill((180, 130, 84, 60), (0, 2, w, 1))
            out.blit(joint, (0, y - 1))
        y += board
        index += 1
    return out


def water(size: Size, base: Colour, seed: int = 1, pitch: int = 15, alpha: int = 34) -> Surface:
    """Egyptian water: rows of zigzag over slow waves."""
    out = texture("water", size, base, seed)
    w, h = size
    lines = blank(size, (196, 234, 238))
    half = max(4, round(pitch * 0.6))
    for row in range(-1, h // pitch + 2):
        y = row * pitch + pitch / 2
        start = -half * 2 + (row % 3) * half / 2
        zigzag = [(start + k * half, y + (half * 0.45 if k % 2 else 0)) for k in range(math.ceil(w / half) + 5)]
        stroke(lines, (196, 234, 238, alpha), zigzag, max(1.5, pitch / 8))
    out.blit(lines, (0, 0))
    return out


def ceiling(size: Size, base: Colour, seed: int = 3, step: int = 58) -> Surface:
    """The painted sky of a temple: rows of small gold stars on lapis."""
    from ui.art.icons import icon

    out = texture("stone", size, base, seed)
    star = icon("star", max(8, round(step * 0.26)), (232, 190, 96)).copy()
    star.set_alpha(135)
    for row, y in enumerate(range(step // 2, size[1] + step, step // 2)):
        for x in range((row % 2) * step // 2, size[0] + step, step):
            out.blit(star, star.get_rect(center=(x, y)))
    return out
