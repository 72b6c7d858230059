"""The question as it lies on the table now: what places and trays are built from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from game.core.agenda import Decision, Move, Refusal
from game.kemet.state import Kemet
from ui.boards.board import Asked
from ui.boards.kemet.choice import Choice
from ui.boards.kemet.look import Look
from ui.boards.kemet.map.geometry import Geometry

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Desk:
    """View, decision and choice of the seat that looks at the screen; `asked` is None if somebody else is asked."""

    look: Look
    geometry: Geometry
    view: Kemet
    seat: int | None
    asked: Asked[Kemet] | None
    choice: Choice
    changed: Callable[[], None]
    """Call after the choice was changed."""

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(self.asked.moves) if self.asked is not None else ()

    @property
    def decision(self) -> Decision[Kemet, Move] | None:
        return self.asked.decision if self.asked is not None else None

    @property
    def asked_seat(self) -> int:
        assert self.asked is not None
        return self.asked.decision.seat

    def say(self, key: str, /, **values: object) -> str:
        return self.look.say(key, **values)

    def of(self, kind: type[M]) -> list[M]:
        """The moves of a kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def legal(self, *moves: Move) -> tuple[Move, ...]:
        """Those of these moves that can be made."""
        return tuple(move for move in moves if self.asked is not None and move in self.asked.legal)

    def refused(self, *moves: Move) -> tuple[Refusal, ...]:
        """Why such a move is not possible; the first reason is enough."""
        if self.asked is None:
            return ()
        known = set(moves)
        return tuple(one for one in self.asked.refusals if one.move in known)[:1]

    def does(self, change: Callable[[], None]) -> Callable[[], None]:
        """A change of the choice that the table is told of."""

        def act() -> None:
            change()
            self.changed()

        return act
