"""What computer seats think: the parts add up, and more of a good thing is better."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.kemet import RULES
from game.kemet.evaluation import evaluate, explain
from game.kemet.state import Kemet
from tests.kemet.build import at_turn, attack, hand, in_combat, own, points, position, prayers, pyramid, setup_of, troop
from tests.kemet.look import lay, play_until


def better(game: Kemet, other: Kemet) -> bool:
    return evaluate(game, 0) > evaluate(other, 0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_parts_are_the_whole(seats: int) -> None:
    """KEM-16.6  In every imagined position of a random game, for every seat."""
    chance = Chance(seats)
    game = RULES.start(setup_of(seats, seats))
    for _ in range(400):
        for seat in range(seats):
            world = game.known_to(seat).imagine(seat, chance)
            assert explain(world, seat).total == pytest.approx(evaluate(world, seat))
        game.apply(chance.pick(game.moves()))
        if game.over:
            break


def test_good_things_are_better() -> None:
    """KEM-1.12  A VP, a Temple, a pyramid, prayers, Units, a tile, a card."""
    plain = position()
    vp, temple, raised, rich, strong, tiled, carded = (position() for _ in range(7))
    points(vp, 0, 1)
    troop(temple, 0, "a_t_west", 3)
    pyramid(raised, "a_c1_d1", "ruby", 4)
    prayers(rich, 9)
    troop(strong, 0, "a_c1_d1", 5)
    own(tiled, 0, "R4B")
    hand(carded, 0, "war_fury")
    at_turn(plain)
    for game in (vp, temple, raised, rich, strong, tiled, carded):
        at_turn(game)
        assert better(game, plain)


def test_a_strong_attack_is_liked_and_a_weak_one_is_not() -> None:
    """KEM-8.4  By the cards that both sides can still play."""
    worths = []
    for units in (5, 1):
        game = position(troops={"a_t_west": (1, 3)})
        troop(game, 0, "a_c1_d1", 5 if units == 1 else 1)
        attack(game, 0, "a_t_west", units)
        worths.append(evaluate(game, 0))
    assert worths[0] > worths[1] + 5


def test_the_better_battle_card_is_liked() -> None:
    """KEM-8.1  3 against 3 Units in the desert: Force 4 wins more often than Force 1."""
    worths = []
    for card in ("BC1", "BC4"):
        game = in_combat(3, 3)
        lay(game, card, "BC6")
        worths.append(evaluate(game, 0))
    assert worths[0] > worths[1]


def test_the_winner_is_worth_more_than_anything() -> None:
    """KEM-11.3  When the game is over only that counts."""
    game = play_until(RULES.start(setup_of(2, 8)), lambda game: game.over)
    (winner,) = RULES.result(game).winners
    assert evaluate(game, winner) > 500 > evaluate(game, 1 - winner)
