"""The turn of a solo opponent on the board of its game."""

from __future__ import annotations

import pygame
import pytest

from game.titles import TITLES, title
from tests.pilot.matches import match_of, sit_down
from tests.pilot.players import Mouse
from tests.ui.test_turns import he_has_just_played


@pytest.mark.parametrize(("name", "automaton"), [(name, kind) for name in TITLES for kind in title(name).automata])
def test_his_turn_is_shown_at_the_chosen_pace_and_cannot_be_undone(opened, name, automaton):
    pilot = opened(pace="normal", reduced_motion=False, confirm_turn_end=False)
    sit_down(pilot, match_of(name, "human", automaton))
    person = Mouse(pilot, seed=3)
    table = person.table
    person.play(until=he_has_just_played)
    pilot.wait_until(lambda: table.show.seat == 1)
    assert table.asked is None and table.top.panels[1].active
    pilot.wait_until(lambda: table.asked is not None)
    assert table.show.seat is None
    assert table.host.undo_refusal().key == "table.undo_automaton"
    pilot.key(pygame.K_n)
    assert pilot.scene is not table, "what he did can be read again"
