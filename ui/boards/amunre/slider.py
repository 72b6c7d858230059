"""A slider among the targets: press, drag, wheel or arrow keys; it holds no value of its own, so it may be rebuilt."""

from __future__ import annotations

import pygame
from pygame.event import Event

from ui.boards.amunre.part import Part, face
from ui.boards.target import Target


class SliderTarget(Target):
    """Reports the share of its length at which the pointer is."""

    drags = True

    def __init__(self, part: Part) -> None:
        super().__init__(part.rect, part.label, act=_stay, face=face(part))
        self._part = part

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._to(event.pos[0])
        if event.type == pygame.MOUSEWHEEL:
            return self.adjust(1 if event.y > 0 else -1)
        return False

    def moved_over(self, point: tuple[int, int]) -> bool:
        if self.held:
            self._to(point[0])
        return self.held

    def adjust(self, direction: int) -> bool:
        if self._part.step is None:
            return False
        self._part.step(direction)
        return True

    def _to(self, x: int) -> None:
        if self._part.drag is not None:
            share = (x - self.rect.x) / max(1, self.rect.width - 1)
            self._part.drag(max(0.0, min(1.0, share)))


def _stay() -> None:
    """A press on it begins a drag; letting go does nothing more."""
