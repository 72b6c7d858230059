"""The scales of Maat: two pans on a beam that tilts, and small signs made of their parts."""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple

from pygame import Surface

from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon
from ui.art.light import bevel, raised
from ui.art.surface import Point, Size, Stamp, blit_centred

Side = Literal["pure", "tainted"]
BRONZE: Final[Colour] = (222, 170, 76)
_EDGE: Final[Colour] = (84, 48, 12)
PURE: Final[Colour] = (250, 240, 206)
TAINTED: Final[Colour] = (92, 66, 104)


class Hang(NamedTuple):
    """Where a pan hangs: the middle of its dish's rim, and the half width of the dish."""

    dish: Point
    half: float


def hangs(size: Size, tilt: float) -> tuple[Hang, Hang]:
    """The two pans in a picture of `size`; `tilt` from -1 (left down) to 1 (right down)."""
    w, h = size
    drop = tilt * h * 0.085
    arm, foot, half = w * 0.315, h * 0.60, w * 0.178
    return Hang((w / 2 - arm, foot - drop), half), Hang((w / 2 + arm, foot + drop), half)


def _shape(c: Canvas, paint: Colour, *points: Point) -> None:
    c.poly(dark(paint, 0.62), *_grown(points, 1.2))
    c.poly(paint, *points)


def _grown(points: tuple[Point, ...], by: float) -> list[Point]:
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    out = []
    for px, py in points:
        length = max(0.001, math.hypot(px - x, py - y))
        out.append((px + (px - x) / length * by, py + (py - y) / length * by))
    return out


@kept
def balance(size: Size, tilt: float) -> Stamp:
    """Post, beam, chains and dishes; what lies in the dishes is the caller's (`hangs` says where)."""
    w, h = size
    c = Canvas(size, fine=3, rim=_EDGE)
    middle, top, foot = w / 2, h * 0.17, h * 0.94
    drop = tilt * h * 0.085
    thick = max(2.0, h * 0.026)
    left, right = hangs(size, tilt)
    _shape(
        c,
        mix(BRONZE, (120, 70, 20), 0.3),
        (middle - thick, top),
        (middle + thick, top),
        (middle + thick * 1.7, foot),
        (middle - thick * 1.7, foot),
    )
    c.poly(light(BRONZE, 0.3), (middle - thick * 0.7, top), (middle - thick * 0.1, top), (middle - thick * 0.4, foot))
    for wide, high, tone in ((0.17, 0.0, 0.35), (0.13, 0.045, 0.15)):
        y, half = foot - high * h, w * wide
        upper, lower = y - h * 0.045, y + h * 0.035
        _shape(
            c,
            mix(BRONZE, (110, 62, 16), tone),
            (middle - half * 0.8, upper),
            (middle + half * 0.8, upper),
            (middle + half, lower),
            (middle - half, lower),
        )
    ends = ((left.dish[0], top - drop), (right.dish[0], top + drop))
    for hang, end in ((left, ends[0]), (right, ends[1])):
        for side in (-0.82, 0.0, 0.82):
            c.line(_EDGE, end, (hang.dish[0] + side * hang.half, hang.dish[1]), max(1.2, thick * 0.42))
            c.line((206, 156, 70), end, (hang.dish[0] + side * hang.half, hang.dish[1]), max(0.7, thick * 0.2))
    (ax, ay), (bx, by) = ends
    _shape(
        c,
        BRONZE,
        (ax - thick, ay - thick),
        (middle, top - thick * 1.5),
        (bx + thick, by - thick),
        (bx + thick, by + thick * 0.7),
        (middle, top + thick * 1.5),
        (ax - thick, ay + thick * 0.7),
    )
    gleam = ((ax, ay - thick * 0.5), (middle, top - thick * 0.8), (bx, by - thick * 0.5))
    c.path(light(BRONZE, 0.5), gleam, thick * 0.3)
    for end in ends:
        c.disc(_EDGE, end, thick * 1.25)
        c.disc(light(BRONZE, 0.25), end, thick * 0.9)
    for hang in (left, right):
        _dish(c, hang, h)
    picture = c.finish()
    hub = _hub(max(8, round(h * 0.2)))
    picture.blit(hub, hub.get_rect(center=(round(middle), round(top))))
    return raised(picture, max(1.0, h / 70))


def _dish(c: Canvas, hang: Hang, h: int) -> None:
    (x, y), half = hang
    deep = h * 0.115
    rim = [(x + half * math.cos(t), y + deep * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))]
    wide = half * 1.03
    c.poly(_EDGE, *[(px + (px - x) * 0.03, py + 1.2) for px, py in rim], (x - wide, y - 1.4), (x + wide, y - 1.4))
    for k in range(7):
        tone = mix(dark(BRONZE, 0.32), light(BRONZE, 0.12), k / 6)
        left, share = x - half * 0.03 * k, 1 - 0.09 * k
        c.poly(tone, *[(left + (px - x) * share, y + (py - y) * share) for px, py in rim])
    c.box(_EDGE, x - half * 1.04, y - h * 0.016, half * 2.08, h * 0.032, h * 0.016)
    c.box(light(BRONZE, 0.34), x - half, y - h * 0.011, half * 2, h * 0.018, h * 0.009)


@kept
def _hub(diameter: int) -> Surface:
    """The disc at the middle of the beam, with the feather of Maat."""
    c = Canvas((diameter, diameter), 100, rim=_EDGE)
    c.disc(_EDGE, (50, 50), 50)
    c.disc((255, 232, 160), (50, 50), 45)
    for i in range(8):
        c.disc(mix((212, 160, 62), (248, 208, 108), i / 7), (50 - 0.5 * i, 50 - 0.7 * i), 41 - i)
    out = c.finish()
    blit_centred(out, icon("feather", round(diameter * 0.72), (104, 56, 10)), (diameter / 2, diameter / 2))
    return out


@kept
def pan_sign(size: int, side: Side) -> Surface:
    """A small balance that leans to one side, that pan filled: the plate of Pure or of Tainted dice."""
    c = Canvas((size, size), 100, rim=_EDGE)
    lean = 9 if side == "tainted" else -9
    ink = (92, 54, 16)
    c.box(ink, 46.5, 16, 7, 72)
    c.box(ink, 30, 84, 40, 9, 3)
    c.path(ink, ((16, 24 - lean), (50, 20), (84, 24 + lean)), 7)
    c.disc(ink, (50, 17), 8)
    for x, y, filled in ((16, 24 - lean, side == "pure"), (84, 24 + lean, side == "tainted")):
        c.path(ink, ((x, y), (x - 15, y + 30)), 3.4)
        c.path(ink, ((x, y), (x + 15, y + 30)), 3.4)
        if filled:
            c.disc(ink, (x, y + 26), 15.5)
            c.disc(PURE if side == "pure" else TAINTED, (x, y + 26), 12)
        c.poly(ink, (x - 19, y + 30), (x + 19, y + 30), (x + 11, y + 43), (x - 11, y + 43))
    return c.finish()


@kept
def plaque(size: Size, colour: Colour) -> Surface:
    """The little shield under the beam that carries the balance."""
    w, h = size
    c = Canvas(size, fine=4, rim=dark(colour, 0.6))
    c.box(dark(colour, 0.6), 0, 0, w, h, h * 0.26)
    c.box((236, 196, 112), 1.2, 1.2, w - 2.4, h - 2.4, h * 0.24)
    c.box(dark(colour, 0.2), 2.6, 2.6, w - 5.2, h - 5.2, h * 0.2)
    c.box(colour, 2.6, 2.6, w - 5.2, h * 0.6, h * 0.2)
    out = c.finish()
    out.blit(bevel(out, max(1, h // 14), 70, 70), (0, 0))
    return out
