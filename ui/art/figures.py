"""People and their images: the scribe of a seat, farmers, statues."""

from __future__ import annotations

import pygame
from pygame import Surface

from ui.art import curves
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon
from ui.art.light import bevel
from ui.art.palette import SeatStyle
from ui.art.shading import ball, turned
from ui.art.surface import blank, blit_centred


@kept
def pawn(seat_style: SeatStyle, height: int) -> Surface:
    """A scribe of turned wood in the seat's colour, its symbol on the belly. 74 wide for 100 high."""
    colour = seat_style.colour
    edge = dark(colour, 0.7)
    c = Canvas((round(height * 0.74), height), 74, rim=edge)
    body = curves.smooth([(27, 30), (19, 52), (5, 82), (37, 91), (69, 82), (55, 52), (47, 30)], 8, closed=True)
    c.oval(edge, 0, 74, 74, 26)
    c.poly(edge, *body)
    c.disc(edge, (37, 20), 20)
    c.oval(dark(colour, 0.45), 3, 77, 68, 21)
    c.oval(dark(colour, 0.12), 3, 75, 68, 20)
    c.oval(light(colour, 0.16), 6, 76, 52, 14)
    turned(c, curves.towards(body, (37, 60), 0.075), colour)
    c.oval(dark(colour, 0.5), 25.5, 32.5, 23, 7)
    c.oval(light(colour, 0.12), 25.5, 30.5, 23, 6.5)
    ball(c, colour, (37, 20), 17.2)
    out = c.finish()
    sign = icon(seat_style.symbol, round(height * 0.42), seat_style.ink)
    shade = icon(seat_style.symbol, round(height * 0.42), dark(colour, 0.62))
    centre = (out.get_width() / 2, height * 0.63)
    if height >= 30 and seat_style.ink[0] > 150:
        blit_centred(out, shade, (centre[0] + 1, centre[1] + 1))
    blit_centred(out, sign, centre)
    return out


_SKIN: Colour = (172, 102, 56)
_LINE: Colour = (66, 34, 12)


@kept
def farmer(height: int) -> Surface:
    """A farmer with his hoe, 80 wide for 100 high; standing, so that rows of them read at 28 px."""
    c = Canvas((round(height * 0.8), height), 80, rim=_LINE)
    linen, fold, hair = (252, 246, 230), (214, 200, 170), (36, 22, 14)
    head = curves.smooth(
        [(28.5, 18), (31, 9), (40, 5.6), (49, 9), (51.5, 18), (48.5, 28), (40, 33), (31.5, 28)], 6, True
    )
    for g, skin, cloth in ((4.2, _LINE, _LINE), (0.0, _SKIN, linen)):
        c.poly(skin, (29 - g, 80), (37.5 + g, 80), (36.5 + g, 97 + g / 2), (25 - g, 97 + g / 2))
        c.poly(skin, (42.5 - g, 80), (51 + g, 80), (55 + g, 97 + g / 2), (43.5 - g, 97 + g / 2))
        torso = [(26, 37), (40, 35), (54, 37), (55, 42), (49.5, 60), (30.5, 60), (25, 42)]
        c.poly(skin, *((x + (g if x > 40 else -g), y + (g if y > 40 else -g)) for x, y in torso))
        c.path(skin, ((27.5, 40), (18.5, 55), (22, 62)), 7 + 2 * g)
        c.poly(cloth, (30 - g, 57 - g), (50 + g, 57 - g), (58 + g, 82 + g), (22 - g, 82 + g))
        c.box(skin, 36 - g, 28, 8 + 2 * g, 10)
        c.poly(skin, *curves.towards(head, (40, 20), -g / 13))
    c.poly(dark(_SKIN, 0.2), (43, 38), (54, 38), (49.5, 58), (44, 58))
    c.poly(light(_SKIN, 0.2), (29, 39), (36, 38), (35, 50), (31, 51))
    c.poly(fold, (43, 60), (50.6, 60), (57, 81), (46, 81))
    c.line(fold, (34, 62), (31, 81), 1.6)
    c.line((196, 72, 46), (30, 59.6), (50, 59.6), 3.6)
    c.path((64, 128, 150), ((30, 38.5), (35, 42.6), (40, 43.8), (45, 42.6), (50, 38.5)), 3.2)
    c.path((88, 52, 18), ((62, 13), (60, 97)), 4.6)
    c.poly((58, 50, 44), (57, 9), (79.5, 17), (71, 26), (57, 22.5))
    c.poly((158, 154, 146), (59, 11.6), (75, 17.6), (70, 22.6), (59, 19.6))
    c.path(_LINE, ((53, 41), (61.5, 50)), 11)
    c.path(_SKIN, ((53, 41), (61, 49.5)), 6.6)
    c.poly(hair, *(p for p in curves.towards(head, (40, 20), -0.07) if p[1] < 14.5))
    c.poly(hair, (27.4, 13), (31.6, 13), (31, 27), (28.6, 25))
    c.poly(hair, (52.6, 13), (48.4, 13), (49, 27), (51.4, 25))
    if height >= 48:
        for x in (35.6, 44.4):
            c.disc((250, 244, 230), (x, 19.6), 2.1)
            c.disc(hair, (x + 0.4, 19.6), 1.3)
        c.line(dark(_SKIN, 0.45), (37, 27.4), (43, 27.4), 1.3)
    return c.finish()


@kept
def statue(seat_style: SeatStyle, height: int) -> Surface:
    """A seated statue in the seat's colour on a plinth with its symbol."""
    fine = 3
    n = height * fine
    colour = seat_style.colour
    out = blank((n, n), dark(colour, 0.75))
    figure = round(n * 0.8)
    back = icon("statue", figure, dark(colour, 0.75))
    left, top = (n - figure) // 2, 2 * max(1, n // 110)
    step = max(1, n // 110)
    for dx in range(-2 * step, 6 * step, step):
        for dy in (-2 * step, 0, 2 * step, 4 * step):
            out.blit(back, (left + dx, top + dy))
    front = icon("statue", figure, light(colour, 0.2))
    out.blit(front, (left, top))
    out.blit(bevel(front, max(2, n // 44), 190, 150, light(colour, 0.8), dark(colour, 0.55)), (left, top))
    c = Canvas((n, n), 100, fine=1, rim=dark(colour, 0.75))
    c.poly(dark(colour, 0.76), (8, 80), (19, 72), (87, 72), (91, 75), (91, 93), (80, 100), (8, 100))
    c.poly(light(colour, 0.42), (10, 80), (20, 74), (86, 74), (78, 80))
    c.poly(colour, (10, 80), (78, 80), (78, 98), (10, 98))
    c.poly(mix(colour, light(colour, 0.3), 0.6), (10, 80), (78, 80), (78, 82.4), (10, 82.4))
    c.poly(dark(colour, 0.4), (78, 80), (88, 74), (88, 91), (78, 98))
    out.blit(c.finish(), (0, 0))
    blit_centred(out, icon(seat_style.symbol, round(n * 0.19), seat_style.ink), (n * 0.44, n * 0.892))
    return pygame.transform.smoothscale(out, (height, height))
