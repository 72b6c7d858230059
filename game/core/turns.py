"""A move and what followed by itself, cut where the turn of an automaton begins and ends.

An automaton is never asked: its turn is part of what a person's move sets going. The table, the replay and the
terminal tell it apart here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Generic, TypeVar

from game.core.events import Event, Unveiled, visible_to
from game.core.frames import Frame, seen_frames
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
    frames: list[Frame[P]]
    """The events with the positions between `before` and `after`, which is the last one."""

    def seen_by(self, viewer: int | None, see: Callable[[P], P] | None = None) -> Turn[P]:
        """As far as it may be shown to somebody; `see` makes the views if they are not those of one seat."""
        view = see or partial(_view, viewer)
        events = [event for event in self.events if visible_to(event, viewer)]
        frames = seen_frames(self.frames, viewer, view)
        return Turn(self.seat, events, self.count, view(self.before), frames[-1].after, frames)


def _view(viewer: int | None, position: P) -> P:
    return position.seen_by(viewer)


def automata_of(title: Title[P], setup: Setup) -> tuple[int, ...]:
    """The seats of solo opponents."""
    return tuple(number for number, seat in enumerate(setup.seats) if seat.kind in title.automata)


def turns_in(match: Match[P], number: int) -> list[Turn[P]]:
    """Move `number` (from 0) with all that followed it, turn by turn; one piece where no automaton played."""
    before, frames = match.position_before(number), match.frames(number)
    automata, end = automata_of(match.title, match.setup), len(frames) - 1
    starts, turn = [(0, before)], before.turn
    for index, frame in enumerate(frames[:end] if automata else ()):
        if frame.after.turn != turn:
            turn = frame.after.turn
            starts.append((index, frame.after))
    starts.append((end, frames[end].after))
    return joined(
        _piece(frames[first:last], automata, begun, ended) for (first, begun), (last, ended) in pairwise(starts)
    )


def _piece(frames: list[Frame[P]], automata: tuple[int, ...], before: P, after: P) -> Turn[P]:
    events = [frame.event for frame in frames if frame.event is not None]
    return Turn(_whose(events, automata), events, len(events), before, after, [*frames, Frame(None, after)])


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
            events, frames = [*last.events, *turn.events], [*last.frames, *turn.frames]
            found[-1] = replace(last, events=events, count=last.count + turn.count, after=turn.after, frames=frames)
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

