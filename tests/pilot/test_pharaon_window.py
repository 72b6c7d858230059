"""Pharaon through the window: whole matches at three seats and against the Traitor, in both languages."""

from __future__ import annotations

import pytest

from game.core.setup import HUMAN
from game.pharaon.setup import TRAITOR
from tests.pilot.matches import sit_down
from tests.pilot.players import Keyboard, Mouse
from tests.pilot.whole import check_the_end, match_of, play_to_the_end
from ui.table.turns import turns_in

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("quick_workers")]

PEOPLE = pytest.mark.parametrize(("language", "player"), [("fr", Mouse), ("en", Keyboard)])
"""Who plays, and in which language the table speaks."""


@PEOPLE
def test_a_whole_three_seat_match(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    match = match_of("pharaon", HUMAN, "random", "random", seed=8)
    person, cut = play_to_the_end(pilot, match, player)
    check_the_end(pilot, match)
    assert {"ChooseStartNoble", "ChooseVase", "TakeTurn", "ChooseTokens"} <= person.seen
    assert not cut


@PEOPLE
def test_a_whole_match_against_the_traitor(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    match = match_of("pharaon", HUMAN, TRAITOR, seed=4, variants=("dark2",))
    person, cut = play_to_the_end(pilot, match, player)
    check_the_end(pilot, match)
    assert {"ChooseStartNoble", "ChooseSplit", "TakeTurn"} <= person.seen
    assert person.curtains == 0
    assert any(turn.seat == 1 for number in range(len(match.moves)) for turn in turns_in(match, number))
    assert not cut


def test_people_in_discovery_mode_hand_the_screen_round(opened) -> None:
    pilot = opened()
    match = match_of("pharaon", HUMAN, HUMAN, seed=5, variants=("discovery",))
    sit_down(pilot, match)
    person = Mouse(pilot, seed=2)
    person.play(until=lambda played: played.position.current_round >= 2)
    assert "ChooseMode" in person.seen
    assert person.curtains > 2
