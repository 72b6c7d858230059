"""PHA-20, PHA-7.2  Random games in which every seat owns many nobles from the start."""

from __future__ import annotations

import pytest

from game.core.fuzz import fuzz_game
from game.core.tables import table_of
from game.pharaon import RULES
from tests.pharaon.rich import RICH, rich_game


@pytest.mark.parametrize(("kinds", "variants"), RULES.tables()[::2])
def test_random_games_among_rich_seats(kinds: tuple[str, ...], variants: tuple[str, ...]) -> None:
    """PHA-20, PHA-7.2, DESIGN 8  Every check of the fuzz, with powers and tokens that meet in every payment."""
    failure = fuzz_game(RICH, table_of("pharaon", kinds, variants, 17))
    assert failure is None, str(failure)


def test_rich_seats_are_rich() -> None:
    """PHA-7.2, PHA-20.4  Two players begin with eight or more nobles between them."""
    game = rich_game(table_of("pharaon", ("human", "human"), (), 1))
    assert sum(len(seat.nobles) for seat in game.seats) >= 8
    assert all(sum(seat.stock) == 8 and sum(seat.tokens) >= 2 for seat in game.seats)
