"""What a position is worth, in every title: parts that add up, and no look at what is hidden."""

import sys
from importlib import import_module

import pytest

from game.core.chance import Chance
from game.core.remembered import Remembered
from game.core.tables import table_of
from game.titles import TITLES, title
from tests.titles.playing import asked, positions

TABLES = [(name, kinds) for name in TITLES for kinds, variants in title(name).tables() if not variants]
OFTEN = {"amunre": 3, "kemet": 20, "pharaon": 6, "tekhenu": 4}
"""One in so many decisions is looked at."""
UNSURE = """SpeakInWindow ChooseBattleCard DiscardBattleCard HideCards UseCards DealWound DecideFate ChooseRetreat
    ConsiderVeto LayOffering"""
"""Combats of Kemet and offerings of Amun-Re, which are judged by what the others may have chosen."""


@pytest.mark.parametrize(("name", "kinds"), TABLES)
def test_every_position_has_a_worth_and_its_parts_add_up(name: str, kinds: tuple[str, ...]) -> None:
    """For every seat, in the position itself and in a world that the seat imagines; to look changes nothing."""
    rules, chance = title(name), Chance(3)
    evaluation = import_module(f"game.{name}.mind.evaluation")
    assert rules.evaluate is evaluation.evaluate
    for number, game in enumerate(positions(table_of(name, kinds, (), 3))):
        for seat in range(game.seat_count) if number % OFTEN[name] == 0 or game.over else ():
            before = game.clone()
            for world in (game, game.known_to(seat).imagine(seat, chance)):
                told = rules.explain(world, seat)
                assert told.total == pytest.approx(rules.evaluate(world, seat))
                parts = tuple(part for part, _ in told.parts)
                assert parts == getattr(evaluation, "PARTS", parts)
            assert game == before


@pytest.mark.parametrize(("name", "kinds"), TABLES)
def test_what_is_hidden_does_not_count(name: str, kinds: tuple[str, ...]) -> None:
    """Unless a rival's secret choice is what matters."""
    rules = title(name)
    for number, game in enumerate(positions(table_of(name, kinds, (), 11))):
        question, seat = asked(game)
        if number % OFTEN[name] == 0 and question and question not in UNSURE.split():
            worlds = [game.known_to(seat).imagine(seat, Chance(seed)) for seed in range(3)]
            assert len({round(rules.evaluate(world, seat), 9) for world in worlds}) == 1, question


@pytest.mark.parametrize("name", ["kemet", "pharaon"])
def test_what_is_remembered_is_worth_what_it_was_when_it_was_new(name: str) -> None:
    """Judgements are kept by what they read: had one read more, it would serve for a position that it does not fit."""
    rules, seats = title(name), title(name).seat_counts[-1]
    played = enumerate(positions(table_of(name, ("scribe",) * seats, (), 7)))
    seen = [game.clone() for number, game in played if number % (OFTEN[name] // 2) == 0]
    kept = [rules.evaluate(game, seat) for game in seen for seat in range(seats)]
    modules = [module for path, module in sys.modules.items() if path.startswith(f"game.{name}.")]
    memories = [value for module in modules for value in vars(module).values() if isinstance(value, Remembered)]
    assert any(memories)
    for number, worth in enumerate(kept):
        for memory in memories:
            memory.clear()
        assert rules.evaluate(seen[number // seats], number % seats) == worth
