"""PHA-9, PHA-20  The end of a round, the wheel, and what is always true."""

import pytest

from game.core.match import Match
from game.pharaon import RULES, events
from game.pharaon.invariants import invariants
from game.pharaon.round_end import refill_offerings, turn_wheel
from game.pharaon.state import MARKER
from tests.pharaon import build
from tests.pharaon import moves as do
from tests.pharaon.build import end_round, ennoble, fill_sector, hoard_tokens, holding, noble, on_row, position, token
from tests.playing import played_on
from tests.titles.playing import asked, only, play


def test_pha_9_1_the_wheel_is_cleared() -> None:
    """PHA-9.1, PHA-19.14, PHA-7.6, PHA-7.1  Resources to the supply, offering tokens to the discard, also from beside.

    Discs back on the round track, turned nobles are readied, the next round begins.
    """
    game = position()
    fill_sector(game, "A", 2)
    for name in (token("justice"), token("q_nile")):
        build.take_token(game, name)
    game.wheel[0] += (token("justice"),)
    game.beside.append(token("q_nile"))
    ennoble(game, 0, 17, 18, 13)
    game.seats[0].turned = [noble(17), noble(18), noble(13)]
    for seat, row in ((0, 1), (1, 2), (2, 0)):
        on_row(game, seat, row)
    supply = game.supply[0]
    end_round(game)
    assert (game.supply[0], game.wheel, game.beside) == (supply + 2, [()] * 5, [])
    assert (sorted(game.token_discard), invariants(game)) == ([token("q_nile"), token("justice")], [])
    assert [(seat.passed, seat.row, seat.turned) for seat in game.seats] == [(False, 0, [])] * 3
    assert game.current_round == 2


def refilled(lots: int, zone: int, bag: int, discard: int) -> tuple[int, int, int, int]:
    """Five players with so many lots and bonus tokens left, refilled from a short bag; what lies where after that."""
    game = position(5)
    game.bag += [*(name for lot in game.lots[lots:] for name in lot), *game.zone[zone:]]
    game.lots[lots:], game.zone[zone:] = [()] * (6 - lots), [""] * (6 - zone)
    hoard_tokens(game, bag, discard)
    refill_offerings(game)
    return sum(map(bool, game.lots)), sum(map(bool, game.zone)), len(game.bag), len(game.token_discard)


def test_v22_refill_with_shortage() -> None:
    """V22, V23, PHA-9.1, PHA-19.15, PHA-5.6, PHA-P6  Bag 3, discard 2: two lots, one token to the zone.

    One token makes no lot and goes to the zone, which never holds more than players + 1: then it stays in the bag.
    """
    assert refilled(lots=4, zone=2, bag=3, discard=2) == (6, 3, 0, 0)
    assert refilled(lots=5, zone=4, bag=1, discard=0) == (5, 5, 0, 0)
    assert refilled(lots=5, zone=6, bag=1, discard=0) == (5, 6, 1, 0)


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
    """V35, PHA-1.4, PHA-9.1, PHA-2.2, PHA-9.3  Clockwise: M A J R C; counter-clockwise: J R C M A.

    Over five rounds every quarter meets every resource once.
    """
    for clockwise, facing in ((True, "MAJRC"), (False, "JRCMA")):
        game = position()
        game.clockwise_wheel = clockwise
        met = []
        for _ in range(5):
            turn_wheel(game)
            met.append("".join("AJRCM"[game.facing(quarter)] for quarter in game.quarters))
        assert met[0] == facing
        assert all(len(set(colours)) == 5 for colours in zip(*met, strict=True))


def test_pha_9_1_new_vases_except_for_round_5() -> None:
    """PHA-9.1, PHA-2.3, PHA-9.2  As many as players in rounds 2 to 4, none in 5; the holder of the token begins."""
    for number, vases in ((1, 3), (3, 3), (4, 0)):
        game = position()
        game.current_round, game.first = number, 2
        end_round(game)
        assert (len(game.vases), asked(game)) == (vases, ("TakeTurn", 2))


def test_pha_3_5_the_round_ends_with_the_last_pass() -> None:
    """PHA-3.5, PHA-12.1, PHA-8.2, PHA-20.6  After the last pass of round 5 the points are counted.

    The first to pass held the First Player token and takes it again: 3 PP.
    """
    game = holding(seats=2, vases=(), current_round=5)
    heard = play(game, do.PASS, do.PASS)
    assert only(heard, events.GameEnded)
    assert only(heard, events.RoundEnded) == [events.RoundEnded(5)]
    assert (game.over, game.first, game.points) == (True, 0, [3, 0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pha_3_1_exactly_five_rounds(seats: int) -> None:
    """PHA-3.1, PHA-20.7  In a random game; in each round one player passes last."""
    heard = [entry.event for entry in played_on(Match(RULES, build.setup_of(seats, seed=9)), seed=4).log]
    assert [event.n for event in only(heard, events.RoundBegan)] == [1, 2, 3, 4, 5]
    assert len(only(heard, events.PassedLast)) == 5


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("supply", [19, 20, 20, 20, 20, 20]),
        ("slots", 4),
        ("wheel", [(MARKER,), (), (), (), ()]),
        ("first", 7),
        ("seats[0].row", 2),
        ("seats[0].passed", True),
        ("seats[0].step", 9),
        ("seats[0].turned", [noble(17)]),
    ],
)
def test_invariants_notice_a_wrong_value(place: str, value: object) -> None:
    """PHA-20.1, PHA-20.5, PHA-20.6, PHA-20.7  Resources, slots, markers, holders, rows, steps, turned nobles."""
    game = position()
    assert invariants(game) == []
    setattr(game.seats[0] if place.startswith("seats") else game, place.removeprefix("seats[0]."), value)
    assert invariants(game)


def test_invariants_notice_more_than_fits_less_than_nothing_and_a_lost_piece() -> None:
    """PHA-20.1, PHA-20.2, PHA-20.3, PHA-20.4, PHA-20.5  Four tokens on three slots; sums right by a negative number."""
    crowded, stock, tokens, *lost = (position() for _ in range(7))
    fill_sector(crowded, "A", 4)
    stock.seats[0].stock[0], stock.supply[0] = -1, stock.supply[0] + 1
    tokens.seats[0].tokens[0], tokens.seats[1].tokens[0] = -1, 1
    for game, pile in zip(lost, ("bag", "vase_pile", "noble_deck", "artisan_deck"), strict=True):
        getattr(game, pile).pop()
    assert all(invariants(game) for game in (crowded, stock, tokens, *lost))
