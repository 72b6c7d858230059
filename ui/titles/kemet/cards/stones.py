"""Ruby, sapphire and diamond: each stone has a colour, a cut of its gem and a cut of its tiles' corners."""

from __future__ import annotations

import math
from typing import Final, Literal

from pygame import BLEND_RGBA_SUB, Rect, Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.light import bevel, volume
from ui.art.surface import Point, Size, clip, cut_out, recoloured
from ui.art.texture import texture
from ui.titles.kemet.signs import GEMS, STONE_INKS, STONES

_LINE: Final[Colour] = (250, 224, 160)
State = Literal["free", "closed", "gone"]
"""How a tile lies in the display: to be had, not to be had now, bought by somebody."""
_SHADES: Final[dict[State, tuple[Colour, float]]] = {
    "free": ((0, 0, 0), 0.0),
    "closed": ((28, 24, 34), 0.52),
    "gone": ((50, 34, 24), 0.72),
}
_INKS: Final[dict[State, Colour | None]] = {"free": None, "closed": (246, 234, 212), "gone": (228, 212, 184)}


def stone_ink(colour: str, state: State) -> Colour:
    """What is written on a tile: light on stones that lie in the shade."""
    return _INKS[state] or STONE_INKS[colour]


@kept
def gem(colour: str, size: int) -> Surface:
    """Hexagon, step cut, brilliant: told apart by shape."""
    return {"ruby": _ruby, "sapphire": _sapphire, "diamond": _diamond}[colour](size)


def _canvas(colour: str, size: int) -> Canvas:
    return Canvas((size, size), 100, fine=6, rim=dark(GEMS[colour], 0.7))


def _around(radius: float, count: int, turn: float = -90) -> list[Point]:
    angles = (math.radians(turn + 360 * k / count) for k in range(count))
    return [(50 + radius * math.cos(a), 50 + radius * math.sin(a)) for a in angles]


def _ruby(size: int) -> Surface:
    c, base = _canvas("ruby", size), GEMS["ruby"]
    outer, inner = _around(43, 6), _around(22, 6)
    c.poly(dark(base, 0.7), *_around(49, 6))
    for k, tone in enumerate((0.5, 0.12, -0.3, -0.36, 0.22, 0.55)):
        after = (k + 1) % 6
        c.poly(_toned(base, tone), outer[k], outer[after], inner[after], inner[k])
    c.poly(light(base, 0.32), *inner)
    return c.finish()


def _sapphire(size: int) -> Surface:
    c, base = _canvas("sapphire", size), GEMS["sapphire"]

    def cut(inset: float) -> list[Point]:
        left, top, corner = 14 + inset, 3 + inset, 20 - inset * 0.4
        right, bottom = 100 - left, 100 - top
        return [
            (left + corner, top),
            (right - corner, top),
            (right, top + corner),
            (right, bottom - corner),
            (right - corner, bottom),
            (left + corner, bottom),
            (left, bottom - corner),
            (left, top + corner),
        ]

    c.poly(dark(base, 0.7), *cut(0))
    outer, inner = cut(6), cut(22)
    for k, tone in enumerate((0.6, 0.3, 0.05, -0.2, -0.36, -0.2, 0.1, 0.45)):
        after = (k + 1) % 8
        c.poly(_toned(base, tone), outer[k], outer[after], inner[after], inner[k])
    c.poly(light(base, 0.28), *inner)
    c.poly(light(base, 0.46), inner[0], inner[1], inner[7])
    return c.finish()


def _diamond(size: int) -> Surface:
    c, base = _canvas("diamond", size), GEMS["diamond"]
    c.poly((44, 62, 84), (23, 10), (77, 10), (99, 40), (50, 95), (1, 40))
    crown = [(9, 38), (26, 16), (38, 38), (50, 16), (62, 38), (74, 16), (91, 38)]
    for k, tone in enumerate((0.35, 0.1, 0.6, 0.05, -0.16)):
        c.poly(_toned(base, tone), *crown[k : k + 3])
    for k, tone in enumerate((0.2, -0.08, -0.3)):
        c.poly(_toned(base, tone), crown[2 * k], crown[2 * k + 2], (50, 86))
    for point in (crown[2], crown[4]):
        c.line((96, 120, 144), point, (50, 86), 1.6)
    return c.finish()


def _toned(base: Colour, tone: float) -> Colour:
    return light(base, tone) if tone >= 0 else mix(base, (10, 4, 30), -tone)


@kept
def tile_mask(colour: str, size: Size, corner: float) -> Surface:
    """Round corners for ruby, cut ones for sapphire, hollow ones for diamond."""
    if colour == "ruby":
        return masks.rounded(size, corner)
    w, h = size
    if colour == "sapphire":
        k = corner
        points = [(k, 0.0), (w - k, 0.0), (w, k), (w, h - k), (w - k, h), (k, h), (0.0, h - k), (0.0, k)]
        return masks.polygon(size, points, 4)
    points = [
        point
        for at, turn in (((0, 0), 90), ((w, 0), 180), ((w, h), 270), ((0, h), 0))
        for point in _hollow(at, corner, turn)
    ]
    return masks.polygon(size, points, 4)


def _hollow(at: Point, radius: float, start: float) -> list[Point]:
    """A quarter circle around a corner, clockwise as the outline runs."""
    angles = [math.radians(start - 90 * k / 8) for k in range(9)]
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in angles]


@kept
def tile_body(colour: str, size: Size, corner: float, seed: int, state: State = "free") -> Surface:
    """A plate of stone with its gold line; in the shade if it is not to be had."""
    mask = tile_mask(colour, size, corner)
    shade, share = _SHADES[state]
    out = cut_out(texture("stone", size, mix(STONES[colour], shade, share), seed), mask)
    out.blit(clip(volume(size, 46 if state == "free" else 20, -58).copy(), mask), (0, 0))
    out.blit(bevel(mask, max(1, round(min(size) / 40)), 120, 140), (0, 0))
    inset = max(2, round(min(size) * 0.04))
    inner = Rect((0, 0), size).inflate(-2 * inset, -2 * inset)
    if inner.width > 12:
        line = tile_mask(colour, inner.size, max(2.0, corner - inset * 0.4)).copy()
        wide = max(1, round(min(size) / 110))
        hole = tile_mask(colour, (inner.width - 2 * wide, inner.height - 2 * wide), max(1.5, corner - inset * 0.6))
        line.blit(recoloured(hole, (0, 0, 0)), (wide, wide), special_flags=BLEND_RGBA_SUB)
        out.blit(recoloured(line, _LINE, 190 if state == "free" else 110), inner)
    return out
