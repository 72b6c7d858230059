"""One table with the real thinking process: the window never waits for it, and it does not stay."""

import multiprocessing
from collections import Counter

import pytest

from tests.pilot.matches import new_match, sit_down
from tests.pilot.players import Mouse


@pytest.mark.thorough
def test_a_round_against_real_scribes(opened):
    pilot = opened()
    match = new_match("human", "scribe", "apprenti", seed=3)
    sit_down(pilot, match)
    player, played, waited = Mouse(pilot), Counter[int](), 0
    while match.position.round == 1:
        seat, moves = match.decision.seat, len(match.moves)
        player.turn(pilot.scene)
        played[seat] += len(match.moves) - moves
        waited += seat == 1 and len(match.moves) == moves
    assert all(played[seat] for seat in range(3))
    assert waited, "frames were drawn while a Scribe thought"
    pilot.app.stack.close()
    assert not multiprocessing.active_children()
