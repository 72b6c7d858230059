"""A move and what followed by itself, cut where the turn of an automaton begins and ends.

An automaton is never asked: its turn is part of what a person's move sets going. The table, the replay and the
terminal tell it apart here.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Generic, NamedTuple, TypeVar

from game.core.events import Event, Unveiled, visible_to
from game.core.frames import Frame, seen_frames
from game.core.match import CannotUndo, LogEntry, Match
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup
from game.core.title import Title

P = TypeVar("P", bound=Position)


@record
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


class Moment(NamedTuple):
    """The table after so many moves, and of what the last of them set going after this turn (from 0)."""

    move: int
    turn: int = 0


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


def turn_at(match: Match[P], moment: Moment) -> Turn[P]:
    """The turn with which a moment ends; nothing happens in that of the start."""
    if moment.move == 0:
        start = match.position_before(0)
        return Turn(None, [], 0, start, start, [Frame(None, start)])
    return turns_in(match, moment.move - 1)[moment.turn]


def position_at(match: Match[P], moment: Moment) -> P:
    """The table at a moment."""
    if _is_one_piece(match, moment.move):
        return match.position_before(moment.move)
    return turn_at(match, moment).after


def _is_one_piece(match: Match[P], move: int) -> bool:
    """Whether no automaton can have played after so many moves, so that nobody need look what the last set going."""
    if not move or not automata_of(match.title, match.setup):
        return True
    return match.position_before(move - 1).turn == match.position_before(move).turn


def moments_of(match: Match[P], move: int) -> list[Moment]:
    """The moments of the last of so many moves: one for each turn in which something happened."""
    if _is_one_piece(match, move):
        return [Moment(move)]
    turns = turns_in(match, move - 1)
    return [Moment(move, index) for index, turn in enumerate(turns) if turn.events] or [Moment(move, len(turns) - 1)]


def moment_of(match: Match[P], entry: LogEntry) -> Moment:
    """The moment to which an entry of the log belongs: that after the turn in which it was told."""
    moments = moments_of(match, entry.move)
    told = entries_of(match, entry.move)
    place = _log_before(match, entry.move) + next(index for index, one in enumerate(told) if one is entry)
    return next((moment for moment in moments if place < log_until(match, moment)), moments[-1])


def entries_of(match: Match[P], move: int) -> list[LogEntry]:
    """What the log tells of the last of so many moves and all that followed it; 0: of the setup."""
    return match.log[_log_before(match, move) : _log_before(match, move + 1)]


def entries_at(match: Match[P], moment: Moment) -> list[LogEntry]:
    """What the log tells of the turn with which a moment ends."""
    before = log_until(match, moment._replace(turn=moment.turn - 1)) if moment.turn else _log_before(match, moment.move)
    return match.log[before : log_until(match, moment)]


def log_until(match: Match[P], moment: Moment) -> int:
    """How many entries the log has at a moment."""
    if _is_one_piece(match, moment.move):
        return _log_before(match, moment.move + 1)
    turns = turns_in(match, moment.move - 1)
    return _log_before(match, moment.move) + sum(turn.count for turn in turns[: moment.turn + 1])


def _log_before(match: Match[P], move: int) -> int:
    return bisect_left(match.log, move, key=lambda entry: entry.move)


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


def parted(turns: Iterable[Turn[P]], ends: Collection[Event]) -> list[Turn[P]]:
    """Turns cut after these events: what follows one of them, such as a scoring after a judgement, is a piece of its
    own, which belongs to nobody's turn."""
    found: list[Turn[P]] = []
    for turn in turns:
        cuts = [index + 1 for index, frame in enumerate(turn.frames) if frame.event in ends]
        last = max((index for index, frame in enumerate(turn.frames) if frame.event is not None), default=0)
        before = turn.before
        for first, until in pairwise([0, *(cut for cut in cuts if cut <= last), len(turn.frames)]):
            frames = turn.frames[first:until]
            events = [frame.event for frame in frames if frame.event is not None]
            seat, after = None if first else turn.seat, frames[-1].after
            found.append(Turn(seat, events, len(events), before, after, frames))
            before = after
    return found


def undo_refusal(match: Match[P], between_seats: bool = False) -> CannotUndo | None:
    """Why the last move cannot be taken back; if an automaton has played since, people are told just that."""
    refusal = match.undo_refusal(between_seats)
    if refusal is None or not match.moves or not match.setup.undo:
        return refusal
    played = [turn.seat for turn in turns_in(match, len(match.moves) - 1) if turn.seat is not None]
    return CannotUndo("table.undo_automaton", seat=played[-1]) if played else refusal
