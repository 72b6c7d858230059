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


def test_the_best_move_is_taken_most_often() -> None:
    assert chosen(1, 2, 3, 4, 5, 6).most_common(1)[0][0] == 5


def test_a_move_nearly_as_good_is_often_taken_for_the_best() -> None:
    assert chosen(0, 1, 2, 9.9, 10)[3] > 300


def test_only_the_six_best_are_ever_taken() -> None:
    assert set(chosen(6, 6, 6, 5.9, 5.8, 5.7, 5.6, 5.5, *[0] * 9)) == {0, 1, 2, 3, 4, 5}


def test_a_blunder_is_never_taken() -> None:
    assert set(chosen(10, 9.5, -100)) == {0, 1}
    assert 1 not in chosen(10, -100)


def test_the_third_best_of_many_is_sometimes_taken() -> None:
    assert 0 < chosen(*range(12))[9] < 200


def test_of_two_moves_the_better_is_taken() -> None:
    assert set(chosen(3, 1)) == {0}


def test_moves_of_equal_worth_leave_it_in_no_doubt() -> None:
    assert set(chosen(2, 2, 2, 2)) == {0}


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
