"""Finished games."""

from functools import cache

from game.core.match import Match
from tests.pilot.matches import new_match
from tests.playing import played_on


@cache
def finished(seats: int, seed: int = 1) -> Match:
    """A game played at random to its end; nobody may play on in it."""
    return played_on(new_match(*("human",) * seats, seed=seed), seed=seed)
