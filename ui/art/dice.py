"""Dice: rounded cubes in any colour, with pips or a figure, turned a little as if thrown."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from ui.art import masks
from ui.art.cache import kept
from ui.art.canvas import Canvas
from ui.art.colour import Colour, dark, light, luminance, mix
from ui.art.icons import icon
from ui.art.lettering import fit_line, put_text
from ui.art.light import bevel, volume
from ui.art.palette import DICE
from ui.art.surface import Point, blank, blit_centred, clip, cut_out
from ui.art.texture import texture

PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
_FINE: Final = 3


@kept
def die(size: int, value: int, colour: str = "white", angle: int = 0, figure: bool = False) -> Surface:
    """A die of a named colour (`palette.DICE`); the picture is half as large again, so that it can be turned."""
    base, pip = DICE[colour]
    return die_of(size, value, base, pip, angle, figure)


@kept
def die_of(size: int, value: int, base: Colour, pip: Colour, angle: int = 0, figure: bool = False) -> Surface:
    """A die of any two colours. `figure`: a number instead of pips, also above six."""
    box, place = _places(size)
    out = _blank(size, base).copy()
    _put_value(out.subsurface(place), base, pip, value, figure)
    if angle:
        turned = pygame.transform.rotozoom(out, angle, 1)
        out = blank((box, box), dark(base, 0.7))
        blit_centred(out, turned, (box / 2, box / 2))
    return pygame.transform.smoothscale(out, (box // _FINE, box // _FINE))


def _places(size: int) -> tuple[int, pygame.Rect]:
    """The side of the large picture, and the face in it."""
    d = size * _FINE
    box = round(d * 1.5)
    return box, pygame.Rect((box - d) // 2, (box - d - _depth(d)) // 2, d, d)


def _depth(d: int) -> int:
    return max(_FINE, round(d * 0.11))


@kept
def _blank(size: int, base: Colour) -> Surface:
    """A large die that shows nothing yet."""
    box, place = _places(size)
    d, depth, corner = place.width, _depth(place.width), place.width * 0.2
    out = blank((box, box), dark(base, 0.7))
    rim = masks.rounded((d + 2 * _FINE, d + depth + 2 * _FINE), corner + _FINE)
    out.blit(_flat(rim, dark(base, 0.72)), (place.x - _FINE, place.y - _FINE))
    side = masks.rounded((d, d + depth), corner)
    out.blit(_flat(side, dark(base, 0.36)), place)
    mask = masks.rounded((d, d), corner)
    face = cut_out(texture("stone", (d, d), base, 7), mask)
    face.blit(clip(volume((d, d), 50 if luminance(base) > 0.1 else 34, -26).copy(), mask), (0, 0))
    face.blit(bevel(mask, max(2, d // 18), 170, 120), (0, 0))
    out.blit(face, place)
    return out


def _flat(mask: Surface, colour: Colour) -> Surface:
    out = mask.copy()
    out.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _put_value(face: Surface, base: Colour, pip: Colour, value: int, figure: bool) -> None:
    d = face.get_width()
    if figure or value not in PIPS:
        line = fit_line(str(value), "number", round(d * 0.66), round(d * 0.8), 8)
        put_text(face, line.text, "number", line.px, pip, (d / 2, d / 2), "center")
        return
    c = Canvas((d, d), 100, fine=1, rim=pip)
    for x, y in PIPS[value]:
        at = (50 + x * 25.5, 50 + y * 25.5)
        c.disc(mix(base, (255, 255, 255), 0.55), (at[0] + 1.6, at[1] + 1.8), 9.6)
        c.disc(dark(base, 0.5), (at[0] - 0.8, at[1] - 0.8), 10.4)
        c.disc(dark(pip, 0.25), at, 9.8)
        c.disc(pip, (at[0] + 0.9, at[1] + 1.1), 8.6)
    face.blit(c.finish(), (0, 0))


@kept
def locked(size: int, value: int, colour: str, angle: int = 0) -> Surface:
    """A die that may not be taken: a little darker and with a lock; darkening alone would turn white into grey."""
    picture = die(size, value, colour, angle).copy()
    picture.fill((200, 192, 200, 255), special_flags=pygame.BLEND_RGBA_MULT)
    box = picture.get_width()
    at = (box / 2 + size * 0.36, box / 2 + size * 0.36)
    c = Canvas((box, box), rim=(60, 22, 16))
    c.disc((60, 22, 16), at, size * 0.25)
    c.disc(light((96, 36, 26), 0.08), at, size * 0.21)
    picture.blit(c.finish(), (0, 0))
    blit_centred(picture, icon("lock", round(size * 0.3), (255, 220, 186)), at)
    return picture
