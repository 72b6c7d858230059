"""What is looked at beside the list: the chosen match, at one of its turns once they are known."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor

from pygame import Surface

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from saves import Store
from saves.shelf import Entry
from ui.frame.app import App
from ui.scenes.load.pictures import BoardPictures
from ui.scenes.saved import Saved


@record
class Stop:
    """A moment of a match: so many moves were made. A save that somebody kept has a file of its own."""

    moves: int
    kept: Entry | None = None

    @property
    def name(self) -> str:
        return self.kept.header.name if self.kept is not None and self.kept.header is not None else ""


@record
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


def behind_the_list() -> Executor:
    """Replays matches in a thread of its own, so that the list never waits."""
    return ThreadPoolExecutor(1, "ipet-turns")


new_reader: Callable[[], Executor] = behind_the_list
"""Who replays the chosen match."""


class ChosenMatch:
    """A match that was chosen. `read` begins to find its turns, `poll` says whether they have just been found."""

    def __init__(self, app: App, saved: Saved, pictures: BoardPictures) -> None:
        self.saved = saved
        self.turns: Turns | None = None
        self.number = 0
        """The stop that is looked at."""
        self._app = app
        self._pictures = pictures
        self._reading: Future[Turns] | None = None

    @property
    def unread(self) -> bool:
        return self._reading is None and not self.saved.damaged

    @property
    def reading(self) -> bool:
        """Whether the turns are about to be known."""
        return self.turns is None and self._reading is not None and not self._reading.done()

    def read(self, reader: Executor) -> None:
        self._reading = reader.submit(turns_of, self._app.store, self.saved)

    def drop(self) -> None:
        """Nobody waits for the turns any more."""
        if self._reading is not None:
            self._reading.cancel()

    def poll(self) -> bool:
        if self.turns is not None or self._reading is None or not self._reading.done():
            return False
        try:
            self.turns = self._reading.result()
        except SpokenError:  # told when somebody wants to go on with it
            return False
        self.number = self.turns.now
        return True

    @property
    def stop(self) -> Stop | None:
        """The stop that is looked at, if it is not where the match stands."""
        turns = self.turns
        return None if turns is None or self.number == turns.now else turns.stops[self.number]

    @property
    def position(self) -> Position | None:
        """The game at the stop."""
        if self.turns is None:
            return None
        try:
            return self.turns.position(self.number, self._app.store)
        except SpokenError:
            return None

    def told(self) -> str:
        """What is asked there, as everybody hears it."""
        position, turns = self.position, self.turns
        if position is None or turns is None or position.decision is None or position.decision.offer(position):
            return ""
        return self._app.narrator(turns.match.setup).headline(position.decision, position)

    def picture(self, size: tuple[int, int]) -> Surface | None:
        """The board there, if it has been painted; meanwhile as the match stands."""
        at_stop = self._pictures.at(self.saved, self.number, size) if self.stop is not None else None
        return at_stop or self._pictures.of(self.saved, size)

    def lacks_picture(self, size: tuple[int, int]) -> bool:
        if self.stop is not None:
            return self._pictures.at(self.saved, self.number, size) is None and self.position is not None
        return self._pictures.is_missing(self.saved, size)

    def paint_picture(self, size: tuple[int, int]) -> None:
        """Paint the board there."""
        position, turns = self.position, self.turns
        if self.stop is None or position is None or turns is None:
            self._pictures.paint(self.saved, size)
        else:
            self._pictures.paint_at(self.saved, self.number, turns.match, position, size)
