"""The people who play here and the tables at which they sat last: a small file of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from game.core.data import Node
from game.core.errors import BadData, BadSetup
from game.core.records import record
from game.core.safe_yaml import Limits
from game.core.setup import CURTAINS, LEVELS, SeatSetup, Setup, check_seats
from saves import atomic
from saves.aside import SetAside, read_table, set_aside, write_table
from saves.errors import NewerSave, Notice
from saves.header import read_seats, seats_to_plain
from saves.plain import texts

T = TypeVar("T")

FORMAT = 1
MOST_PEOPLE = 60
_LIMITS = Limits(size=100_000, depth=8, nodes=8_000)


@record
class Person:
    """Somebody who plays here, and the colour they had last."""

    name: str
    colour: str


@record
class Circle:
    """Everybody who has played here, and one table for each game and each solo opponent; the latest come first."""

    people: tuple[Person, ...] = ()
    tables: tuple[Setup, ...] = ()
    """Seats, variants and what was agreed. Their seeds mean nothing: a match at the same table is another match."""

    def person(self, name: str) -> Person | None:
        """The person of that name; capitals make no difference."""
        return next((one for one in self.people if one.name.casefold() == name.casefold()), None)

    def after(self, setup: Setup, passing: Collection[str] = ()) -> Circle:
        """The circle once these seats have begun a match. Names in `passing` belong to nobody in particular."""
        sitting = [Person(seat.name, seat.colour) for seat in setup.seats if seat.is_human and seat.name not in passing]
        known = {one.name.casefold() for one in sitting}
        others = [one for one in self.people if one.name.casefold() not in known]
        tables = [table for table in self.tables if _sort_of(table) != _sort_of(setup)]
        return Circle((*sitting, *others)[:MOST_PEOPLE], (replace(setup, seed=0), *tables))

    def without(self, name: str) -> Circle:
        """The circle when one person is forgotten; the tables stay as they were."""
        return replace(self, people=tuple(one for one in self.people if one.name.casefold() != name.casefold()))


def _sort_of(table: Setup) -> tuple[str, frozenset[str]]:
    """What two tables have in common of which only the later is kept: the game, and the solo opponent if one plays."""
    return table.title, frozenset(seat.kind for seat in table.seats if not seat.is_human and seat.kind not in LEVELS)


def load_circle(path: Path) -> tuple[Circle, tuple[Notice, ...]]:
    """The circle in a file, and what to tell people about it; NewerSave if a later program wrote it.

    A file with a damaged part is set aside; what can be read of it is written anew and goes on.
    """
    try:
        table = read_table(path, "people", _LIMITS)
    except SetAside as damaged:
        return Circle(), (damaged.notice,)
    if not table:
        return Circle(), ()
    version = table.get("format")
    if type(version) is int and version > FORMAT:
        raise NewerSave(path, version, FORMAT)
    node, wrong = Node(str(path), "", table), list[str]()
    people, tables = _readable(node, "people", _person, wrong), _readable(node, "tables", _table, wrong)
    circle = Circle(tuple(people), tuple(tables))
    if not wrong:
        return circle, ()
    notice = set_aside(path, "people", wrong[0]).notice
    if people or tables:
        _save(path, circle)
    return circle, (notice,)


def change_circle(path: Path, change: Callable[[Circle], Circle]) -> tuple[Circle, tuple[Notice, ...]]:
    """Read, change and write the circle, while no other program of ours does; CannotSave if that is not possible."""
    with atomic.locked(path):
        before, notices = load_circle(path)
        circle = change(before)
        if circle != before:
            _save(path, circle)
    return circle, notices


def _save(path: Path, circle: Circle) -> None:
    people = [[one.name, one.colour] for one in circle.people]
    write_table(path, {"format": FORMAT, "people": people, "tables": [_to_plain(table) for table in circle.tables]})


def _to_plain(table: Setup) -> dict[str, object]:
    return {
        "title": table.title,
        "seats": seats_to_plain(table.seats),
        "variants": list(table.variants),
        "undo": table.undo,
        "curtains": table.curtains,
    }


def _readable(node: Node, key: str, read: Callable[[Node], T], wrong: list[str]) -> list[T]:
    """The entries of a list that can be read; why others cannot goes to `wrong`."""
    found: list[T] = []
    try:
        entries = node.items(key)
    except BadData as error:
        wrong.append(str(error.values["reason"]))
        return []
    for entry in entries:
        try:
            found.append(read(entry))
        except BadData as error:
            wrong.append(f"{error.values['where']} {error.values['reason']}")
    return found


def _person(node: Node) -> Person:
    match node.value:
        case [str(name), str(colour)]:
            _check(node, (SeatSetup("", name, colour),))
            return Person(name, colour)
    raise node.wrong("must be a name and a colour")


def _table(node: Node) -> Setup:
    """A table that people could sit at; whether its game can be played so is for the game to say."""
    seats = read_seats(node)
    _check(node, seats)
    return Setup(
        node.text("title"), seats, texts(node, "variants"), 0, node.flag("undo"), node.choice("curtains", CURTAINS)
    )


def _check(node: Node, seats: tuple[SeatSetup, ...]) -> None:
    try:
        check_seats(seats, tuple(seat.kind for seat in seats))
    except BadSetup as error:
        raise node.wrong("has a name or a colour that no seat can have") from error
