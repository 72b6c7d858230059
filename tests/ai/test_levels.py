"""What holds for every level: legal, repeatable, and blind to what its seat cannot know."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

import pytest

from game.ai import levels
from game.ai.choice import Choice, after, reasons
from game.ai.levels import decide, level
from game.core.chance import Chance
from game.core.errors import BadSetup, IllegalMove
from game.core.position import Position
from game.core.setup import LEVELS
from game.core.title import Evaluation, Title
from tests.toy import TOY, DrawCard, Rest, ThrowDie, ToyPosition, toy_setup

P = TypeVar("P", bound=Position)


def positions(seed: int, seats: int = 3) -> Iterator[ToyPosition]:
    """A game of random moves, decision by decision."""
    position, chance = TOY.start(toy_setup(seats, seed)), Chance(seed)
    while not position.over:
        yield position
        position.apply(chance.pick(position.moves()))


def seat_asked(position: Position) -> int:
    assert position.decision is not None
    return position.decision.seat


def test_levels_are_listed_from_the_weakest_to_the_strongest_and_an_unknown_one_is_refused_with_them() -> None:
    assert LEVELS == ("random", "apprenti", "scribe")
    with pytest.raises(BadSetup) as caught:
        level("vizir")
    assert caught.value.values == {"level_id": "vizir", "known": LEVELS}


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_every_decision_with_a_legal_move_and_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    """It changes nothing."""
    for position in positions(6):
        seat, before = seat_asked(position), TOY.codec.encode(position)
        choice = decide(TOY, position, seat, name, Chance(8))
        assert choice.move in position.moves()
        assert choice == decide(TOY, position, seat, name, Chance(8))
        assert choice == decide(TOY, position.imagine(seat, Chance(77)), seat, name, Chance(8))
        assert TOY.codec.encode(position) == before


def test_a_level_never_gets_the_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Position] = []

    def spy(title: Title[P], known: P, seat: int, chance: Chance) -> Choice:
        seen.append(known)
        return Choice(known.imagine(seat, chance).moves()[0], ())

    monkeypatch.setitem(levels._BY_NAME, "random", spy)
    position = TOY.start(toy_setup(3))
    decide(TOY, position, 0, "random", Chance(1))
    assert seen == [position.known_to(0)] and seen != [position]


@pytest.mark.parametrize("name", LEVELS)
def test_a_forced_move_needs_no_thought(name: str) -> None:
    """The deck is empty: there is nothing to do but throw the die."""
    position = TOY.start(toy_setup(2))
    position.seats[1].hand, position.deck = position.seats[1].hand + position.deck, []
    title = replace(TOY, evaluate=lambda game, seat: pytest.fail("there was nothing to weigh"))
    assert decide(title, position, 0, name, Chance(1)) == Choice(ThrowDie(), ())


def test_random_plays_every_move_equally_often() -> None:
    position, chance = TOY.start(toy_setup(2)), Chance(1)
    moves = [decide(TOY, position, 0, "random", chance).move for _ in range(2000)]
    assert 900 < moves.count(DrawCard()) < 1100


def reasons_between(before: dict[str, float], now: dict[str, float]) -> tuple[tuple[str, float], ...]:
    parts = iter([Evaluation(tuple(before.items())), Evaluation(tuple(now.items()))])
    position = TOY.start(toy_setup(2))
    return reasons(replace(TOY, explain=lambda game, seat: next(parts)), 0, position, position)


def test_reasons_are_the_parts_that_change_most_and_a_part_that_is_new_counts_from_nothing() -> None:
    before = {"gold": 5.0, "points": 1.0, "hand": 2.0, "tiles": 1.0, "favour": 3.0}
    now = {"gold": 1.0, "points": 4.0, "hand": 2.0, "tiles": 2.0, "favour": 1.0}
    assert reasons_between(before, now) == (("gold", -4.0), ("points", 3.0), ("favour", -2.0))
    assert reasons_between({"gold": 1.0}, {"gold": 1.0, "temple": 2.0}) == (("temple", 2.0),)


@pytest.mark.parametrize("name", ["apprenti", "scribe"])
def test_a_choice_gives_its_reasons(name: str) -> None:
    title = replace(TOY, evaluate=lambda game, seat: float(game.seats[seat].gold))
    assert decide(title, TOY.start(toy_setup(2)), 0, name, Chance(1)).why[0][0] == "gold"


def test_a_move_is_tried_on_a_copy_and_an_illegal_one_cannot_be_tried() -> None:
    position = TOY.start(toy_setup(2))
    before = position.clone()
    assert after(position, ThrowDie()) != before and position == before
    with pytest.raises(IllegalMove, match="not_offered"):
        after(position, Rest())
