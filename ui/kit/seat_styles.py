"""Colour and symbol of every seat of a match, as its table shows them."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.setup import SeatSetup, Setup
from ui.art.palette import SeatStyle
from ui.frame.app import App
from ui.titles import SCREENS


def match_seat_styles(app: App, setup: Setup) -> tuple[SeatStyle, ...]:
    """By seat: prompt, log, curtain, panels and pieces all show the same symbol."""
    return seat_styles_of(app, setup.title, setup.seats)


def seat_styles_of(app: App, title: str, seats: Iterable[SeatSetup]) -> tuple[SeatStyle, ...]:
    """The same for seats of a match that is not on the table: in the list of saves, or before it begins."""
    return tuple(seat_style_of(app, title, seat.colour) for seat in seats)


def seat_style_of(app: App, title: str, colour: str) -> SeatStyle:
    """How a seat of this colour is shown in a game."""
    seat_style = app.seat_style(colour)
    symbols = SCREENS[title].symbols if title in SCREENS else {}
    return seat_style._replace(symbol=symbols.get(seat_style.name, seat_style.symbol))
