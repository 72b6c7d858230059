"""What drawings of the rule book have in common: things in a row, signs between them, plates of papyrus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK_SECTION
from ui.art.plates import LOW, body, with_shadow
from ui.art.surface import blank
from ui.rules.table import Draw

PAPER: Colour = (246, 226, 178)
ROOT: Colour = (60, 30, 8)
"""What the edges of a drawing fade into."""


def row(room: int, scale: float, height: int, parts: Sequence[Surface | str], gap: float = 10) -> Surface:
    """Things side by side on one line, shrunk together if they are too wide; a text is a sign of the row."""
    px = round(26 * scale)
    made = [sign(part, px) if isinstance(part, str) else part for part in parts]
    space = round(gap * scale)
    wide = sum(part.get_width() for part in made) + space * (len(made) - 1)
    high = round(height * scale)
    out = blank((wide + 8, high + 8), ROOT)
    x = 2
    for part in made:
        raised(part, 2 * scale).put(out, (x, (high - part.get_height()) // 2 + 2))
        x += part.get_width() + space
    return fitted(out, room)


def sign(text: str, px: int) -> Surface:
    """A sign between two things: an arrow, or a letter."""
    out = blank((px, px), INK_SECTION)
    if text == "→":
        put_icon(out, "chevron_right", round(px * 0.9), INK_SECTION, (px / 2, px / 2))
    else:
        put_text(out, text, "number", round(px * 0.9), INK_SECTION, (px / 2, px / 2), "center")
    return out


def fitted(picture: Surface, room: int) -> Surface:
    """A drawing that is too wide, made smaller."""
    wide = picture.get_width()
    return pygame.transform.smoothscale_by(picture, room / wide) if wide > room else picture


def papyrus_plate(target: Surface, place: Rect, z: float, seed: int, colour: Colour = PAPER) -> None:
    """A small plate with a shadow, on which something lies."""
    plate = body(place.size, colour, "papyrus", 8 * z, 2, (18, -16), 0, seed)
    with_shadow(plate, 8 * z, LOW, z).put(target, place.topleft)


def drawn_with(draw: Callable[..., Surface], *values: object) -> Draw:
    """A drawing with its values given."""
    return lambda room, scale: draw(room, scale, *values)
