"""A window that nobody sees and finished games."""

from functools import cache

import pytest

from game.core.match import Match
from tests.conftest import Opening
from tests.pilot.matches import new_match
from tests.playing import played_on
from ui.workshop.pilot import Pilot


@cache
def finished(seats: int, seed: int = 1) -> Match:
    """A game played at random to its end; nobody may play on in it."""
    return played_on(new_match(*("human",) * seats, seed=seed), seed=seed)


@pytest.fixture
def pilot(opened: Opening) -> Pilot:
    return opened()
