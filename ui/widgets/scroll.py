"""Scrolling: how far something is scrolled, and the bar that shows and changes it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.controls import scroll_bar
from ui.frame.control import Control
from ui.frame.screen import Screen


class Scroll:
    """A view of some height onto contents that may be higher. `moved` hears by how many pixels the contents went."""

    def __init__(self, view: int, contents: int, step: int, moved: Callable[[int], None] | None = None) -> None:
        self.view = view
        self.contents = contents
        self.step = step
        self.offset = 0
        self._moved = moved

    @property
    def most(self) -> int:
        return max(0, self.contents - self.view)

    @property
    def needed(self) -> bool:
        return self.most > 0

    def to(self, offset: int) -> bool:
        """Scroll to a place; True if anything moved."""
        offset = max(0, min(self.most, offset))
        change, self.offset = self.offset - offset, offset
        if change and self._moved is not None:
            self._moved(change)
        return change != 0

    def by(self, pixels: int) -> bool:
        return self.to(self.offset + pixels)

    def show(self, top: int, bottom: int, margin: int = 0) -> bool:
        """Scroll as little as needed for a stretch of the contents to be seen."""
        if top - margin < self.offset:
            return self.to(top - margin)
        if bottom + margin > self.offset + self.view:
            return self.to(bottom + margin - self.view)
        return False

    def handle(self, event: Event) -> bool:
        """The wheel and the keys that scroll."""
        if not self.needed:
            return False
        if event.type == pygame.MOUSEWHEEL:
            self.by(-event.y * self.step)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        page = max(self.step, self.view - self.step)
        ways = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        if event.key in ways:
            self.by(ways[event.key])
            return True
        return False

    def walk(self, event: Event) -> bool:
        """The arrows and the keys that go to an end, where the keyboard has nothing else to do; False at an end."""
        if event.type != pygame.KEYDOWN:
            return False
        ways = {
            pygame.K_UP: self.offset - self.step,
            pygame.K_DOWN: self.offset + self.step,
            pygame.K_HOME: 0,
            pygame.K_END: self.most,
        }
        return event.key in ways and self.to(ways[event.key])


class ScrollBar(Control):
    """The grip beside what scrolls; gone where everything fits."""

    focusable = False
    drags = True

    def __init__(self, rect: Rect, label: str, scroll: Scroll, on_wood: bool = False) -> None:
        super().__init__(rect, label)
        self.scroll = scroll
        self.visible = scroll.needed
        self._on_wood = on_wood
        self._caught: int | None = None
        """Where on the grip the mouse took hold."""

    @classmethod
    def width(cls, screen: Screen) -> int:
        return max(10, screen.px(14))

    @property
    def _grip(self) -> Rect:
        scroll = self.scroll
        high = max(2 * self.rect.width, round(self.rect.height * scroll.view / max(1, scroll.contents)))
        top = self.rect.y + round((self.rect.height - high) * scroll.offset / max(1, scroll.most))
        return Rect(self.rect.x, top, self.rect.width, high)

    def draw(self, target: Surface) -> None:
        scroll = self.scroll
        start, share = scroll.offset / max(1, scroll.most), scroll.view / max(1, scroll.contents)
        state = "pressed" if self.held else self.state
        target.blit(scroll_bar(self.rect.size, round(start, 3), round(share, 3), state, self._on_wood), self.rect)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll.handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            grip = self._grip
            if grip.collidepoint(event.pos):
                self._caught = event.pos[1] - grip.y
            else:
                self.scroll.by(self.scroll.view * (1 if event.pos[1] > grip.bottom else -1))
                self._caught = None
        return False

    def moved_over(self, point: tuple[int, int]) -> bool:
        if not self.held or self._caught is None:
            return False
        way = max(1, self.rect.height - self._grip.height)
        return self.scroll.to(round((point[1] - self._caught - self.rect.y) / way * self.scroll.most))

    def activate(self) -> bool:
        return False
