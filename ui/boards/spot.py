"""Targets that boards share: one that shows a face when pointed at, one whose click stands for several moves, and one
that Enter answers with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.agenda import Decision, Move, Refusal
from ui.boards.target import Target

if TYPE_CHECKING:
    from ui.frame.app import App

Face = Callable[[Surface], None]
Hit = Callable[[tuple[int, int]], bool]
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


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
    planned: tuple[Move, ...]
    """What was clicked last, while it waits to be confirmed."""
    to_follow: list[Move]
    """The moves that are still to be made."""
    coming: tuple[Move, ...]
    """The same while the first of them is being made."""


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
        """Make the move; those that follow are made by the places that stand for them."""
        asked = self._choice.decision
        self._choice.coming = self.then
        used = super().activate()
        self._choice.coming = ()
        if used and len(self.moves) == 1:
            self._choice.to_follow = list(self.then)
            if self._choice.decision == asked:
                self._choice.planned = (*self.moves, *self.then)
        return used

    def advance(self, seconds: float) -> bool:
        """What was decided by an earlier click is done without another one."""
        waiting = self._choice.to_follow
        if waiting and len(self.moves) == 1 and self.moves[0] == waiting[0] and self.press is not None:
            rest = tuple(waiting[1:])
            waiting.clear()
            self._choice.coming = rest
            self.press()
            self._choice.coming = ()
            self._choice.to_follow = list(rest)
            return True
        return super().advance(seconds)


class Ready(Target):
    """The answer that Enter gives as long as the keyboard is nowhere else: a payment that is proposed, a tile as it
    lies. It takes the keyboard by itself when nobody uses it, also after a click, which moves the keyboard unseen; it
    gives it up to whoever wants it."""

    app: App

    @property
    def typing(self) -> bool:
        """Keys come here also before the ring was shown."""
        return True

    def advance(self, seconds: float) -> bool:
        if super().advance(seconds):
            return True
        top = self.app.stack.top
        if top is not None and self in top.controls:
            ring = top.ring
            if ring.current is None or not (ring.shown or ring.current.typing):
                ring.focus(self)
        return False

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        return event.type == pygame.KEYDOWN and event.key in ENTER and self.activate()
