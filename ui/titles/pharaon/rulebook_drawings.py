"""The larger drawings in the rule book of Pharaon: wheel and gods, Nile, Burial Chamber, Pyramid of Time, Traitor."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.gods import gods_of
from game.pharaon.pieces import BASE, QUARTERS, RESOURCES
from game.pharaon.state import facing_colours
from ui.art.cards import medallion
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK, INK_SECTION, seats
from ui.art.pharaon_tokens import (
    QUARTER_SIGNS,
    burial_cube,
    climb_arrow,
    cost_square,
    god_head,
    prestige_disc,
    resource_token,
    right_arrow,
    seat_disc,
    turn_arrow,
)
from ui.art.plates import body
from ui.art.surface import blank, blit_centred
from ui.rules.drawing import ROOT, fitted, papyrus_plate
from ui.titles.pharaon.cards import vase_tile
from ui.titles.pharaon.layout import RADIUS
from ui.titles.pharaon.pyramid import gain_picture
from ui.titles.pharaon.wheel import wheel_disc

BROWN: Colour = (120, 66, 20)
STONES: Colour = (214, 180, 122)
ORDER = ("offerings", "burial", "nile", "artisans", "nobles")
"""The quarters of the example, clockwise from the top."""
SLOTS = 3
EXAMPLE_VASE = "VAS07"
"""The vase that the Traitor reveals in the example."""


# The wheel


def wheel(diameter: int, offset: int) -> Surface:
    """The wheel among its five quarters, with a god between two neighbours."""
    out = blank((diameter, diameter), ROOT)
    z = diameter / 260
    middle = (diameter / 2, diameter / 2)
    colours = facing_colours(ORDER, offset)
    facing = tuple(BASE[colours[quarter]] for quarter in ORDER)
    disc = wheel_disc(76 * z / RADIUS, facing, ("",) * len(facing), SLOTS, max(8, round(9 * z)), 0)
    raised(disc, 3 * z).centred(out, middle)
    blit_centred(out, turn_arrow(round(26 * z), True), middle)
    gods = tuple(gods_of(ORDER))
    for place, quarter in enumerate(ORDER):
        sign = medallion(round(38 * z), QUARTER_SIGNS[quarter], BROWN)
        raised(sign, 2 * z).centred(out, _around(middle, 103 * z, place))
        raised(god_head(gods[place], round(30 * z)), 2 * z).centred(out, _around(middle, 103 * z, place + 0.5))
    return out


def _around(middle: tuple[float, float], radius: float, place: float) -> tuple[float, float]:
    """Places are counted clockwise, the first one at the top."""
    angle = math.radians(360 / len(QUARTERS) * place - 90)
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


def wheel_alone(room: int, scale: float) -> Surface:
    return wheel(min(room, round(280 * scale)), 0)


def wheel_turned(room: int, scale: float) -> Surface:
    """Before and after a notch clockwise."""
    size, gap = round(230 * scale), round(64 * scale)
    out = blank((2 * size + gap, size), ROOT)
    out.blit(wheel(size, 0), (0, 0))
    blit_centred(out, turn_arrow(round(44 * scale), True, INK_SECTION), (size + gap / 2, size / 2))
    out.blit(wheel(size, -1), (size + gap, 0))
    return fitted(out, room)


def god_between(room: int, scale: float) -> Surface:
    """What Isis asks for when the Burial Chamber follows the Offerings, and what both sides are worth."""
    z = min(scale, room / 440)
    god = gods_of(ORDER)["isis"]
    out = blank((round(440 * z), round(112 * z)), ROOT)
    sides = (components().quarters[ORDER[0]].right, components().quarters[ORDER[1]].left)
    for number, ((quarter, count), side) in enumerate(zip(god.needs, sides, strict=True)):
        place = Rect(round((4 + number * 216) * z), round(16 * z), round(112 * z), round(84 * z))
        papyrus_plate(out, place, z, number + 3)
        put_text(out, str(count), "number", round(30 * z), INK, (place.x + 28 * z, place.centery), "center")
        put_icon(out, QUARTER_SIGNS[quarter], round(50 * z), BROWN, (place.x + 70 * z, place.centery))
        disc = prestige_disc(round(32 * z), str(side.pp))
        raised(disc, z).centred(out, (place.right - 8 * z, place.y))
    raised(god_head("isis", round(76 * z)), 3 * z).centred(out, (168 * z, 58 * z))
    blit_centred(out, right_arrow(round(30 * z), INK_SECTION), (364 * z, 58 * z))
    raised(prestige_disc(round(40 * z), str(god.pp)), 2 * z).centred(out, (412 * z, 58 * z))
    return out


# Nile and Burial Chamber


def nile_levels(room: int, scale: float) -> Surface:
    """Two tracks, and the arrow that allows both: one disc has climbed to level 2, the other to level 1."""
    z = min(scale, room / 330)
    wide, step, left = round(92 * z), round(46 * z), round(96 * z)
    levels = components().level_pp
    out = blank((left + 2 * wide + round(56 * z), len(levels) * step + 8), ROOT)
    blit_centred(out, climb_arrow((BASE[0], BASE[2]), round(74 * z)), (left / 2, out.get_height() / 2))
    for column, (track, stands) in enumerate(((BASE[0], 2), (BASE[2], 1))):
        for level in range(len(levels)):
            place = Rect(left + column * wide, 4 + (len(levels) - 1 - level) * step, wide - 6, step - 4)
            tint = STONES if level else (186, 158, 116)
            out.blit(body(place.size, tint, "stone", 6 * z, 2, (-14, 10), 0, level + column, True), place)
            if level:
                raised(resource_token(track, round(26 * z)), z).centred(out, (place.x + 22 * z, place.centery))
            if level == stands:
                raised(seat_disc(seats()[0], round(30 * z)), 2 * z).centred(out, (place.right - 24 * z, place.centery))
    for level, points in enumerate(levels[1:], 1):
        y = 4 + (len(levels) - 1 - level) * step + step / 2
        raised(prestige_disc(round(34 * z), str(points)), z).centred(out, (left + 2 * wide + 24 * z, y))
    return out


def burial_steps(room: int, scale: float) -> Surface:
    """The steps as a stair: their icons and their prestige; a cube on step 2."""
    z = min(scale, room / 560)
    wide, low, rise = round(68 * z), round(98 * z), round(13 * z)
    steps = components().burial
    out = blank((len(steps) * wide + 6, low + len(steps) * rise + round(34 * z)), ROOT)
    bottom = out.get_height() - 4
    for number, step in enumerate(steps):
        high = low + number * rise
        place = Rect(2 + number * wide, bottom - high, wide - 3, high)
        out.blit(body(place.size, STONES, "stone", 4 * z, 2, (14, -16), 0, number), place)
        raised(prestige_disc(round(30 * z), str(step.pp)), z).centred(out, (place.centerx, place.y + 20 * z))
        for spot, colour in enumerate(step.cost):
            at = (place.centerx + (spot % 2 - 0.5) * 25 * z, bottom - (46 - spot // 2 * 26) * z)
            blit_centred(out, cost_square(RESOURCES[colour], round(22 * z)), at)
        if number == 1:
            raised(burial_cube(seats()[0], round(24 * z)), 2 * z).centred(out, (place.centerx, place.y - 14 * z))
    return out


# The Pyramid of Time and the Traitor


def pyramid_rows(room: int, scale: float) -> Surface:
    """The rows with their gains, the first one below; a disc stands on the third space of the lowest row."""
    z = min(scale, room / 360)
    cell = round(54 * z)
    rows = components().rows
    out = blank((max(map(len, rows)) * cell + round(50 * z), len(rows) * cell + 8), ROOT)
    for row, spaces in enumerate(rows):
        y = out.get_height() - 4 - (row + 1) * cell
        put_text(out, str(row + 1), "number", round(22 * z), INK_SECTION, (18 * z, y + cell / 2), "center")
        for number, gain in enumerate(spaces):
            place = Rect(round(40 * z) + number * cell, y, cell - 4, cell - 4)
            out.blit(body(place.size, STONES, "stone", 6 * z, 2, (-14, 10), 0, row + number, True), place)
            picture = gain_picture(gain, round(34 * z))
            if picture is not None:
                blit_centred(out, picture, place.center)
            if (row, number) == (0, 2):
                raised(seat_disc(seats()[0], round(24 * z)), 2 * z).centred(out, (place.right - 6 * z, place.y + 8 * z))
    return out


def traitor_vase(room: int, scale: float) -> Surface:
    """His vase: the bottom resource and one of the top ones go on the tiles, the other one on the wheel."""
    z = min(scale, room / 420)
    high = round(132 * z)
    vase = components().vases[EXAMPLE_VASE]
    out = blank((round(400 * z), high + 12), ROOT)
    raised(vase_tile(EXAMPLE_VASE, high), 3 * z).centred(out, (60 * z, high / 2 + 4))
    lines = ((0.2, (vase.top[1],), "sun"), (0.74, (vase.bottom, vase.top[0]), "snake"))
    for share, resources, sign in lines:
        y = high * share + 8
        blit_centred(out, right_arrow(round(34 * z), INK_SECTION), (140 * z, y))
        raised(medallion(round(44 * z), sign, BROWN), 2 * z).centred(out, (192 * z, y))
        for number, resource in enumerate(resources):
            token = resource_token(RESOURCES[resource], round(40 * z))
            raised(token, 2 * z).centred(out, ((252 + 50 * number) * z, y))
    return out
