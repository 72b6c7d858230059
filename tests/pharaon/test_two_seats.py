"""PHA-13, PHA-8, PHA-9  A table of two from round to round, passed through by hand."""

from game.pharaon import events
from game.pharaon.invariants import invariants
from game.pharaon.state import MARKER, Pharaon
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import at_turn, give, position, under_pyramid
from tests.pharaon.look import sector, stock
from tests.titles.playing import asked, offers, only, play


def blocked(game: Pharaon) -> str:
    """Tokens on the wheel, sector by sector."""
    return "".join(letter * len(sector(game, letter)) for letter in "AJRCM")


def test_pha_13_2_a_round_of_two() -> None:
    """PHA-13.2, PHA-13.3, PHA-8.2, PHA-8.3, PHA-9.1  One on row 1, one last; the third vase blocks the next round."""
    game = position(2)
    under_pyramid(game, 1, 17, 26)
    at_turn(game, 1)
    play(game, do.PASS)
    assert (game.first, game.seats[1].row, len(offers(game, do.TakeVase))) == (1, 1, 3)
    play(game, do.take_vase("VAS01"), do.PASS)
    assert [move.vase for move in offers(game, do.TakeVase)] == ["VAS17", "VAS26"]
    heard = play(game, do.take_vase("VAS26"))
    assert only(heard, events.WheelBlocked) == [events.WheelBlocked("VAS17", ("royalty", "royalty", "commerce"))]
    assert (blocked(game), stock(game, 0), stock(game, 1)) == ("RRM", "1R 1C 1M", "1A 1J 1R")
    assert (game.current_round, asked(game), len(game.vases), game.offset) == (2, ("TakeTurn", 1), 3, 4)


def test_e09_two_player_blocking() -> None:
    """E09, PHA-13.3, PHA-13.2, PHA-9.1  VAS17 fills two Royalty slots and one Commerce slot, for one round.

    PHA-4.2  Two of three Royalty slots are taken: one action, then the quarter is closed.
    """
    game = position(2)
    under_pyramid(game, 17, 1, 2)
    at_turn(game)
    play(game, do.PASS, do.take_vase("VAS01"), do.PASS, do.take_vase("VAS02"))
    assert blocked(game) == "RRM"
    assert "VAS17" in game.vase_discard
    acting = game.clone()
    under_pyramid(game, 6, 3, 4)
    play(game, do.PASS, do.take_vase("VAS03"), do.PASS, do.take_vase("VAS04"))
    assert blocked(game) == "AMM"
    held = [sum(seat.stock[resource] for seat in game.seats) for resource in range(6)]
    assert game.supply == [20 - own - on for own, on in zip(held, build.amounts("1A 2M"), strict=True)]
    assert build.LETTERS[acting.facing("artisans")] == "R"
    give(acting, 0, "8R")
    build.show_artisans(acting, 25, 26, 27, 28)
    play(acting, do.go_to("artisans"), do.take_artisan("ART25"))
    assert len(sector(acting, "R")) == 3
    at_turn(acting)
    assert do.go_to("artisans") not in acting.moves()


def test_v45_two_player_start() -> None:
    """V45, PHA-13.4, PHA-13.1, PHA-2.10  VAS12 blocks 1 Justice and 2 Agriculture; pile 24, discard 3.

    PHA-13.3, PHA-14.10  An empty supply is skipped: blocking needs no markers.
    """
    game = build.opening()
    under_pyramid(game, 1, 12, 26)
    for seat in game.seats:
        seat.discovery = True
    build.pick_start(game, 1, 0)
    play(game, do.take_vase("VAS01"), do.take_vase("VAS26"))
    assert blocked(game) == "AAJ"
    assert (len(game.vase_pile), len(game.vase_discard), len(game.vases)) == (24, 3, 3)
    game = position(2)
    build.empty_supply(game, "R")
    build.end_round(game, 17)
    assert (blocked(game), sector(game, "M")) == ("M", ("commerce",))
    assert not any(MARKER in tokens for tokens in game.wheel)


def test_pha_8_4_five_rounds_of_passing() -> None:
    """PHA-8.4, PHA-3.1, PHA-12.1, PHA-13.3  Vases in rounds 1 to 4, none in 5, which is blocked all the same."""
    game = position(2)
    at_turn(game)
    taken = []
    while not game.over:
        number = game.current_round
        if do.PASS in game.moves():
            play(game, do.PASS)
        else:
            assert asked(game)[0] == "ChooseVase"
            taken.append(number)
            play(game, game.moves()[0])
        if game.current_round == 5 and number == 4:
            assert (len(blocked(game)), game.vases) == (3, [])
    assert (taken, invariants(game)) == ([1, 1, 2, 2, 3, 3, 4, 4], [])
    assert [sum(seat.stock) for seat in game.seats] == [12, 12]
    assert sorted(game.points) == [12, 15]


def test_pha_8_2_the_general_alone_on_his_row() -> None:
    """PHA-8.2, PHA-8.5, PHA-7  Index 1 at once, then 2, 3, 4 and the end: four gains while the other acts."""
    game = position(2)
    build.ennoble(game, 0, 6)
    give(game, 1, "9A")
    at_turn(game)
    play(game, do.PASS, do.take_resource("commerce"), do.take_vase(game.vases[0]))
    spaces = []
    for _ in range(5):
        assert asked(game) == ("TakeTurn", 1)
        at_turn(game, 0)
        spaces.append(game.seats[0].space)
        while asked(game)[1] == 0:
            play(game, game.moves()[-1])
    assert spaces == [2, 3, 4, 4, 4]
