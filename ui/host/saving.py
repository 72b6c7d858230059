"""Saving a match while it is played: when, under which name, and what people hear of it if it fails."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Generic, ParamSpec, TypeVar

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from saves import Notice, SaveIdentity, Store
from saves.header import clean_name

P = TypeVar("P", bound=Position)
Q = ParamSpec("Q")
T = TypeVar("T")


@record
class SavingNews:
    """Something changed: why the match can no longer be saved, or (None) that it is saved again."""

    trouble: SpokenError | None


class AtOnce(Executor):
    """Does what it is asked to before anything else goes on: at the terminal nothing moves meanwhile."""

    def submit(self, fn: Callable[Q, T], /, *args: Q.args, **kwargs: Q.kwargs) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def behind_the_table() -> Executor:
    """One write after the other in a thread of its own, so that no frame waits for a disk.

    The program does not end before the last write has."""
    return ThreadPoolExecutor(1, "ipet-saves")


class Saving(Generic[P]):
    """The saves of one match, and its record once it is over.

    What goes wrong while people play does not stop the game: it is told once, and each turn tries again."""

    def __init__(self, store: Store, identity: SaveIdentity, writer: Callable[[], Executor] = AtOnce) -> None:
        """`writer` makes what writes while people play; whoever leaves waits for it."""
        self.identity = identity
        self.path: Path | None = None
        """The file that goes along with the match."""
        self.trouble: SpokenError | None = None
        """Why the last autosave failed, as far as that is known; None: it did not."""
        self.notices: tuple[Notice, ...] = ()
        """What is to be told of the list of finished matches."""
        self._store = store
        self._writer = writer()
        self._under_way: deque[Future[None]] = deque()
        self._named: dict[str, Path] = {}
        self._saved: tuple[int, int] | None = None
        """The turn and the round of the last save, if it did not fail."""
        self._recorded = False
        self._told_trouble = False

    def begin(self, match: Match[P]) -> None:
        """The first save; CannotSave before anybody has played, and not after."""
        self._write(match, self.identity)
        self._saved = (match.position.turn, match.position.round)

    def after_move(self, match: Match[P]) -> None:
        """Save if a turn has ended; of computers among themselves, who play many turns a second, each round."""
        position = match.position
        watched = any(seat.is_human for seat in match.setup.seats)
        turn, round_ = self._saved or (None, None)
        if match.over or round_ != position.round or (watched and turn != position.turn):
            self.save_behind(match)

    def save(self, match: Match[P]) -> None:
        """Save the match as it is, and wait until that is done; a failure is kept to be told."""
        self.save_behind(match)
        self.wait()

    def save_behind(self, match: Match[P]) -> None:
        """Hand the match as it is now to the writer; what has not been begun meanwhile is no longer needed."""
        now = match.branch(len(match.moves))
        if self._under_way and self._under_way[-1].cancel():
            self._under_way.pop()
        self._saved = (now.position.turn, now.position.round)
        self._under_way.append(self._writer.submit(self._write, now, self.identity))

    def wait(self) -> None:
        """Until all that was handed over is written, or has failed."""
        while self._under_way:
            self._take_in(self._under_way.popleft())

    def save_as(self, match: Match[P], name: str) -> Path:
        """Save under a name, the second time over the first; CannotSave if that does not work."""
        name = clean_name(name)
        named = replace(self.identity, name=name)
        self._named[name] = self._store.save(match, named, self._named.get(name))
        self.identity = named
        return self._named[name]

    def take_news(self) -> SavingNews | None:
        """What people have not been told: the first failure of a row, or that it works again."""
        while self._under_way and self._under_way[0].done():
            self._take_in(self._under_way.popleft())
        failing = self.trouble is not None
        if failing == self._told_trouble:
            return None
        self._told_trouble = failing
        return SavingNews(self.trouble)

    def _take_in(self, write: Future[None]) -> None:
        """Learn how a write ended."""
        try:
            write.result()
        except SpokenError as error:
            self.trouble, self._saved = error, None
        else:
            self.trouble = None

    def _write(self, match: Match[P], identity: SaveIdentity) -> None:
        self.path = self._store.autosave(match, identity)
        if match.over and not self._recorded:
            _, self.notices = self._store.record(match, identity)
            self._recorded = True
