"""The question as it lies on the table now, and the map it is asked on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.agenda import Decision, Move
from game.kemet.state import Kemet
from ui.boards.desk import BoardDesk
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.look import Look
from ui.titles.kemet.map.geometry import Geometry


@dataclass(frozen=True, slots=True)
class Desk(BoardDesk[Kemet, Look, Choice]):
    """With the outlines of the map in this window."""

    geometry: Geometry
    hush: Callable[[], None]
    """Call to be offered no more interruptions in this round."""

    @property
    def decision(self) -> Decision[Kemet, Move] | None:
        return self.asked.decision if self.asked is not None else None
