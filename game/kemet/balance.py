"""KEM-5.3  The rule of Balance: at the end of the Day no level of the individual board may be without a token."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.kemet.components import NONE, ActionSpace, components
from game.kemet.state import Kemet

LEVELS = (1, 2, 3)


@cache
def missing_levels(tokens: int) -> int:
    """KEM-5.3  Levels of the board without a token."""
    covered = {space.level for number, space in enumerate(components().action_spaces) if tokens >> number & 1}
    return len(LEVELS) - len(covered)


def free_spaces(tokens: int) -> Iterator[tuple[int, ActionSpace]]:
    """Action spaces without a token, with the tokens after one is put there."""
    for number, space in enumerate(components().action_spaces):
        if not tokens >> number & 1:
            yield tokens | 1 << number, space


def tokens_left(game: Kemet, seat: int) -> int:
    """Own tokens that the seat has still to play in this Day."""
    return components().own_tokens - game.own_tokens[seat]


def has_silver(game: Kemet, seat: int) -> bool:
    """KEM-5.5  Owned and not played in this round."""
    return game.silver_on[seat] == NONE and game.powers(seat).silver


def owes_silver(game: Kemet, seat: int) -> bool:
    """KEM-5.3  Whether the token just laid counts on the silver one that its purchase must bring now."""
    return missing_levels(game.tokens[seat]) > tokens_left(game, seat) + has_silver(game, seat)
