"""Random games of every title at every table, some of them among rich seats: every check of the fuzz holds."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from game.core.tables import table_of
from game.core.title import Title, chance_of
from game.titles import TITLES, title
from game.workshop.fuzz import fuzz_game
from tests.pharaon import rich as rich_pharaon
from tests.tekhenu import rich as rich_tekhenu

Words = tuple[str, ...]
RULES = {name: title(name) for name in TITLES}
RICH: dict[str, Title[Any]] = {"pharaon": rich_pharaon.RICH, "tekhenu": rich_tekhenu.RICH}
ORDINARY = {"amunre": 3, "kemet": 1, "pharaon": 5, "tekhenu": 3}
ORDINARY_RICH = {"pharaon": 11, "tekhenu": 7}
"""One in so many tables belongs to the ordinary tests."""
EVERY = {"amunre": 6, "kemet": 30, "pharaon": 3, "tekhenu": 40}
"""Ordinary tests look closely at one in so many decisions."""
FAILED_ONCE = [(3, 2812535468), (5, 1827597199), (2, 1667930595), (2, 994856354)]
"""Seats and seeds of Kemet: Defensive Strategy was owned when Offensive Strategy was bought."""


def tables(titles: Mapping[str, Title[Any]], ordinary: Mapping[str, int]) -> Iterator[Any]:
    """Title, table and number of every table; the rest of the tables is left to the thorough tests."""
    for name, rules in titles.items():
        for number, (kinds, variants) in enumerate(rules.tables()):
            marks = [pytest.mark.thorough] if number % ordinary[name] else []
            yield pytest.param(name, kinds, variants, number, marks=marks, id="+".join((name, *kinds, *variants)))


def at(tables: Iterable[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("name", "kinds", "variants", "number"), list(tables))


@at(tables(RULES, ORDINARY))
def test_a_random_game_at_every_table(name: str, kinds: Words, variants: Words, number: int) -> None:
    """KEM-14.8, KEM-16.7, PHA-20, TEK-3.4, TEK-3.8, TEK-4, AMU-15.3, AMU-18  Pieces are conserved, points explained.

    Saves, reasons, clones, views, imagined worlds, previews and undo are looked at on the way.
    """
    assert fuzz_game(RULES[name], table_of(name, kinds, variants, 4000 + number), every=EVERY[name]) is None


@pytest.mark.thorough
@at(tables(RULES, dict.fromkeys(TITLES, 1)))
def test_a_random_game_looked_at_closely(name: str, kinds: Words, variants: Words, number: int) -> None:
    """KEM-14.8, KEM-16.7, PHA-20, TEK-3.4, AMU-18  The same with more checks, in another game."""
    assert fuzz_game(RULES[name], table_of(name, kinds, variants, 11 + number), every=min(9, EVERY[name])) is None


@at(tables(RICH, ORDINARY_RICH))
def test_a_random_game_among_rich_seats(name: str, kinds: Words, variants: Words, number: int) -> None:
    """PHA-20, PHA-7.2, TEK-14.1  Powers, tokens and cards that meet: stacked Technologies, Decrees with prices."""
    assert fuzz_game(RICH[name], table_of(name, kinds, variants, 17 + number), every=EVERY[name] // 3) is None


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "seed"), FAILED_ONCE)
def test_games_that_went_wrong_once(seats: int, seed: int) -> None:
    """KEM-8.11  Seeds that a fuzz run found."""
    assert fuzz_game(RULES["kemet"], table_of("kemet", ("human",) * seats, (), seed), every=50) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    """KEM-11.1  No cap is needed in Kemet: VP that cannot be lost pile up."""
    for seed in range(6):
        game, chance = RULES["kemet"].start(table_of("kemet", ("human",) * seats, (), seed)), chance_of(~seed)
        for _ in range(15_000):
            if not game.over:
                game.apply(chance.pick(game.moves()))
        assert game.over and game.triggered >= 0
