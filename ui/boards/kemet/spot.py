"""A target of this table: any outline, a face when it is pointed at; a click may stand for several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.agenda import Move, Refusal
from ui.boards.kemet.choice import Choice
from ui.boards.target import Target
from ui.frame.tooltip import Tip

if TYPE_CHECKING:
    from ui.frame.app import App

Face = Callable[[Surface], None]
Hit = Callable[[tuple[int, int]], bool]


class Spot(Target):
    """`rect` is where the keyboard and tooltips find it, `hit` what the mouse does. `then` follows its own move."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choice: Choice,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        hit: Hit | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        tip: Tip | Callable[[], Tip | None] | None = None,
        layer: int = 0,
        then: Sequence[Move] = (),
    ) -> None:
        super().__init__(rect, label, moves, refusals, None, subject, act)
        self._hit = hit
        self._pointed = pointed
        self._choice = choice
        self.then = tuple(then)
        self.layer = layer
        if tip is not None and (moves or act is not None or not refusals):
            self.tip = tip

    def contains(self, point: tuple[int, int]) -> bool:
        return self._hit(point) if self._hit is not None else self.rect.collidepoint(point)

    def activate(self) -> bool:
        """Make the move; those that follow are made by the places that stand for them, as soon as they are asked."""
        asked = self._choice.decision
        if self.moves and self.act is not None:
            self.act()
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
        return False

    def draw(self, target: Surface) -> None:
        if self._pointed is not None and (self.hovered or self.held or self.focused):
            self._pointed(target)


class ReadySpot(Spot):
    """The answer that Enter gives as long as the keyboard is nowhere else.

    It takes the keyboard by itself when nobody has it, and gives it up to whoever wants it."""

    app: App

    @property
    def typing(self) -> bool:
        """Keys come here also before the ring was shown."""
        return True

    def advance(self, seconds: float) -> bool:
        if super().advance(seconds):
            return True
        top = self.app.stack.top
        if top is not None and top.ring.current is None and self in top.controls:
            top.ring.focus(self)
        return False

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.activate()
        return False


class Follower(Spot):
    """Nothing to see: it makes a move that an earlier click has already decided."""

    def __init__(self, rect: Rect, label: str, choice: Choice, move: Move) -> None:
        super().__init__(rect, label, choice, (move,), layer=-9)
        self.focusable = self.visible = False

    def contains(self, point: tuple[int, int]) -> bool:
        return False
