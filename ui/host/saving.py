"""Saving a match while it is played: when, under which name, and what people hear of it if it fails."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Generic, TypeVar

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from saves import Keepsake, Notice, Store
from saves.header import clean_name

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class SavingNews:
    """Something changed: why the match can no longer be saved, or (None) that it is saved again."""

    trouble: SpokenError | None


class Saving(Generic[P]):
    """The saves of one match, and its record once it is over.

    What goes wrong while people play does not stop the game: it is told once, and each turn tries again."""

    def __init__(self, store: Store, keepsake: Keepsake) -> None:
        self.keepsake = keepsake
        self.path: Path | None = None
        """The file that goes along with the match."""
        self.trouble: SpokenError | None = None
        """Why the last autosave failed; None: it did not."""
        self.notices: tuple[Notice, ...] = ()
        """What is to be told of the list of finished matches."""
        self._store = store
        self._named: dict[str, Path] = {}
        self._saved: tuple[int, int] | None = None
        """The turn and the round of the last save."""
        self._recorded = False
        self._told_trouble = False

    def begin(self, match: Match[P]) -> None:
        """The first save; CannotSave before anybody has played, and not after."""
        self._write(match)

    def after_move(self, match: Match[P]) -> None:
        """Save if a turn has ended; of computers among themselves, who play many turns a second, each round."""
        position = match.position
        watched = any(seat.is_human for seat in match.setup.seats)
        turn, round_ = self._saved or (None, None)
        if match.over or round_ != position.round or (watched and turn != position.turn):
            self.save(match)

    def save(self, match: Match[P]) -> None:
        """Save the match as it is; a failure is kept to be told."""
        try:
            self._write(match)
            if match.over and not self._recorded:
                _, self.notices = self._store.record(match, self.keepsake)
                self._recorded = True
        except SpokenError as error:
            self.trouble = error
        else:
            self.trouble = None

    def save_as(self, match: Match[P], name: str) -> Path:
        """Save under a name, the second time over the first; CannotSave if that does not work."""
        name = clean_name(name)
        named = replace(self.keepsake, name=name)
        self._named[name] = self._store.save(match, named, self._named.get(name))
        self.keepsake = named
        return self._named[name]

    def take_news(self) -> SavingNews | None:
        """What people have not been told: the first failure of a row, or that it works again."""
        failing = self.trouble is not None
        if failing == self._told_trouble:
            return None
        self._told_trouble = failing
        return SavingNews(self.trouble)

    def _write(self, match: Match[P]) -> None:
        self.path = self._store.autosave(match, self.keepsake)
        self._saved = (match.position.turn, match.position.round)
