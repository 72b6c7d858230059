"""Figures over finished games."""

from __future__ import annotations

import pytest

from saves import Record, SeatRecord, Tally, by_kind, by_person, by_title
from tests.saves.builders import DATE


def game(match: str, title: str, *seats: tuple[str, str, int, int]) -> Record:
    return Record(match, DATE, title, (), 1, 4, 30, tuple(SeatRecord(*seat) for seat in seats))


RECORDS = [
    game("1", "toy", ("human", "Anne", 10, 1), ("scribe", "Ani", 6, 2)),
    game("2", "toy", ("human", "anne", 4, 2), ("human", "Bob", 8, 1), ("scribe", "Ani", 2, 3)),
    game("3", "other", ("human", "Bob", 50, 1), ("scribe", "Ani", 50, 1)),
]


@pytest.mark.parametrize(("found", "told"), [
    (by_person(RECORDS), {"anne": Tally(2, 1, 10, 7.0), "Bob": Tally(2, 2, 50, 29.0)}),
    (by_person(RECORDS, "toy"), {"anne": Tally(2, 1, 10, 7.0), "Bob": Tally(1, 1, 8, 8.0)}),
    (by_kind(RECORDS, "toy"), {"human": Tally(2, 2, 10, 22 / 3), "scribe": Tally(2, 0, 6, 4.0)}),
    (by_kind(RECORDS, "other"), {"human": Tally(1, 1, 50, 50.0), "scribe": Tally(1, 1, 50, 50.0)}),
    (by_title(RECORDS), {"toy": Tally(2, 2, 10, 22 / 3), "other": Tally(1, 1, 50, 50.0)}),
    ([by_title([]), by_kind([]), by_person([])], [{}, {}, {}]),
], ids=["person, whatever the capitals", "person at one game", "kind", "a shared win is a win", "title", "no records"])
def test_games_wins_best_and_mean_are_counted(found: object, told: object):
    assert found == told
