"""PHA-8, PHA-7.8  Passing, vases and the Pyramid of Time."""

from __future__ import annotations

from game.pharaon import events
from game.pharaon.state import Pharaon
from tests.pharaon import moves as do
from tests.pharaon.build import (
    at_turn,
    empty_supply,
    ennoble,
    give,
    hoard_tokens,
    lay_zone,
    noble,
    position,
    under_pyramid,
)
from tests.pharaon.look import asked, offers, only, play, refuse, stock, turned


def on_row(game: Pharaon, seat: int, row: int, space: int) -> None:
    """A seat that has passed, with its disc on a space (from 0) of a row."""
    owner = game.seats[seat]
    owner.passed, owner.row, owner.space = True, row, space


def test_e05_passing_second_row() -> None:
    """E05, PHA-8.2, PHA-8.1  Row 2 index 0 without gain, one of the two vases left, First Player does not move."""
    game = position()
    game.current_round = 2
    on_row(game, 0, 1, 1)
    under_pyramid(game, 5, 9)
    at_turn(game, 1)
    play(game, do.PASS)
    assert offers(game, do.TakeVase) == [do.take_vase("VAS05"), do.take_vase("VAS09")]
    play(game, do.take_vase("VAS09"))
    assert (game.seats[1].row, game.seats[1].space, game.first) == (2, 0, 0)
    assert stock(game, 1) == "1J 1R 1M"
    assert game.vases == ["VAS05"]


def test_e06_pyramid_gain() -> None:
    """E06, PHA-8.5, PHA-3.3  Index 1 to index 2: Silver, or a base resource; nothing else."""
    game = position()
    on_row(game, 0, 1, 1)
    at_turn(game)
    assert game.seats[0].space == 2
    assert offers(game, do.TakeGain) == [do.take_gain("any"), do.take_gain("silver")]
    assert refuse(game, do.take_gain("offering")) == "gain_ahead"
    play(game, do.take_gain("silver"))
    assert stock(game) == "1S"
    assert asked(game) == ("TakeTurn", 1)


def test_pha_8_5_a_gain_further_left() -> None:
    """PHA-8.5, PHA-8.6  On index 2 the resource of index 1 may be taken: one of five, never Silver."""
    game = position()
    on_row(game, 0, 1, 1)
    at_turn(game)
    play(game, do.take_gain("any"))
    assert len(offers(game, do.TakeResource)) == 5
    play(game, do.take_resource("royalty"))
    assert stock(game) == "1R"


def test_pha_8_6_offerings_further_right() -> None:
    """PHA-8.6, PHA-8.1  Index 3 of row 1 offers a bonus offering too; First Player is never offered again."""
    game = position()
    on_row(game, 0, 1, 2)
    at_turn(game)
    assert offers(game, do.TakeGain) == [do.take_gain("any"), do.take_gain("silver"), do.take_gain("offering")]
    play(game, do.take_gain("offering"))
    assert asked(game) == ("ChooseBonus", 0)


def test_pha_8_7_only_what_can_be_taken() -> None:
    """PHA-8.7, PHA-16  Without Silver only the resource is left and is not asked twice; with nothing it is skipped."""
    game = position()
    on_row(game, 0, 1, 2)
    empty_supply(game, "S")
    lay_zone(game)
    hoard_tokens(game, 0, 0)
    at_turn(game)
    assert asked(game) == ("ChooseResource", 0)
    game = position()
    on_row(game, 0, 1, 2)
    empty_supply(game, "S")
    at_turn(game)
    assert refuse(game, do.take_gain("silver")) == "gain_empty"
    game = position()
    on_row(game, 0, 1, 1)
    empty_supply(game, "A J R C M S")
    at_turn(game)
    assert asked(game) == ("TakeTurn", 1)
    assert game.seats[0].space == 2


def test_v16_first_passer() -> None:
    """V16, PHA-8.2, PHA-9.2  Seat 2 takes the token from seat 1, row 1, a vase; it starts the next round."""
    game = position()
    game.first = 1
    at_turn(game, 2)
    heard = play(game, do.PASS)
    assert (game.first, game.seats[2].row, game.seats[2].space) == (2, 1, 0)
    assert only(heard, events.FirstPlayerTaken) == [events.FirstPlayerTaken(2)]
    assert asked(game) == ("ChooseVase", 2)
    for _ in range(2):
        play(game, do.take_vase(game.vases[0]), do.PASS)
    play(game, do.take_vase(game.vases[0]))
    assert asked(game) == ("TakeTurn", 2)
    assert game.current_round == 2


def test_v17_last_passer() -> None:
    """V17, PHA-8.3, PHA-19.9, PHA-3.5, PHA-20.7  No row, the remaining vase, the round ends; nobody advances."""
    game = position()
    on_row(game, 0, 1, 1)
    on_row(game, 1, 2, 0)
    under_pyramid(game, 9)
    at_turn(game, 2)
    heard = play(game, do.PASS, do.take_vase("VAS09"))
    assert stock(game, 2) == "1J 1R 1M"
    assert only(heard, events.PassedLast) == [events.PassedLast(2)]
    assert not only(heard, events.DiscAdvanced)
    assert game.current_round == 2
    assert [seat.row for seat in game.seats] == [0, 0, 0]


def test_v18_end_of_row() -> None:
    """V18, PHA-8.5, PHA-16  Row 2 index 3: no move, no gain."""
    game = position()
    on_row(game, 1, 1, 1)
    on_row(game, 0, 2, 3)
    at_turn(game)
    assert asked(game) == ("ChooseGain", 1)
    assert (game.seats[0].space, stock(game)) == (3, "")


def test_v19_general_first() -> None:
    """V19, PHA-8.2, PHA-19.8  First Player token, index 1 with a resource, then the vase; next turn index 2."""
    game = position()
    game.first = 1
    ennoble(game, 0, 6)
    under_pyramid(game, 9, 1, 2)
    at_turn(game)
    play(game, do.PASS)
    assert (game.first, game.seats[0].space) == (0, 1)
    assert asked(game) == ("ChooseResource", 0)
    play(game, do.take_resource("commerce"))
    assert asked(game) == ("ChooseVase", 0)
    play(game, do.take_vase("VAS09"))
    at_turn(game)
    assert game.seats[0].space == 2
    assert offers(game, do.TakeGain) == [do.take_gain("any"), do.take_gain("silver")]


def test_v20_general_last() -> None:
    """V20, PHA-8.3  No row, no extra gain, vase only."""
    game = position(2)
    on_row(game, 1, 1, 0)
    ennoble(game, 0, 6)
    under_pyramid(game, 9, 1)
    at_turn(game)
    play(game, do.PASS)
    assert (asked(game), game.seats[0].row) == (("ChooseVase", 0), 0)
    play(game, do.take_vase("VAS09"))
    assert stock(game) == "1J 1R 1M"


def test_v21_passing_in_round_5() -> None:
    """V21, PHA-8.4  No vase; the first passer still takes the First Player token."""
    game = position()
    game.current_round, game.first = 5, 1
    under_pyramid(game)
    at_turn(game)
    play(game, do.PASS)
    assert (game.first, asked(game)) == (0, ("TakeTurn", 1))
    assert stock(game) == ""


def test_v34_treasury_when_passing() -> None:
    """V34, PHA-7.8, PHA-7.4  Passes, takes A J R, then A for 1S."""
    game = position()
    ennoble(game, 0, 18)
    under_pyramid(game, 1, 2, 3)
    at_turn(game)
    play(game, do.PASS, do.take_vase("VAS01"))
    assert asked(game) == ("FinishTurn", 0)
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    assert stock(game) == "1J 1R 1S"
    assert asked(game) == ("TakeTurn", 1)


def test_v44_last_passer_and_power() -> None:
    """V44, PHA-3.5, PHA-7.8  The last passer of round 3 may still use 18; then the round ends, the card is readied."""
    game = position()
    game.current_round = 3
    on_row(game, 0, 1, 1)
    on_row(game, 1, 2, 0)
    ennoble(game, 2, 18)
    under_pyramid(game, 1)
    at_turn(game, 2)
    play(game, do.PASS, do.take_vase("VAS01"))
    assert asked(game) == ("FinishTurn", 2)
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    assert stock(game, 2) == "1J 1R 1S"
    assert (game.current_round, turned(game, 2)) == (4, [])


def test_pha_7_8_powers_before_passing_too() -> None:
    """PHA-7.8  Noble 17 before the pass, and not again after it."""
    game = position()
    ennoble(game, 0, 17)
    give(game, 0, "1A")
    at_turn(game)
    play(game, do.use_power(noble(17)), do.give_token("agriculture"), do.take_resource("justice"), do.PASS)
    play(game, game.moves()[0])
    assert asked(game) == ("TakeTurn", 1)


def test_pha_19_13_powers_end_with_the_passing_turn() -> None:
    """PHA-19.13, PHA-7.4  On later turns of the round only the pyramid is asked."""
    game = position()
    ennoble(game, 0, 17)
    give(game, 0, "1A")
    on_row(game, 0, 1, 1)
    at_turn(game)
    assert asked(game) == ("ChooseGain", 0)
    play(game, do.take_gain("silver"))
    assert asked(game) == ("TakeTurn", 1)


def test_pha_3_6_ending_the_turn_without_a_power() -> None:
    """PHA-3.6, PHA-7.3  Using a power is optional."""
    game = position()
    ennoble(game, 0, 18)
    under_pyramid(game, 1, 2, 3)
    at_turn(game)
    play(game, do.PASS, do.take_vase("VAS01"), do.END_TURN)
    assert (stock(game), turned(game)) == ("1A 1J 1R", [])


def test_p5_the_last_vase_is_asked_for() -> None:
    """PHA-P5, PHA-8.3  A single vase left is a question with one answer, so that everybody sees it taken."""
    game = position()
    on_row(game, 0, 1, 0)
    on_row(game, 1, 2, 0)
    under_pyramid(game, 1)
    at_turn(game, 2)
    play(game, do.PASS)
    assert list(game.moves()) == [do.take_vase("VAS01")]


def test_pha_8_1_rows_in_order_of_passing() -> None:
    """PHA-8.1, PHA-8.2, PHA-20.7  Five players: rows 1 to 4, the last one stays on the round track."""
    game = position(5)
    game.current_round = 5
    under_pyramid(game)
    at_turn(game)
    rows = []
    while not game.over and game.current_round == 5:
        if do.PASS in game.moves():
            rows += [(event.seat, event.row) for event in only(play(game, do.PASS), events.PassedOnRow)]
        else:
            play(game, game.moves()[0])
    assert rows == [(0, 1), (1, 2), (2, 3), (3, 4)]
