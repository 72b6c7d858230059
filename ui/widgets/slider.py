"""A value on a line: dragged, clicked or moved with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art import controls
from ui.art.lettering import width
from ui.art.palette import INK
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.metrics import line_height


class Scale(NamedTuple):
    """The values that a slider can have, and how they are told."""

    limits: tuple[int, int]
    step: int
    show: Callable[[int], str] = str


class Slider(Control):
    """`change` gets the value when it is chosen, `preview` each value on the way while the knob is dragged."""

    round_ring = True
    drags = True

    def __init__(
        self,
        rect: Rect,
        label: str,
        value: int,
        scale: Scale,
        change: Callable[[int], None],
        screen: Screen,
        preview: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(rect, label)
        self.value = value
        self.limits, self.step, show = scale
        self._change = change
        self._preview = preview
        self._show = show
        self._screen = screen
        self._scale = max(screen.scale, 0.8)
        self._value_room = max(width(show(end), "number", screen.text(18)) for end in scale.limits) + screen.px(26)

    @classmethod
    def wanted_height(cls, screen: Screen) -> int:
        return max(round(44 * max(screen.scale, 0.8)), line_height(screen, 18, "number"))

    @property
    def _share(self) -> float:
        least, most = self.limits
        return (self.value - least) / (most - least)

    @property
    def _groove(self) -> Rect:
        """Where the line and its knob run; half a knob is left free at both ends."""
        knob = round(34 * self._scale)
        length = self.rect.width - self._value_room - knob
        return Rect(self.rect.x + knob // 2, self.rect.centery - knob // 2, length, knob)

    @property
    def ring_rect(self) -> Rect:
        groove = self._groove
        return controls.slider_knob(groove.width, self._share, self._scale).move(groove.topleft)

    def draw(self, target: Surface) -> None:
        groove = self._groove
        ticks = min(9, (self.limits[1] - self.limits[0]) // self.step + 1)
        controls.slider(groove.width, self._share, self.state, ticks, self._scale).put(target, groove.topleft)
        place = Rect(self.rect.right - self._value_room + self._screen.px(8), self.rect.y, 0, self.rect.height)
        place.width = self.rect.right - place.x
        words.line(target, self._show(self.value), place, "number", self._screen.text(18), INK, "right")

    def handle(self, event: Event) -> bool:
        if not self.enabled:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._aim(event.pos[0])
        elif event.type == pygame.MOUSEBUTTONUP:
            self._change(self.value)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_HOME, pygame.K_END):
            self._choose(self.limits[event.key == pygame.K_END])
            return True
        return False

    def moved_over(self, point: tuple[int, int]) -> bool:
        return self.held and self._aim(point[0])

    def adjust(self, direction: int) -> bool:
        if self.enabled:
            self._choose(self.value + direction * self.step)
        return self.enabled

    def activate(self) -> bool:
        return False

    def _choose(self, value: int) -> None:
        value = max(self.limits[0], min(self.limits[1], value))
        if value != self.value:
            self.value = value
            self._change(value)

    def _aim(self, x: int) -> bool:
        """The knob follows the mouse in whole steps; True if it moved."""
        groove, (least, most) = self._groove, self.limits
        share = max(0.0, min(1.0, (x - groove.x) / max(1, groove.width)))
        value = least + round(share * (most - least) / self.step) * self.step
        moved, self.value = value != self.value, value
        if moved and self._preview is not None:
            self._preview(value)
        return moved
