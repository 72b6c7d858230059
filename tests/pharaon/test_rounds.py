"""PHA-9, PHA-13, PHA-20  The end of a round, the wheel, two players."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.pharaon import RULES, events
from game.pharaon.components import box
from game.pharaon.invariants import invariants
from game.pharaon.opening import CloseOpening, OpeningPick
from game.pharaon.pieces import BASE, QUARTERS
from game.pharaon.round_end import EndRound, refill_offerings, turn_wheel
from game.pharaon.state import MARKER, Pharaon
from game.pharaon.turn import BeginRound
from tests.pharaon import moves as do
from tests.pharaon.build import (
    at_turn,
    empty_supply,
    ennoble,
    fill_sector,
    give,
    hoard_tokens,
    lay_zone,
    noble,
    position,
    run,
    setup_of,
    take_token,
    token,
    under_pyramid,
)
from tests.pharaon.look import asked, only, play, sector


def end_round(game: Pharaon) -> None:
    run(game, EndRound(), BeginRound())


def test_pha_9_1_discs_and_nobles_return() -> None:
    """PHA-9.1, PHA-7.1  Discs back on the round track, turned nobles are readied, the next round begins."""
    game = position()
    ennoble(game, 0, 17, 18, 13)
    game.seats[0].turned = [noble(17), noble(18), noble(13)]
    for seat, row in ((0, 1), (1, 2), (2, 0)):
        game.seats[seat].passed, game.seats[seat].row = True, row
    under_pyramid(game)
    end_round(game)
    assert [(seat.passed, seat.row, seat.turned) for seat in game.seats] == [(False, 0, [])] * 3
    assert game.current_round == 2


def test_pha_9_1_the_wheel_is_cleared() -> None:
    """PHA-9.1, PHA-19.14, PHA-7.6  Resources to the supply, offering tokens to the discard, also those beside it."""
    game = position()
    under_pyramid(game)
    fill_sector(game, "A", 2)
    for name in (token("justice"), token("q_nile")):
        take_token(game, name)
    game.wheel[0] += (token("justice"),)
    game.beside.append(token("q_nile"))
    supply = game.supply[0]
    end_round(game)
    assert (game.supply[0], game.wheel, game.beside) == (supply + 2, [()] * 5, [])
    assert sorted(game.token_discard) == [token("q_nile"), token("justice")]
    assert invariants(game) == []


def test_v22_refill_with_shortage() -> None:
    """V22, PHA-9.1, PHA-19.15, PHA-5.6  Bag 3, discard 2: two lots, one token to the zone."""
    game = position(5)
    game.bag += [*game.lots[4], *game.lots[5], *game.zone[2:]]
    game.lots[4:] = [(), ()]
    game.zone[2:] = [""] * 4
    hoard_tokens(game, 3, 2)
    refill_offerings(game)
    assert (sum(map(bool, game.lots)), sum(map(bool, game.zone))) == (6, 3)
    assert (game.bag, game.token_discard) == ([], [])


def test_v23_refill_with_one_token() -> None:
    """V23, PHA-9.1  No lot can be made; the token goes to the zone."""
    game = position(5)
    game.bag += [*game.lots[5], *game.zone[4:]]
    game.lots[5], game.zone[4:] = (), ["", ""]
    hoard_tokens(game, 1, 0)
    refill_offerings(game)
    assert (sum(map(bool, game.lots)), sum(map(bool, game.zone))) == (5, 5)


def test_p6_a_single_token_beside_a_full_zone_stays_in_the_bag() -> None:
    """PHA-P6, PHA-9.1  The Bonus zone never holds more than players + 1."""
    game = position(5)
    game.bag += game.lots[5]
    game.lots[5] = ()
    hoard_tokens(game, 1, 0)
    refill_offerings(game)
    assert (sum(map(bool, game.lots)), sum(map(bool, game.zone)), len(game.bag)) == (5, 6, 1)


def test_pha_9_1_untouched_lots_keep_their_place() -> None:
    """PHA-9.1, PHA-14.14, PHA-6.1.4  Only empty places are filled, from the top."""
    game = position()
    kept = game.lots[0], game.lots[2], game.zone[3]
    game.bag[:0] = [*game.lots[1], *game.lots[3], game.zone[0]]
    game.lots[1], game.lots[3], game.zone[0] = (), (), ""
    next_lot = (game.bag[-1], game.bag[-2])
    refill_offerings(game)
    assert (game.lots[0], game.lots[2], game.zone[3]) == kept
    assert game.lots[1] == next_lot
    assert all(game.lots) and all(game.zone)


def test_v35_wheel_turning() -> None:
    """V35, PHA-1.4, PHA-9.1, PHA-2.2  Clockwise: M A J R C; counter-clockwise: J R C M A."""
    for clockwise, facing in ((True, "MAJRC"), (False, "JRCMA")):
        game = position()
        game.clockwise_wheel = clockwise
        turn_wheel(game)
        assert "".join("AJRCM"[game.facing(quarter)] for quarter in game.quarters) == facing


def test_pha_9_3_every_quarter_meets_every_resource_once() -> None:
    """PHA-9.3  Over five rounds, in both directions."""
    for clockwise in (True, False):
        game = position()
        game.clockwise_wheel = clockwise
        met: dict[str, set[int]] = {quarter: set() for quarter in QUARTERS}
        for _ in range(5):
            for quarter in QUARTERS:
                met[quarter].add(game.facing(quarter))
            turn_wheel(game)
        assert all(len(colours) == 5 for colours in met.values())


def test_pha_9_1_new_vases_except_for_round_5() -> None:
    """PHA-9.1, PHA-2.3  As many as players in rounds 2 to 4, none in round 5."""
    for number, vases in ((1, 3), (3, 3), (4, 0)):
        game = position()
        under_pyramid(game)
        game.current_round = number
        end_round(game)
        assert len(game.vases) == vases


def test_pha_9_2_the_first_player_begins() -> None:
    """PHA-9.2  Whoever holds the token starts the next round."""
    game = position()
    under_pyramid(game)
    game.first = 2
    end_round(game)
    assert asked(game) == ("TakeTurn", 2)


def test_e09_two_player_blocking() -> None:
    """E09, PHA-13.3, PHA-13.2  VAS17 fills two Royalty slots and one Commerce slot."""
    game = position(2)
    under_pyramid(game, 17)
    supply = list(game.supply)
    end_round(game)
    assert (len(sector(game, "R")), len(sector(game, "M"))) == (2, 1)
    assert game.supply[2] == supply[2] - 2
    assert "VAS17" in game.vase_discard
    assert invariants(game) == []


def test_pha_13_3_an_empty_supply_is_skipped() -> None:
    """PHA-13.3, PHA-14.10  Blocking needs no markers."""
    game = position(2)
    under_pyramid(game, 17)
    empty_supply(game, "R")
    end_round(game)
    assert (sector(game, "R"), sector(game, "M")) == ((), ("commerce",))
    assert not any(MARKER in tokens for tokens in game.wheel)


def test_pha_13_3_also_for_round_5() -> None:
    """PHA-13.3, PHA-9.1  The vase left over in round 4 blocks round 5, and no new vases come."""
    game = position(2)
    under_pyramid(game, 17)
    game.current_round = 4
    end_round(game)
    assert (len(sector(game, "R")), game.vases) == (2, [])


def test_v45_two_player_start() -> None:
    """V45, PHA-13.4, PHA-13.1, PHA-2.10  VAS12 blocks 1 Justice and 2 Agriculture; pile 24, discard 3."""
    game = position(2)
    game.current_round = 0
    under_pyramid(game, 1, 12, 26)
    for seat in game.seats:
        seat.discovery = True
    run(game, OpeningPick(1), OpeningPick(0), CloseOpening(), BeginRound())
    play(game, do.take_vase("VAS01"), do.take_vase("VAS26"))
    assert (len(sector(game, "J")), len(sector(game, "A"))) == (1, 2)
    assert (len(game.vase_pile), len(game.vase_discard), len(game.vases)) == (24, 3, 3)


def test_pha_13_1_the_table_of_two_players() -> None:
    """PHA-13.1, PHA-2, PHA-22  Slots, vases, lots, bonus tokens and rows by number of players."""
    rows = [(3, 2, 3, 3, 1), (3, 3, 3, 3, 1), (3, 3, 4, 4, 2), (4, 4, 5, 5, 3), (4, 5, 6, 6, 4)]
    found = [(one.wheel_slots, one.vases, one.lots, one.bonus_tokens, one.pyramid_rows) for one in box().layouts]
    assert found == rows
    for seats in (2, 3, 4, 5):
        game = position(seats)
        assert (game.slots, len(game.vases), len(game.lots), len(game.zone)) == rows[seats - 1][:4]


def test_pha_3_5_the_round_ends_with_the_last_pass() -> None:
    """PHA-3.5, PHA-12.1  After the last pass of round 5 the points are counted and the game is over."""
    game = position(2)
    game.current_round = 5
    under_pyramid(game)
    at_turn(game)
    heard = play(game, do.PASS, do.PASS)
    assert game.over
    assert only(heard, events.GameEnded)
    assert only(heard, events.RoundEnded) == [events.RoundEnded(5)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pha_3_1_exactly_five_rounds(seats: int) -> None:
    """PHA-3.1, PHA-20.7  In a random game; in each round one player passes last."""
    game = RULES.new_game(setup_of(seats, seed=9))
    heard: list[object] = []
    game.heard = heard  # type: ignore[assignment]
    game.advance()
    chance = Chance(4)
    while not game.over:
        game.apply(chance.pick(game.moves()))
    rounds = [event for event in heard if isinstance(event, events.RoundBegan)]
    assert [event.n for event in rounds] == [1, 2, 3, 4, 5]
    assert len([event for event in heard if isinstance(event, events.PassedLast)]) == 5


def broken(game: Pharaon, what: str) -> list[str]:
    """Break one thing and tell what the invariants say."""
    if what == "resources":
        game.supply[0] -= 1
    elif what == "offerings":
        game.bag.pop()
    elif what == "vases":
        game.vase_pile.pop()
    elif what == "nobles":
        game.noble_deck.pop()
    elif what == "artisans":
        game.artisan_deck.pop()
    elif what == "wheel":
        fill_sector(game, "A", 4)
    elif what == "slots":
        game.slots = 4
    elif what == "marker":
        game.wheel[0] = (MARKER,)
    elif what == "holders":
        game.first = 7
    elif what == "rows":
        game.seats[0].row = 2
    elif what == "passed":
        game.seats[0].passed = True
    elif what == "step":
        game.seats[0].step = 9
    elif what == "turned":
        game.seats[0].turned = [noble(17)]
    elif what == "less than nothing":
        give(game, 0, "1A")
        game.seats[0].stock[0], game.supply[0] = -1, game.supply[0] + 2
    elif what == "no token":
        game.seats[0].tokens[0], game.seats[1].tokens[0] = -1, 1
    return invariants(game)


@pytest.mark.parametrize(
    "what",
    [
        "resources",
        "offerings",
        "vases",
        "nobles",
        "artisans",
        "wheel",
        "slots",
        "marker",
        "holders",
        "rows",
        "passed",
        "step",
        "turned",
        "less than nothing",
        "no token",
    ],
)
def test_invariants_notice(what: str) -> None:
    """PHA-20.1, PHA-20.2, PHA-20.3, PHA-20.4, PHA-20.5, PHA-20.6, PHA-20.7  Each loss is noticed."""
    assert invariants(position()) == []
    assert broken(position(), what)


def test_pha_2_6_twenty_of_each() -> None:
    """PHA-2.6, PHA-1.1, PHA-20.1  Six supplies of 20."""
    assert box().supply == (20,) * 6
    assert len(BASE) == 5


def test_pha_9_1_the_bag_is_recycled_for_the_refill() -> None:
    """PHA-9.1, PHA-5.6, PHA-16  Tokens of the wheel come back in time for the refill of the same round end."""
    game = position()
    under_pyramid(game)
    lay_zone(game, "justice", "justice", "justice", "")
    take_token(game, token("q_nile"))
    game.wheel[0] = (token("q_nile"),)
    hoard_tokens(game, 0, 0)
    end_round(game)
    assert game.zone[3] == token("q_nile")
    assert invariants(game) == []
