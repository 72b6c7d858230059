"""Large pictures of things, also of what tells of things to come: Botankhamon's pyramid, the panel of a seat."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.botankhamon import coming
from game.tekhenu.state import Tekhenu
from ui.art.surface import blank
from ui.titles.tekhenu.cards import large
from ui.titles.tekhenu.look import Look
from ui.titles.tekhenu.seat.panel import PanelThings
from ui.titles.tekhenu.seat.pyramid import draw_pyramid
from ui.titles.tekhenu.words_ahead import coming_lines, scoring_lines

PYRAMID = (470, 400)
PANEL = (430, 210)
"""Pixels of the design."""


def enlarged(look: Look, view: Tekhenu | None, subject: str) -> tuple[Surface, str]:
    """The large picture of a thing, and the text that goes with it."""
    kind, _, name = subject.partition(".")
    if view is not None and kind == "pyramid":
        return _pyramid(look, view)
    if view is not None and kind == "seat":
        return _seat(look, view, int(name))
    return large.enlarged(look, subject)


def _pyramid(look: Look, view: Tekhenu) -> tuple[Surface, str]:
    """The whole pyramid, and what he would do from each of the tiles that may come next."""
    picture = blank((look.screen.px(PYRAMID[0]), look.screen.px(PYRAMID[1])))
    tiles, livery = tuple(view.bot_tiles), look.liveries[view.bot]
    draw_pyramid(picture, picture.get_rect(), look, tiles, view.bot_place, livery)
    lines = [line for one in coming(view) for line in coming_lines(look.narrator, view, one)]
    return picture, "\n".join([look.say("bot.path"), *(lines or [look.say("bot.rebuilt")])])


def _seat(look: Look, view: Tekhenu, seat: int) -> tuple[Surface, str]:
    """The panel of a seat, and what it would score."""
    picture = blank((look.screen.px(PANEL[0]), look.screen.px(PANEL[1])))
    for thing in PanelThings(look).of(view, seat, picture.get_rect()):
        if thing.face is not None:
            thing.face.put(picture, thing.place)
    return picture, "\n".join(scoring_lines(look.narrator, view, seat))
