"""One table with the real thinking process: the window never waits for it, and it does not stay."""

from __future__ import annotations

import multiprocessing
import time

import pytest

from tests.pilot.matches import new_match, sit_down
from tests.pilot.players import Mouse


@pytest.mark.thorough
def test_a_turn_against_real_scribes(opened):
    pilot = opened()
    match = new_match("human", "scribe", "apprenti", seed=3)
    sit_down(pilot, match)
    player, slowest, start = Mouse(pilot), 0.0, time.monotonic()
    played = {0: 0, 1: 0, 2: 0}
    while match.position.round == 1 and time.monotonic() - start < 60:
        seat, moves, before = match.decision.seat, len(match.moves), time.process_time()
        player.turn(pilot.scene)
        if seat != 0:
            slowest = max(slowest, time.process_time() - before)
        played[seat] += len(match.moves) - moves
    assert match.position.round == 2
    assert all(played.values())
    assert slowest < 0.5, "the window waited for the computer"
    pilot.app.stack.close()
    assert not multiprocessing.active_children()
