"""PHA-17  Every decision point of the rule book is a decision of the program, and is really met in play."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.core.agenda import Decision, Move
from game.core.chance import Chance
from game.core.fuzz import fuzz_game
from game.core.tables import table_of
from game.pharaon import RULES
from game.pharaon.evaluation import evaluate, explain
from game.pharaon.state import Pharaon
from tests.pharaon.build import setup_of
from tests.pharaon.look import play_until

POINTS = {
    "D1": ("ChooseStartNoble", "KeepNoble"),
    "D2": ("ChooseVase", "TakeVase"),
    "D3": ("TakeTurn", "Pass"),
    "D4": ("TakeTurn", "GoTo"),
    "D5": ("ChooseTokens", "HandIn"),
    "D6": ("ChooseTokens", "HandIn"),
    "D7": ("ChooseLot", "TakeLot"),
    "D8": ("ChooseBonus", "DrawBonus"),
    "D9": ("ChooseNoble", "DrawNoble"),
    "D10": ("ChooseOption", "UseOption"),
    "D11": ("ChooseTrack", "Climb"),
    "D12": ("ChooseArtisan", "DrawArtisan"),
    "D13": ("ChooseResource", "TakeResource"),
    "D14": ("UseTutor", "SaveTutor"),
    "D15": ("ChooseVase", "TakeVase"),
    "D16": ("ChooseGain", "TakeGain"),
    "D18": ("ChooseSplit", "PutOnWheel"),
    "D20": ("ChooseMode", "PlayDiscovery"),
    "D21": ("GiveForPower", "GiveToken"),
}
"""Decision and one of its moves for each point."""
NOT_ASKED = {
    "D17": "deduction is always applied (PHA-19.3)",
    "D19": "which tiles are dark is drawn (PHA-14.6); how many is an option of the match",
    "D22": "the named colour follows from the payment (PHA-17)",
}


@cache
def met() -> Counter[tuple[str, str]]:
    """Decisions and moves of random games at all tables."""
    found: Counter[tuple[str, str]] = Counter()
    chance = Chance(1)
    for number, (kinds, variants) in enumerate(RULES.tables() * 2):
        game = RULES.start(table_of("pharaon", kinds, variants, number))
        while not game.over:
            decision = game.decision
            assert decision is not None
            for move in game.moves():
                found[type(decision).__name__, type(move).__name__] += 1
            game.apply(chance.pick(game.moves()))
    return found


@pytest.mark.parametrize("point", POINTS)
def test_every_decision_point_is_met(point: str) -> None:
    """PHA-17  Random games at every table come across it."""
    assert met()[POINTS[point]]


def test_all_points_of_the_table_are_accounted_for() -> None:
    """PHA-17  D1 to D22, asked or with the reason why not."""
    assert set(POINTS) | set(NOT_ASKED) == {f"D{number}" for number in range(1, 23)}


def kinds_of(root: type) -> set[str]:
    return {name for name, kind in RULES.codec.records.items() if issubclass(kind, root)}


def test_every_decision_and_move_of_the_program_is_met() -> None:
    """PHA-17, DESIGN 8  None is dead: random games meet every decision and every kind of move."""
    assert {decision for decision, _ in met()} == kinds_of(Decision)
    assert {move for _, move in met()} == kinds_of(Move)


@pytest.mark.parametrize(("kinds", "variants"), RULES.tables())
def test_random_games_at_every_table(kinds: tuple[str, ...], variants: tuple[str, ...]) -> None:
    """PHA-20, DESIGN 8  Every check of the fuzz at two games of each table."""
    for seed in (3, 4):
        failure = fuzz_game(RULES, table_of("pharaon", kinds, variants, seed))
        assert failure is None, str(failure)


@pytest.mark.parametrize("solo", [False, True])
def test_the_evaluation_explains_itself(solo: bool) -> None:
    """DESIGN 5, PHA-12  The parts add up to the figure, at every decision and at the end."""
    game = RULES.start(setup_of(3, 5, solo=solo))
    chance = Chance(8)
    while not game.over:
        for seat in range(len(game.seats)):
            assert evaluate(game, seat) == pytest.approx(explain(game, seat).total)
        game.apply(chance.pick(game.moves()))
    assert explain(game, 0).parts[0] == ("points", float(game.points[0]))


def test_the_evaluation_prefers_more() -> None:
    """DESIGN 5, PHA-12.1  A burial step, an artisan or a token more is never worth less."""
    game = play_until(RULES.start(setup_of(3, 2)), lambda one: one.current_round == 3)
    before = evaluate(game, 0)
    for better in (_step, _silver):
        after = game.clone()
        better(after)
        assert evaluate(after, 0) > before


def _step(game: Pharaon) -> None:
    game.seats[0].step += 1


def _silver(game: Pharaon) -> None:
    game.seats[0].stock[5] += 1
