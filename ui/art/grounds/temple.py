"""The temple at dawn: the picture behind the title and the end of a match. Ipet is the old name of Karnak; the sun
rises between the towers of its gate, as in the sign for horizon."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame
from pygame import Surface

from ui.art import noise, scenery
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, mix
from ui.art.curves import Point, lerp, smooth
from ui.art.grounds.stage import HEIGHT, WIDTH, Stage, add_light, sky
from ui.art.icons import icon
from ui.art.light import bevel, blurred, radiance, ramp
from ui.art.palette import DAWN
from ui.art.surface import blank, opaque

SUN: Final[Point] = (960, 352)
HORIZON: Final = 566
_LIT: Final[Colour] = (226, 150, 92)
_SHADE: Final[Colour] = (104, 62, 66)
_RELIEF: Final[tuple[Colour, Colour, Colour]] = ((112, 62, 52), (246, 180, 116), (70, 34, 36))
_LEAVES: Final[tuple[Colour, ...]] = (
    (52, 84, 132),
    (188, 140, 70),
    (150, 58, 46),
    (188, 140, 70),
    (64, 104, 84),
    (188, 140, 70),
)


def title_scene() -> Surface:
    """The whole picture, darkened above for the logo and below for the controls."""
    out = temple_scene()
    out.blit(ramp((WIDTH, 240), (0.0, (8, 8, 34, 150)), (1.0, (8, 8, 34, 0))), (0, 0))
    out.blit(ramp((WIDTH, 420), (0.0, (4, 8, 26, 0)), (1.0, (4, 6, 20, 235))), (0, HEIGHT - 420))
    out.blit(scenery.reeds((330, 250), 4), (-10, 700))
    out.blit(scenery.reeds((330, 250), 5, True), (WIDTH - 320, 700))
    return out


def temple_scene() -> Surface:
    out = sky((WIDTH, HEIGHT), DAWN)
    _stars(out)
    _rays(out)
    _clouds(out)
    radiance(out, SUN, 620, (140, 70, 30))
    radiance(out, SUN, 260, (90, 52, 20))
    _sun(out)
    _far_country(out)
    buildings = _buildings()
    noise.multiply(buildings, "stone", 14)
    out.blit(buildings, (0, 0))
    _sphinxes(out)
    radiance(out, SUN, 400, (52, 24, 6))
    for x in (470, 1450):
        radiance(out, (x, 132), 60, (150, 110, 50))
    for x, high, side, seed in (
        (70, 330, 1, 1),
        (196, 250, 1, 2),
        (330, 200, 1, 7),
        (1850, 340, -1, 3),
        (1722, 240, -1, 4),
        (1590, 190, -1, 8),
    ):
        palm = scenery.date_palm(high, seed, side)
        out.blit(palm, palm.get_rect(midbottom=(x, HORIZON)))
    _birds(out)
    _water(out)
    return out


def _stars(out: Surface) -> None:
    place = random.Random(8)
    for _ in range(190):
        x, y = place.randrange(WIDTH), place.randrange(0, 300)
        strength = place.uniform(0.25, 1) * (1 - y / 310)
        r, g, b, _ = out.get_at((x, y))
        pygame.draw.circle(out, mix((r, g, b), (255, 250, 230), strength), (x, y), place.choice((1, 1, 1, 2)))


def _rays(out: Surface, count: int = 44) -> None:
    """Fans of light behind the towers, painted at a quarter of the size."""
    q = 4
    far = 1250 / q
    small = opaque((WIDTH // q, HEIGHT // q))
    centre = (SUN[0] / q, SUN[1] / q)
    for i in range(count):
        a = i * math.tau / count + 0.06
        half = 0.055 if i % 2 else 0.03
        tone = (74, 42, 16) if i % 2 else (37, 21, 8)
        near = (centre[0] + 90 / q * math.cos(a), centre[1] + 90 / q * math.sin(a))
        ends = [(centre[0] + far * math.cos(a + d), centre[1] + far * math.sin(a + d)) for d in (-half, half)]
        pygame.draw.polygon(small, tone, [near, *ends])
    small = pygame.transform.gaussian_blur(small, 5)
    fall = opaque(small.get_size())
    for k in range(60, 0, -1):
        v = int(255 * (1 - k / 60) ** 1.2)
        pygame.draw.circle(fall, (v, v, v), centre, k * far / 60)
    small.blit(fall, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    add_light(out, pygame.transform.smoothscale(small, (WIDTH, HEIGHT)))


def _clouds(out: Surface) -> None:
    place = random.Random(18)
    layer = blank((WIDTH // 2, 300), (255, 176, 120))
    for _ in range(46):
        x, y, length = place.randrange(-100, WIDTH // 2), place.randrange(70, 235), place.randrange(60, 260)
        rect = (x, y, length, place.randrange(2, 7))
        pygame.draw.ellipse(layer, (255, 176, 120, place.randrange(16, 46)), rect)
    out.blit(pygame.transform.smoothscale(pygame.transform.gaussian_blur(layer, 3), (WIDTH, 600)), (0, 0))


def _sun(out: Surface) -> None:
    c = Canvas((240, 240), fine=3, rim=(255, 190, 92))
    for i in range(24):
        t = i / 23
        c.disc(mix((255, 188, 90), (255, 238, 172), t**0.7), (120, 120), 117 - 52 * t)
    disc = c.finish()
    out.blit(disc, disc.get_rect(center=SUN))


def _far_country(out: Surface) -> None:
    """Hills and pyramids in the haze."""
    for colour, y, rise, seed in (((222, 128, 92), 498, 22, 2), ((196, 104, 84), 520, 14, 5)):
        place = random.Random(seed)
        line = smooth([(-40 + i * 120, y + place.uniform(-rise, rise) - abs(i - 8) * 3) for i in range(18)], 8)
        pygame.draw.polygon(out, colour, [*line, (WIDTH, 620), (0, 620)])
    for x, foot, w, h in ((26, 530, 330, 190), (250, 530, 200, 112), (1580, 530, 340, 200), (1500, 532, 180, 100)):
        picture = far_pyramid(w, h, (246, 168, 112), (154, 88, 84))
        out.blit(pygame.transform.flip(picture, x < 960, False), (x, foot - h))


def far_pyramid(width: int, height: int, lit: Colour, shade: Colour) -> Surface:
    """A large pyramid on the horizon, lit from the left."""
    c = Canvas((width, height), fine=2, rim=mix(lit, shade, 0.5))
    w, h = float(width), float(height)
    top, left, front, right = (w * 0.46, 1.0), (0.0, h), (w * 0.64, h), (w, h * 0.985)
    c.poly(lit, top, left, front)
    c.poly(shade, top, front, right)
    for i in range(1, 26):
        a, b, d = (lerp(top, q, i / 26) for q in (left, front, right))
        c.line(mix(lit, (90, 40, 30), 0.16), a, b, 1)
        c.line(mix(shade, (40, 16, 20), 0.22), b, d, 1)
    a, b, d = (lerp(top, q, 0.1) for q in (left, front, right))
    c.poly((255, 232, 150), top, a, b)
    c.poly((220, 150, 60), top, b, d)
    return c.finish()


def _buildings() -> Surface:
    s = Stage(600)
    for side in (-1, 1):
        _colonnade(s, side)
    _gate(s)
    for side in (-1, 1):
        _tower(s, side)
    for side in (-1, 1):
        for v, size in ((150, 118), (262, 118), (374, 112)):
            x = 960 + side * v
            s.poly((92, 54, 52), (x - 46, 548), (x + 46, 548), (x + 50, 562), (x - 50, 562))
            s.poly((222, 154, 100), (x - 46, 546), (x + 46, 546), (x + 47, 551), (x - 47, 551))
            s.figure("statue", size, (x, 494), (200, 132, 90), (64, 34, 40), side > 0, -side)
    _obelisk(s, 470, -1)
    _obelisk(s, 1450, 1)
    s.poly((128, 78, 62), (0, 556), (WIDTH, 556), (WIDTH, 600), (0, 600))
    s.poly((236, 168, 108), (0, 555), (WIDTH, 555), (WIDTH, 558), (0, 558))
    for x in range(0, WIDTH, 48):
        s.line((92, 52, 48), (x, 559), (x, 600), 2)
    for i in range(5):
        y = 556 + i * 5
        tone = mix((250, 186, 116), (150, 88, 64), i / 5)
        s.poly(tone, (840 - i * 12, y), (1080 + i * 12, y), (1086 + i * 12, y + 5), (834 - i * 12, y + 5))
    return s.finish()


def _cornice(s: Stage, x0: float, x1: float, y: float, high: float, flare: float) -> None:
    """Painted leaves that bend outwards over a round moulding."""
    count = max(8, int((x1 - x0) / 9))

    def at(t: float, out: float) -> float:
        return x0 - out + (x1 - x0 + 2 * out) * t

    for i in range(count):
        a, b = i / count, (i + 1) / count
        leaf = _LEAVES[i % 6]
        s.poly(dark(leaf, 0.35), (at(a, flare), y), (at(b, flare), y), (at(b, 0), y + high), (at(a, 0), y + high))
        s.poly(
            leaf,
            (at(a, flare) + 0.8, y),
            (at(b, flare) - 0.6, y),
            (at(b, 0) - 1.2, y + high - 2),
            (at(a, 0) + 1.2, y + high - 2),
        )
        s.poly(
            mix(leaf, (255, 226, 170), 0.3),
            (at(a, flare) + 0.8, y),
            (at(b, flare) - 0.6, y),
            (at(b, flare) - 1, y + 4),
            (at(a, flare) + 1.2, y + 4),
        )
    out = flare + 2
    s.poly((226, 176, 112), (x0 - out, y - 9), (x1 + out, y - 9), (x1 + out - 1, y), (x0 - out + 1, y))
    s.poly((252, 218, 150), (x0 - out, y - 9), (x1 + out, y - 9), (x1 + out, y - 7), (x0 - out, y - 7))
    s.poly((206, 150, 92), (x0 - 3, y + high), (x1 + 3, y + high), (x1 + 3, y + high + 7), (x0 - 3, y + high + 7))
    s.poly(
        (250, 206, 136), (x0 - 3, y + high + 1), (x1 + 3, y + high + 1), (x1 + 3, y + high + 3), (x0 - 3, y + high + 3)
    )


def _tower(s: Stage, side: int) -> None:
    """One tower of the gate; the edge towards the sun is lit."""

    def x(v: float) -> float:
        return 960 + side * v

    inner_top, inner_foot, outer_top, outer_foot, top, foot = 116, 96, 380, 412, 262, 556
    s.wall([(x(inner_top), top), (x(outer_top), top), (x(outer_foot), foot), (x(inner_foot), foot)], _LIT, _SHADE, 44)
    for k, y in enumerate(range(top + 16, foot, 17)):
        t = (y - top) / (foot - top)
        a, b = inner_top + (inner_foot - inner_top) * t, outer_top + (outer_foot - outer_top) * t
        s.line((112, 66, 58), (x(a), y), (x(b), y), 2)
        s.line((214, 146, 96), (x(a), y + 1), (x(a + 90), y + 1), 1)
        for j in range(9):
            joint = a + (b - a) * ((j + (k % 2) * 0.5) / 9)
            s.line((118, 72, 62), (x(joint), y), (x(joint), y + 17), 1)
    for upper, lower, tone in ((inner_top, inner_foot, (255, 222, 150)), (outer_top, outer_foot, (150, 92, 78))):
        s.poly(tone, (x(upper) - 3, top), (x(upper) + 3, top), (x(lower) + 3, foot), (x(lower) - 3, foot))
    left, right = sorted((x(inner_top), x(outer_top)))
    _cornice(s, left, right, top - 34, 30, 15)
    _reliefs(s, side)
    for k, v in enumerate((254, 350)):
        _mast(s, x(v), side, k, foot)


def _reliefs(s: Stage, side: int) -> None:
    def x(v: float) -> float:
        return 960 + side * v

    flip = side > 0
    s.glyphs((x(150) if flip else x(354), 286), 9, 21, _RELIEF, 5 + side, False)
    s.poly((130, 78, 62), (x(112), 305), (x(386), 305), (x(386), 307), (x(112), 307))
    for name, size, v in (("falcon", 96, 168), ("royalty", 92, 262), ("noble", 88, 350)):
        s.sunk(name, size, (x(v), 362), _RELIEF, flip)
    s.poly((130, 78, 62), (x(108), 418), (x(392), 418), (x(393), 420), (x(108), 420))
    for k, name in enumerate(("prayer", "offering", "prayer", "unit")):
        s.sunk(name, 58, (x(136 + k * 74), 456), _RELIEF, not flip if name == "prayer" else flip)


def _mast(s: Stage, x: float, side: int, index: int, foot: float) -> None:
    """A flag mast in its niche with two pennants."""
    s.poly((84, 48, 50), (x - 7, 320), (x + 7, 320), (x + 7, foot), (x - 7, foot))
    s.poly((120, 74, 46), (x - 3, 178), (x + 3, 178), (x + 4, foot), (x - 4, foot))
    s.poly((240, 178, 104), (x - side * 3, 178), (x - side, 178), (x - side, foot), (x - side * 4, foot))
    s.poly((255, 214, 110), (x - 4, 179), (x, 166), (x + 4, 179))
    pennants: tuple[tuple[Colour, int], ...] = (((196, 62, 42), 58), ((240, 190, 92), 46))
    for j, (colour, length) in enumerate(pennants):
        y = 186 + j * 20
        upper = [
            (x + 3 + t * length, y + 5 * math.sin(t * 6 + index * 1.4 + j) + t * 7) for t in (i / 14 for i in range(15))
        ]
        lower = [(a, b + 15 - 13 * i / 14) for i, (a, b) in enumerate(upper)]
        middle = [(a, b + 8 - 7 * i / 14) for i, (a, b) in enumerate(upper)]
        s.poly(colour, *upper, *lower[::-1])
        s.poly(dark(colour, 0.25), *middle, *lower[::-1])


def _gate(s: Stage) -> None:
    """The low door between the towers, the light of the court behind it, the winged sun above."""
    s.poly((58, 30, 34), (850, 420), (1070, 420), (1070, 560), (850, 560))
    for i in range(24):
        t = i / 23
        y, below = 448 + t * 112, 448 + min(1.0, t + 0.05) * 112
        s.poly(mix((255, 238, 176), (178, 86, 48), t), (900, y), (1020, y), (1020, below), (900, below))
    s.wall([(864, 436), (902, 436), (902, 560), (858, 560)], (206, 130, 84), (255, 206, 130), 12)
    s.wall([(1018, 436), (1056, 436), (1062, 560), (1018, 560)], (255, 206, 130), (206, 130, 84), 12)
    s.poly((214, 142, 92), (856, 424), (1064, 424), (1064, 450), (856, 450))
    _cornice(s, 858, 1062, 396, 24, 10)
    for sign in (-1, 1):
        for j, tone in enumerate(((38, 84, 140), (190, 70, 46), (240, 190, 96))):
            s.poly(
                tone,
                (960 + sign * 8, 431 + j * 4),
                (960 + sign * (88 - j * 16), 434 + j * 2),
                (960 + sign * (78 - j * 16), 440 + j * 2),
                (960 + sign * 8, 445),
            )
    s.disc((255, 226, 130), (960, 438), 11)
    s.disc((206, 74, 44), (960, 438), 8)


def _obelisk(s: Stage, x: float, side: int) -> None:
    """A granite needle, its face towards the sun lit; gold tip, a column of signs."""
    foot, top, wide, narrow = 545.0, 176.0, 62.0, 42.0
    f = 1 if side < 0 else -1
    tip = top - narrow * 1.35

    def left(t: float) -> float:
        return x - f * (wide + (narrow - wide) * t) / 2

    def right(t: float) -> float:
        return x + f * (wide + (narrow - wide) * t) / 2

    def edge(t: float) -> float:
        return left(t) + (right(t) - left(t)) * 0.26

    s.poly(
        (80, 46, 46),
        (left(0) - f * 12, foot - 2),
        (right(0) + f * 12, foot - 2),
        (right(0) + f * 16, foot + 20),
        (left(0) - f * 16, foot + 20),
    )
    s.poly(
        (196, 128, 84),
        (left(0) - f * 12, foot - 4),
        (right(0) + f * 12, foot - 4),
        (right(0) + f * 14, foot + 5),
        (left(0) - f * 14, foot + 5),
    )
    s.poly((112, 62, 60), (left(0), foot), (edge(0), foot), (edge(1), top), (left(1), top))
    s.wall([(edge(1), top), (right(1), top), (right(0), foot), (edge(0), foot)], (206, 132, 96), (250, 182, 118), 14)
    middle = (edge(0.5) + right(0.5)) / 2
    s.glyphs((middle, top + 34), 11, 28, ((128, 70, 56), (255, 212, 150), (92, 44, 38)), 3 + side, True, narrow * 0.55)
    s.poly((250, 190, 80), (left(1), top), (edge(1), top), (x, tip))
    s.poly((255, 232, 140), (edge(1), top), (right(1), top), (x, tip))
    s.poly((255, 250, 214), (edge(1) + (right(1) - edge(1)) * 0.6, top), (right(1), top), (x, tip))
    s.poly((150, 84, 30), (left(1), top - 1), (right(1), top - 1), (right(1), top + 2), (left(1), top + 2))


def _colonnade(s: Stage, side: int) -> None:
    def x(v: float) -> float:
        return 960 + side * v

    s.poly((72, 44, 56), (x(430), 410), (x(1000), 424), (x(1000), 560), (x(430), 560))
    lit, shade = (214, 142, 92), (92, 56, 60)
    first, last = (lit, shade) if side > 0 else (shade, lit)
    for k in range(9):
        v, top = 452 + k * 62, 432 + k * 1.6
        a, b = sorted((x(v - 15), x(v + 15)))
        s.wall([(a, top), (b, top), (b + 2, 560), (a - 2, 560)], first, last, 10)
        s.wall([(a - 9, top - 6), (b + 9, top - 6), (b + 1, top + 24), (a - 1, top + 24)], first, last, 10)
        for j, tone in enumerate(((176, 70, 48), (226, 176, 96), (58, 96, 140))):
            y = top + 26 + j * 5
            s.poly(tone, (a, y), (b, y), (b, y + 4), (a, y + 4))
        for drop in (60, 96):
            s.poly(
                (110, 66, 62),
                (a - 1, top + drop),
                (b + 1, top + drop),
                (b + 1, top + drop + 1.5),
                (a - 1, top + drop + 1.5),
            )
    s.poly((150, 92, 74), (x(424), 398), (x(1010), 414), (x(1010), 428), (x(424), 424))
    s.poly((232, 164, 104), (x(424), 396), (x(1010), 412), (x(1010), 415), (x(424), 400))
    for k in range(46):
        block, y = 430 + k * 12.6, k * 0.35
        tone = ((52, 84, 132), (178, 130, 70), (150, 58, 46), (178, 130, 70))[k % 4]
        s.poly(tone, (x(block), 402 + y), (x(block + 9), 402.3 + y), (x(block + 9), 414 + y), (x(block), 414 + y))


def _sphinxes(out: Surface) -> None:
    """The avenue along the quay."""
    for side in (-1, 1):
        for k in range(5):
            x = 960 + side * (560 + k * 96)
            back, front = icon("sphinx", 74, (74, 42, 46), side > 0), icon("sphinx", 74, (194, 126, 88), side > 0)
            rect = back.get_rect(midbottom=(x, 562))
            out.blit(back, (rect.x + side, rect.y + 2))
            out.blit(back, (rect.x - side, rect.y))
            out.blit(front, rect)
            edge = bevel(pygame.transform.flip(front, side < 0, False), 2, 180, 150, (255, 218, 154), (60, 30, 36))
            out.blit(pygame.transform.flip(edge, side < 0, False), rect)


def _birds(out: Surface) -> None:
    for x, y, z in ((1540, 150, 28), (1592, 176, 22), (1508, 188, 20), (318, 176, 20), (286, 196, 16)):
        c = Canvas((z * 2, z), rim=(40, 22, 40))
        wings = [(2.0, z * 0.4), (z * 0.5, z * 0.12), (float(z), z * 0.5), (z * 1.5, z * 0.1), (z * 2 - 2.0, z * 0.36)]
        c.path((40, 22, 40), smooth(wings, 6), 2.2)
        out.blit(c.finish(), (x, y))


def _water(out: Surface) -> None:
    """The Nile: what stands above it, upside down, shaken row by row; then the path of the sun."""
    high = HEIGHT - HORIZON
    mirror = pygame.transform.flip(out.subsurface((0, 0, WIDTH, HORIZON)).copy(), False, True)
    water = opaque((WIDTH, high))
    for y in range(high):
        t = y / high
        source = min(HORIZON - 1, int(y * (1 + 0.06 * t) * 0.98))
        dx = int((1 + 7 * t) * math.sin(y * 0.62 / (1 + 2.2 * t)) + (1 + 6 * t) * math.sin(y * 0.17 + 1))
        water.blit(mirror, (dx, y), (0, source, WIDTH, 1))
        if dx > 0:
            water.blit(mirror, (0, y), (0, source, dx, 1))
        elif dx < 0:
            water.blit(mirror, (WIDTH + dx, y), (WIDTH + dx, source, -dx, 1))
    water = pygame.transform.smoothscale(pygame.transform.smoothscale(water, (WIDTH // 4, high // 2)), (WIDTH, high))
    water.blit(ramp((WIDTH, high), (0.0, (64, 40, 92, 70)), (0.5, (30, 26, 76, 150)), (1.0, (6, 16, 52, 226))), (0, 0))
    out.blit(water, (0, HORIZON))
    _glints(out, high)
    edge = blank((WIDTH, 3), (255, 224, 170))
    edge.fill((255, 224, 170, 150), (0, 0, WIDTH, 1))
    edge.fill((255, 224, 170, 70), (0, 2, WIDTH, 1))
    out.blit(edge, (0, HORIZON))


def _glints(out: Surface, high: int) -> None:
    small = opaque((WIDTH // 2, high // 2))
    place = random.Random(9)
    for _ in range(900):
        t = place.random() ** 1.2
        at_x, at_y = SUN[0] / 2 + place.gauss(0, 24 + 190 * t), t * high / 2
        length = place.uniform(8, 40) * (0.5 + t)
        v = place.uniform(0.2, 1) * (1 - 0.5 * t)
        pygame.draw.ellipse(
            small, (int(200 * v), int(132 * v), int(60 * v)), (at_x - length / 2, at_y, length, 1.6 + 2 * t)
        )
    add_light(out, pygame.transform.smoothscale(blurred(small, 1), (WIDTH, high)), (0, HORIZON))
