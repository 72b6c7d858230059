"""Saving a match by itself: what goes wrong does not stop the game, and is told once until it works again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from saves.document import Keepsake
from saves.store import Store

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class SavingNews:
    """Something changed: why the match can no longer be saved, or (None) that it is saved again."""

    trouble: SpokenError | None


class Saving(Generic[P]):
    """The autosaves of one match, and its record once it is over."""

    def __init__(self, store: Store) -> None:
        self.trouble: SpokenError | None = None
        """Why the last autosave failed; None: it did not."""
        self._store = store
        self._recorded = False
        self._told_trouble = False

    def save(self, match: Match[P], keepsake: Keepsake) -> None:
        """Save the match as it is; a failure is kept to be told, and the next call tries again."""
        try:
            self._store.autosave(match, keepsake)
            if match.over and not self._recorded:
                self._store.record(match, keepsake)
                self._recorded = True
        except SpokenError as error:
            self.trouble = error
        else:
            self.trouble = None

    def take_news(self) -> SavingNews | None:
        """What people have not been told: the first failure of a row, or that it works again."""
        failing = self.trouble is not None
        if failing == self._told_trouble:
            return None
        self._told_trouble = failing
        return SavingNews(self.trouble)
