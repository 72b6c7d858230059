"""PHA-8, PHA-7.8  Passing, vases and the Pyramid of Time."""

from game.pharaon import events
from game.pharaon.state import Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, ennoble, holding, noble, on_row, position
from tests.pharaon.look import stock, turned
from tests.titles.playing import asked, offers, only, play, refuse


def passed(*discs: tuple[int, int], seat: int, vases: tuple[int, ...]) -> Pharaon:
    """The turn of a seat after the seats before it have passed, their discs on these rows and spaces."""
    game = position()
    for number, (row, space) in enumerate(discs):
        on_row(game, number, row, space)
    build.under_pyramid(game, *vases)
    at_turn(game, seat)
    return game


def on_space(space: int, gone: str = "", no_tokens: bool = False) -> Pharaon:
    """The turn of seat 0, whose disc leaves this space of row 1."""
    game = position()
    on_row(game, 0, 1, space)
    if no_tokens:
        build.lay_zone(game)
        build.hoard_tokens(game, 0, 0)
    build.empty_supply(game, gone)
    at_turn(game)
    return game


def test_e05_passing_second_row() -> None:
    """E05, PHA-8.2, PHA-8.1  Row 2 index 0 without gain, one of the two vases left, First Player does not move."""
    game = passed((1, 1), seat=1, vases=(5, 9))
    game.current_round = 2
    play(game, do.PASS)
    assert offers(game, do.TakeVase) == [do.take_vase("VAS05"), do.take_vase("VAS09")]
    assert game.decision is not None and game.decision.foregone(game) is None
    play(game, do.take_vase("VAS09"))
    assert (game.seats[1].row, game.seats[1].space, game.first) == (2, 0, 0)
    assert (stock(game, 1), game.vases) == ("1J 1R 1M", ["VAS05"])


def test_e06_pyramid_gain() -> None:
    """E06, PHA-8.1, PHA-8.5, PHA-8.6, PHA-3.3  Index 1 to index 2: Silver, or a base resource; nothing else.

    Further right a bonus offering too; First Player is never offered again.
    """
    game = on_space(1)
    assert game.seats[0].space == 2
    assert offers(game, do.TakeGain) == [do.take_gain("any"), do.take_gain("silver")]
    assert refuse(game, do.take_gain("offering")) == "gain_ahead"
    other = game.clone()
    play(game, do.take_gain("silver"))
    assert (stock(game), asked(game)) == ("1S", ("TakeTurn", 1))
    play(other, do.take_gain("any"))
    assert len(offers(other, do.TakeResource)) == 5
    play(other, do.take_resource("royalty"))
    assert stock(other) == "1R"
    game = on_space(2)
    assert offers(game, do.TakeGain) == [do.take_gain("any"), do.take_gain("silver"), do.take_gain("offering")]
    play(game, do.take_gain("offering"))
    assert asked(game) == ("ChooseBonus", 0)


def test_v16_first_passer() -> None:
    """V16, V21, PHA-8.2, PHA-8.4, PHA-9.2  Seat 2 takes the token from seat 1, row 1, a vase; it starts the next round.

    In round 5 there is no vase; the first passer still takes the First Player token.
    """
    game = holding(seat=2)
    game.first = 1
    heard = play(game, do.PASS)
    assert (game.first, game.seats[2].row, game.seats[2].space) == (2, 1, 0)
    assert only(heard, events.FirstPlayerTaken) == [events.FirstPlayerTaken(2, 1)]
    kept = play(holding(seat=0), do.PASS)
    assert only(kept, events.FirstPlayerKept) == [events.FirstPlayerKept(0)]
    assert not only(kept, events.FirstPlayerTaken)
    assert asked(game) == ("ChooseVase", 2)
    for _ in range(2):
        play(game, do.take_vase(game.vases[0]), do.PASS)
    play(game, do.take_vase(game.vases[0]))
    assert (asked(game), game.current_round) == (("TakeTurn", 2), 2)
    game = holding(vases=(), current_round=5)
    game.first = 1
    play(game, do.PASS)
    assert (game.first, asked(game), stock(game)) == (0, ("TakeTurn", 1), "")


def test_v17_last_passer() -> None:
    """V17, PHA-8.3, PHA-19.9, PHA-3.5, PHA-20.7, PHA-P5  No row, the remaining vase, the round ends; nobody advances.

    A single vase left is a question with one answer, so that everybody sees it taken.
    """
    game = passed((1, 1), (2, 0), seat=2, vases=(9,))
    heard = play(game, do.PASS)
    assert list(game.moves()) == [do.take_vase("VAS09")]
    assert game.decision is not None and game.decision.foregone(game) == do.take_vase("VAS09")
    heard += play(game, do.take_vase("VAS09"))
    assert (stock(game, 2), only(heard, events.PassedLast)) == ("1J 1R 1M", [events.PassedLast(2)])
    assert not only(heard, events.DiscAdvanced)
    assert game.current_round == 2
    assert [seat.row for seat in game.seats] == [0, 0, 0]


def test_v18_end_of_row() -> None:
    """V18, PHA-8.5, PHA-8.7, PHA-16  Row 2 index 3: no move, no gain.

    Without Silver only the resource is left and is not asked twice; with nothing it is skipped.
    """
    game = passed((2, 3), (1, 1), seat=0, vases=())
    assert (asked(game), game.seats[0].space, stock(game)) == (("ChooseGain", 1), 3, "")
    assert asked(on_space(2, gone="S", no_tokens=True)) == ("ChooseResource", 0)
    assert refuse(on_space(2, gone="S"), do.take_gain("silver")) == "gain_empty"
    game = on_space(1, gone="A J R C M S")
    assert (asked(game), game.seats[0].space) == (("TakeTurn", 1), 2)


def test_v19_general_first_and_v20_last() -> None:
    """V19, V20, PHA-8.2, PHA-8.3, PHA-19.8  First Player token, index 1 with a resource, then the vase.

    As the last one he has no row and no extra gain, a vase only.
    """
    game = holding("", 6, vases=(9, 1, 2))
    game.first = 1
    play(game, do.PASS)
    assert (game.first, game.seats[0].space, asked(game)) == (0, 1, ("ChooseResource", 0))
    play(game, do.take_resource("commerce"))
    assert asked(game) == ("ChooseVase", 0)
    play(game, do.take_vase("VAS09"))
    at_turn(game)
    assert game.seats[0].space == 2
    assert offers(game, do.TakeGain) == [do.take_gain("any"), do.take_gain("silver")]
    game = holding("", 6, seats=2, vases=(9, 1))
    on_row(game, 1, 1)
    play(game, do.PASS)
    assert (asked(game), game.seats[0].row) == (("ChooseVase", 0), 0)
    play(game, do.take_vase("VAS09"))
    assert stock(game) == "1J 1R 1M"


def test_v34_treasury_when_passing() -> None:
    """V34, PHA-7.8, PHA-7.4, PHA-3.6, PHA-7.3  Passes, takes A J R, then A for 1S, or ends the turn without it.

    V44, PHA-3.5  The last passer of round 3 may do so too; then the round ends, the card is readied. Noble 17, used
    before the pass, cannot be used again after it.
    """
    game = holding("", 18, vases=(1, 2, 3))
    play(game, do.PASS, do.take_vase("VAS01"))
    assert asked(game) == ("FinishTurn", 0)
    declined = game.clone()
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    assert (stock(game), asked(game)) == ("1J 1R 1S", ("TakeTurn", 1))
    play(declined, do.END_TURN)
    assert (stock(declined), turned(declined)) == ("1A 1J 1R", [])
    game = passed((1, 1), (2, 0), seat=2, vases=(1,))
    game.current_round = 3
    ennoble(game, 2, 18)
    play(game, do.PASS, do.take_vase("VAS01"))
    assert asked(game) == ("FinishTurn", 2)
    play(game, do.use_power(noble(18)), do.give_token("agriculture"))
    assert (stock(game, 2), game.current_round, turned(game, 2)) == ("1J 1R 1S", 4, [])
    game = holding("1A", 17)
    play(game, do.use_power(noble(17)), do.give_token("agriculture"), do.take_resource("justice"), do.PASS)
    play(game, game.moves()[0])
    assert asked(game) == ("TakeTurn", 1)


def test_pha_19_13_powers_end_with_the_passing_turn() -> None:
    """PHA-19.13, PHA-7.4  On later turns of the round only the pyramid is asked."""
    game = position()
    ennoble(game, 0, 17)
    build.give(game, 0, "1A")
    on_row(game, 0, 1, 1)
    at_turn(game)
    assert asked(game) == ("ChooseGain", 0)
    play(game, do.take_gain("silver"))
    assert asked(game) == ("TakeTurn", 1)


def test_pha_8_1_rows_in_order_of_passing() -> None:
    """PHA-8.1, PHA-8.2, PHA-20.7  Five players: rows 1 to 4, the last one stays on the round track."""
    game = holding(seats=5, vases=(), current_round=5)
    rows = []
    while not game.over and game.current_round == 5:
        if do.PASS in game.moves():
            rows += [(event.seat, event.row) for event in only(play(game, do.PASS), events.PassedOnRow)]
        else:
            play(game, game.moves()[0])
    assert rows == [(0, 1), (1, 2), (2, 3), (3, 4)]
