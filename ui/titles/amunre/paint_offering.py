"""Paints the heavy pictures of the offering scene for `python -m ui.workshop.bake`: the temple sky with the winged sun
over the fields, and the Nile that rises in front of it. Drawn for a window of 1920 x 1080."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.canvas import Canvas, stroke
from ui.art.colour import Colour, mix
from ui.art.curves import Point, smooth
from ui.art.figures import farmer
from ui.art.icons import icon
from ui.art.light import aura, radiance, ramp
from ui.art.masonry import temple
from ui.art.scenery import date_palm
from ui.art.surface import argb, blank, blit_centred, cut_out, opaque, recoloured
from ui.art.texture import texture

SIZE: Final = (1920, 1080)
SUN: Final = (738, 318)
"""The middle of the winged sun."""
WATER: Final = 776
"""Where the Nile begins when it is lowest."""
RISE: Final = 60
"""How far it climbs."""
_SUN_RADIUS: Final = 112
_WING: Final = (780, 300)
_SKY: Final[tuple[tuple[float, Colour], ...]] = (
    (0.0, (22, 26, 62)),
    (0.22, (62, 48, 98)),
    (0.40, (150, 78, 92)),
    (0.52, (232, 138, 72)),
    (0.60, (255, 206, 120)),
    (0.64, (255, 226, 158)),
    (1.0, (255, 226, 158)),
)


def paint_scene() -> Surface:
    """Everything that stands still."""
    out = _sky()
    _rays(out)
    radiance(out, SUN, 520, (120, 60, 30))
    for side in (-1, 1):
        _wing(out, side)
    _sun(out)
    _hills(out)
    for x, w, h in ((30, 330, 200), (300, 210, 124), (1120, 380, 236)):
        _great_pyramid(out, x, 668, w, h)
    _fields(out)
    return out


def _sky() -> Surface:
    stops = tuple((t, (*colour, 255)) for t, colour in _SKY)
    out = opaque(SIZE)
    out.blit(ramp(SIZE, *stops), (0, 0))
    turn = random.Random(3)
    for _ in range(130):
        x, y = turn.randrange(SIZE[0]), turn.randrange(300)
        share = turn.uniform(0.25, 1) * (1 - y / 320)
        pygame.draw.circle(out, mix((60, 50, 100), (255, 250, 230), share), (x, y), turn.choice((1, 1, 1, 2)))
    return out


def _rays(out: Surface) -> None:
    """Broad beams that fade with the distance, at a quarter of the size."""
    q = 4
    small, centre = opaque((SIZE[0] // q, SIZE[1] // q)), (SUN[0] / q, SUN[1] / q)
    near, far = 150 / q, 1100 / q
    for i in range(28):
        a, half = i * math.tau / 28 + 0.06, 0.055 if i % 2 else 0.03
        start = (centre[0] + near * math.cos(a), centre[1] + near * math.sin(a))
        ends = [(centre[0] + far * math.cos(b), centre[1] + far * math.sin(b)) for b in (a - half, a + half)]
        pygame.draw.polygon(small, (60, 34, 10) if i % 2 else (30, 17, 5), [start, *ends])
    small = pygame.transform.gaussian_blur(small, 5)
    fall = opaque(small.get_size())
    for k in range(60, 0, -1):
        v = int(255 * (1 - k / 60) ** 1.2)
        pygame.draw.circle(fall, (v, v, v), centre, k * far / 60)
    small.blit(fall, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(pygame.transform.smoothscale(small, SIZE), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _wing(out: Surface, side: int) -> None:
    """Rows of feathers that fan out: lapis, carnelian, malachite, gold, under a band of inlays."""
    k = 2
    wing = blank((_WING[0] * k, _WING[1] * k), (70, 30, 22))

    def arm(t: float) -> Point:
        return (t * 620 * k, (120 - (58 * math.sin(t * 2.5) - 6 * t)) * k)

    rows: tuple[tuple[float, int, Colour], ...] = (
        (1.0, 132, (30, 84, 134)),
        (0.80, 92, (190, 66, 42)),
        (0.62, 56, (58, 132, 104)),
        (0.46, 30, (236, 190, 92)),
    )
    for reach, length, colour in rows:
        count = int(26 * reach)
        for i in range(count - 1, -1, -1):
            t = i / count * reach + 0.06
            long = length * k * (1 - 0.30 * abs(t / reach - 0.35))
            vane = mix(colour, (255, 214, 150), 0.18 if i % 2 else 0.04)
            _feather(wing, arm(t), math.radians(84 - 50 * t), long, 15 * k, (vane, mix(colour, (255, 240, 200), 0.4)))
    line = [arm(t / 20) for t in range(21)]
    band = [(x, y - 11 * k) for x, y in line] + [(x, y + 9 * k) for x, y in reversed(line)]
    pygame.draw.polygon(wing, (240, 194, 92, 255), band)
    pygame.draw.lines(wing, (96, 50, 20, 255), True, band, 3)
    for t in range(1, 20):
        x, y = arm(t / 20)
        tone = (186, 62, 40, 255) if t % 2 else (30, 84, 134, 255)
        pygame.draw.circle(wing, (120, 70, 24, 255), (x, y - k), 7 * k)
        pygame.draw.circle(wing, tone, (x, y - k), 6 * k)
    shown = pygame.transform.smoothscale(wing, _WING)
    if side < 0:
        shown = pygame.transform.flip(shown, True, False)
    at = (SUN[0] - _WING[0] if side < 0 else SUN[0], SUN[1] - 96)
    aura(shown, 14, (60, 10, 30), 90).put(out, (at[0], at[1] + 14))
    out.blit(shown, at)


def _feather(
    wing: Surface, root: Point, angle: float, long: float, wide: float, colours: tuple[Colour, Colour]
) -> None:
    """`colours`: of the vane and of the quill."""
    x, y = root
    dx, dy = math.cos(angle) * long, math.sin(angle) * long
    vane, quill = colours
    shape = smooth(
        [
            (x - wide, y),
            (x + wide, y),
            (x + dx + wide * 0.9, y + dy * 0.86),
            (x + dx + wide * 0.2, y + dy),
            (x + dx - wide * 0.6, y + dy * 0.9),
        ],
        5,
        True,
    )
    pygame.draw.polygon(wing, (*vane, 255), shape)
    pygame.draw.lines(wing, (70, 30, 22, 255), True, shape, 3)
    pygame.draw.line(wing, (*quill, 255), (x, y), (x + dx * 0.9, y + dy * 0.9), 3)


def _sun(out: Surface) -> None:
    """The disc with the eye of the god."""
    r = _SUN_RADIUS
    radiance(out, SUN, r * 4, (190, 110, 40))
    c = Canvas((2 * r, 2 * r), 200, fine=3, rim=(255, 240, 190))
    c.disc((255, 240, 190), (100, 100), 100)
    c.disc((255, 214, 120), (100, 100), 93)
    for i in range(10):
        c.disc(mix((250, 196, 96), (255, 230, 150), i / 9), (100 - i, 100 - i), 88 - 5 * i)
    c.disc((240, 150, 60), (100, 100), 80, 3.4)
    for i in range(36):
        a = i * math.tau / 36
        inner, outer = 83, 90
        c.line(
            (236, 150, 60),
            (100 + math.cos(a) * inner, 100 + math.sin(a) * inner),
            (100 + math.cos(a) * outer, 100 + math.sin(a) * outer),
            2.6,
        )
    disc = c.finish()
    for colour, shift in (((255, 250, 220), 2), ((176, 92, 26), -1), ((214, 128, 44), 0)):
        blit_centred(disc, icon("eye", round(r * 1.12), colour), (r + shift, r + shift))
    out.blit(disc, disc.get_rect(center=SUN))


def _hills(out: Surface) -> None:
    for colour, y, height, seed in (((206, 116, 84), 628, 24, 2), ((178, 96, 72), 646, 16, 5)):
        turn = random.Random(seed)
        ridge = smooth([(-40 + i * 130, y + turn.uniform(-height, height)) for i in range(18)], 8)
        pygame.draw.polygon(out, colour, [*ridge, (SIZE[0], 800), (0, 800)])


def _great_pyramid(out: Surface, x: int, base: int, width: int, height: int) -> None:
    lit, shade = (224, 152, 97), (140, 79, 66)
    c = Canvas((width, height), fine=2, rim=shade)
    top, left, front, right = (width * 0.46, 1.0), (0.0, height), (width * 0.64, height), (width, height * 0.985)
    c.poly(lit, top, left, front)
    c.poly(shade, top, front, right)

    def between(end: Point, share: float) -> Point:
        return (top[0] + (end[0] - top[0]) * share, top[1] + (end[1] - top[1]) * share)

    for i in range(1, 26):
        a, b, d = (between(end, i / 26) for end in (left, front, right))
        c.line(mix(lit, (90, 40, 30), 0.16), a, b, 1)
        c.line(mix(shade, (40, 16, 20), 0.22), b, d, 1)
    a, b, d = (between(end, 0.1) for end in (left, front, right))
    c.poly((255, 232, 150), top, a, b)
    c.poly((220, 150, 60), top, b, d)
    out.blit(c.finish(), (x, base - height))


def _fields(out: Surface) -> None:
    """Sand, then green plots in perspective, with palms, farmers and a temple."""
    width = SIZE[0]
    sand = smooth([(-40.0 + i * 150, 28 + 5 * math.sin(i * 1.7)) for i in range(16)], 6)
    mask = masks.polygon((width, 200), [*sand, (width, 200), (0, 200)], 1)
    out.blit(cut_out(texture("stone", (width, 200), (206, 150, 92), 6), mask), (0, 640))
    edge = [(float(x), 16 + 6 * math.sin(x / 210)) for x in range(0, width + 30, 30)]
    mask = masks.polygon((width, 200), [*edge, (width, 200), (0, 200)], 1)
    plots = texture("stone", (width, 200), (118, 146, 66), 8)
    for i in range(-10, 60):
        x = i * 44 - SUN[0]
        pygame.draw.line(plots, (84, 110, 46), (SUN[0] + x * 1.6, 200), (SUN[0] + x * 0.6, 0), 2)
    for y in (34, 60, 96, 140):
        pygame.draw.line(plots, (92, 118, 50), (0, y), (width, y), 2)
    out.blit(cut_out(plots, mask), (0, 676))
    palms = ((40, 716, 170), (430, 716, 140), (612, 712, 110), (990, 712, 124), (1090, 716, 156), (1440, 716, 172))
    for x, y, height in palms:
        palm = date_palm(height, x, 1 if x < SUN[0] else -1)
        out.blit(palm, palm.get_rect(midbottom=(x, y)))
    for x in (480, 540, 660, 852, 900):
        man = farmer(40)
        aura(man, 3, (14, 6, 0), 110).put(out, (x - 16 + 4, 696 + 2))
        out.blit(man, man.get_rect(center=(x, 716)))
    house = temple(96)
    aura(house, 5, (14, 6, 0), 100).put(out, house.get_rect(center=(766, 694)).topleft)
    out.blit(house, house.get_rect(center=(760, 690)))


def paint_flood() -> Surface:
    """The river in front, with alpha: its first 90 pixels are clear, so that drowned fields show."""
    width, high = SIZE[0], SIZE[1] - WATER + RISE + 12
    water = argb(texture("water", (width, high), (34, 118, 160), 12))
    water.blit(ramp((width, high), (0.0, (255, 190, 120, 70)), (1.0, (6, 26, 74, 215))), (0, 0))
    edge = [(float(x), 10 + 5 * math.sin(x / 70) + 3 * math.sin(x / 23 + 1)) for x in range(0, width + 12, 12)]
    mask = masks.polygon((width, high), [*edge, (width, high), (0, high)])
    out = cut_out(water, mask)
    clear = blank((width, high))
    clear.fill((255, 255, 255, 255))
    fade = ramp((width, 90), (0.0, (255, 255, 255, 150)), (1.0, (255, 255, 255, 255)))
    clear.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(clear, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _glints(out, high)
    for down, alpha, wide in ((0, 235, 4), (7, 120, 2), (15, 60, 2)):
        foam = blank((width, 60), (255, 246, 220))
        stroke(foam, (255, 246, 220, alpha), [(x, y + down) for x, y in edge], wide)
        out.blit(foam, (0, 0))
    return out


def _glints(out: Surface, high: int) -> None:
    """The path of the sun and rows of zigzag."""
    turn = random.Random(9)
    width = SIZE[0]
    light = blank((width // 2, high // 2), (255, 214, 140))
    for _ in range(620):
        t = turn.random() ** 1.2
        x, y = SUN[0] / 2 + turn.gauss(0, (40 + 230 * t) * 0.5), 14 + t * (high / 2 - 14)
        length, strength = turn.uniform(10, 46) * (0.5 + t), turn.uniform(0.2, 1) * (1 - 0.55 * t)
        pygame.draw.ellipse(light, (255, 214, 140, int(120 * strength)), (x - length / 2, y, length, 2 + 2 * t))
    soft = recoloured(pygame.transform.gaussian_blur(light, 1), (255, 214, 140))
    out.blit(pygame.transform.smoothscale(soft, (width, high)), (0, 0))
    for row in range(9):
        y = 46 + row * (26 + row * 1.6)
        line = blank((width, 16), (200, 236, 240))
        steps = range(row * 7 - 20, width + 30, 17)
        zigzag = [(float(x), 8 + (4 if (i + row) % 2 else -4)) for i, x in enumerate(steps)]
        stroke(line, (200, 236, 240, 40), zigzag, 2)
        out.blit(line, (0, y))
