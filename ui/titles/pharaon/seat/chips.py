"""Cards of a seat in short: a chip for each with its number, smaller ones where there are many, one for all at last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from ui.art.colour import Colour, mix
from ui.art.icons import icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura
from ui.art.palette import INK, INK_FAINT
from ui.art.plates import body
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.seat.measure import type_px
from ui.titles.pharaon.style import TableStyle

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


def chip_things(seat: int, style: TableStyle, room: Rect, singles: Sequence[Chip], summary: Chip) -> Iterator[Thing]:
    """From the left: all of them with signs, all of them with numbers alone, or one that stands for all."""
    px = type_px(style, 16, room.height * 0.66)
    gap = max(2, style.screen.px(4))
    for chips, signed in ((singles, True), (singles, False), ((summary,), True)):
        widths = [chip_width(chip, px, room.height, signed) for chip in chips]
        if sum(widths) + gap * (len(widths) - 1) <= room.width:
            break
    else:
        widths = [min(widths[0], room.width)]
    x = room.x
    for chip, wide in zip(chips, widths, strict=True):
        yield chip_thing(seat, style, Rect(x, room.y, wide, room.height), chip, px, signed)
        x += wide + gap


def chip_thing(seat: int, style: TableStyle, place: Rect, chip: Chip, px: int, signed: bool = True) -> Thing:
    return sign_thing(style, seat, chip.subject, place, Face(draw_chip, (style, chip, px, signed)))


def sign_thing(style: TableStyle, seat: int, subject: str, place: Rect, face: Face | None) -> Thing:
    """Something in the panel of a seat; cards can be enlarged."""
    kind, _, name = subject.partition(".")
    label = style.name(kind, name) if name else style.say(f"sign.{subject}")
    large = subject if kind in ("noble", "artisan") and name else ""
    return Thing(f"sign.{seat}.{subject}", place, face, 2, subject=large, label=label, told=True, owner=seat, bleed=12)


def chip_width(chip: Chip, px: int, high: int, signed: bool) -> int:
    sign = round(high * 0.78) + 3 if signed else 0
    return sign + max(width(chip.text, "number", px), round(px * 0.6)) + round(px * 0.8)


def draw_chip(target: Surface, place: Rect, style: TableStyle, chip: Chip, px: int, signed: bool = True) -> None:
    scale = style.screen.scale
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
