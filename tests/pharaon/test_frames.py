"""Films are made of the position right after each event: what an event names has happened by then."""

from collections.abc import Callable
from typing import Any

from game.core.events import Event
from game.pharaon import events as told
from game.pharaon.components import components
from game.pharaon.state import Pharaon
from tests.boards.harness import moments, recorded

HAPPENED: dict[tuple[type[Event], ...], Callable[[Any, Pharaon], bool]] = {
    (told.NobleTaken, told.NobleDrawn, told.StartNobleKept): lambda event, after: (
        event.noble in after.seats[event.seat].nobles and event.noble not in after.nobles
    ),
    (told.ArtisanTaken, told.ArtisanDrawn): lambda event, after: (
        event.artisan in after.seats[event.seat].artisans and event.artisan not in after.artisans
    ),
    (told.VaseTaken, told.VaseDrawn): lambda event, after: (
        event.vase in after.vase_discard and event.vase not in after.vases
    ),
    (told.RoundEnded,): lambda event, after: (
        event.n == components().rounds or not any(seat.passed or seat.row for seat in after.seats)
    ),
}


def test_what_is_told_has_happened() -> None:
    """PHA-5.2, PHA-6.2.2, PHA-6.4.2, PHA-8.2, PHA-9.1  The frame of an event shows what it names."""
    met = set[type]()
    for moment in (moment for number in (2, 8) for moment in moments(recorded("pharaon", number))):
        for event, after in moment.game.frames(moment.number):
            met.add(type(event))
            assert all(holds(event, after) for kinds, holds in HAPPENED.items() if isinstance(event, kinds)), event
    assert met >= {kind for kinds in HAPPENED for kind in kinds}
