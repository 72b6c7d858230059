"""A target of this table: it also shows what it would do when the keyboard is there, and may listen to keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.agenda import Move, Refusal
from ui.boards.target import Target
from ui.frame.tooltip import Tip

if TYPE_CHECKING:
    from ui.frame.app import App

Face = Callable[["Surface"], None]
Keys = Mapping[int, Callable[[], None]]


def _silence() -> None:
    """A tip that says nothing."""


class Spot(Target):
    """A place on the board or a part of a tray. `keys` are heard while the keyboard is here."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        shape: Callable[[tuple[int, int]], bool] | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        tip: Tip | None = None,
        layer: int = 0,
        quiet: bool = False,
    ) -> None:
        """`quiet`: what it would do is shown elsewhere, no tooltip needed."""
        super().__init__(rect, label, moves, refusals, shape, subject, act)
        self._pointed = pointed
        self.keys: Keys = {}
        self.wheel: Callable[[int], None] | None = None
        self.layer = layer
        if quiet:
            self.tip = _silence
        elif tip is not None and not moves and not refusals:
            self.tip = tip

    def draw(self, target: Surface) -> None:
        if self._pointed is not None and (self.hovered or self.held or self.focused):
            self._pointed(target)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.wheel is not None:
            self.wheel(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.KEYDOWN and event.key in self.keys:
            self.keys[event.key]()
            return True
        return False


class ReadySpot(Spot):
    """The answer that Enter gives as long as the keyboard is nowhere else: the payment that is proposed, the tile
    as it lies. It takes the keyboard by itself when nobody has it, and gives it up to whoever wants it."""

    def __init__(self, app: App, spot: Spot) -> None:
        super().__init__(
            spot.rect,
            spot.label,
            spot.moves,
            spot.refusals,
            None,
            spot.subject,
            spot.act,
            spot._pointed,
            None,
            spot.layer,
        )
        self._app = app
        self.keys = spot.keys
        self.wheel = spot.wheel
        self.tip = spot.tip

    @property
    def typing(self) -> bool:
        """Keys come here also before the ring was shown."""
        return True

    def advance(self, seconds: float) -> bool:
        """A click moves the keyboard unseen: only somebody who uses the keyboard keeps it elsewhere."""
        top = self._app.stack.top
        if top is not None and self in top.controls:
            ring = top.ring
            if ring.current is None or not (ring.shown or ring.current.typing):
                ring.focus(self)
        return False

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.activate()
        return False
