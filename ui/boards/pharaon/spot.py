"""A target of this table: it also shows what it would do to the keyboard; a click may stand for several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.agenda import Move, Refusal
from ui.boards.pharaon.choice import Choice
from ui.boards.target import Target
from ui.frame.tooltip import Tip

if TYPE_CHECKING:
    from ui.frame.app import App

Face = Callable[[Surface], None]


class Spot(Target):
    """A place on the board or a part of a tray. `then` are the moves that follow its own once that is made."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choice: Choice,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        shape: Callable[[tuple[int, int]], bool] | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        tip: Tip | Callable[[], Tip | None] | None = None,
        layer: int = 0,
        then: Sequence[Move] = (),
    ) -> None:
        super().__init__(rect, label, moves, refusals, shape, subject, act)
        self._pointed = pointed
        self._choice = choice
        self.then = tuple(then)
        self.layer = layer
        if tip is not None and not refusals:
            self.tip = tip

    def activate(self) -> bool:
        """Make the move; those that follow are made by the places that stand for them, as soon as they are asked."""
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
            self.press()
            self._choice.to_follow = list(rest)
            return True
        return False

    def draw(self, target: Surface) -> None:
        if self._pointed is not None and (self.hovered or self.held or self.focused):
            self._pointed(target)


class ReadySpot(Spot):
    """The answer that Enter gives as long as the keyboard is nowhere else: the payment that is proposed.

    It takes the keyboard by itself when nobody has it, also after a click elsewhere, which leaves the keyboard where
    nobody sees it; it gives it up to whoever wants it."""

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
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.activate()
        return False
