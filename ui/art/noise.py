"""Grey noise sheets, the grain of all matter here. Fixed seeds, no numpy, made once, about a megapixel each.

A sheet wraps around at its edges: the random lattice is periodic and is enlarged so that lattice points fall on whole
pixels, hence a texture of any size and offset can be tiled from it without a seam."""

from __future__ import annotations

import random
from typing import Final, Literal

import pygame
from pygame import Surface

from ui.art.cache import kept
from ui.art.surface import Size, opaque, xrgb

Grain = Literal["stone", "wood", "weave", "linen", "water"]
SHEET: Final[Size] = (1920, 1200)

_Octave = tuple[int, int, int]  # cell width, cell height, amplitude; cells divide the sheet
_OCTAVES: Final[dict[Grain, tuple[_Octave, ...]]] = {
    "stone": ((240, 240, 26), (60, 60, 22), (15, 15, 16), (4, 4, 13)),
    "wood": ((240, 240, 16), (120, 4, 40), (60, 12, 24), (160, 40, 22), (8, 2, 14)),
    "weave": ((240, 240, 24), (60, 60, 18), (60, 4, 16), (4, 60, 13), (160, 2, 9), (2, 120, 8)),
    "linen": ((240, 240, 14), (24, 2, 16), (2, 24, 16), (4, 4, 8)),
    "water": ((240, 60, 26), (120, 20, 24), (40, 8, 18), (15, 4, 10)),
}


def _octave(cell: tuple[int, int], amplitude: int, seed: int) -> Surface:
    """One layer: random lattice between 255 - amplitude and 255, enlarged smoothly, periodic."""
    columns, rows = SHEET[0] // cell[0], SHEET[1] // cell[1]
    low = 255 - amplitude
    table = bytes(low + (v * (amplitude + 1) >> 8) for v in range(256))
    raw = random.Random(seed).randbytes(columns * rows).translate(table)
    pad = 2
    lines = [raw[r * columns : (r + 1) * columns] for r in range(rows)]
    wide = [line[-pad:] + line + line[: pad + 1] for line in lines]
    tall = wide[-pad:] + wide + wide[: pad + 1]
    grey = b"".join(tall)
    buffer = bytearray(len(grey) * 3)
    buffer[0::3] = buffer[1::3] = buffer[2::3] = grey
    lattice = (columns + 2 * pad + 1, rows + 2 * pad + 1)
    small = xrgb(pygame.image.frombytes(bytes(buffer), lattice, "RGB"))
    enlarged = ((lattice[0] - 1) * cell[0] + 1, (lattice[1] - 1) * cell[1] + 1)
    big = pygame.transform.smoothscale(small, enlarged)
    return big.subsurface((pad * cell[0], pad * cell[1], *SHEET))


@kept
def sheet(grain: Grain) -> Surface:
    """Near white on average: multiplied on a colour it must not turn it muddy."""
    out = opaque(SHEET, (255, 255, 255))
    for k, (cw, ch, amplitude) in enumerate(_OCTAVES[grain]):
        seed = 1000 * (1 + list(_OCTAVES).index(grain)) + k
        out.blit(_octave((cw, ch), amplitude, seed), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    out.fill((14, 14, 14), special_flags=pygame.BLEND_RGB_ADD)
    return _grey(out)


def _grey(picture: Surface) -> Surface:
    """The same in one byte a pixel: a quarter of the memory for the largest pictures of all."""
    out = pygame.image.frombytes(pygame.image.tobytes(picture, "RGB")[::3], picture.get_size(), "P")
    out.set_palette([(level, level, level) for level in range(256)])
    return out


def multiply(target: Surface, grain: Grain, seed: int) -> None:
    """Lay the sheet over `target` at a place that `seed` decides."""
    source = sheet(grain)
    place = random.Random(seed)
    ox, oy = place.randrange(SHEET[0]), place.randrange(SHEET[1])
    w, h = target.get_size()
    for x in range(-ox, w, SHEET[0]):
        for y in range(-oy, h, SHEET[1]):
            target.blit(source, (x, y), special_flags=pygame.BLEND_RGB_MULT)
