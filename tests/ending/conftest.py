"""A window that nobody sees and finished games."""

from functools import cache

import pytest

from game.core.chance import Chance
from game.core.match import Match
from tests.conftest import Opening
from tests.pilot.matches import new_match
from ui.workshop.pilot import Pilot


@cache
def finished(seats: int, seed: int = 1) -> Match:
    """A game played at random to its end; nobody may play on in it."""
    match, chance = new_match(*("human",) * seats, seed=seed), Chance(seed)
    while not match.over:
        moves = match.position.moves()
        match.play(moves[chance.below(len(moves))])
    return match


@pytest.fixture
def pilot(opened: Opening) -> Pilot:
    return opened()
