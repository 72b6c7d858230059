"""The keyboard ring: one order through widgets and board targets alike.

Tab and Shift+Tab walk the list; the arrow keys go to the nearest control in that direction.
"""

from __future__ import annotations

import pygame
from pygame.event import Event

from ui.frame.control import Control

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
COMMAND = pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META
"""With these held, Enter and the arrows are shortcuts of the scene."""


class FocusRing:
    """Which control the keyboard is at; shown once somebody uses the keyboard."""

    def __init__(self) -> None:
        self.controls: list[Control] = []
        self.current: Control | None = None
        self.shown = False

    @property
    def idle(self) -> bool:
        """Whether the keyboard is nowhere that a person could see."""
        return self.current is None or not (self.shown or self.current.typing)

    def set_controls(self, controls: list[Control]) -> None:
        """New controls, as after a layout: the focus stays at the one with the same label.

        In another language labels differ: then it stays at the one with the same number.
        """
        before, stops = self.current, self._stops()
        number = stops.index(before) if before in stops else -1
        self.controls = controls
        now = self._stops()
        if before in now:
            return
        same = next((c for c in now if before is not None and c.label == before.label), None)
        if same is None and len(now) == len(stops) and number >= 0:
            same = now[number]
        self.focus(same)

    def focus(self, control: Control | None) -> None:
        if control is self.current:
            return
        if self.current is not None:
            self.current.focus_lost()
        self.current = control
        if control is not None:
            control.focus_gained()

    def handle(self, event: Event) -> bool:
        """Move or use the focus; True if the key is used up."""
        if event.type != pygame.KEYDOWN or (event.key in ENTER and event.mod & COMMAND):
            return False
        if self.current is not None and self.current not in self._stops():
            self.focus(None)
        if event.key == pygame.K_TAB and not event.mod & pygame.KMOD_CTRL:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if self.current is not None and (self.shown or self.current.typing) and self.current.handle(event):
            return True
        if event.key in ARROWS and not event.mod & COMMAND:
            return self._arrow(*ARROWS[event.key])
        if event.key in (*ENTER, pygame.K_SPACE) and self.current and self.shown:
            return self.current.activate()
        return False

    def _stops(self) -> list[Control]:
        return [c for c in self.controls if c.visible and c.focusable]

    def _step(self, direction: int) -> None:
        """To the next stop; a focus that nobody has seen yet is shown first."""
        stops, shown = self._stops(), self.shown
        self.shown = True
        if not stops or (self.current is not None and not shown and not self.current.typing):
            return
        if self.current is None:
            self.focus(stops[0 if direction > 0 else -1])
        else:
            self.focus(stops[(stops.index(self.current) + direction) % len(stops)])

    def _arrow(self, dx: int, dy: int) -> bool:
        if self.current is None or not self.shown:
            self._step(1)
            return True
        if dx and self.current.adjust(dx):
            return True
        nearest = self._nearest(self.current, dx, dy)
        if nearest is not None:
            self.focus(nearest)
        return True

    def _nearest(self, here: Control, dx: int, dy: int) -> Control | None:
        """The closest stop in a direction; going aside counts double, so that rows and columns hold together."""
        best, best_cost = None, 0.0
        x, y = here.rect.center
        for control in self._stops():
            cx, cy = control.rect.center
            along, aside = (cx - x) * dx + (cy - y) * dy, abs((cx - x) * dy) + abs((cy - y) * dx)
            if control is here or along <= 0:
                continue
            cost = along + 2.2 * aside
            if best is None or cost < best_cost:
                best, best_cost = control, cost
        return best
