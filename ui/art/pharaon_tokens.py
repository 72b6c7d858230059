"""The pieces of Pharaon, each kind with a shape of its own because seats and resources share colours.

Square = to pay, round = to gain or a real token, octagon = offering, cylinder with ivory ring = disc of a seat, cube =
burial. Without shadow (`light.raised` gives it); kept by size and colour."""

from __future__ import annotations

import math
from typing import Final

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text
from ui.art.light import bevel, volume
from ui.art.palette import CREAM, GOLD, INK, SeatStyle
from ui.art.surface import blank, blit_centred, clip, cut_out, recoloured
from ui.art.texture import texture

RESOURCE_COLOURS: Final[dict[str, tuple[Colour, Colour]]] = {  # body, sign
    "agriculture": ((82, 152, 60), CREAM),
    "justice": ((48, 112, 184), CREAM),
    "royalty": ((230, 178, 34), (70, 40, 4)),
    "construction": ((62, 58, 58), (244, 226, 186)),
    "commerce": ((196, 60, 44), CREAM),
    "silver": ((200, 204, 210), (58, 64, 76)),
}
WHEEL_ORDER: Final = ("agriculture", "justice", "royalty", "construction", "commerce")
"""Colours of what may be any base resource, clockwise."""
QUARTER_SIGNS: Final[dict[str, str]] = {
    "offerings": "offering",
    "nobles": "noble",
    "nile": "nile",
    "artisans": "artisan",
    "burial": "burial",
}
GOD_SIGNS: Final[dict[str, str]] = {
    "isis": "throne",
    "horus": "falcon",
    "osiris": "djed",
    "ra": "sun",
    "anubis": "jackal",
}
GOD_COLOURS: Final[dict[str, Colour]] = {
    "isis": (170, 60, 48),
    "horus": (206, 150, 40),
    "osiris": (56, 120, 84),
    "ra": (204, 96, 36),
    "anubis": (58, 58, 74),
}
_PRESTIGE: Final[Colour] = (214, 164, 60)
_OFFERING: Final[dict[str, Colour]] = {
    "resource": (236, 214, 168),
    "quarter": (42, 122, 126),
    "prestige": (196, 146, 52),
}


def colour_of(resource: str) -> Colour:
    return RESOURCE_COLOURS[resource][0]


def ink_of(resource: str) -> Colour:
    return RESOURCE_COLOURS[resource][1]


def _piece(mask: Surface, colour: Colour, seed: int, edge: int) -> Surface:
    """A stone of a shape: grain, light from above, lit edge."""
    size = mask.get_size()
    out = cut_out(texture("stone", size, colour, seed), mask)
    out.blit(clip(volume(size, 40, -46).copy(), mask), (0, 0))
    out.blit(bevel(mask, max(1, edge), 150, 150), (0, 0))
    return out


@kept
def resource_token(resource: str, diameter: int) -> Surface:
    """A round resource token."""
    d = max(6, diameter)
    colour, ink = RESOURCE_COLOURS[resource]
    out = _piece(masks.disc(d), colour, WHEEL_ORDER.index(resource) + 3 if resource in WHEEL_ORDER else 9, d // 20)
    rim = masks.ring(d, max(1.0, d / 30))
    out.blit(recoloured(rim, dark(colour, 0.6), 230), (0, 0))
    if d >= 22:
        inner = masks.ring(round(d * 0.87), max(1.0, d / 26))
        blit_centred(out, recoloured(inner, light(colour, 0.5), 150), (d / 2, d / 2))
    blit_centred(out, icon(resource, round(d * 0.68), ink), (d / 2, d / 2))
    return out


@kept
def _pie(side: int, square: bool) -> Surface:
    """All five base colours around an ivory middle."""
    c = Canvas((side, side), 100, rim=(90, 64, 40))
    mask = masks.rounded((side, side), side / 6) if square else masks.disc(side)
    for number, name in enumerate(WHEEL_ORDER):
        start = math.radians(72 * number - 126)
        arc = [
            (50 + 90 * math.cos(start + k * math.radians(6)), 50 + 90 * math.sin(start + k * math.radians(6)))
            for k in range(13)
        ]
        c.poly(colour_of(name), (50, 50), *arc)
    if square:
        c.box((252, 240, 214), 28, 28, 44, 44, 8)
    else:
        c.disc((252, 240, 214), (50, 50), 24)
    out = clip(c.finish(), mask)
    out.blit(bevel(mask, max(1, side // 20), 130, 140), (0, 0))
    return out


def any_token(diameter: int) -> Surface:
    """One base resource of choice to gain."""
    return _pie(max(6, diameter), False)


@kept
def cost_square(kind: str, side: int) -> Surface:
    """An icon to pay: a resource, `any` base resource, or the `same` colour once more."""
    d = max(6, side)
    if kind == "any":
        return _pie(d, True)
    mask = masks.rounded((d, d), d / 6)
    colour = RESOURCE_COLOURS[kind][0] if kind in RESOURCE_COLOURS else (230, 210, 168)
    out = _piece(mask, colour, 7 + len(kind), d // 22)
    out.blit(recoloured(masks.rounded_line((d, d), d / 6, max(1.0, d / 30)), dark(colour, 0.55), 220), (0, 0))
    if kind == "same":
        for y in (0.36, 0.56):
            bar = pygame.Rect(0, 0, round(d * 0.5), max(2, round(d * 0.1)))
            bar.midtop = (d // 2, round(d * y))
            pygame.draw.rect(out, INK, bar, border_radius=1)
        return out
    blit_centred(out, icon(kind, round(d * 0.72), ink_of(kind)), (d / 2, d / 2))
    return out


@kept
def offering_token(kind: str, target: str, bonus: int, diameter: int) -> Surface:
    """An octagon: a resource on papyrus, a quarter on turquoise, prestige on gold."""
    d = max(8, diameter)
    colour = _OFFERING[kind]
    mask = masks.octagon(d)
    out = _piece(mask, colour, len(target) + 3, d // 20)
    inner = masks.octagon(max(4, round(d * 0.84))).copy()
    hole = masks.octagon(max(3, round(d * 0.84) - 2 * max(1, d // 28)))
    inner.blit(recoloured(hole, (0, 0, 0)), (max(1, d // 28),) * 2, special_flags=pygame.BLEND_RGBA_SUB)
    blit_centred(out, recoloured(inner, dark(colour, 0.5), 220), (d / 2, d / 2))
    middle = (d / 2, d / 2)
    if kind == "resource":
        blit_centred(out, resource_token(target, round(d * 0.64)), middle)
    elif kind == "quarter":
        blit_centred(out, icon(QUARTER_SIGNS[target], round(d * 0.64), CREAM), middle)
    else:
        blit_centred(out, icon("star", round(d * 0.84), (240, 202, 112)), middle)
        put_text(out, str(bonus), "number", round(d * 0.46), (64, 34, 4), (d / 2, d / 2 + d * 0.02), "center")
    return out


@kept
def seat_disc(seat_style: SeatStyle, diameter: int) -> Surface:
    """A wooden cylinder with an ivory ring; its picture is a little higher than wide."""
    d = max(8, diameter)
    high = max(2, d // 7)
    c = Canvas((d, d + high), d, rim=dark(seat_style.colour, 0.6))
    side = dark(seat_style.colour, 0.52)
    c.disc(side, (d / 2, d / 2 + high), d / 2)
    c.box(side, 0, d / 2, d, high)
    c.disc(dark(seat_style.colour, 0.3), (d / 2, d / 2), d / 2)
    for i in range(6):
        c.disc(
            mix(light(seat_style.colour, 0.2), seat_style.colour, i / 5), (d / 2, d / 2), d / 2 * (1 - 0.02 * i) - 0.6
        )
    c.disc((250, 236, 204), (d / 2, d / 2), d * 0.46, max(1.2, d / 13))
    out = c.finish()
    blit_centred(out, icon(seat_style.symbol, round(d * 0.66), seat_style.ink), (d / 2, d / 2))
    return out


@kept
def burial_cube(seat_style: SeatStyle, side: int) -> Surface:
    """Front, top and side face; a quarter of its side deeper than wide."""
    d = max(6, side)
    e = max(2, d // 4)
    c = Canvas((d + e, d + e), d + e, rim=dark(seat_style.colour, 0.6))
    colour = seat_style.colour
    c.poly(colour, (0, e), (d, e), (d, d + e), (0, d + e))
    c.poly(light(colour, 0.42), (0, e), (e, 0), (d + e, 0), (d, e))
    c.poly(dark(colour, 0.45), (d, e), (d + e, 0), (d + e, d), (d, d + e))
    c.path(light(colour, 0.6), ((0, e), (d, e), (d, d + e)), 0.8, round_ends=False)
    out = c.finish()
    blit_centred(out, icon(seat_style.symbol, round(d * 0.8), seat_style.ink), (d / 2, e + d / 2))
    return out


@kept
def seat_badge(seat_style: SeatStyle, side: int) -> Surface:
    """The flat sign of a seat, for lists and under gods."""
    d = max(8, side)
    out = _piece(masks.rounded((d, d), d / 3), seat_style.colour, 4, d // 18)
    blit_centred(out, icon(seat_style.symbol, round(d * 0.76), seat_style.ink), (d / 2, d / 2))
    return out


@kept
def prestige_disc(diameter: int, text: str, colour: Colour = _PRESTIGE) -> Surface:
    """Prestige points: a gold sun with the number."""
    d = max(10, diameter)
    out = _piece(masks.disc(d), colour, 5, d // 18)
    ring = masks.ring(round(d * 0.9), max(1.0, d / 24))
    blit_centred(out, recoloured(ring, dark(colour, 0.5), 200), (d / 2, d / 2))
    line = fit_line(text, "number", round(d * (0.62 if len(text) < 2 else 0.52)), round(d * 0.8), 8)
    put_text(out, line.text, "number", line.px, (64, 34, 4), (d / 2, d / 2), "center")
    return out


@kept
def god_head(god: str, diameter: int) -> Surface:
    """A god on its colour in a gold rim."""
    d = max(10, diameter)
    out = _piece(masks.disc(d), GOD_COLOURS[god], 6, d // 24)
    ring = masks.ring(round(d * 0.95), max(1.2, d / 22))
    blit_centred(out, recoloured(ring, GOLD), (d / 2, d / 2))
    blit_centred(out, icon(GOD_SIGNS[god], round(d * 0.7), (255, 236, 186)), (d / 2, d / 2))
    return out


@kept
def first_player_token(side: int) -> Surface:
    """The scarab on its turquoise shield."""
    d = max(8, side)
    out = _piece(masks.rounded((d, d), d * 0.3), (24, 118, 118), 8, d // 18)
    blit_centred(out, icon("beetle", round(d * 0.82), (255, 232, 170)), (d / 2, d / 2))
    return out


@kept
def pharaoh_token(diameter: int) -> Surface:
    d = max(8, diameter)
    out = _piece(masks.disc(d), (214, 160, 44), 9, d // 18)
    ring = masks.ring(round(d * 0.88), max(1.2, d / 24))
    blit_centred(out, recoloured(ring, (120, 70, 16)), (d / 2, d / 2))
    blit_centred(out, icon("crown", round(d * 0.64), (96, 40, 10)), (d / 2, d / 2))
    return out


@kept
def marker_token(diameter: int) -> Surface:
    """A neutral marker in place of a resource token."""
    d = max(6, diameter)
    out = _piece(masks.disc(d), (150, 134, 112), 12, d // 20)
    blit_centred(out, icon("cross", round(d * 0.5), (84, 70, 54)), (d / 2, d / 2))
    return out


@kept
def climb_arrow(tracks: tuple[str, ...], height: int) -> Surface:
    """An arrow of the Nile in the colours of the two tracks that it allows; none: any track."""
    high = max(8, height)
    wide = round(high * 0.86)
    c = Canvas((wide, high), 86, rim=(250, 236, 204) if tracks else INK)

    def half(sign: int, paint: Colour) -> None:
        c.poly(paint, (43, 8), (43 + sign * 33, 50), (43 + sign * 15, 50), (43 + sign * 15, 92), (43, 92))

    c.poly((250, 236, 204) if tracks else INK, (43, 0), (86, 56), (63, 56), (63, 99), (23, 99), (23, 56), (0, 56))
    left, right = (tracks[0], tracks[-1]) if tracks else ("", "")
    half(-1, colour_of(left) if left else (252, 240, 214))
    half(1, colour_of(right) if right else (252, 240, 214))
    return c.finish()


@kept
def right_arrow(width: int, colour: Colour = INK) -> Surface:
    c = Canvas((max(6, width), max(5, round(width * 0.72))), 100, rim=colour)
    c.poly(colour, (0, 25), (56, 25), (56, 0), (100, 36), (56, 72), (56, 47), (0, 47))
    return c.finish()


@kept
def turn_arrow(side: int, clockwise: bool, colour: Colour = CREAM) -> Surface:
    """The Direction token: which way the wheel turns at the end of a round."""
    c = Canvas((side, side), 100, rim=colour)
    points = [(50 + 33 * math.cos(math.radians(a)), 50 + 33 * math.sin(math.radians(a))) for a in range(-200, 41, 8)]
    c.path(colour, points, 13, round_ends=False)
    a = math.radians(40)
    x, y, t = 50 + 33 * math.cos(a), 50 + 33 * math.sin(a), a + math.pi / 2
    c.poly(
        colour,
        (x + 18 * math.cos(a), y + 18 * math.sin(a)),
        (x - 18 * math.cos(a), y - 18 * math.sin(a)),
        (x + 28 * math.cos(t), y + 28 * math.sin(t)),
    )
    out = c.finish()
    return out if clockwise else pygame.transform.flip(out, True, False)


@kept
def token_bag(height: int) -> Surface:
    """The bag of offering tokens."""
    c = Canvas((round(height * 0.9), height), 90, rim=(34, 62, 64))
    c.poly((20, 66, 68), (24, 0), (66, 0), (58, 26), (32, 26))
    c.disc((20, 66, 68), (45, 62), 38)
    c.poly((92, 168, 164), (28, 2.5), (62, 2.5), (55, 24), (35, 24))
    for k in range(10):
        c.disc((34 + 5 * k, 104 + 5 * k, 106 + 5 * k), (45 - 0.8 * k, 62 - 0.9 * k), 35.6 - 2.2 * k)
    c.box((246, 206, 110), 29, 20, 32, 6.5, 3)
    c.box((150, 98, 24), 29, 24.4, 32, 2.4, 1)
    out = c.finish()
    blit_centred(out, icon("offering", round(height * 0.34), (240, 224, 180)), (out.get_width() / 2, height * 0.68))
    return out


@kept
def well(size: tuple[int, int], colour: Colour, radius: float, depth: int = 3, alpha: int = 150) -> Surface:
    """A place cut into a plate: dark at its upper left inside, a light lip below right."""
    mask = masks.rounded(size, radius)
    out = blank(size, colour)
    out.blit(recoloured(mask, (255, 244, 214), 90), (0, 0))
    inside = cut_out(texture("stone", size, colour, 3), mask)
    shade = blank(size, (20, 8, 0))
    shade.fill((20, 8, 0, alpha))
    cut = recoloured(mask, (0, 0, 0))
    shade.blit(cut, (max(1, depth // 2 + 1), depth), special_flags=pygame.BLEND_RGBA_SUB)
    shade = clip(pygame.transform.gaussian_blur(shade, max(1, depth)), mask)
    inside.blit(shade, (0, 0))
    out.blit(inside, (0, 0))
    out.blit(recoloured(masks.rounded_line(size, radius, 1.0), dark(colour, 0.45), 150), (0, 0))
    return out
