"""The question as it lies on the table now: what places and trays of a board are built from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from game.core.agenda import Move, Refusal
from game.core.position import Position
from ui.boards.target import Step
from ui.host.asked import Asked

M = TypeVar("M", bound=Move)
P = TypeVar("P", bound=Position)
C = TypeVar("C")


class Speaker(Protocol):
    """What a look must be able to do here."""

    def say(self, key: str, /, **values: object) -> str: ...


L = TypeVar("L", bound=Speaker)


@dataclass(frozen=True, slots=True)
class BoardDesk(Generic[P, L, C]):
    """View, decision and choice of the seat that looks at the screen; `asked` is None if somebody else is asked."""

    look: L
    view: P
    seat: int | None
    asked: Asked[P] | None
    choice: C
    changed: Callable[[], None]
    """Call after the choice was changed."""

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(self.asked.moves) if self.asked is not None else ()

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
        return first_refusal(self.asked.refusals if self.asked is not None else (), moves)

    def does(self, change: Callable[[], None]) -> Callable[[], None]:
        """A change of the choice that the table is told of."""

        def act() -> None:
            change()
            self.changed()

        return act

    def steps(self, change: Callable[[], None]) -> Step:
        """A change that quick presses make again and again."""
        return Step(self.does(change))


def first_refusal(refusals: Iterable[Refusal], moves: Iterable[Move]) -> tuple[Refusal, ...]:
    """The first reason against any of these moves."""
    known = set(moves)
    return tuple(one for one in refusals if one.move in known)[:1]
