"""Figures over finished games."""

from __future__ import annotations

from saves import Record, SeatRecord, Tally, by_kind, by_person, by_title
from tests.saves.builders import DATE


def game(match: str, title: str, *seats: tuple[str, str, int, int]) -> Record:
    return Record(match, DATE, title, (), 1, 4, 30, tuple(SeatRecord(*seat) for seat in seats))


RECORDS = [
    game("1", "toy", ("human", "Anne", 10, 1), ("scribe", "Ani", 6, 2)),
    game("2", "toy", ("human", "anne", 4, 2), ("human", "Bob", 8, 1), ("scribe", "Ani", 2, 3)),
    game("3", "other", ("human", "Bob", 50, 1), ("scribe", "Ani", 50, 1)),
]


def test_by_person_counts_games_wins_best_and_mean_whatever_the_capitals():
    assert by_person(RECORDS) == {"anne": Tally(2, 1, 10, 7.0), "Bob": Tally(2, 2, 50, 29.0)}


def test_by_person_of_one_game():
    assert by_person(RECORDS, "toy") == {"anne": Tally(2, 1, 10, 7.0), "Bob": Tally(1, 1, 8, 8.0)}


def test_by_kind_sets_persons_against_levels():
    assert by_kind(RECORDS, "toy") == {"human": Tally(2, 2, 10, 22 / 3), "scribe": Tally(2, 0, 6, 4.0)}


def test_a_shared_win_is_a_win():
    assert by_kind(RECORDS, "other")["scribe"].wins == 1


def test_by_title_tells_what_persons_reached():
    assert by_title(RECORDS) == {"toy": Tally(2, 2, 10, 22 / 3), "other": Tally(1, 1, 50, 50.0)}


def test_no_records_no_figures():
    assert (by_title([]), by_kind([]), by_person([])) == ({}, {}, {})
