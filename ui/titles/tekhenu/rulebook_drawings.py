"""The larger drawings in the rule book of Tekhenu: dial, purity, scales, Temple, Osiris, losses, pyramid of tiles."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.tekhenu.components import OsirisSpace, components
from game.tekhenu.dial import SECTIONS, arrow_edge, light_of
from game.tekhenu.words import BASIC, COLOURS, GODS, GOODS, HIGHEST, LIGHTS
from ui.art import dice
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, mix
from ui.art.goods import GOOD_COLOURS, LIGHT_COLOURS, LIGHT_SIGNS, god_medallion, good_token, light_disc
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.masonry import house, obelisk, pillar
from ui.art.palette import INK, INK_SECTION, POINTS, seats
from ui.art.pans import balance, hangs
from ui.art.plates import body
from ui.art.surface import blank, blit_centred
from ui.art.tokens import badge, number_disc
from ui.rules.drawing import PAPER, ROOT, fitted, papyrus_plate
from ui.titles.tekhenu.cards.bot_tile import bot_tile
from ui.titles.tekhenu.cards.pillar_tile import pillar_tile

LINE: Colour = (92, 56, 18)
BRONZE: Colour = (176, 122, 58)
GREEN: Colour = (46, 112, 66)
RED: Colour = (150, 40, 28)
PURITIES = ("pure", "tainted", "forbidden")
PURITY_SIGNS = {"pure": "plus", "tainted": "minus", "forbidden": "lock"}

EXAMPLE = {1: ("P03", 1), 3: ("P07", 2), 4: ("P05", 0)}
"""Tiles and seats on the nine spaces of the example; the last one is being laid."""


def one_die(size: int, value: int, colour: str, locked: bool = False) -> Surface:
    """A die without the room in which it could be turned."""
    picture = (dice.locked if locked else dice.die)(size, value, colour)
    side = round(size * 1.16)
    middle = picture.get_width() // 2
    return picture.subsurface(Rect(middle - side // 2, middle - side // 2, side, side))


# The dial and its light


def dial(diameter: int, first_sunny: int) -> Surface:
    """Six sections in their light, the gods around them, the arrow between the two in the sun."""
    c = Canvas((diameter, diameter), 200, fine=3, rim=LINE)
    c.disc(LINE, (100, 100), 100)
    c.disc(BRONZE, (100, 100), 97)
    for section in range(SECTIONS):
        c.poly(LIGHT_COLOURS[light_of(first_sunny, section)][0], (100, 100), *_arc(section, 68))
    for section in range(SECTIONS):
        c.line(LINE, (100, 100), _point(section - 0.5, 69), 1.6)
    c.disc(LINE, (100, 100), 69, 2.2)
    c.disc(LINE, (100, 100), 21)
    c.disc((232, 196, 136), (100, 100), 19)
    edge = arrow_edge(first_sunny) - 0.5
    c.poly(LINE, _point(edge, 85), _point(edge + 0.13, 63), _point(edge - 0.13, 63))
    c.poly((250, 196, 60), _point(edge, 82), _point(edge + 0.1, 65), _point(edge - 0.1, 65))
    out = c.finish()
    z = diameter / 200
    for section, god in enumerate(GODS):
        x, y = _point(section, 83)
        raised(god_medallion(round(27 * z), god), z).centred(out, (x * z, y * z))
        kind = light_of(first_sunny, section)
        x, y = _point(section, 45)
        put_icon(out, LIGHT_SIGNS[kind], round(24 * z), LIGHT_COLOURS[kind][1], (x * z, y * z))
    stone = obelisk(round(36 * z))
    out.blit(stone, stone.get_rect(midbottom=(round(100 * z), round(113 * z))))
    return out


def _point(section: float, radius: float) -> tuple[float, float]:
    """Sections are counted clockwise, the first one at the top."""
    angle = math.radians(60 * section - 90)
    return 100 + radius * math.cos(angle), 100 + radius * math.sin(angle)


def _arc(section: int, radius: float) -> list[tuple[float, float]]:
    return [_point(section - 0.5 + step / 8, radius) for step in range(9)]


def dial_alone(room: int, scale: float) -> Surface:
    return dial(min(room, round(220 * scale)), 0)


def dial_turned(room: int, scale: float) -> Surface:
    """Before and after a rotation."""
    size = round(196 * scale)
    out = blank((2 * size + round(70 * scale), size), ROOT)
    out.blit(dial(size, 0), (0, 0))
    put_icon(out, "chevron_right", round(48 * scale), INK_SECTION, (size + 35 * scale, size / 2))
    out.blit(dial(size, 1), (size + round(70 * scale), 0))
    return fitted(out, room)


def purity(room: int, scale: float) -> Surface:
    """For each light the dice that are Pure, Tainted and Forbidden."""
    z = min(scale, room / 520)
    wide, line, gap = round(162 * z), round(44 * z), round(12 * z)
    out = blank((3 * wide + 2 * gap + 8, round(38 * z) + 3 * line + 14), ROOT)
    for column, light in enumerate(LIGHTS):
        place = Rect(2 + column * (wide + gap), round(20 * z), wide, 3 * line + round(22 * z))
        ground, ink = LIGHT_COLOURS[light]
        papyrus_plate(out, place, z, 6 + column, mix(ground, (255, 246, 224), 0.12))
        raised(light_disc(round(38 * z), light), 2 * z).centred(out, (place.centerx, place.y + 2 * z))
        for row, kind in enumerate(PURITIES):
            y = place.y + round(22 * z) + row * line + line // 2
            lying = [colour for colour in COLOURS if components().purity[light][colour] == kind]
            if not lying:
                continue
            put_icon(out, PURITY_SIGNS[kind], round(18 * z), ink, (place.x + 18 * z, y))
            x = place.x + round(46 * z)
            for colour in lying:
                blit_centred(out, one_die(round(28 * z), 5, colour, kind == "forbidden"), (x, y))
                x += round(37 * z)
    return out


def scales(room: int, scale: float) -> Surface:
    """Pure on the left, Tainted and excess on the right, the die of Anubis below."""
    z = min(scale, room / 380)
    size = (round(360 * z), round(170 * z))
    out = blank((size[0], size[1] + round(20 * z)), ROOT)
    balance(size, 0.6).put(out, (0, 0))
    left, right = hangs(size, 0.6)
    blit_centred(out, one_die(round(34 * z), 4, "white"), (left.dish[0], left.dish[1] - 12 * z))
    blit_centred(out, one_die(round(34 * z), 5, "gray"), (right.dish[0] - 22 * z, right.dish[1] - 12 * z))
    raised(good_token("bread", round(26 * z)), 2 * z).centred(out, (right.dish[0] + 22 * z, right.dish[1] - 10 * z))
    blit_centred(out, one_die(round(26 * z), 6, "black", True), (size[0] / 2 + 52 * z, size[1] - 4 * z))
    for hang, text, colour in ((left, "+4", GREEN), (right, "−6", RED)):
        blit_centred(out, badge(text, max(13, round(18 * z)), colour), (hang.dish[0], hang.dish[1] + 46 * z))
    return out


# Temple and Osiris


def temple_example(room: int, scale: float) -> Surface:
    """A tile is laid: two Buildings stand in its lines, two sides match their neighbours."""
    z = min(scale, room / 420)
    cell, margin = round(74 * z), round(58 * z)
    out = blank((3 * cell + 2 * margin, 3 * cell + margin + 8), ROOT)
    board = Rect(margin - 6, 2, 3 * cell + 12, 3 * cell + 12)
    out.blit(body(board.size, (104, 66, 34), "wood", 6 * z, 2, (20, -20), 0, 4), board)
    places = [Rect(margin + x * cell + 2, 8 + y * cell + 2, cell - 4, cell - 4) for y in range(3) for x in range(3)]
    for number, place in enumerate(places):
        out.blit(body(place.size, (214, 184, 132), "stone", 5 * z, 2, (-14, 10), 0, number, True), place)
    for number, (tile, seat) in EXAMPLE.items():
        out.blit(pillar_tile(places[number].width, tile), places[number])
        raised(pillar(seats()[seat], round(46 * z)), 2 * z).centred(out, places[number].center)
    pygame.draw.rect(out, (255, 244, 190), places[4], max(2, round(3 * z)), border_radius=round(5 * z))
    _house(out, (margin / 2 - 4, places[3].centery), 1, z)
    _house(out, (places[4].centerx, out.get_height() - 24 * z), 0, z)
    for number, side in ((1, "midbottom"), (3, "midright")):
        blit_centred(out, badge("+1", max(12, round(15 * z)), GREEN), getattr(places[number], side))
    return out


def _house(out: Surface, centre: tuple[float, float], seat: int, z: float) -> None:
    raised(house(seats()[seat], round(36 * z)), 2 * z).centred(out, centre)
    blit_centred(out, badge("+1", max(12, round(15 * z)), GREEN), (centre[0] + 10 * z, centre[1] - 22 * z))


def osiris_rows(room: int, scale: float) -> Surface:
    """The six rows of the four districts: what Production rises, what is gained."""
    z = min(scale, room / 500)
    wide, high, left = round(110 * z), round(50 * z), round(44 * z)
    out = blank((left + 4 * wide + 4, HIGHEST * high + 4), ROOT)
    for row in range(HIGHEST):
        blit_centred(out, one_die(round(26 * z), row + 1, "white"), (left / 2, row * high + high / 2))
        for district in range(len(BASIC)):
            place = Rect(left + district * wide + 2, row * high + 2, wide - 4, high - 4)
            tint = mix(PAPER, GOOD_COLOURS[BASIC[district]][0], 0.22)
            out.blit(body(place.size, tint, "stone", 5 * z, 2, (-14, 10), 0, row, True), place)
            _print(out, components().osiris_spaces[district * HIGHEST + row], place, z)
    return out


def _print(out: Surface, space: OsirisSpace, place: Rect, z: float) -> None:
    """Above what rises, below what is gained."""
    size = round(18 * z)
    rises = [good for good, steps in zip(BASIC, space.production, strict=True) for _ in range(steps)]
    rises += ["?"] * space.any_production
    gains = [good for good, amount in zip(GOODS, space.gain.goods, strict=True) for _ in range(amount)]
    for goods, share, rising in ((rises, 0.28, True), (gains, 0.73, False)):
        y = place.y + place.height * share
        x = place.centerx - (len(goods) - 1 + rising) * (size + 2) / 2
        if rising:
            put_icon(out, "chevron_up", size, GREEN, (x, y))
            x += size + 2
        for good in goods:
            if good == "?":
                put_text(out, "?", "number", size, GREEN, (x, y), "center")
            else:
                raised(good_token(good, size), 1).centred(out, (x, y))
            x += size + 2


# Maat and Botankhamon


def losses(room: int, scale: float) -> Surface:
    """The Maat track below zero, darker where more is lost."""
    z = min(scale, room / 560)
    cell, high = round(40 * z), round(46 * z)
    balances = range(2, -11, -1)
    out = blank((len(balances) * cell + 6, high + round(40 * z)), ROOT)
    steps = sorted(components().maat_losses, reverse=True)
    for number, at in enumerate(balances):
        loss = max((vp for limit, vp in steps if at <= limit), default=0)
        place = Rect(2 + number * cell, 2, cell - 3, high)
        papyrus_plate(out, place, z, number, mix(PAPER, RED, loss * 0.22))
        ink = (255, 244, 222) if loss > 1 else INK
        text = f"{at:+}".replace("-", "−") if at else "0"
        put_text(out, text, "number", max(11, round(18 * z)), ink, place.center, "center")
    limits = [limit for limit, _ in steps] + [balances[-1] - 1]
    for (top, bottom), (_, vp) in zip(pairwise(limits), steps, strict=True):
        middle = 2 + ((balances[0] - top) + (balances[0] - bottom - 1) + 1) / 2 * cell
        blit_centred(out, number_disc(round(30 * z), f"−{vp}", POINTS), (middle, high + 22 * z))
    return out


def bot_pyramid(room: int, scale: float) -> Surface:
    """Ten tiles in four rows; from each the Deben leads up or to the right."""
    z = min(scale, room / 420)
    side, step = round(62 * z), round(72 * z)
    out = blank((4 * step + 4, 4 * step + 4), ROOT)
    tiles = iter(components().bot.tiles)
    for row, length in enumerate((4, 3, 2, 1)):
        for number in range(length):
            x, y = 2 + number * step + row * step // 2, out.get_height() - (row + 1) * step
            raised(bot_tile(side, next(tiles)), 2 * z).put(out, (x, y))
            if number + 1 < length:
                put_icon(out, "chevron_right", round(22 * z), INK_SECTION, (x + side + 5 * z, y + side / 2))
                put_icon(out, "chevron_up", round(22 * z), INK_SECTION, (x + side + 4 * z, y - 6 * z))
    return out


def rounds(room: int, scale: float) -> Surface:
    """Sixteen rounds in pairs; a feather where Maat judges, an hourglass where points are counted."""
    z = min(scale, room / 690)
    size, gap = round(26 * z), round(5 * z)
    every = components()
    out = blank((round(900 * z), size + 6), ROOT)
    x = 2.0
    for number in range(1, every.rounds + 1):
        c = Canvas((size, size), 26, rim=dark(BRONZE, 0.5))
        c.disc(dark(BRONZE, 0.5), (13, 13), 13)
        c.disc((236, 190, 100), (13, 13), 11)
        disc = c.finish()
        put_text(disc, str(number), "number", max(9, round(13 * z)), INK, (size / 2, size / 2), "center")
        out.blit(disc, (x, 2))
        x += size + gap
        if number % every.rounds_per_rotation == 0:
            sign = "chevron_right"
            if number % every.dice_per_judgement == 0:
                sign = "feather" if number % (every.rounds // 2) else "hourglass"
            wide = round((14 if sign == "chevron_right" else 24) * z)
            put_icon(out, sign, wide, INK_SECTION, (x + wide / 2, 2 + size / 2))
            x += wide + gap
    return fitted(out.subsurface(Rect(0, 0, round(x), size + 6)), room)
