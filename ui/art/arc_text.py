"""Words along a circle: each letter is turned to its place; in the lower half the line runs the other way."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from ui.art.colour import Colour
from ui.art.lettering import rendered, width
from ui.art.surface import Point, blit_centred


class Arc(NamedTuple):
    """Where a word stands on a circle: centred on an angle, clockwise from the top."""

    centre: Point
    radius: float
    degrees: float
    below: bool
    """Turned over, to be read from under the circle."""


class Letters(NamedTuple):
    """How the letters of a word on a circle look."""

    px: int
    colour: Colour
    space: float = 1.0
    shade: Colour | None = None
    alpha: int = 255


def arc_length(text: str, px: int, space: float = 1.0) -> float:
    """How long a word is along its circle."""
    return sum(width(letter, "heading", px) * space for letter in text)


def put_arc_text(target: Surface, text: str, arc: Arc, letters: Letters) -> None:
    at = -arc_length(text, letters.px, letters.space) / 2
    for letter in text:
        wide = width(letter, "heading", letters.px) * letters.space
        swing = math.degrees((at + wide / 2) / arc.radius)
        angle = arc.degrees + (-swing if arc.below else swing)
        turn = math.radians(angle - 90)
        x, y = arc.centre[0] + arc.radius * math.cos(turn), arc.centre[1] + arc.radius * math.sin(turn)
        turned = -angle + (180 if arc.below else 0)
        if letters.shade is not None:
            _put(target, letter, letters._replace(colour=letters.shade), (x + 0.7, y + 1.1), turned)
        _put(target, letter, letters, (x, y), turned)
        at += wide


def _put(target: Surface, letter: str, letters: Letters, spot: Point, angle: float) -> None:
    """A letter drawn twice as large and shrunk while it is turned keeps its edges."""
    picture = pygame.transform.rotozoom(rendered(letter, "heading", 2 * letters.px, letters.colour), angle, 0.5)
    if letters.alpha < 255:
        picture.set_alpha(letters.alpha)
    blit_centred(target, picture, spot)
