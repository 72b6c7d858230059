"""Cards of a seat in short: a chip for each with its number, smaller ones where there are many, one for all at last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from ui.art.colour import Colour, mix
from ui.art.icons import icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura
from ui.art.palette import INK, INK_FAINT
from ui.art.plates import body
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat.measure import type_px

NOBLE: Final[Colour] = (240, 206, 130)
ARTISAN: Final[Colour] = (230, 178, 126)
BURIAL: Final[Colour] = (208, 190, 166)
_USED: Final[Colour] = (186, 170, 142)


class Chip(NamedTuple):
    """A tag with a sign and a number; one that was used lies on its side and is grey."""

    subject: str
    sign: str
    text: str
    colour: Colour
    used: bool = False


def paint_chips(target: Surface, look: Look, room: Rect, singles: Sequence[Chip], summary: Chip) -> dict[str, Rect]:
    """From the left: all of them with signs, all of them with numbers alone, or one that stands for all."""
    px = type_px(look, 16, room.height * 0.66)
    gap = max(2, look.screen.px(4))
    for chips, signed in ((singles, True), (singles, False), ((summary,), True)):
        widths = [chip_width(chip, px, room.height, signed) for chip in chips]
        if sum(widths) + gap * (len(widths) - 1) <= room.width:
            break
    else:
        widths = [min(widths[0], room.width)]
    places = {}
    x = room.x
    for chip, wide in zip(chips, widths, strict=True):
        place = Rect(x, room.y, wide, room.height)
        put_chip(target, look, place, chip, px, signed)
        places[chip.subject] = place
        x += wide + gap
    return places


def chip_width(chip: Chip, px: int, high: int, signed: bool) -> int:
    sign = round(high * 0.78) + 3 if signed else 0
    return sign + max(width(chip.text, "number", px), round(px * 0.6)) + round(px * 0.8)


def put_chip(target: Surface, look: Look, place: Rect, chip: Chip, px: int, signed: bool = True) -> None:
    scale = look.screen.scale
    corner = min(7 * scale, place.height * 0.3)
    box_aura(place.size, corner, max(1.0, 2 * scale), alpha=100).put(target, place.move(1, 2).topleft)
    colour = mix(chip.colour, _USED, 0.8) if chip.used else chip.colour
    target.blit(body(place.size, colour, "stone", corner, 1, (28, -26)), place)
    ink = INK_FAINT if chip.used else INK
    pad = round(px * 0.34)
    left = place.x + pad
    if signed:
        size = round(place.height * 0.78)
        sign = icon(chip.sign, size, ink)
        if chip.used:
            sign = pygame.transform.rotate(sign, -90)
        target.blit(sign, sign.get_rect(midleft=(left - 1, place.centery)))
        left += size + 2
    middle = (left + place.right - pad) / 2
    at = put_text(target, chip.text, "number", px, ink, (middle, place.centery), "center")
    if chip.used and not signed:
        pygame.draw.line(target, ink, (at.left - 1, at.centery), (at.right, at.centery), max(1, round(1.4 * scale)))
