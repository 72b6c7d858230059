"""What everybody at a table watches together: a fight, a night, a scoring, from the event that began it on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.core.events import Event, Scored, visible_to
from game.core.match import LogEntry, Match
from game.core.position import Position
from game.core.records import record

P = TypeVar("P", bound=Position)


@record
class Account:
    """The public part of the log between two events that belong together (`Event.closes`)."""

    closing: Event
    move: int
    """The number of the move with which it was over, counted from 1 as in the log."""
    entries: tuple[LogEntry, ...]
    before: tuple[int, ...]
    """The points of every seat when it began."""

    @property
    def scored(self) -> dict[str, list[int]]:
        """The points that it brought, by reason and seat, in the order in which they came."""
        rows: dict[str, list[int]] = {}
        for entry in self.entries:
            if isinstance(entry.event, Scored):
                row = rows.setdefault(entry.event.reason, [0] * len(self.before))
                row[entry.event.seat] += entry.event.points
        return rows


def accounts_of(match: Match[P], move: int) -> list[Account]:
    """What was over with a move, counted from 1."""
    log = match.log
    first = next((n for n in range(len(log) - 1, -1, -1) if log[n].move < move), -1) + 1
    found = []
    for number in range(first, len(log)):
        entry = log[number]
        if entry.move > move:
            break
        begun = _began(log, number)
        if begun is not None:
            entries = tuple(one for one in log[begun : number + 1] if visible_to(one.event, None))
            found.append(Account(entry.event, move, entries, _points_before(match, begun, move)))
    return found


def _began(log: Sequence[LogEntry], number: int) -> int | None:
    """Where began what an event closes; None if it closes nothing."""
    kind = log[number].event.closes
    if kind is None:
        return None
    return next((n for n in range(number - 1, -1, -1) if isinstance(log[n].event, kind)), None)


def _points_before(match: Match[P], entry: int, move: int) -> tuple[int, ...]:
    """The points before an entry of the log: those after a move, less what was scored in between."""
    points = list(match.position_before(move).points)
    for one in match.log[entry:]:
        if one.move <= move and isinstance(one.event, Scored):
            points[one.event.seat] -= one.event.points
    return tuple(points)
