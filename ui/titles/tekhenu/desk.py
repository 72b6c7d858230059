"""The question as it lies on the table now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.agenda import Move, Refusal
from game.tekhenu.state import Seat, Tekhenu
from ui.boards.desk import BoardDesk
from ui.titles.tekhenu.choice import Choice
from ui.titles.tekhenu.look import Look


@dataclass(frozen=True, slots=True)
class Desk(BoardDesk[Tekhenu, Look, Choice]):
    """With the goods of whoever is asked, and the way to choose how to pay what comes next."""

    pay_otherwise: Callable[[], None]

    @property
    def owner(self) -> Seat:
        """The seat that is asked."""
        return self.view.seats[self.asked_seat]

    def refusals(self, wanted: Callable[[Move], bool]) -> tuple[Refusal, ...]:
        """Why such a move is not possible; the first reason is enough."""
        if self.asked is None:
            return ()
        return tuple(one for one in self.asked.refusals if wanted(one.move))[:1]
