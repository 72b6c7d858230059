"""Colour and symbol of every seat of a match, as its table shows them; a title with symbols of its own adds a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.core.setup import SeatSetup, Setup
from ui.art.palette import Livery
from ui.boards.kemet.look import of_factions
from ui.frame.app import App

OWN_SYMBOLS: Final[dict[str, Callable[[Iterable[Livery]], tuple[Livery, ...]]]] = {"kemet": of_factions}


def seat_liveries(app: App, setup: Setup) -> tuple[Livery, ...]:
    """By seat: prompt, log, curtain, panels and pieces all show the same symbol."""
    return liveries_of(app, setup.title, setup.seats)


def liveries_of(app: App, title: str, seats: Iterable[SeatSetup]) -> tuple[Livery, ...]:
    """The same for seats of a match that is not on the table: in the list of saves, or before it begins."""
    return tuple(livery_of(app, title, seat.colour) for seat in seats)


def livery_of(app: App, title: str, colour: str) -> Livery:
    """How a seat of this colour is shown in a game."""
    (livery,) = OWN_SYMBOLS.get(title, tuple)((app.livery(colour),))
    return livery
