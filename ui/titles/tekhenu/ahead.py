"""Large pictures of what tells of things to come: Botankhamon's pyramid, the panel of a seat."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.botankhamon import Coming, coming
from game.tekhenu.state import Tekhenu
from ui.art.surface import blank
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.seat.panel import paint_panel
from ui.titles.tekhenu.seat.pyramid import paint_pyramid
from ui.titles.tekhenu.words_ahead import coming_in_words, scoring_in_words

PYRAMID = (470, 400)
PANEL = (430, 210)
"""Pixels of the design."""


def enlarged_pyramid(look: Look, view: Tekhenu) -> tuple[Surface, str]:
    """The whole pyramid, and what he would do from each of the tiles that may come next."""
    picture = blank((look.screen.px(PYRAMID[0]), look.screen.px(PYRAMID[1])))
    paint_pyramid(picture, look, picture.get_rect(), view)
    lines = [line for one in coming(view) for line in coming_lines(look, view, one)]
    return picture, "\n".join([look.say("bot.path"), *(lines or [look.say("bot.rebuilt")])])


def enlarged_seat(look: Look, view: Tekhenu, seat: int) -> tuple[Surface, str]:
    """The panel of a seat, and what it would score."""
    picture = blank((look.screen.px(PANEL[0]), look.screen.px(PANEL[1])))
    paint_panel(picture, look, picture.get_rect(), view, seat)
    return picture, "\n".join(scoring_lines(look, view, seat))


def coming_lines(look: Look, view: Tekhenu, one: Coming) -> list[str]:
    """With the tile in bold."""
    tile, *rest = coming_in_words(look.narrator, view, one)
    return [f"*{tile}*", *rest]


def scoring_lines(look: Look, view: Tekhenu, seat: int) -> list[str]:
    """With the total in bold."""
    total, *parts = scoring_in_words(look.narrator, view, seat)
    return [f"*{total}*", *parts]
