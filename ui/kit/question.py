"""The question that the table puts to a person, as the title reads it to say what lies where and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from game.core.agenda import Decision, Move, Refusal
from game.core.position import Position
from ui.host.asked import Asked
from ui.kit.target import Step

P = TypeVar("P", bound=Position)
C = TypeVar("C")
M = TypeVar("M", bound=Move)


class Choice(Protocol):
    """What a person has chosen on the board without having made a move."""

    @property
    def key(self) -> Hashable:
        """Changes whenever the table looks different for the choice."""

    def belong_to(self, decision: Any) -> None:
        """Forget everything when another decision is asked."""

    def clear(self) -> bool:
        """Forget everything; True if there was anything."""


class Question(NamedTuple, Generic[P, C]):
    """The table as a person sees it, what they are asked (None: somebody else is asked) and what they have chosen."""

    view: P
    seat: int | None
    """Whose hand and tray are shown."""
    asked: Asked[P] | None
    choice: C
    changed: Callable[[], None]
    """Call after the choice was changed."""

    @property
    def decision(self) -> Decision[P, Move] | None:
        return self.asked.decision if self.asked is not None else None

    @property
    def moves(self) -> Sequence[Move]:
        return self.asked.moves if self.asked is not None else ()

    @property
    def refusals(self) -> Sequence[Refusal]:
        return self.asked.refusals if self.asked is not None else ()

    @property
    def asked_seat(self) -> int:
        """Who is asked."""
        assert self.asked is not None
        return self.asked.decision.seat

    def of(self, *kinds: type[M]) -> list[M]:
        """The moves of these kinds."""
        return [move for move in self.moves if isinstance(move, kinds)]

    def legal(self, *moves: Move) -> tuple[Move, ...]:
        """Those of these moves that can be made."""
        return tuple(move for move in moves if self.asked is not None and move in self.asked.legal)

    def refused(self, *moves: Move) -> tuple[Refusal, ...]:
        """Why such a move is not possible; the first reason is enough."""
        return tuple(one for one in self.refusals if one.move in moves)[:1]

    def refused_kind(self, kind: type[Move]) -> tuple[Refusal, ...]:
        """Why no move of a kind is possible; the first reason is enough."""
        return self.refused_where(lambda move: isinstance(move, kind))

    def refused_where(self, wanted: Callable[[Move], bool]) -> tuple[Refusal, ...]:
        """Why no such move is possible; the first reason is enough."""
        return tuple(one for one in self.refusals if wanted(one.move))[:1]

    def does(self, change: Callable[[], object]) -> Callable[[], None]:
        """A change of the choice after which the table asks anew."""

        def act() -> None:
            change()
            self.changed()

        return act

    def steps(self, change: Callable[[], object]) -> Step:
        """A change that quick presses make again and again."""
        return Step(self.does(change))
