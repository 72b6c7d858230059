"""Colour and symbol of every seat of a match, as its table shows them."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.setup import SeatSetup, Setup
from ui.art.palette import Livery
from ui.frame.app import App
from ui.titles import SCREENS


def seat_liveries(app: App, setup: Setup) -> tuple[Livery, ...]:
    """By seat: prompt, log, curtain, panels and pieces all show the same symbol."""
    return liveries_of(app, setup.title, setup.seats)


def liveries_of(app: App, title: str, seats: Iterable[SeatSetup]) -> tuple[Livery, ...]:
    """The same for seats of a match that is not on the table: in the list of saves, or before it begins."""
    return tuple(livery_of(app, title, seat.colour) for seat in seats)


def livery_of(app: App, title: str, colour: str) -> Livery:
    """How a seat of this colour is shown in a game."""
    livery = app.livery(colour)
    symbols = SCREENS[title].symbols if title in SCREENS else {}
    return livery._replace(symbol=symbols.get(livery.name, livery.symbol))
