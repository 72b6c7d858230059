"""The question as it lies on the table now."""

from __future__ import annotations

from dataclasses import dataclass

from game.pharaon.state import Pharaon, Seat
from ui.boards.desk import BoardDesk
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.look import Look


@dataclass(frozen=True, slots=True)
class Desk(BoardDesk[Pharaon, Look, Choice]):
    """With the goods of whoever is asked."""

    @property
    def owner(self) -> Seat:
        """The seat that is asked."""
        return self.view.seats[self.asked_seat]
