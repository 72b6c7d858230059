"""Shares of victory, their error, points and ranks."""

import pytest

from game.workshop.standings import GameOutcome, Series, standings_by_place, standings_of, wilson


def game(
    levels: tuple[str, ...],
    winners: tuple[int, ...],
    points: tuple[int, ...] = (0, 0, 0),
    places: tuple[str, ...] = ("1", "2", "3"),
) -> GameOutcome:
    ranks = tuple(1 if seat in winners else 2 for seat in range(len(levels)))
    return GameOutcome(1, levels, places, points, ranks, winners, 10, ended=True)


ABB, BAB, BBA = ("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")


def test_a_shared_victory_is_shared_and_shares_are_per_seat_so_that_no_edge_means_one_in_n() -> None:
    (a, b) = standings_of(ABB, [game(ABB, (0, 1))])
    assert (a.wins, b.wins) == (0.5, 0.5)
    (a, b) = standings_of(ABB, [game(ABB, (0,)), game(BAB, (0,)), game(BBA, (1,))])
    assert [a.share, b.share] == pytest.approx([1 / 3, 1 / 3])


def test_points_and_ranks_are_averaged_over_the_seats_of_a_level_in_the_order_they_were_named() -> None:
    (a, b) = standings_of(ABB, [game(ABB, (0,), (9, 2, 4)), game(BAB, (0,), (0, 7, 2))])
    assert (a.points, b.points, a.rank, b.rank) == (8, 2, 1.5, 1.75)
    assert [standing.name for standing in standings_of(BAB, [game(ABB, (0,))])] == ["b", "a"]


def test_places_are_counted_wherever_their_seat_sits() -> None:
    played = [game(ABB, (0,), (9, 2, 4), ("x", "y", "z")), game(ABB, (1,), (1, 8, 3), ("y", "x", "z"))]
    x, y, z = standings_by_place(played)
    found = [(one.name, one.wins, one.share, one.points) for one in (x, y, z)]
    assert found == [("x", 2, 1, 8.5), ("y", 0, 0, 1.5), ("z", 0, 0, 3.5)]
    assert (x.low, x.high) == wilson(1, 2)


def test_the_interval_is_taken_over_games_and_not_over_seats_and_without_games_claims_nothing() -> None:
    (_, b) = standings_of(ABB, [game(ABB, (1,))] * 50 + [game(ABB, (0,))] * 50)
    low, high = wilson(0.5, 100)
    assert (b.low, b.high) == (low / 2, high / 2)
    (a, _) = standings_of(ABB, [])
    assert (a.share, a.low, a.high) == (0, 0, 1)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.95, 200, 0.9104, 0.9726), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert list(wilson(share, games)) == pytest.approx([low, high], abs=5e-4)


def test_decisions_are_counted_per_second_but_time_is_not_compared() -> None:
    slow, quick, empty = (Series(ABB, (), (), 1, (), *took) for took in ((30, 2.0), (30, 1.0), (0, 0.0)))
    assert [one.decisions_per_second for one in (slow, quick, empty)] == [15, 30, 0]
    assert slow == quick != empty
