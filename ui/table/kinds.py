"""What a seat is besides its name: a person, a level, a solo opponent."""

from __future__ import annotations

from game.core.setup import SeatSetup
from game.titles import title as find_title
from ui.frame.app import App


def kind_told(app: App, title: str, seat: SeatSetup) -> str:
    """The kind of a seat in a word; an automaton is told as what it is, for its name says which one."""
    return app.say("table.automaton") if seat.kind in find_title(title).automata else app.level_name(seat.kind)
