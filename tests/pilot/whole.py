"""Whole matches through the window: somebody plays to the end, then what was kept of the match is compared."""

from __future__ import annotations

from game.core.match import Match
from game.core.setup import COLOURS, SeatSetup, Setup
from game.titles import title
from saves import load
from tests.pilot.matches import NAMES, sit_down
from tests.pilot.players import Player
from ui.frame.pilot import Pilot
from ui.frame.words import Misfit, misfits
from ui.scenes.end import EndScene


def match_of(name: str, *kinds: str, seed: int, variants: tuple[str, ...] = ()) -> Match:
    seats = tuple(SeatSetup(kind, NAMES[k], COLOURS[k]) for k, kind in enumerate(kinds))
    return Match(title(name), Setup(name, seats, variants, seed))


def play_to_the_end(pilot: Pilot, match: Match, player: type[Player]) -> tuple[Player, list[Misfit]]:
    """A person who answers everything; what was cut off meanwhile."""
    sit_down(pilot, match)
    person = player(pilot, seed=11)
    with misfits() as cut:
        person.play(most=6000)
    return person, cut


def check_the_end(pilot: Pilot, match: Match) -> None:
    """The end is shown, saved and recorded."""
    assert match.over and isinstance(pilot.scene, EndScene)
    newest = pilot.app.store.autosaves()[0]
    assert load(newest.path).match.digest() == match.digest()
    ((record,), _) = pilot.app.store.records()
    assert [seat.kind for seat in record.seats] == [seat.kind for seat in match.setup.seats]
