"""The turns of the chosen match: each can be looked at and gone on from, and so can every save that people kept."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.match import Match
from game.core.position import Position
from saves import Store
from saves.shelf import Entry
from ui.scenes.saved import Saved


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment of a match: so many moves were made. A save that somebody kept has a file of its own."""

    moves: int
    kept: Entry | None = None

    @property
    def name(self) -> str:
        return self.kept.header.name if self.kept is not None and self.kept.header is not None else ""


@dataclass(frozen=True, slots=True)
class Turns:
    """A match with its stops in order; `now` is the number of the one where it stands."""

    match: Match[Position]
    stops: tuple[Stop, ...]
    now: int

    def position(self, number: int, store: Store) -> Position:
        """The game at a stop; a SpokenError if the file of that stop is no longer what it was."""
        stop = self.stops[number]
        if stop.kept is None:
            return self.match.position_before(stop.moves)
        return store.look(stop.kept.path).position


def turns_of(store: Store, saved: Saved) -> Turns:
    """Replay a match to find its turns; a SpokenError if it cannot be loaded."""
    match = store.load(saved.path).match
    last = len(match.moves)
    counts = [match.position_before(number).turn for number in range(last + 1)]
    begun = [Stop(number) for number in range(last) if number == 0 or counts[number] != counts[number - 1]]
    header = saved.header
    before = header.moves - last if header is not None else 0
    """Moves of an older program that can no longer be replayed."""
    others = (entry for entry in saved.kept if entry.path != saved.path and entry.header is not None)
    kept = [Stop(entry.header.moves - before, entry) for entry in others if entry.header is not None]
    now = Stop(last)
    stops = sorted([*begun, now, *kept], key=lambda stop: (stop.moves, stop.kept is not None))
    return Turns(match, tuple(stops), stops.index(now))
