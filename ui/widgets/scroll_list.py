"""A list whose rows somebody else draws: chosen with mouse or arrows, opened with Enter or a double click."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.scroll import Scroll, ScrollBar

DOUBLE_CLICK = 0.4
DrawRow = Callable[[Surface, Rect, int, bool, bool], None]
"""Target, place, number of the row, whether it is chosen, whether the mouse is over it."""


class Rows(NamedTuple):
    """What a list holds."""

    number: int
    height: int
    draw: DrawRow
    gap: int = 8


class ScrollList(Control):
    """Rows of one height. Give the scene `controls`: the list and its bar."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        screen: Screen,
        rows: Rows,
        choose: Callable[[int], None],
        open_row: Callable[[int], None],
        chosen: int = -1,
    ) -> None:
        super().__init__(rect, label)
        self._screen = screen
        self.count, self.row_height, self._draw_row, self.gap = count, row_height, _, gap = rows
        self.chosen = chosen
        self._choose = choose
        self._open = open_row
        self._pointed = -1
        self._since_click = DOUBLE_CLICK
        self.focusable = count > 0
        self.scroll = Scroll(rect.height, max(0, count * (row_height + gap) - gap), row_height + gap)
        bar = ScrollBar.width(screen)
        self.row_width = rect.width - (bar + screen.px(14) if self.scroll.needed else 0)
        self.bar = ScrollBar(Rect(rect.right - bar, rect.y, bar, rect.height), label, self.scroll, True)
        if chosen >= 0:
            self._show(chosen)

    def take_over(self, before: ScrollList) -> None:
        """The same list made anew: scrolled as it was, in the middle of the same double click."""
        self.scroll.to(before.scroll.offset)
        self._since_click = before._since_click

    @property
    def controls(self) -> list[Control]:
        return [self, self.bar]

    def row(self, index: int) -> Rect:
        """Where a row lies now; maybe out of sight."""
        top = self.rect.y + index * (self.row_height + self.gap) - self.scroll.offset
        return Rect(self.rect.x, top, self.row_width, self.row_height)

    @property
    def ring_rect(self) -> Rect:
        return self.row(self.chosen).clip(self.rect) if self.chosen >= 0 else self.rect

    def draw(self, target: Surface) -> None:
        before = target.get_clip()
        target.set_clip(self.rect.inflate(self._screen.px(16), self._screen.px(4)).clip(before))
        for index in range(self.count):
            place = self.row(index)
            if place.bottom > self.rect.y and place.y < self.rect.bottom:
                self._draw_row(target, place, index, index == self.chosen, self.hovered and index == self._pointed)
        target.set_clip(before)

    def moved_over(self, point: tuple[int, int]) -> bool:
        before, self._pointed = self._pointed, self._index_at(point)
        return before != self._pointed

    def activate(self) -> bool:
        """A click chooses, a second one opens; Enter opens what is chosen."""
        if not self.clicked:
            return self._open_chosen()
        index = self._pointed
        if not 0 <= index < self.count:
            return False
        again = index == self.chosen and self._since_click < DOUBLE_CLICK
        self._since_click = 0.0
        self.take(index)
        return self._open_chosen() if again else True

    def take(self, index: int) -> None:
        """Choose a row."""
        self._show(index)
        if index != self.chosen:
            self.chosen = index
            self._choose(index)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.count:
            page = max(1, self.rect.height // (self.row_height + self.gap))
            ends = {pygame.K_HOME: 0, pygame.K_END: self.count - 1}
            steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
            if event.key in ends:
                self.take(ends[event.key])
                return True
            if event.key in steps:
                return self._step(steps[event.key])
        return self.scroll.handle(event) if event.type == pygame.MOUSEWHEEL else False

    def advance(self, seconds: float) -> bool:
        self._since_click += seconds
        return False

    def _step(self, by: int) -> bool:
        """Along the rows; at an end a single step goes on to the neighbour of the list."""
        index = max(0, min(self.count - 1, self.chosen + by))
        if index == self.chosen:
            return abs(by) > 1
        self.take(index)
        return True

    def _open_chosen(self) -> bool:
        if self._open is None or self.chosen < 0:
            return False
        self._open(self.chosen)
        return True

    def _show(self, index: int) -> None:
        top = index * (self.row_height + self.gap)
        self.scroll.show(top, top + self.row_height)

    def _index_at(self, point: tuple[int, int]) -> int:
        index = (point[1] - self.rect.y + self.scroll.offset) // (self.row_height + self.gap)
        return index if 0 <= index < self.count and self.row(index).collidepoint(point) else -1
