"""The pyramid of actions of any seat in small: which spaces have a token, and how many tokens are left."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.kemet.components import ActionSpace, components
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.lettering import width
from ui.art.light import raised
from ui.art.palette import SeatStyle
from ui.art.plates import body
from ui.art.surface import blit_centred, faded
from ui.art.tokens import token
from ui.frame import words
from ui.titles.kemet.cards import action_sign, gold_token, say, silver_token
from ui.titles.kemet.cards.setting import type_px
from ui.titles.kemet.seat.figures import LEFT, Figures
from ui.titles.kemet.signs import SILVER
from ui.titles.kemet.style import TableStyle

_FREE: Final[Colour] = (206, 174, 120)
_FREE_SIGN: Final[Colour] = (118, 84, 46)


def paint_little_board(
    target: Surface, style: TableStyle, place: Rect, figures: Figures, seat_style: SeatStyle
) -> None:
    """Three rows; below them the tokens that are left, with silver and gold."""
    foot = round(type_px(style, 15, place.height * 0.2) * 1.15)
    roomy = place.height >= 84
    rows = place.height - (foot if roomy else 0)
    cell = min(rows / 3, place.width / 4)
    top = place.y + (rows - 3 * cell) / 2
    for level in (3, 2, 1):
        spaces = [space for space in components().action_spaces if space.level == level]
        for k, space in enumerate(spaces):
            centre = (place.centerx + (k - (len(spaces) - 1) / 2) * cell, top + (3 - level + 0.5) * cell)
            _put(target, figures, seat_style, space, centre, cell)
    extra = _extra(figures, round(cell * 0.86))
    for k, picture in enumerate(extra):
        at = (place.right - cell * 0.5, top + cell * (0.5 + k)) if k == 0 else (place.x + cell * 0.5, top + cell * 0.5)
        blit_centred(target, picture, at)
    if roomy:
        text = say(style, "panel.tokens", n=figures["tokens_left"])
        px = max(13, round(foot / 1.15))
        line = Rect(place.x, place.bottom - foot - 2, place.width, foot)
        if width(text, "italic", 13) <= line.width:
            words.line(target, text, line, "italic", px, (96, 64, 30), "center")


def _extra(figures: Figures, size: int) -> list[Surface]:
    """The silver and the gold token that a seat owns, pale once they are played."""
    owned = [
        (make(size), figures[name]) for name, make in (("silver", silver_token), ("gold", gold_token)) if figures[name]
    ]
    return [picture if state == LEFT else faded(picture, 80) for picture, state in owned]


def _put(
    target: Surface, figures: Figures, seat_style: SeatStyle, space: ActionSpace, at: tuple[float, float], cell: float
) -> None:
    size = max(6, round(cell * 0.88))
    if space.id in str(figures["spaces"]).split():
        raised(_taken(seat_style, space, size, figures["silver_on"] == space.id), 1).centred(target, at)
    else:
        blit_centred(target, _free(space, size), at)


@kept
def _free(space: ActionSpace, size: int) -> Surface:
    out = body((size, size), _FREE, "stone", size * 0.14, 1, (16, -16), 0, 3).copy()
    blit_centred(out, action_sign(space, round(size * 0.7), _FREE_SIGN), (size / 2, size / 2))
    return out


@kept
def _taken(seat_style: SeatStyle, space: ActionSpace, size: int, silver: bool) -> Surface:
    """A token of the seat with the sign of its action."""
    out = token(size, SILVER if silver else seat_style.colour).copy()
    ink = (46, 52, 62) if silver else seat_style.ink
    blit_centred(out, action_sign(space, round(size * 0.62), ink), (size / 2, size / 2))
    return out
