"""Moves that follow from one click: each is made as soon as it is asked for, and the first one was really made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.agenda import Move
from ui.host.asked import Asked


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

    def next_move(self, asked: Asked[Any] | None) -> Move | None:
        """The move to be made now; if something else is asked, nothing follows any more."""
        if asked is None or not self.waiting:
            return None
        if self.waiting[0] not in asked.legal:
            self.waiting = ()
            return None
        return self.waiting[0]

    def go_on(self, play: Callable[[Move, bool], None]) -> None:
        """Let the next move be made as if somebody had pressed it."""
        move, rest = self.waiting[0], self.waiting[1:]
        self.waiting = ()

        def press() -> bool:
            play(move, self.sure)
            return True

        self.after(press, (move,), rest)

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
