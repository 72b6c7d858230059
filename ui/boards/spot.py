"""Targets that boards share: one that shows a face when pointed at, and one whose click stands for several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pygame import Rect, Surface

from game.core.agenda import Decision, Move, Refusal
from ui.boards.target import Target

Face = Callable[[Surface], None]
Hit = Callable[[tuple[int, int]], bool]


class PointedTarget(Target):
    """It shows what it would do to the mouse and to the keyboard alike."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        shape: Hit | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        layer: int = 0,
    ) -> None:
        super().__init__(rect, label, moves, refusals, shape, subject, act)
        self._pointed = pointed
        self.layer = layer

    def draw(self, target: Surface) -> None:
        if self._pointed is not None and (self.hovered or self.held or self.focused):
            self._pointed(target)


class Chosen(Protocol):
    """What a board must remember while one click stands for several moves."""

    decision: Decision[Any, Move] | None
    to_follow: list[Move]
    """The moves that are still to be made."""
    coming: tuple[Move, ...]
    """The same while the first of them is being made."""
    sure: bool
    """Whether the press that they follow was itself a confirmation: so are they."""


class ChainTarget(PointedTarget):
    """`then` are the moves that follow its own: they are made as soon as they are asked for."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choice: Chosen,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        shape: Hit | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        layer: int = 0,
        then: Sequence[Move] = (),
    ) -> None:
        super().__init__(rect, label, moves, refusals, shape, subject, act, pointed, layer)
        self._choice = choice
        self.then = tuple(then)

    def activate(self) -> bool:
        """Make the move; those that follow are made by the places that stand for them, once it is really made."""
        asked = self._choice.decision
        self._choice.coming, self._choice.sure = self.then, self.sure
        used = super().activate()
        self._choice.coming = ()
        if used and len(self.moves) == 1 and self._choice.decision != asked:
            self._choice.to_follow = list(self.then)
        return used

    def advance(self, seconds: float) -> bool:
        """What was decided by an earlier click is done without another one."""
        waiting = self._choice.to_follow
        if waiting and len(self.moves) == 1 and self.moves[0] == waiting[0] and self.press is not None:
            asked, rest = self._choice.decision, tuple(waiting[1:])
            waiting.clear()
            self._choice.coming = rest
            own, self.sure = self.sure, self._choice.sure
            self.press()
            self._choice.coming, self.sure = (), own
            if self._choice.decision != asked:
                self._choice.to_follow = list(rest)
            return True
        return super().advance(seconds)
