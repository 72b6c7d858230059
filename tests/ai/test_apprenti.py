"""Apprenti errs, but never absurdly."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.ai.apprenti import Prospect, misjudged
from game.ai.levels import decide
from game.core.agenda import Move
from game.core.chance import Chance
from tests.toy import TOY, DrawCard, LayCard, ThrowDie, ToyPosition, toy_setup


def chosen(*values: float) -> Counter[int]:
    """How often each of several moves is taken, by its place, in a thousand tries."""
    prospects = [Prospect(LayCard(place), value) for place, value in enumerate(values)]
    places: dict[Move, int] = {prospect.move: place for place, prospect in enumerate(prospects)}
    return Counter(places[misjudged(prospects, Chance(seed))] for seed in range(1000))


def test_the_best_move_is_taken_most_often_one_nearly_as_good_often_and_the_third_best_of_many_sometimes() -> None:
    assert chosen(1, 2, 3, 4, 5, 6).most_common(1)[0][0] == 5
    assert chosen(0, 1, 2, 9.9, 10)[3] > 300
    assert 0 < chosen(*range(12))[9] < 200


@pytest.mark.parametrize(
    ("values", "taken"),
    [
        ((6, 6, 6, 5.9, 5.8, 5.7, 5.6, 5.5, *[0] * 9), {0, 1, 2, 3, 4, 5}),
        ((10, 9.5, -100), {0, 1}),
        ((10, -100), {0}),
        ((3, 1), {0}),
        ((2, 2, 2, 2), {0}),
    ],
    ids=["only the six best", "no blunder", "no blunder of two", "the better of two", "no doubt among equals"],
)
def test_what_is_ever_taken(values: tuple[float, ...], taken: set[int]) -> None:
    assert set(chosen(*values)) == taken


def test_errors_grow_with_what_is_at_stake_and_not_with_the_unit() -> None:
    assert chosen(1, 2, 3, 4, 5) == chosen(100, 200, 300, 400, 500)


def richest(game: ToyPosition, seat: int) -> float:
    return float(game.seats[seat].gold)


def collector(game: ToyPosition, seat: int) -> float:
    return float(len(game.seats[seat].hand))


@pytest.mark.parametrize("level", ["apprenti", "scribe"])
@pytest.mark.parametrize(("evaluate", "move"), [(richest, ThrowDie()), (collector, DrawCard())])
def test_a_level_wants_what_the_evaluation_wants_after_one_decision(
    evaluate: Callable[[ToyPosition, int], float], move: Move, level: str
) -> None:
    choice = decide(replace(TOY, evaluate=evaluate), TOY.start(toy_setup(2)), 0, level, Chance(1))
    assert choice.move == move
