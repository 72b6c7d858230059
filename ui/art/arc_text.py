"""Words along a circle: each letter is turned to its place; in the lower half the line runs the other way."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from ui.art.colour import Colour
from ui.art.lettering import Role, rendered, width
from ui.art.surface import Point, blit_centred


def arc_length(text: str, role: Role, px: int, space: float = 1.0) -> float:
    """How long a word is along its circle."""
    return sum(width(letter, role, px) * space for letter in text)


def put_arc_text(
    target: Surface,
    text: str,
    centre: Point,
    radius: float,
    degrees: float,
    role: Role,
    px: int,
    colour: Colour,
    below: bool = False,
    space: float = 1.0,
    shade: Colour | None = None,
    alpha: int = 255,
) -> None:
    """Centred on an angle, clockwise from the top. `below`: turned over, to be read from under the circle."""
    at = -arc_length(text, role, px, space) / 2
    for letter in text:
        wide = width(letter, role, px) * space
        swing = math.degrees((at + wide / 2) / radius)
        angle = degrees + (-swing if below else swing)
        turn = math.radians(angle - 90)
        spot = (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn))
        if shade is not None:
            _put(target, letter, role, px, shade, (spot[0] + 0.7, spot[1] + 1.1), angle, below, alpha)
        _put(target, letter, role, px, colour, spot, angle, below, alpha)
        at += wide


def _put(
    target: Surface,
    letter: str,
    role: Role,
    px: int,
    colour: Colour,
    spot: Point,
    angle: float,
    below: bool,
    alpha: int,
) -> None:
    """A letter drawn twice as large and shrunk while it is turned keeps its edges."""
    picture = pygame.transform.rotozoom(rendered(letter, role, 2 * px, colour), -angle + (180 if below else 0), 0.5)
    if alpha < 255:
        picture.set_alpha(alpha)
    blit_centred(target, picture, spot)
