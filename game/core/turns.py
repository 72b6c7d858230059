"""A move and what followed by itself, cut where the turn of an automaton begins and ends.

An automaton is never asked: its turn is part of what a person's move sets going. The table, the replay and the
terminal tell it apart here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Generic, TypeVar

from game.core.events import Event, Unveiled, visible_to
from game.core.match import CannotUndo, Match
from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Turn(Generic[P]):
    """What happened in a row, and the table before and after it."""

    seat: int | None
    """The automaton whose turn it was; None: the move itself, and what is nobody's turn."""
    events: list[Event]
    count: int
    """How many events there were, also those that are left out."""
    before: P
    after: P

    def seen_by(self, viewer: int | None, see: Callable[[P], P] | None = None) -> Turn[P]:
        """As far as it may be shown to somebody; `see` makes the views if they are not those of one seat."""
        events = [event for event in self.events if visible_to(event, viewer)]
        before, after = (see(one) if see else one.seen_by(viewer) for one in (self.before, self.after))
        return Turn(self.seat, events, self.count, before, after)


def automata_of(title: Title[P], setup: Setup) -> tuple[int, ...]:
    """The seats of solo opponents."""
    return tuple(number for number, seat in enumerate(setup.seats) if seat.kind in title.automata)


def turns_in(match: Match[P], number: int) -> list[Turn[P]]:
    """Move `number` (from 0) with all that followed it, turn by turn; one piece where no automaton played."""
    heard = [entry.event for entry in match.log if entry.move == number + 1]
    before, after = match.position_before(number), match.position_before(number + 1)
    whole = [Turn(None, heard, len(heard), before, after)]
    automata = automata_of(match.title, match.setup)
    if not automata:
        return whole
    ear = _Ear(before)
    match.driver.apply(ear.position, match.moves[number])
    for _, begun in ear.starts[1:]:
        begun.agenda = list(after.agenda)  # the steps of a move under way ask nobody; the end of it does
    starts = [*ear.starts, (len(ear), after)]
    return joined(
        Turn(_whose(heard[first:last], automata), heard[first:last], last - first, begun, ended)
        for (first, begun), (last, ended) in pairwise(starts)
    )


def _whose(events: list[Event], automata: tuple[int, ...]) -> int | None:
    """The automaton that the first thing told in a turn is about: it says whose turn begins."""
    told = next((event for event in events if not isinstance(event, Unveiled)), None)
    seat = getattr(told, "seat", None)
    return seat if seat in automata else None


def joined(turns: Iterable[Turn[P]]) -> list[Turn[P]]:
    """Pieces that belong to nobody's turn become one where they follow each other."""
    found: list[Turn[P]] = []
    for turn in turns:
        last = found[-1] if found else None
        if last is not None and last.seat is None and turn.seat is None:
            events = [*last.events, *turn.events]
            found[-1] = replace(last, events=events, count=last.count + turn.count, after=turn.after)
        else:
            found.append(turn)
    return found


def undo_refusal(match: Match[P], between_seats: bool = False) -> CannotUndo | None:
    """Why the last move cannot be taken back; if an automaton has played since, people are told just that."""
    refusal = match.undo_refusal(between_seats)
    if refusal is None or not match.moves or not match.setup.undo:
        return refusal
    played = [turn.seat for turn in turns_in(match, len(match.moves) - 1) if turn.seat is not None]
    return CannotUndo("table.undo_automaton", seat=played[-1]) if played else refusal


class _Ear(list[Event], Generic[P]):
    """Hears what a copy of a position tells, and remembers how it stood whenever a new turn began."""

    def __init__(self, before: P) -> None:
        super().__init__()
        self.position = before.clone()
        self.position.heard = self
        self.starts: list[tuple[int, P]] = [(0, before)]
        self._turn = before.turn

    def append(self, event: Event) -> None:
        if self.position.turn != self._turn:
            self._turn = self.position.turn
            self.starts.append((len(self), self.position.clone()))
        super().append(event)
