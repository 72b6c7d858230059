"""Random games at every table: nothing goes wrong, and they end."""

from __future__ import annotations

import pytest

from game.core.fuzz import fuzz_game
from game.core.tables import table_of
from game.core.title import chance_of
from game.kemet import RULES
from tests.kemet.build import setup_of

FAILED_ONCE = [(3, 2812535468), (5, 1827597199), (2, 1667930595), (2, 994856354)]
"""Seats and seeds: Defensive Strategy was owned when Offensive Strategy was bought."""


@pytest.mark.parametrize(("seed", "every"), [(3, 30), pytest.param(11, 9, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("kinds", "variants"), RULES.tables())
def test_random_games_hold(kinds: tuple[str, ...], variants: tuple[str, ...], seed: int, every: int) -> None:
    """KEM-14.8, KEM-16.7  Every check at every so many decisions: saves, reasons, clones, views, previews, undo."""
    assert fuzz_game(RULES, table_of("kemet", kinds, variants, seed), every=every) is None


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "seed"), FAILED_ONCE)
def test_games_that_went_wrong_once(seats: int, seed: int) -> None:
    """KEM-8.11  Seeds that a fuzz run found."""
    assert fuzz_game(RULES, table_of("kemet", ("human",) * seats, (), seed), every=50) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    """KEM-11.1  No cap is needed: VP that cannot be lost pile up."""
    for seed in range(6):
        game, chance, count = RULES.start(setup_of(seats, seed)), chance_of(~seed), 0
        while not game.over:
            game.apply(chance.pick(game.moves()))
            count += 1
        assert count < 15_000
        assert game.triggered >= 0
