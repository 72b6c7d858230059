"""The table of a lesson: rivals follow the script, nobody thinks, nothing is saved."""

from __future__ import annotations

from game.ai.worker import Worker
from game.core.agenda import Move
from game.core.position import Position
from saves.document import Keepsake
from saves.store import Store
from ui.boards.board import Asked
from ui.table.game import Played, TableGame
from ui.tutorial.hold import LessonMatch
from ui.tutorial.run import LessonRun


class LessonGame(TableGame[Position]):
    """A table game whose match belongs to a lesson."""

    def __init__(self, run: LessonRun, store: Store) -> None:
        super().__init__(run.match, Keepsake(id="lesson"), store, Worker())
        self.run = run

    def follow(self) -> None:
        """The lesson went to another step: perhaps another match."""
        self.match = self.run.match

    @property
    def computer_is_asked(self) -> bool:
        return False

    def asked(self) -> Asked[Position] | None:
        """Nothing while the lesson holds the match: what is to be done then is no move of the game."""
        assert isinstance(self.match, LessonMatch)
        return None if self.match.held else super().asked()

    def happen(self, move: Move) -> Played[Position]:
        """Something happens by itself: the move of a rival, or what the lesson held back."""
        played = self._play(move)
        self.run.took(move)
        return played

    def _answer_unasked(self) -> Move | None:
        """Nothing: the lesson itself says what need not be asked."""
        return None

    def ask_hint(self) -> None:
        """The guide helps instead."""

    def autosave(self) -> None:
        """A lesson is no match that anybody would resume: the step it was left at is remembered elsewhere."""

    def close(self) -> None:
        """Nothing to save, nobody to stop."""
