"""Moves as a list of buttons: how any decision can be played, and how a place that stands for several asks which."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.core.agenda import Move
from ui.art.buttons import Caption
from ui.frame.app import App
from ui.frame.control import Control
from ui.scenes.sheet import SheetScene
from ui.text.narrator import Narrator
from ui.widgets.button import Button, IconButton


class MoveListScene(SheetScene):
    """One button a move, as many pages as needed; the chosen move goes to `take`."""

    def __init__(
        self, app: App, narrator: Narrator, moves: Sequence[Move], take: Callable[[Move], None], title: str = ""
    ) -> None:
        super().__init__(app, title or app.say("table.moves_title"), app.say("table.moves_note"))
        self._labels = [narrator.move(move) for move in moves]
        self._moves = list(moves)
        self._take = take
        self._page = 0

    def layout(self) -> None:
        self.needed = 0
        inside, gap = self.inside, self.screen.px(8)
        wide, high = 0, 0
        for label in self._labels:
            wanted = Button.wanted(self.screen, Caption(label, px=18, role="bold"))
            wide, high = max(wide, wanted[0]), max(high, wanted[1])
        columns = max(1, (inside.width + gap) // (wide + gap))
        rows = max(1, (inside.height - high) // (high + gap))
        self._pages = -(-len(self._moves) // (columns * rows))
        self._page = min(self._page, self._pages - 1)
        if self._pages == 1:
            self.needed = -(-len(self._moves) // columns) * (high + gap)
            inside = self.inside
        width = (inside.width - gap * (columns - 1)) // columns
        first = self._page * columns * rows
        self.controls = []
        for place, index in enumerate(range(first, min(first + columns * rows, len(self._moves)))):
            column, row = place % columns, place // columns
            rect = Rect(inside.x + column * (width + gap), inside.y + row * (high + gap), width, high)
            self.controls.append(self._button(rect, index))
        self.controls += self._turners(inside, high)

    def _button(self, rect: Rect, index: int) -> Control:
        def choose() -> None:
            self.app.pop()
            self._take(self._moves[index])

        return Button(rect, Caption(self._labels[index], px=18, role="bold"), choose, self.screen, "papyrus")

    def _turners(self, inside: Rect, high: int) -> list[Control]:
        if self._pages < 2:
            return []
        found: list[Control] = []
        for place, (label, step) in enumerate((("←", -1), ("→", 1))):
            rect = Rect(inside.right - (2 - place) * (high + 8), inside.bottom - high, high, high)
            button = IconButton(rect, label, lambda step=step: self.turn(step), self.screen, "arrow")  # type: ignore[misc]
            button.enabled = 0 <= self._page + step < self._pages
            found.append(button)
        return found

    def turn(self, step: int) -> None:
        """Another page."""
        self._page = max(0, min(self._pages - 1, self._page + step))
        self.rebuild()

    def react(self, event: Event) -> bool:
        steps = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self.turn(steps[event.key])
            return True
        if event.type == pygame.MOUSEWHEEL and self._pages > 1:
            self.turn(-event.y)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.sheet.collidepoint(event.pos):
            self.app.pop()
            return True
        return False
