"""Simple figures over finished games: by game, by kind of seat, by person."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.records import record
from game.core.setup import HUMAN
from saves.records import Record, SeatRecord


@record
class Tally:
    """Games sat through, games won (a shared win is one), best and mean points."""

    games: int
    wins: int
    best: int
    mean: float


def by_title(records: Iterable[Record]) -> dict[str, Tally]:
    """Per game, over the seats of persons: what people reached."""
    return _tallied(records, lambda record, seat: record.title if seat.kind == HUMAN else None)


def by_kind(records: Iterable[Record], title: str | None = None) -> dict[str, Tally]:
    """Per kind of seat: persons, each computer level, each automaton."""
    return _tallied(_of(title, records), lambda record, seat: seat.kind)


def by_person(records: Iterable[Record], title: str | None = None) -> dict[str, Tally]:
    """Per name of a person, as last written; capitals make no difference."""
    chosen = list(_of(title, records))
    spelled = {seat.name.casefold(): seat.name for record in chosen for seat in record.seats if seat.kind == HUMAN}
    return _tallied(chosen, lambda record, seat: spelled[seat.name.casefold()] if seat.kind == HUMAN else None)


def _of(title: str | None, records: Iterable[Record]) -> Iterable[Record]:
    return (record for record in records if title is None or record.title == title)


def _tallied(records: Iterable[Record], group: Callable[[Record, SeatRecord], str | None]) -> dict[str, Tally]:
    seats: dict[str, list[tuple[str, SeatRecord]]] = {}
    for one in records:
        for seat in one.seats:
            name = group(one, seat)
            if name is not None:
                seats.setdefault(name, []).append((one.match, seat))
    return {name: _tally(sat) for name, sat in seats.items()}


def _tally(sat: list[tuple[str, SeatRecord]]) -> Tally:
    points = [seat.points for _, seat in sat]
    games = {match for match, _ in sat}
    wins = {match for match, seat in sat if seat.rank == 1}
    return Tally(len(games), len(wins), max(points), sum(points) / len(points))
