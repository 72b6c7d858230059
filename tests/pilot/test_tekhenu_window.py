"""Tekhenu through the window: whole matches at two seats and against Botankhamon, in both languages."""

from __future__ import annotations

import pytest

from game.core.setup import HUMAN
from game.tekhenu.botankhamon import AUTOMATON
from tests.pilot.players import Keyboard, Mouse
from tests.pilot.whole import check_the_end, match_of, play_to_the_end

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("quick_workers")]

PEOPLE = pytest.mark.parametrize(("language", "player"), [("fr", Mouse), ("en", Keyboard)])
"""Who plays, and in which language the table speaks."""


@PEOPLE
def test_a_whole_two_seat_match(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    match = match_of("tekhenu", HUMAN, HUMAN if player is Mouse else "random", seed=8)
    person, cut = play_to_the_end(pilot, match, player)
    check_the_end(pilot, match)
    assert {"ChooseFirstDecree", "ChooseStartCard", "ChooseDie", "UseDie", "LayFaith"} <= person.seen
    assert (person.curtains > 0) == (player is Mouse)
    assert not cut


@PEOPLE
def test_a_whole_match_against_botankhamon(opened, language, player) -> None:
    pilot = opened(language=language, confirm_turn_end=False)
    match = match_of("tekhenu", HUMAN, AUTOMATON, seed=4, variants=("medium",))
    person, cut = play_to_the_end(pilot, match, player)
    check_the_end(pilot, match)
    assert person.curtains == 0
    assert not cut
