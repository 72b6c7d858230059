"""The head of a save: what a list shows, readable without the rest of the file."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from game.core.codec import Plain
from game.core.data import Node
from game.core.records import record
from game.core.setup import SeatSetup

FORMAT = 1
"""The version of the format that this program writes."""
LONGEST_TITLE = 80
_MATCH_ID = re.compile(r"[0-9a-f]{16}")
_MOST = 1 << 40


@record
class Header:
    """What a list of saves tells about one."""

    program: str
    title: str
    rules: int
    data: str
    """Fingerprint of the component data."""
    match: str
    """The id of the match: the same in all its saves."""
    name: str
    """Given by a person; empty if the save names itself."""
    date: datetime
    round: int
    turn: int
    moves: int
    points: tuple[int, ...]
    """How the seats stood, as everybody could see it."""
    finished: bool
    asked: int | None
    """The seat whose turn it is, if everybody knows; older programs did not write it."""
    seats: tuple[SeatSetup, ...]
    body: str
    """Fingerprint of the rest of the file."""

    def to_plain(self) -> dict[str, Plain]:
        asked: dict[str, Plain] = {} if self.asked is None else {"asked": self.asked}
        return {
            "format": FORMAT,
            "program": self.program,
            "title": self.title,
            "rules": self.rules,
            "data": self.data,
            "match": self.match,
            "name": self.name,
            "date": self.date.astimezone(UTC).isoformat(timespec="seconds"),
            "round": self.round,
            "turn": self.turn,
            "moves": self.moves,
            "points": list(self.points),
            "finished": self.finished,
            **asked,
            "seats": seats_to_plain(self.seats),
            "body": self.body,
        }

    @classmethod
    def from_node(cls, node: Node) -> Header:
        """The header in plain data; BadData if it is none."""
        name = node.child("name").value
        if not isinstance(name, str) or name != clean_name(name):
            raise node.wrong("must be a name", "name")
        match = node.text("match")
        if not _MATCH_ID.fullmatch(match):
            raise node.wrong("must be 16 hexadecimal digits", "match")
        seats = read_seats(node)
        return cls(
            program=node.text("program"),
            title=node.text("title"),
            rules=node.whole("rules", 0, _MOST),
            data=node.text("data"),
            match=match,
            name=name,
            date=read_date(node),
            round=node.whole("round", 0, _MOST),
            turn=node.whole("turn", 0, _MOST),
            moves=node.whole("moves", 0, _MOST),
            points=node.wholes("points", -_MOST, _MOST),
            finished=node.flag("finished"),
            seats=seats,
            asked=node.whole("asked", 0, len(seats) - 1) if "asked" in node.mapping() else None,
            body=node.text("body"),
        )


def clean_name(name: str) -> str:
    """A name as it is kept: one line, printable, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_TITLE].strip()


def seats_to_plain(seats: tuple[SeatSetup, ...]) -> list[Plain]:
    return [[seat.kind, seat.name, seat.colour] for seat in seats]


def read_seats(node: Node) -> tuple[SeatSetup, ...]:
    """The seats in plain data, each a list of kind, name and colour."""
    seats = []
    for entry in node.items("seats"):
        match entry.value:
            case [str(kind), str(name), str(colour)]:
                seats.append(SeatSetup(kind, name, colour))
            case _:
                raise entry.wrong("must be kind, name and colour")
    return tuple(seats)


def read_date(node: Node) -> datetime:
    try:
        date = datetime.fromisoformat(node.text("date"))
        return date.astimezone(UTC)
    except (ValueError, OverflowError):
        raise node.wrong("must be a date and a time", "date") from None
