"""A target of this table: it may listen to keys and to the wheel of the mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.core.agenda import Move, Refusal
from ui.boards.spot import Face, Hit, PointedTarget
from ui.frame.tooltip import Tip

Keys = Mapping[int, Callable[[], None]]


def _silence() -> None:
    """A tip that says nothing."""


class Spot(PointedTarget):
    """A place on the board or a part of a tray. `keys` are heard while the keyboard is here."""

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
        tip: Tip | None = None,
        layer: int = 0,
        quiet: bool = False,
    ) -> None:
        """`quiet`: what it would do is shown elsewhere, no tooltip needed."""
        super().__init__(rect, label, moves, refusals, shape, subject, act, pointed, layer)
        self.keys: Keys = {}
        self.wheel: Callable[[int], None] | None = None
        if quiet:
            self.tip = _silence
        elif tip is not None and not moves and not refusals:
            self.tip = tip

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.wheel is not None:
            self.wheel(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.KEYDOWN and event.key in self.keys:
            self.keys[event.key]()
            return True
        return super().handle(event)
