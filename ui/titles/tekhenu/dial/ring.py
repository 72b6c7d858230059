"""What stands still: wood, the ring with the names of the gods, statue places and bonuses, markers, words, the hub."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.dial import SECTIONS, light_of
from game.tekhenu.words import GODS
from ui.art import masks
from ui.art.arc_text import Arc, Letters, arc_length, put_arc_text
from ui.art.backdrop import baked
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour
from ui.art.curves import wedge
from ui.art.goods import GOD_SIGNS
from ui.art.icons import carved, icon
from ui.art.light import aura, raised
from ui.art.masonry import obelisk
from ui.art.palette import CREAM, INK
from ui.art.plates import shaped
from ui.art.surface import Size, blank, blit_centred, faded
from ui.art.texture import Matter
from ui.titles.tekhenu.dial.grounds import STONE
from ui.titles.tekhenu.dial_places import LINES, DialPlaces
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import bonus_token, hollow

_ORNAMENTS = ("ankh", "eye", "lotus", "feather", "scarab", "was")


def paint_base(target: Surface, style: TableStyle) -> None:
    """Wood, ring and the recess of the disc; names of the gods and a frieze between them."""
    dial = style.layout.dial
    u, centre = dial.u, dial.centre
    ring = _ring(2 * round(dial.radius + 5 * u))
    aura(ring, 12 * u, (14, 6, 0), 170).centred(target, (centre[0] + 5 * u, centre[1] + 9 * u))
    blit_centred(target, ring, centre)
    for section in range(SECTIONS):
        _frieze(target, dial, section)
        _name(target, style, section)
        for slot in range(dial.slots):
            _place(target, dial, dial.statue(section, slot))


@kept
def _ring(diameter: int) -> Surface:
    return pygame.transform.smoothscale(baked("tekhenu_ring"), (diameter, diameter))


def _name(target: Surface, style: TableStyle, section: int) -> None:
    """The god along the circle; long names get smaller letters rather than run into a statue."""
    dial, name = style.layout.dial, style.god(GODS[section]).upper()
    px = style.layout.text(23, 1.0)
    room = math.radians(30) * dial.ring
    while px > 13 and arc_length(name, px, 1.05) > room:
        px -= 1
    arc = Arc(dial.centre, dial.ring - 0.5 * dial.u, dial.name_angle(section), dial.below(section))
    put_arc_text(target, name, arc, Letters(px, (74, 34, 8), 1.05, (255, 236, 190)))


def _frieze(target: Surface, dial: DialPlaces, section: int) -> None:
    """Small carved signs in the plain parts of the ring."""
    size = round(15 * dial.u)
    if size < 9:
        return
    free = {1: (16.5, 27.0), 2: (-27.0, 27.0), 3: (-27.2,)}[dial.slots]
    order = random.Random(section)
    side = -1 if dial.below(section) else 1
    for swing in free:
        angle = dial.angle(section) + side * swing
        sign = carved(order.choice(_ORNAMENTS), size, STONE)
        turned = pygame.transform.rotozoom(sign, -angle + (180 if dial.below(section) else 0), 1)
        blit_centred(target, turned, dial.at(dial.ring, angle))


def _place(target: Surface, dial: DialPlaces, spot: tuple[int, int]) -> None:
    blit_centred(target, hollow(round(29 * dial.u)), spot)
    blit_centred(target, faded(icon("statue", round(17 * dial.u), (96, 62, 24)), 150), spot)


# What depends on the position


def paint_words(target: Surface, place: Rect, style: TableStyle, first_sunny: int, alpha: int = 255) -> None:
    """The signs of the gods and the words of the lines, fixed over the disc, in an ink that fits the light."""
    dial = style.layout.dial
    words = tuple(style.say(f"line.{plate}").upper() for plate in LINES)
    side = 2 * round(dial.disc)
    layer = _words((side, side), dial.u, first_sunny, words, style.layout.text(15, 1.0))
    if alpha < 255:
        layer = faded(layer, alpha)
    blit_centred(target, layer, dial.centre)


@kept
def _words(size: Size, u: float, first_sunny: int, words: tuple[str, ...], px: int) -> Surface:
    out = blank(size, (60, 30, 10))
    dial = DialPlaces((size[0] // 2, size[1] // 2), u, 1)
    for section, god in enumerate(GODS):
        dark = light_of(first_sunny, section) == "dark"
        shape = icon(GOD_SIGNS[god], round(122 * u), (150, 150, 210) if dark else (255, 246, 220))
        blit_centred(out, faded(shape, 46 if dark else 62), dial.at(dial.hub + 1.66 * dial.band, dial.angle(section)))
        for word, plate in zip(words, LINES, strict=True):
            _, outer = dial.line(plate)
            ink: Colour = (236, 224, 250) if dark else INK
            if plate == "forbidden":
                ink = (190, 176, 226) if dark else (250, 214, 180)
            small = px
            while small > 11 and arc_length(word, small) > math.radians(56) * (outer - 9 * u):
                small -= 1
            arc = Arc(dial.centre, outer - 8.8 * u, dial.angle(section), dial.below(section))
            put_arc_text(out, word, arc, Letters(small, ink, alpha=215 if plate == "forbidden" else 235))
    return out


def slot_token(slot: int, size: int) -> Surface:
    """The bonus of the god of a Horus slot."""
    return bonus_token(components().horus_slots[slot].bonus, size)


@kept
def marker(diameter: int, hourglasses: int) -> Surface:
    c = Canvas((diameter, diameter), 100, rim=(70, 10, 10))
    c.disc((70, 10, 10), (50, 50), 50)
    c.disc((255, 220, 140), (50, 50), 45)
    c.disc((120, 26, 28), (50, 50), 41)
    c.disc((158, 48, 46), (48.6, 47.6), 38)
    out = c.finish()
    for k in range(hourglasses):
        x = diameter / 2 + (k - (hourglasses - 1) / 2) * diameter * 0.3
        blit_centred(out, icon("hourglass", round(diameter * 0.48), CREAM), (x, diameter / 2))
    return out


def paint_hub(target: Surface, place: Rect, style: TableStyle) -> None:
    """The hub with its obelisk, which rises up the screen like every piece."""
    dial = style.layout.dial
    picture = _hub(2 * round(dial.hub))
    raised(picture, 5 * dial.u).centred(target, dial.centre)
    needle = obelisk(round(124 * dial.u))
    x, y = dial.centre
    foot = (x + 2 * dial.u, y + 43 * dial.u)
    cast = _cast((round(110 * dial.u), round(70 * dial.u)))
    target.blit(cast, (round(x - 20 * dial.u), round(y - 10 * dial.u)))
    raised(needle, 2).centred(target, (foot[0], foot[1] - needle.get_height() / 2))
    glint = _glint(round(56 * dial.u))
    blit_centred(target, glint, (foot[0] - 1.5 * dial.u, foot[1] - needle.get_height() + 8 * dial.u))


@kept
def _hub(diameter: int) -> Surface:
    out = _slice(diameter, (120, 80, 38), "wood", diameter * 0.026)
    inner = diameter - 2 * max(2, round(diameter * 0.04))
    blit_centred(out, _slice(inner, (206, 168, 106), "stone", diameter * 0.016), (diameter / 2, diameter / 2))
    c = Canvas((diameter, diameter), 124, rim=(134, 86, 34))
    c.disc((134, 86, 34), (62, 62), 52, 1.2)
    for k in range(24):
        a = math.radians(15 * k + 7.5)
        c.poly((134, 86, 34), *wedge((62, 62), 46, 51, a - 0.045, a + 0.045, 3))
    out.blit(c.finish(), (0, 0))
    return out


def _slice(diameter: int, colour: Colour, matter: Matter, edge: float) -> Surface:
    return shaped(masks.disc(diameter), colour, matter, max(2, round(edge)), 6, (130, 150))


@kept
def _cast(size: Size) -> Surface:
    """The short shadow of the plinth on the hub."""
    c = Canvas(size, 110, fine=2, rim=(18, 6, 20))
    c.poly((18, 6, 20, 150), (2, 34), (40, 6), (82, 34), (54, 58), (18, 60))
    return pygame.transform.gaussian_blur(c.finish(), max(1, size[0] // 30))


@kept
def _glint(diameter: int) -> Surface:
    c = Canvas((diameter, diameter), 100, fine=1, rim=(255, 240, 170))
    for radius, alpha in ((44, 26), (30, 40), (16, 80)):
        layer = blank((diameter, diameter), (255, 240, 170))
        pygame.draw.circle(layer, (255, 240, 170, alpha), (diameter / 2, diameter / 2), radius * diameter / 100)
        c.surface.blit(layer, (0, 0))
    return pygame.transform.gaussian_blur(c.finish(), max(1, diameter // 9))
