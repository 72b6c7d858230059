"""Pharaon through the window: whole matches at three seats and against the Traitor, in both languages."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.core.setup import COLOURS, HUMAN, SeatSetup, Setup
from game.pharaon import RULES
from game.pharaon.setup import TRAITOR
from saves import load
from tests.pilot.matches import NAMES, sit_down
from tests.pilot.players import Keyboard, Mouse, Player
from ui.frame.pilot import Pilot
from ui.frame.words import Misfit, misfits
from ui.scenes.end import EndScene
from ui.table.turns import turns_in

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("_quick")]

PEOPLE = pytest.mark.parametrize(("language", "player"), [("fr", Mouse), ("en", Keyboard)])
"""Who plays, and in which language the table speaks."""


def new_match(*kinds: str, seed: int, variants: tuple[str, ...] = ()) -> Match:
    seats = tuple(SeatSetup(kind, NAMES[k], COLOURS[k]) for k, kind in enumerate(kinds))
    return Match(RULES, Setup("pharaon", seats, variants, seed))


def play_to_the_end(pilot: Pilot, match: Match, player: type[Player]) -> tuple[Player, list[Misfit]]:
    """A person who answers everything; what was cut off meanwhile."""
    sit_down(pilot, match)
    person = player(pilot, seed=11)
    with misfits() as cut:
        person.play(most=6000)
    return person, cut


def check_the_end(pilot: Pilot, match: Match) -> None:
    assert match.over and isinstance(pilot.scene, EndScene)
    newest = pilot.app.store.autosaves()[0]
    assert load(newest.path).match.digest() == match.digest()
    ((record,), _) = pilot.app.store.records()
    assert [seat.kind for seat in record.seats] == [seat.kind for seat in match.setup.seats]


@PEOPLE
def test_a_whole_three_seat_match(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    match = new_match(HUMAN, "random", "random", seed=8)
    person, cut = play_to_the_end(pilot, match, player)
    check_the_end(pilot, match)
    assert {"ChooseStartNoble", "ChooseVase", "TakeTurn", "ChooseTokens"} <= person.seen
    assert not cut


@PEOPLE
def test_a_whole_match_against_the_traitor(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    match = new_match(HUMAN, TRAITOR, seed=4, variants=("dark2",))
    person, cut = play_to_the_end(pilot, match, player)
    check_the_end(pilot, match)
    assert {"ChooseStartNoble", "ChooseSplit", "TakeTurn"} <= person.seen
    assert person.curtains == 0
    assert any(turn.seat == 1 for number in range(len(match.moves)) for turn in turns_in(match, number))
    assert not cut


def test_people_in_discovery_mode_hand_the_screen_round(opened) -> None:
    pilot = opened()
    match = new_match(HUMAN, HUMAN, seed=5, variants=("discovery",))
    sit_down(pilot, match)
    person = Mouse(pilot, seed=2)
    person.play(until=lambda played: played.position.current_round >= 2)
    assert "ChooseMode" in person.seen
    assert person.curtains > 2
