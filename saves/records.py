"""Finished games, remembered: who played what, and how it ended. The same match is never recorded twice."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from game.core.data import Node
from game.core.errors import BadData
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.safe_yaml import Limits
from saves import atomic
from saves.aside import SetAside, read_table, set_aside, write_table
from saves.document import SaveIdentity
from saves.errors import NewerSave, Notice
from saves.header import read_date
from saves.plain import LARGEST, SMALLEST, texts

P = TypeVar("P", bound=Position)

FORMAT = 1
MOST_RECORDS = 3000
_LIMITS = Limits(size=3_000_000, depth=8, nodes=300_000)
_MOST = 1 << 40


@record
class SeatRecord:
    """How a seat came out of a game; rank 1 has won."""

    kind: str
    name: str
    points: int
    rank: int


@record
class Record:
    """One finished game."""

    match: str
    date: datetime
    title: str
    variants: tuple[str, ...]
    seed: int
    rounds: int
    moves: int
    seats: tuple[SeatRecord, ...]


def record_of(match: Match[P], identity: SaveIdentity, date: datetime) -> Record:
    """The record of a match that is over."""
    result = match.result()
    if result is None:
        raise ValueError("a game that goes on has no record")
    points, setup = match.position.points, match.setup
    seats = (SeatRecord(s.kind, s.name, points[n], result.ranks[n]) for n, s in enumerate(setup.seats))
    moves = len(match.moves) + sum(len(chapter.moves) for chapter in identity.past)
    return Record(
        identity.id,
        date.astimezone(UTC).replace(microsecond=0),
        setup.title,
        setup.variants,
        setup.seed,
        match.position.round,
        moves,
        tuple(seats),
    )


def load_records(path: Path) -> tuple[list[Record], tuple[Notice, ...]]:
    """Every record, in the order in which the games ended, and what to tell people about the file.

    A file with a damaged part is set aside; the records that can be read are written anew and go on.
    """
    try:
        table = read_table(path, "records", _LIMITS)
    except SetAside as damaged:
        return [], (damaged.notice,)
    if not table:
        return [], ()
    version = table.get("format")
    if type(version) is int and version > FORMAT:
        raise NewerSave(path, version, FORMAT)
    records, wrong = _read(Node(str(path), "", table))
    if wrong is None:
        return records, ()
    notice = set_aside(path, "records", wrong).notice
    if records:
        _write(path, records)
    return records, (notice,)


def add_record(path: Path, record: Record) -> tuple[bool, tuple[Notice, ...]]:
    """Write a record down, beyond three thousand in place of the oldest; False if this match already has one."""
    with atomic.locked(path):
        records, notices = load_records(path)
        if any(known.match == record.match for known in records):
            return False, notices
        _write(path, [*records, record][-MOST_RECORDS:])
    return True, notices


def _write(path: Path, records: Iterable[Record]) -> None:
    write_table(path, {"format": FORMAT, "records": [_to_plain(record) for record in records]})


def _to_plain(record: Record) -> dict[str, object]:
    return {
        "match": record.match,
        "date": record.date.isoformat(),
        "title": record.title,
        "variants": list(record.variants),
        "seed": record.seed,
        "rounds": record.rounds,
        "moves": record.moves,
        "seats": [[seat.kind, seat.name, seat.points, seat.rank] for seat in record.seats],
    }


def _read(node: Node) -> tuple[list[Record], str | None]:
    """The records that can be read, and the first reason why one cannot."""
    records: list[Record] = []
    wrong = None
    try:
        entries = node.items("records")
    except BadData as error:
        return [], str(error.values["reason"])
    for entry in entries:
        try:
            records.append(_record(entry))
        except BadData as error:
            wrong = wrong or f"{error.values['where']} {error.values['reason']}"
    return records, wrong


def _record(node: Node) -> Record:
    return Record(
        match=node.text("match"),
        date=read_date(node),
        title=node.text("title"),
        variants=texts(node, "variants"),
        seed=node.whole("seed", SMALLEST, LARGEST),
        rounds=node.whole("rounds", 0, _MOST),
        moves=node.whole("moves", 0, _MOST),
        seats=tuple(_seat(entry) for entry in node.items("seats")),
    )


def _seat(node: Node) -> SeatRecord:
    match node.value:
        case [str(kind), str(name), int(points), int(rank)]:
            return SeatRecord(kind, name, points, rank)
    raise node.wrong("must be kind, name, points and rank")
