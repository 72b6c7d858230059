"""Colour and symbol of every seat of a match, as its table shows them; a title with symbols of its own adds a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.core.setup import Setup
from ui.art.palette import Livery
from ui.boards.kemet.look import of_factions
from ui.frame.app import App

OWN_SYMBOLS: Final[dict[str, Callable[[Iterable[Livery]], tuple[Livery, ...]]]] = {"kemet": of_factions}


def seat_liveries(app: App, setup: Setup) -> tuple[Livery, ...]:
    """By seat: prompt, log, curtain, panels and pieces all show the same symbol."""
    liveries = tuple(app.livery(seat.colour) for seat in setup.seats)
    return OWN_SYMBOLS.get(setup.title, tuple)(liveries)
