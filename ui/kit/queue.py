"""Moves that follow from one click: each is made as soon as it is asked for, and the first one was really made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Rect

from game.core.agenda import Move
from ui.host.asked import Asked
from ui.kit.target import Target


class Queue:
    """What a click has decided beyond its own move."""

    def __init__(self) -> None:
        self.waiting: tuple[Move, ...] = ()
        """Moves that are still to be made."""
        self.coming: tuple[Move, ...] = ()
        """Those that will follow the one that is being made."""
        self.sure = False
        """Whether the press that they follow was itself a confirmation: so are they."""
        self.held: tuple[Move, tuple[Move, ...]] | None = None
        """The first move of a click and what follows it, while the first waits to be confirmed."""

    def follower(self, asked: Asked[Any] | None) -> Follower | None:
        """What makes the next move, if that is asked now; if something else is asked, nothing follows any more."""
        following = self.waiting or self.coming
        if asked is None or not following:
            return None
        if following[0] not in asked.legal:
            self.waiting = ()
            return None
        return Follower(self, following[0])

    def after(self, press: Callable[[], bool], moves: tuple[Move, ...], then: tuple[Move, ...]) -> bool:
        """Press something whose move `then` goes with: whoever makes that move says so by `follow`."""
        self.coming = then
        used = press()
        self.coming = ()
        self.held = (moves[0], then) if used and then and self.waiting != then else None
        return used

    def held_after(self, move: Move | None) -> tuple[Move, ...]:
        """What follows a move that waits to be confirmed."""
        return self.held[1] if self.held is not None and self.held[0] == move else ()

    def follow(self, then: tuple[Move, ...], confirmed: bool) -> None:
        """The first move of a click is made: these follow, confirmed with it if it was."""
        self.waiting, self.held, self.sure = then, None, self.sure or confirmed

    def clear(self) -> None:
        """Nothing follows any more."""
        self.waiting, self.held = (), None


class Follower(Target):
    """Nothing to see: it makes the next move of a queue as if somebody had pressed it."""

    def __init__(self, queue: Queue, move: Move) -> None:
        super().__init__(Rect(0, 0, 1, 1), "", (move,))
        self._queue = queue
        self.focusable = self.visible = False
        self.sure = queue.sure

    def contains(self, point: tuple[int, int]) -> bool:
        return False

    def advance(self, seconds: float) -> bool:
        queue = self._queue
        if queue.waiting[:1] != self.moves or self.press is None:
            return super().advance(seconds)
        rest, queue.waiting = queue.waiting[1:], ()
        queue.after(super().activate, self.moves, rest)
        return True
