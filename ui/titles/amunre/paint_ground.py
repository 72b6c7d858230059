"""Paints the ground of the map for `python -m ui.workshop.bake`, in layers, so that a table can lay its owners between
them: land (sand, quarry, delta, water), the green plain (as white with alpha, one per height of the flood), and what
lies over everything (borders, banks, reeds, frontier, palms)."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from ui.art.canvas import stroke
from ui.art.colour import Colour, mix
from ui.art.curves import Point, along, bounds, moved, scaled, smooth
from ui.art.light import blurred, inner_glow, ramp
from ui.art.palette import NILE, SEA
from ui.art.scenery import map_palm
from ui.art.surface import Size, blank, clip, cut_out, recoloured
from ui.art.texture import texture, water
from ui.titles.amunre.shapes import DRAWN_FOR, NileMap, nile_map

SAND: Final[dict[str, Colour]] = {
    "damanhur": (222, 186, 126),
    "buto": (216, 192, 124),
    "mendes": (222, 198, 132),
    "avaris": (218, 176, 116),
    "baharya": (226, 184, 116),
    "memphis": (220, 190, 128),
    "amarna": (212, 186, 118),
    "carriere": (176, 150, 122),
    "dakhla": (222, 172, 106),
    "abydos": (226, 198, 134),
    "thebes": (222, 192, 126),
    "sawu": (214, 170, 110),
    "kharga": (216, 176, 112),
    "edfu": (214, 188, 122),
    "abu": (222, 194, 130),
    "berenike": (208, 164, 108),
}
FLOOD_LEVELS: Final = 4
_FINE: Final = 2


class _Sheet:
    """A map being painted twice as large as it will be: polygons and lines in 0..1, widths in pixels of the design."""

    def __init__(self, size: Size) -> None:
        self.size = (size[0] * _FINE, size[1] * _FINE)
        self.unit = self.size[0] / DRAWN_FOR[0]
        self.map: NileMap = nile_map()

    def at(self, points: Sequence[Point]) -> list[Point]:
        return scaled(points, *self.size)

    def cut(self, pixels: Sequence[Point]) -> tuple[Surface, tuple[int, int]]:
        """The mask of a polygon in pixels and where it lies; nothing outside the sheet."""
        left, top, right, bottom = bounds(pixels)
        box = Rect(int(left) - 2, int(top) - 2, int(right - left) + 5, int(bottom - top) + 5)
        mask = blank(box.size)
        pygame.draw.polygon(mask, (255, 255, 255, 255), moved(pixels, -box.x, -box.y))
        return mask, box.topleft

    def shrunk(self, picture: Surface) -> Surface:
        return pygame.transform.smoothscale(picture, (self.size[0] // _FINE, self.size[1] // _FINE))


def paint_land(size: Size) -> Surface:
    """Everything opaque."""
    sheet = _Sheet(size)
    out = texture("stone", sheet.size, (216, 176, 116), 5)
    for name, polygon in sheet.map.land().items():
        mask, at = sheet.cut(sheet.at(polygon))
        ground = cut_out(texture("stone", mask.get_size(), SAND[name], _seed(name)), mask)
        relief = (
            _rocks(mask.get_size(), sheet.unit)
            if name == sheet.map.quarry_name
            else _dunes(mask.get_size(), sheet.unit, name)
        )
        for layer in relief:
            ground.blit(clip(layer, mask), (0, 0))
        out.blit(ground, at)
    _delta(sheet, out)
    _arm_banks(sheet, out)
    _sea(sheet, out)
    _river(sheet, out)
    _red_sea(sheet, out)
    _palm_shadows(sheet, out)
    return sheet.shrunk(out)


def _seed(name: str) -> int:
    return sum(ord(c) * (i + 7) for i, c in enumerate(name))


def _dunes(size: Size, unit: float, name: str) -> list[Surface]:
    """Ripples and a few crescent dunes, different in each province."""
    turn = random.Random(name)
    w, h = size
    soft = blank((w // 2 + 1, h // 2 + 1), (120, 76, 26))
    for _ in range(5):
        cx, cy, reach = turn.uniform(0, w / 2), turn.uniform(0, h / 2), turn.uniform(24, 52) * unit / 2
        tilt = turn.uniform(-0.25, 0.25)
        crest = [
            (cx + (t - 0.5) * 2 * reach, cy - math.sin(t * math.pi) * reach * 0.36 + (t - 0.5) * reach * tilt)
            for t in _tenths()
        ]
        lee = [
            (x + reach * 0.16, y + reach * (0.05 + 0.30 * math.sin(t * math.pi)))
            for (x, y), t in zip(crest, _tenths(), strict=True)
        ]
        pygame.draw.polygon(soft, (120, 76, 26, 40), crest + lee[::-1])
    layers = [pygame.transform.smoothscale(recoloured(blurred(soft, 2), (120, 76, 26)), size)]
    dark, lit = blank(size, (120, 76, 26)), blank(size, (255, 240, 200))
    for _ in range(22):
        cx, cy, length = turn.uniform(0, w), turn.uniform(0, h), turn.uniform(22, 74) * unit
        tilt, arch = turn.uniform(-0.12, 0.22), turn.uniform(0.08, 0.16)
        arc = [
            (cx + (t - 0.5) * length, cy - math.sin(t * math.pi) * length * arch + (t - 0.5) * length * tilt)
            for t in _tenths()
        ]
        stroke(dark, (120, 76, 26, 50), arc, 1.5 * unit)
        stroke(lit, (255, 240, 200, 66), moved(arc, 0, 2 * unit), 1.4 * unit)
    return [*layers, dark, lit]


def _tenths() -> list[float]:
    return [k / 10 for k in range(11)]


def _rocks(size: Size, unit: float) -> list[Surface]:
    """The quarry: broken stone, painted from the back to the front."""
    turn = random.Random(8)
    w, h = size
    out = blank(size, (130, 100, 74))
    spots = sorted((turn.uniform(-0.02, 1.04) * h, turn.uniform(0, w), turn.uniform(9, 30) * unit) for _ in range(150))
    for y, x, k in spots:
        peak, ridge = turn.uniform(0.4, 0.72), turn.uniform(-0.1, 0.35)
        left, right, foot = (x - k, y + k * 0.5), (x + k, y + k * 0.5), (x + k * 0.1, y + k * 0.5)
        top, shoulder = (x - k * turn.uniform(0.15, 0.4), y - k * peak), (x + k * ridge, y - k * peak * 0.55)
        tone = mix((182, 154, 124), (160, 130, 102), turn.random())
        pygame.draw.polygon(out, (*tone, 225), [left, top, shoulder, foot])
        pygame.draw.polygon(out, (*mix(tone, (76, 50, 34), 0.34), 225), [top, shoulder, right, foot])
        stroke(out, (*mix(tone, (250, 232, 200), 0.5), 225), [left, top], 1.2 * unit)
    return [out]


def _delta(sheet: _Sheet, out: Surface) -> None:
    """The green fan between the arms, in small plots."""
    mask, at = sheet.cut(sheet.at(sheet.map.delta))
    ground = cut_out(texture("stone", mask.get_size(), (126, 152, 74), 41), mask)
    turn = random.Random(4)
    w, h = mask.get_size()
    u = sheet.unit
    plots = blank((w, h), (112, 140, 62))
    for _ in range(210):
        x, y = turn.uniform(0, w), turn.uniform(0, h)
        tone = turn.choice(((108, 138, 58), (148, 170, 86), (98, 126, 54), (168, 176, 96)))
        pygame.draw.rect(
            plots, (*tone, 210), (x, y, turn.uniform(10, 20) * u, turn.uniform(5, 9) * u), border_radius=int(2 * u)
        )
    ground.blit(clip(plots, mask), (0, 0))
    out.blit(ground, at)


def _sea(sheet: _Sheet, out: Surface) -> None:
    """The sea at the top: darker offshore, shallows and foam along the coast."""
    u = sheet.unit
    w, h = sheet.size[0], int(sheet.size[1] * 0.22)
    coast = sheet.at(sheet.map.lines["coast"])
    mask = blank((w, h))
    pygame.draw.polygon(
        mask, (255, 255, 255, 255), [(-9, -9), (-9, coast[0][1]), *coast, (w + 9, coast[-1][1]), (w + 9, -9)]
    )
    sea = water((w, h), SEA, 31, round(15 * u), 34)
    sea.blit(ramp((w, h), (0.0, (10, 40, 70, 190)), (1.0, (60, 150, 160, 40))), (0, 0))
    shallow = blank((w // 4, h // 4), (150, 222, 206))
    stroke(shallow, (150, 222, 206, 215), [(x / 4, y / 4) for x, y in coast], 36 * u / 4)
    shallow = recoloured(blurred(shallow, 9 * u / 4), (150, 222, 206))
    sea.blit(pygame.transform.smoothscale(shallow, (w, h)), (0, 0))
    for distance, alpha in ((8, 120), (16, 60), (26, 30)):
        foam = blank((w, h), (240, 252, 244))
        wave = [
            (x + 3 * math.sin(x / 37), y - distance * u + 2.4 * u * math.sin(x / (17 * u) + distance)) for x, y in coast
        ]
        stroke(foam, (240, 252, 244, alpha), wave, 2 * u)
        sea.blit(foam, (0, 0))
    stroke(out, (240, 222, 160), coast, 8 * u)
    out.blit(cut_out(sea, mask), (0, 0))


def _arm_banks(sheet: _Sheet, out: Surface) -> None:
    """Pale banks along the arms; the sea is painted after them, so that no bank runs out into the water."""
    for wide, paint in ((6, (232, 214, 150)), (3, (84, 90, 40))):
        for arm in sheet.map.arms:
            bank = arm.outline(*sheet.size)
            stroke(out, paint, [*bank, bank[0]], wide * sheet.unit)


def _river_mask(sheet: _Sheet) -> Surface:
    mask = blank(sheet.size)
    w, h = sheet.size
    for arm in sheet.map.arms:
        pygame.draw.polygon(mask, (255, 255, 255, 255), arm.outline(w, h))
    west, east = sheet.at(sheet.map.lines["west_river"]), sheet.at(sheet.map.lines["east_river"])
    parting = [
        (0.471 * w, 0.335 * h),
        *west,
        (west[-1][0], h + 9),
        (east[-1][0], h + 9),
        *east[::-1],
        (0.523 * w, 0.335 * h),
    ]
    pygame.draw.polygon(mask, (255, 255, 255, 255), parting)
    return mask


def _river(sheet: _Sheet, out: Surface) -> None:
    """The Nile with darker rims and lines of current; its arms fade into the sea."""
    u = sheet.unit
    whole = _river_mask(sheet)
    box = whole.get_bounding_rect()
    mask = whole.subsurface(box).copy()
    nile = cut_out(texture("water", box.size, NILE, 61), mask)
    nile.blit(inner_glow(mask, (14, 56, 90), 6 * u, 255, 2), (0, 0))
    middle = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(sheet.at(sheet.map.lines["west_river"]), sheet.at(sheet.map.lines["east_river"]), strict=True)
    ]
    turn = random.Random(12)
    for alpha in (46, 74, 108):
        flow = blank(box.size, (210, 240, 242))
        for k in range(17):
            start = turn.randrange(0, len(middle) - 10)
            side = turn.uniform(-24, 24) * u
            part = middle[start : start + turn.randrange(5, 10)]
            line = [(x + side + 2 * u * math.sin(y / (13 * u) + k) - box.x, y - box.y) for x, y in part]
            stroke(flow, (210, 240, 242, alpha), line, 1.5 * u)
        nile.blit(clip(flow, mask), (0, 0))
    fade = _landward(sheet).subsurface(box)
    nile.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(nile, box)


def _landward(sheet: _Sheet) -> Surface:
    """White on land, fading out over the first pixels of the sea: where the arms lose themselves in it."""
    sea = blank(sheet.size)
    shore = moved(sheet.at(sheet.map.sea), 0, -3 * sheet.unit)
    pygame.draw.polygon(sea, (255, 255, 255, 255), shore)
    soft = recoloured(blurred(sea, 6 * sheet.unit), (0, 0, 0))
    out = blank(sheet.size)
    out.fill((255, 255, 255, 255))
    out.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return out


def _red_sea(sheet: _Sheet, out: Surface) -> None:
    u = sheet.unit
    shore = sheet.at(sheet.map.lines["red_sea"])
    w, h = sheet.size
    mask, at = sheet.cut([*shore, (shore[-1][0], h + 10), (w + 10, h + 10), (w + 10, shore[0][1])])
    sea = cut_out(water(mask.get_size(), NILE, 62, round(15 * u), 40), mask)
    sea.blit(inner_glow(mask, (16, 60, 92), 7 * u, 255, 1), (0, 0))
    stroke(out, (240, 222, 160), shore, 8 * u)
    out.blit(sea, at)


def _palm_shadows(sheet: _Sheet, out: Surface) -> None:
    u = sheet.unit
    for x, y, k in sheet.map.palms:
        w, h = int(34 * k * u), int(11 * k * u)
        shade = blank((w, h), (40, 34, 6))
        pygame.draw.ellipse(shade, (40, 34, 6, 74), shade.get_rect())
        out.blit(shade, (x * sheet.size[0] - 9 * k * u, y * sheet.size[1] - 6 * k * u))


def paint_plain(size: Size, level: int) -> Surface:
    """The flood plain at half size: white, its alpha says how green. Wider by 30 px for each step of the flood."""
    sheet = _Sheet((size[0] // 2, size[1] // 2))
    small = (sheet.size[0] // 2, sheet.size[1] // 2)
    u = sheet.unit / 2
    green = blank(small)
    for bank in ("west_bank", "east_bank"):
        stroke(green, (255, 255, 255, 235), scaled(sheet.map.lines[bank], *small), (46 + 30 * level) * u)
    coast = scaled(sheet.map.lines["coast"], *small)
    stroke(green, (255, 255, 255, 190), moved(coast[40:-36], 0, 4), (20 + 6 * level) * u)
    green = recoloured(blurred(green, (11 + 2 * level) * u), (255, 255, 255))
    land = blank(small)
    for polygon in sheet.map.provinces.values():
        pygame.draw.polygon(land, (255, 255, 255, 255), scaled(polygon, *small))
    return clip(green, land)


def paint_over(size: Size) -> Surface:
    """Borders, banks, reeds, frontier beads and palms on nothing."""
    sheet = _Sheet(size)
    u = sheet.unit
    out = blank(sheet.size, (110, 80, 40))
    for bank, side in (("west_bank", -1), ("east_bank", 1)):
        _reeds(sheet, out, sheet.at(sheet.map.lines[bank]), side)
    for line in sheet.map.borders:
        stroke(out, (252, 230, 180), moved(sheet.at(line), 1.6 * u, 1.8 * u), 2.4 * u)
    for line in sheet.map.borders:
        stroke(out, (92, 54, 22), sheet.at(line), 2.6 * u)
    for line in sheet.map.frontier:
        for bead in along(sheet.at(line), 15 * u):
            pygame.draw.circle(out, (92, 40, 22), bead, 5.2 * u)
            pygame.draw.circle(out, (252, 226, 170), bead, 4.4 * u)
            pygame.draw.circle(out, (176, 48, 34), bead, 3.3 * u)
    _banks(sheet, out)
    for number, (x, y, k) in enumerate(sheet.map.palms):
        map_palm(out, (x * sheet.size[0], y * sheet.size[1]), k * u, number)
    return sheet.shrunk(out)


def _banks(sheet: _Sheet, out: Surface) -> None:
    """Where land meets water: a pale strip on the land side, a dark line at the edge; nothing on the water itself."""
    u = sheet.unit
    lines = [sheet.at(sheet.map.lines[name]) for name in ("west_bank", "east_bank", "coast", "red_sea")]
    rim = blank(sheet.size, (110, 80, 40))
    for line, wide in zip(lines, (9, 9, 8, 7), strict=True):
        stroke(rim, (240, 222, 160), line, wide * u)
    for line in lines:
        stroke(rim, (86, 80, 38), line, 3 * u)
    land = blank(sheet.size)
    for polygon in sheet.map.land().values():
        pygame.draw.polygon(land, (255, 255, 255, 255), sheet.at(polygon))
    out.blit(clip(rim, land), (0, 0))


def _reeds(sheet: _Sheet, out: Surface, bank: list[Point], side: int) -> None:
    turn = random.Random(11 + side)
    u = sheet.unit
    lowest = sheet.size[1] * 0.14
    for x, y in smooth(bank, 1)[2:-1]:
        for _ in range(2):
            px, py = x + side * turn.uniform(6, 30) * u, y + turn.uniform(-9, 9) * u
            if py < lowest:
                continue
            tone = turn.choice(((84, 122, 48), (126, 152, 66), (70, 106, 46)))
            for a in (-0.55, 0.0, 0.55):
                stroke(out, tone, [(px, py), (px + math.sin(a) * 4 * u, py - math.cos(a) * 6.4 * u)], 1.4 * u)
