"""Matches that nobody thinks about: played on by chance."""

from collections.abc import Callable

from game.core.chance import Chance
from game.core.match import Match
from game.core.position import Position


def played_on(
    match: Match[Position], until: Callable[[Match[Position]], bool] = lambda match: False, seed: int = 1
) -> Match[Position]:
    """The match at its end, or where something is so."""
    chance = Chance(seed)
    while not match.over and not until(match):
        match.play(chance.pick(match.position.moves()))
    return match


def after(count: int) -> Callable[[Match[Position]], bool]:
    """Until so many moves have been made."""
    return lambda match: len(match.moves) >= count
