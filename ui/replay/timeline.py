"""The line of all moves: a part a round, what is past in lapis, a sun where one looks. Dragged, clicked, or by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.controls import knob
from ui.art.lettering import fit_line, height
from ui.art.light import raised
from ui.art.ornament import upright
from ui.art.palette import CREAM, CREAM_SECOND, GOLD
from ui.art.plates import body, recess
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen


class Timeline(Control):
    """`go` gets the chosen moment, at once while the sun is dragged."""

    drags = True
    round_ring = True

    def __init__(
        self, rect: Rect, screen: Screen, label: str, last: int, starts: Sequence[int], go: Callable[[int], None]
    ) -> None:
        super().__init__(rect, label)
        self.screen = screen
        self.last = max(1, last)
        self.starts = starts
        self.at = 0
        self.title = ""
        self.remark = ""
        self._go = go

    @property
    def _words(self) -> Rect:
        high = min(height("heading", self.screen.text(17)), round(self.rect.height * 0.5))
        return Rect(self.rect.x + self.screen.px(8), self.rect.y + 1, self.rect.width - self.screen.px(16), high)

    @property
    def _diameter(self) -> int:
        room = self.rect.bottom - self._words.bottom
        return max(16, min(self.screen.px(34), room))

    @property
    def _groove(self) -> Rect:
        half, thick = self._diameter // 2, max(6, self.screen.px(11))
        middle = self._words.bottom + (self.rect.bottom - self._words.bottom) // 2
        return Rect(self.rect.x + half, middle - thick // 2, self.rect.width - 2 * half, thick)

    def _x(self, number: int) -> int:
        groove = self._groove
        return groove.x + round(groove.width * number / self.last)

    @property
    def ring_rect(self) -> Rect:
        place = Rect(0, 0, self._diameter, self._diameter)
        place.center = (self._x(self.at), self._groove.centery)
        return place

    def draw(self, target: Surface) -> None:
        screen, groove = self.screen, self._groove
        target.blit(recess(groove.size, screen.scale, (40, 27, 19), 6), groove)
        filled = self._x(self.at) - groove.x
        if filled > groove.height:
            past = body((filled, groove.height), (52, 104, 150), "stone", groove.height / 2, 1, (60, -36), 0, 5)
            target.blit(past, groove)
        for number in self.starts[1:]:
            upright(target, self._x(number), groove.y - screen.px(4), groove.bottom + screen.px(4), GOLD, 230)
        raised(knob(self._diameter, self.state, "sun"), 3 * screen.scale).centred(
            target, (self._x(self.at), groove.centery)
        )
        place = self._words
        drawn = words.line(target, self.title, place, "heading", screen.text(17), CREAM, least=11)
        rest = Rect(drawn.right + screen.px(16), place.y, place.right - drawn.right - screen.px(16), place.height)
        remark = fit_line(self.remark, "italic", screen.text(17), max(1, rest.width), 11)
        if remark.whole:
            words.line(target, remark.text, rest, "italic", remark.px, CREAM_SECOND, "right", 11)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._aim(event.pos[0])
        elif event.type == pygame.MOUSEWHEEL:
            self._go(self.at - event.y)
            return True
        return False

    def moved_over(self, point: tuple[int, int]) -> bool:
        return self.held and self._aim(point[0])

    def adjust(self, direction: int) -> bool:
        self._go(self.at + direction)
        return True

    def activate(self) -> bool:
        return False

    def _aim(self, x: int) -> bool:
        groove = self._groove
        number = round(max(0.0, min(1.0, (x - groove.x) / max(1, groove.width))) * self.last)
        if number == self.at:
            return False
        self._go(number)
        return True
