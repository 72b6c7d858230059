"""Built things: blocks, cubes, pyramids, obelisks, houses, pillars, temples. Lit faces left, shaded faces right."""

from __future__ import annotations

from pygame import Surface

from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon
from ui.art.palette import SeatStyle
from ui.art.shading import turned
from ui.art.surface import blank, blit_centred

LIMESTONE: Colour = (226, 208, 170)
SAND: Colour = (240, 208, 144)
_SAND_SHADE: Colour = (182, 130, 70)


@kept
def block(height: int, colour: Colour = LIMESTONE) -> Surface:
    """A building stone, 110 wide for 100 high; in a seat's colour it is the cube of the burial chamber."""
    c = Canvas((round(height * 1.1), height), 110, rim=dark(colour, 0.6))
    edge = dark(colour, 0.62)
    c.poly(edge, (3, 33), (41, 7), (107, 7), (107, 70), (69, 97), (3, 97))
    c.poly(light(colour, 0.62), (7, 35), (43, 11), (101, 11), (67, 35))
    c.poly(mix(light(colour, 0.62), colour, 0.35), (16, 33), (44, 14), (92, 14), (66, 33))
    c.poly(mix(colour, light(colour, 0.2), 0.5), (7, 37), (66, 37), (66, 93), (7, 93))
    c.poly(colour, (12, 44), (66, 40), (66, 93), (12, 93))
    c.poly(dark(colour, 0.34), (69, 37), (103, 13), (103, 67), (69, 93))
    c.poly(dark(colour, 0.26), (69, 37), (103, 13), (103, 20), (69, 45))
    c.line(dark(colour, 0.2), (20, 58), (34, 56), 2.2)
    c.line(dark(colour, 0.2), (40, 78), (56, 76), 2.2)
    return c.finish()


@kept
def cube(seat_style: SeatStyle, height: int) -> Surface:
    """A seat's wooden cube with its symbol on the front."""
    out = block(height, seat_style.colour).copy()
    if height >= 18:
        blit_centred(out, icon(seat_style.symbol, round(height * 0.46), seat_style.ink), (height * 0.37, height * 0.65))
    return out


@kept
def pyramid(height: int, colour: Colour = SAND, courses: int = 7, tip: bool = True) -> Surface:
    """124 wide for 100 high. Kemet's are ruby, sapphire, diamond with as many courses as their level."""
    c = Canvas((round(height * 1.24), height), 124, rim=dark(colour, 0.62))
    top, left, front, right = (57, 3), (3, 84), (75, 98), (121, 80)
    lit = light(colour, 0.1) if colour == SAND else light(colour, 0.26)
    shade = _SAND_SHADE if colour == SAND else dark(colour, 0.3)
    c.poly(lit, top, left, front)
    c.poly(shade, top, front, right)
    for i in range(1, courses):
        f = i / courses
        a, b, d = (curves.lerp(top, q, f) for q in (left, front, right))
        c.line(mix(lit, shade, 0.55), a, b, 1.5)
        c.line(dark(shade, 0.28), b, d, 1.5)
        if height >= 34:
            _joints(c, top, left, front, i, courses, mix(lit, shade, 0.4))
    c.poly(light(colour, 0.5), top, curves.lerp(top, left, 0.99), curves.lerp(top, curves.lerp(left, front, 0.1), 0.99))
    if tip:
        a, b, d = (curves.lerp(top, q, 0.18) for q in (left, front, right))
        c.poly((255, 230, 124), top, a, b)
        c.poly((210, 150, 36), top, b, d)
        c.line((128, 84, 20), a, b, 1.4)
        c.line((128, 84, 20), b, d, 1.4)
    edge = dark(colour, 0.64)
    c.path(edge, (top, left, front, right), 2.6, closed=True)
    c.line(mix(edge, colour, 0.3), top, front, 2.0)
    return c.finish()


def _joints(
    c: Canvas, top: curves.Point, left: curves.Point, front: curves.Point, i: int, courses: int, paint: Colour
) -> None:
    """Upright joints of one course on the lit face."""
    upper, lower = i / courses, (i + 1) / courses
    for k in range(1, i + 1):
        t = (k - (0.5 if i % 2 else 0.15)) / (i + 0.6)
        a = curves.lerp(curves.lerp(top, left, upper), curves.lerp(top, front, upper), t)
        b = curves.lerp(curves.lerp(top, left, lower), curves.lerp(top, front, lower), t)
        c.line(paint, a, (a[0] + (b[0] - a[0]) * 0.3, b[1]), 1.2)


@kept
def double_pyramid(height: int, colour: Colour = SAND) -> Surface:
    """Two pyramids on one plinth: one piece that counts as two. 190 wide for 100 high."""
    out = blank((round(height * 1.9), height), dark(colour, 0.62))
    small, big = pyramid(round(height * 0.8), colour), pyramid(round(height * 0.95), colour)
    out.blit(small, (out.get_width() - small.get_width(), height - small.get_height() - round(height * 0.06)))
    out.blit(big, (0, height - big.get_height()))
    return out


@kept
def obelisk(height: int, colour: Colour = (232, 176, 132)) -> Surface:
    """A needle with a gold tip on its plinth, 44 wide for 100 high; its shadow is the caller's, it has a direction."""
    w = round(height * 0.44)
    c = Canvas((w, height), 44, rim=dark(colour, 0.66))
    edge = dark(colour, 0.68)
    c.poly(edge, (2, 84), (11, 78), (43, 78), (43, 90), (32, 99.5), (2, 99.5))
    stone = mix(colour, (236, 206, 146), 0.6)
    c.poly(light(stone, 0.3), (4, 85.5), (12, 80), (41, 80), (32, 85.5))
    c.poly(dark(stone, 0.14), (4, 85.5), (31.5, 85.5), (31.5, 98), (4, 98))
    c.poly(dark(stone, 0.45), (31.5, 85.5), (41, 80), (41, 89.5), (31.5, 98))
    c.poly(edge, (8, 85), (13, 15), (20, 0.5), (29, 12), (36.5, 80), (27.5, 86))
    c.poly(light(colour, 0.14), (10, 84), (14.6, 16), (24, 16), (27, 84))
    c.poly(light(colour, 0.36), (10, 84), (14.6, 16), (16.2, 16), (12.6, 84))
    c.poly(dark(colour, 0.36), (27, 84), (24, 16), (28, 13.5), (34.6, 79))
    c.poly((255, 232, 140), (14.6, 15.4), (24, 15.4), (20, 2.6))
    c.poly((255, 250, 214), (14.6, 15.4), (18, 15.4), (20, 2.6))
    c.poly((196, 134, 34), (24, 15.4), (28, 12.8), (20, 2.6))
    out = c.finish()
    size = round(height * 0.11)
    if size >= 7:
        for i, sign in enumerate(("falcon", "ankh", "eye", "feather")):
            at = (w * (0.44 - 0.006 * i), height * (0.26 + 0.155 * i))
            blit_centred(out, icon(sign, size, light(colour, 0.6)), (at[0] + 0.8, at[1] + 0.8))
            blit_centred(out, icon(sign, size, dark(colour, 0.5)), at)
    return out


@kept
def house(seat_style: SeatStyle, height: int) -> Surface:
    """A building in the seat's colour, as square as high."""
    colour = seat_style.colour
    c = Canvas((height, height), 100, rim=dark(colour, 0.7))
    edge, lit, shade = dark(colour, 0.72), light(colour, 0.4), dark(colour, 0.36)
    c.poly(edge, (11, 35), (35, 17), (95, 17), (100, 79), (82, 98), (3, 98))
    c.poly(lit, (15, 36), (37, 20), (92, 20), (72, 36))
    c.poly(mix(lit, shade, 0.45), (22, 34.5), (39, 23), (85, 23), (69, 34.5))
    c.poly(shade, (72, 38), (92.5, 21), (97, 77), (81, 94.5))
    c.poly(colour, (14, 38), (70.5, 38), (79, 95), (6, 95))
    c.poly(lit, (14, 38), (70.5, 38), (71.4, 43.5), (13.2, 43.5))
    for y in (57, 70, 83):
        c.line(dark(colour, 0.16), (13 - (y - 38) * 0.14, y), (72 + (y - 38) * 0.14, y), 1.6)
    out = c.finish()
    blit_centred(out, icon(seat_style.symbol, round(height * 0.42), seat_style.ink), (height * 0.43, height * 0.69))
    return out


@kept
def pillar(seat_style: SeatStyle, height: int) -> Surface:
    """A column with a papyrus capital in the seat's colour; as square as high."""
    colour = seat_style.colour
    c = Canvas((height, height), 100, rim=dark(colour, 0.7))
    edge = dark(colour, 0.72)
    capital = [(24, 15), (36, 38), (64, 38), (76, 15)]
    for grow, paint in ((2.4, edge),):
        c.box(paint, 22 - grow, 84 - grow, 56 + 2 * grow, 14 + 2 * grow, 2)
        c.poly(paint, (37 - grow, 36), (63 + grow, 36), (66 + grow, 88), (34 - grow, 88))
        c.poly(paint, (22 - grow, 12), (78 + grow, 12), (65 + grow, 40), (35 - grow, 40))
        c.box(paint, 26 - grow, 3 - grow, 48 + 2 * grow, 11 + 2 * grow, 2)
    turned(c, [(22, 85), (78, 85), (78, 97), (22, 97)], colour)
    turned(c, [(37, 40), (63, 40), (66, 86), (34, 86)], colour)
    turned(c, capital, colour)
    turned(c, [(26, 3), (74, 3), (74, 14), (26, 14)], colour, 0.55)
    for y in (40, 45):
        c.box((244, 212, 124), 36.4, y, 27.2, 2.6)
        c.box((168, 118, 40), 54, y, 9.6, 2.6)
    for x in (36, 44, 52, 60):
        c.line(dark(colour, 0.3), (x + (x - 50) * 0.5, 17), (x, 37), 1.3)
    out = c.finish()
    blit_centred(out, icon(seat_style.symbol, round(height * 0.25), seat_style.ink), (height * 0.5, height * 0.66))
    return out


@kept
def temple(height: int) -> Surface:
    """Two towers and a gate, 114 wide for 100 high."""
    c = Canvas((round(height * 1.14), height), 114, rim=(92, 54, 22))
    edge = (92, 54, 22)
    c.poly(edge, (1, 98), (8, 6), (46, 6), (49, 98))
    c.poly(edge, (65, 98), (68, 6), (106, 6), (113, 98))
    c.box(edge, 42, 32, 30, 66)
    c.poly((240, 212, 154), (6, 94), (12, 15), (42, 15), (44, 94))
    c.poly((212, 172, 106), (70, 94), (72, 15), (102, 15), (108, 94))
    c.poly((222, 188, 124), (34, 15), (42, 15), (44, 94), (35, 94))
    for x in (3.5, 63.5):
        c.box(edge, x, 2, 47, 11, 2)
        c.box((252, 230, 178), x + 2.5, 4, 42, 3)
        for k in range(7):
            c.box(((48, 96, 150), (190, 70, 46), (66, 124, 84))[k % 3], x + 4 + k * 5.8, 7.4, 4.2, 4)
    c.box((226, 190, 126), 45.5, 36, 23, 11)
    c.box((52, 26, 12), 48, 50, 18, 48)
    c.box((84, 46, 20), 48, 50, 4, 48)
    c.disc((222, 164, 44), (57, 41.5), 4.6)
    for x in (18, 28, 80, 90):
        c.box((178, 70, 44), x, 24, 4.6, 24, 1)
    for y in (60, 76):
        c.line((206, 168, 106), (8.4, y), (43, y), 1.4)
        c.line((176, 134, 78), (71, y), (106, y), 1.4)
    return c.finish()
