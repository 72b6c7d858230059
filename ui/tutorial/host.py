"""The table of a lesson: rivals follow the script, nobody thinks, nothing is saved."""

from __future__ import annotations

from game.ai.thinker import ThinksAtOnce
from game.core.agenda import Move
from game.core.position import Position
from ui.host.asked import Asked
from ui.host.host import Host, Played
from ui.tutorial.run import LessonRun


class LessonHost(Host[Position]):
    """A host whose match belongs to a lesson. Nothing is saved: the step it was left at is remembered elsewhere."""

    def __init__(self, run: LessonRun) -> None:
        super().__init__(run.match, None, ThinksAtOnce())
        self.run = run

    def follow(self) -> None:
        """The lesson went to another step: perhaps another match."""
        self.match = self.run.match

    @property
    def computer_is_asked(self) -> bool:
        return False

    def asked(self) -> Asked[Position] | None:
        """Nothing while the lesson holds the match: what is to be done then is no move of the game."""
        return None if self.run.paused else super().asked()

    def happen(self, move: Move) -> Played[Position]:
        """Something happens by itself: the move of a rival, or what the lesson held back."""
        played = self._play(move)
        self.run.took(move)
        return played

    def _answer_unasked(self) -> Move | None:
        """Nothing: the lesson itself says what need not be asked."""
        return None

    def _foregone(self, position: Position) -> Move | None:
        return None

    def ask_hint(self) -> None:
        """The guide helps instead."""
