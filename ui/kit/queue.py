"""One click may stand for several moves: the first is made at once, the others as soon as they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.core.agenda import Decision, Move


class Queue:
    """The moves of a click that are still to be made."""

    def __init__(self) -> None:
        self._decision: Decision[Any, Any] | None = None
        self._legal: Collection[Move] = ()
        self._waiting: tuple[Move, ...] = ()
        self.coming: tuple[Move, ...] = ()
        """Those that will follow, while the move before them is being made."""
        self._sure = False
        """Whether the press that they follow was itself a confirmation: so are they."""

    def belong_to(self, decision: Decision[Any, Any] | None, legal: Collection[Move]) -> None:
        """What is asked now; moves that cannot follow here are forgotten."""
        self._decision, self._legal = decision, legal
        self._wait_for(self._waiting)

    def _wait_for(self, moves: tuple[Move, ...]) -> None:
        self._waiting = moves if moves and moves[0] in self._legal else ()

    def clear(self) -> None:
        self._waiting = ()

    def next_is(self, moves: Sequence[Move]) -> bool:
        """Whether a target for these moves stands for the next one."""
        return len(moves) == 1 and self._waiting[:1] == tuple(moves)

    def start(self, press: Callable[[], bool], then: tuple[Move, ...], sure: bool) -> bool:
        """Press for a move that others follow; if it only waits to be confirmed, nothing follows it."""
        asked, self._waiting = self._decision, ()
        self.coming, self._sure = then, sure
        used = press()
        self.coming = ()
        if used and self._decision != asked:
            self._wait_for(then)
        return used

    def go_on(self, press: Callable[[bool], bool]) -> None:
        """Press for the next move; `press` hears whether that is itself a confirmation."""
        rest, sure = self._waiting[1:], self._sure
        self.start(lambda: press(sure), rest, sure)
