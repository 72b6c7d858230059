"""Keeps a match on disk while it is played: after every turn, when asked to, and when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from saves import CannotSave, Keepsake, Store
from saves.header import clean_name
from ui.cli.console import Console
from ui.cli.program import typed


class Keeper:
    """The saves of one match. A save that fails while playing is told once and tried again at the next turn."""

    def __init__(self, console: Console, keepsake: Keepsake, habits: Sequence[str] = ()) -> None:
        """`habits` are options to repeat when the match is taken up again."""
        self._console = console
        self._habits = habits
        self._store: Store = console.store
        self._keepsake = keepsake
        self._saved_turn = self._saved_round = -1
        self._named: dict[str, Path] = {}
        self._told = ""
        self.path: Path | None = None
        """The file that goes along with the match."""

    def begin(self, match: Match[Position]) -> None:
        """The first save: CannotSave before anybody has played, and not after."""
        self._write(match)

    def after_move(self, match: Match[Position], watched: bool) -> None:
        """Save if a turn has ended; `watched` says that a person has just played or is asked now.

        Computers among themselves play many turns a second: of them each round is saved."""
        turn_ended = watched and match.position.turn != self._saved_turn
        if match.over or turn_ended or match.position.round != self._saved_round:
            self.save_quietly(match)

    def save_quietly(self, match: Match[Position]) -> bool:
        """Save, and tell what goes wrong; whether the match is now on disk."""
        try:
            self._write(match)
        except CannotSave as error:
            if str(error) != self._told:
                self._console.complain(error)
                self._told = str(error)
            return False
        return True

    def save_as(self, match: Match[Position], name: str) -> Path:
        """A save under a name: again under the same one it goes over the last."""
        name = clean_name(name)
        self._named[name] = self._store.save(match, replace(self._keepsake, name=name), self._named.get(name))
        return self._named[name]

    def record(self, match: Match[Position]) -> bool:
        """Write the finished match down; whether that went well."""
        try:
            _, notices = self._store.record(match, self._keepsake)
        except SpokenError as error:
            self._console.complain(error)
            return False
        for notice in notices:
            self._console.complain(notice)
        return True

    def way_on(self) -> str:
        """What to type to take the match up again."""
        return typed("text", "--load", str(self.path), *self._habits)

    def _write(self, match: Match[Position]) -> None:
        self.path = self._store.autosave(match, self._keepsake)
        self._saved_turn, self._saved_round = match.position.turn, match.position.round
        self._told = ""
