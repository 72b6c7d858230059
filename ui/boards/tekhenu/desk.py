"""The question as it lies on the table now: what trays and spots are built from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from game.core.agenda import Move, Refusal
from game.tekhenu.state import Seat, Tekhenu
from ui.boards.board import Asked
from ui.boards.tekhenu.choice import Choice
from ui.boards.tekhenu.look import Look

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Desk:
    """View, decision and choice of the seat that looks at the screen; `asked` is None if somebody else is asked."""

    look: Look
    view: Tekhenu
    seat: int | None
    asked: Asked[Tekhenu] | None
    choice: Choice
    changed: Callable[[], None]
    """Call after the choice was changed."""

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(self.asked.moves) if self.asked is not None else ()

    @property
    def asked_seat(self) -> int:
        assert self.asked is not None
        return self.asked.decision.seat

    @property
    def owner(self) -> Seat:
        """The seat that is asked."""
        return self.view.seats[self.asked_seat]

    def say(self, key: str, /, **values: object) -> str:
        return self.look.say(key, **values)

    def of(self, kind: type[M]) -> list[M]:
        """The moves of a kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def refusals(self, wanted: Callable[[Move], bool]) -> tuple[Refusal, ...]:
        """Why such a move is not possible; the first reason is enough."""
        if self.asked is None:
            return ()
        return tuple(one for one in self.asked.refusals if wanted(one.move))[:1]

    def refused(self, moves: Iterable[Move]) -> tuple[Refusal, ...]:
        known = set(moves)
        return self.refusals(lambda move: move in known)

    def does(self, change: Callable[[], None]) -> Callable[[], None]:
        """A change of the choice that the table is told of."""

        def act() -> None:
            change()
            self.changed()

        return act
