"""Large pictures of things, also of what tells of things to come: Botankhamon's pyramid, the panel of a seat."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.botankhamon import coming
from game.tekhenu.state import Tekhenu
from ui.art.surface import blank
from ui.titles.tekhenu.cards import large
from ui.titles.tekhenu.seat.panel import PanelThings
from ui.titles.tekhenu.seat.pyramid import draw_pyramid
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.words_ahead import coming_lines, scoring_lines

PYRAMID = (470, 400)
PANEL = (430, 210)
"""Pixels of the design."""


def enlarged(style: TableStyle, view: Tekhenu | None, subject: str) -> tuple[Surface, str]:
    """The large picture of a thing, and the text that goes with it."""
    kind, _, name = subject.partition(".")
    if view is not None and kind == "pyramid":
        return _pyramid(style, view)
    if view is not None and kind == "seat":
        return _seat(style, view, int(name))
    return large.enlarged(style, subject)


def _pyramid(style: TableStyle, view: Tekhenu) -> tuple[Surface, str]:
    """The whole pyramid, and what he would do from each of the tiles that may come next."""
    picture = blank((style.screen.px(PYRAMID[0]), style.screen.px(PYRAMID[1])))
    tiles, seat_style = tuple(view.bot_tiles), style.seat_styles[view.bot]
    draw_pyramid(picture, picture.get_rect(), style, tiles, view.bot_place, seat_style)
    lines = [line for one in coming(view) for line in coming_lines(style.narrator, view, one)]
    return picture, "\n".join([style.say("bot.path"), *(lines or [style.say("bot.rebuilt")])])


def _seat(style: TableStyle, view: Tekhenu, seat: int) -> tuple[Surface, str]:
    """The panel of a seat, and what it would score."""
    picture = blank((style.screen.px(PANEL[0]), style.screen.px(PANEL[1])))
    for thing in PanelThings(style).of(view, seat, picture.get_rect()):
        if thing.face is not None:
            thing.face.put(picture, thing.place)
    return picture, "\n".join(scoring_lines(style.narrator, view, seat))
