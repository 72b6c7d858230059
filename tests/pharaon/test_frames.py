"""Films are made of the position right after each event: what an event names has happened by then."""

from game.pharaon import events as happened
from game.pharaon.components import components
from game.pharaon.state import Pharaon
from tests.boards.harness import moments, recorded

ASKED = {
    happened.NobleTaken,
    happened.NobleDrawn,
    happened.StartNobleKept,
    happened.ArtisanTaken,
    happened.ArtisanDrawn,
    happened.VaseTaken,
    happened.VaseDrawn,
    happened.RoundEnded,
}


def has_happened(event: object, after: Pharaon) -> bool:
    match event:
        case happened.NobleTaken() | happened.NobleDrawn() | happened.StartNobleKept():
            return event.noble in after.seats[event.seat].nobles and event.noble not in after.nobles
        case happened.ArtisanTaken() | happened.ArtisanDrawn():
            return event.artisan in after.seats[event.seat].artisans and event.artisan not in after.artisans
        case happened.VaseTaken() | happened.VaseDrawn():
            return event.vase in after.vase_discard and event.vase not in after.vases
        case happened.RoundEnded():
            return event.n == components().rounds or not any(seat.passed or seat.row for seat in after.seats)
    return True


def test_what_is_told_has_happened() -> None:
    """PHA-5.2, PHA-6.2.2, PHA-6.4.2, PHA-8.2, PHA-9.1  The frame of an event shows what it names."""
    told = set[type]()
    for number in (2, 8):
        for moment in moments(recorded("pharaon", number)):
            for event, after in moment.game.frames(moment.number):
                assert isinstance(after, Pharaon) and has_happened(event, after), event
                told.add(type(event))
    assert told >= ASKED
