"""The control of a thing: it can be pointed at and used as its answer says."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface
from pygame.event import Event

from ui.art.curves import inside
from ui.boards.target import Target
from ui.kit.answer import Answer, Chip
from ui.kit.queue import Queue
from ui.kit.thing import Thing

Painter = Callable[[Surface, "ThingTarget"], None]


class ThingTarget(Target):
    """Made anew for every question. A slider holds no value of its own, so it may be rebuilt while it is dragged."""

    def __init__(self, thing: Thing, answer: Answer | Chip | None, pointed: Painter | None, queue: Queue) -> None:
        """`pointed` paints what is different while the mouse or the keyboard is here."""
        chip = answer if isinstance(answer, Chip) else None
        self._drag = chip.drag if chip is not None else None
        self._step = chip.step if chip is not None else None
        act = answer.act if answer is not None else None
        super().__init__(
            thing.place,
            thing.label,
            answer.moves if answer is not None else (),
            answer.refusals if answer is not None else (),
            subject=thing.subject,
            act=act if self._drag is None else _stay,
        )
        self.thing = thing
        self.layer = thing.layer
        self.tip_beside = thing.beside
        self.primary = chip is not None and chip.primary
        self.sure = chip is not None and chip.sure
        self.then = answer.then if answer is not None and len(self.moves) == 1 else ()
        self.focusable = self.focusable or thing.stop
        self.drags = self._drag is not None
        self._pointed = pointed
        self._queue = queue

    def activate(self) -> bool:
        if self.moves:
            return self._queue.start(super().activate, self.then, self.sure)
        return super().activate()

    def advance(self, seconds: float) -> bool:
        """What an earlier click goes on with is done without another one."""
        if self.press is None or not self._queue.next_is(self.moves):
            return super().advance(seconds)
        self._queue.go_on(self._go_on)
        return True

    def _go_on(self, sure: bool) -> bool:
        own, self.sure = self.sure, sure
        used = super().activate()
        self.sure = own
        return used

    def contains(self, point: tuple[int, int]) -> bool:
        shape = self.thing.shape
        return self.rect.collidepoint(point) and (shape.kind != "area" or inside(point, shape.points))

    def draw(self, target: Surface) -> None:
        if self._pointed is not None and (self.hovered or self.held or self.focused):
            self._pointed(target, self)

    def handle(self, event: Event) -> bool:
        if self._drag is not None and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._slide_to(event.pos[0])
        return event.type == pygame.MOUSEWHEEL and self.adjust(1 if event.y > 0 else -1)

    def moved_over(self, point: tuple[int, int]) -> bool:
        if self._drag is None:
            return False
        if self.held:
            self._slide_to(point[0])
        return self.held

    def adjust(self, direction: int) -> bool:
        if self._step is None:
            return False
        self._step(direction)
        return True

    def _slide_to(self, x: int) -> None:
        assert self._drag is not None
        self._drag(max(0.0, min(1.0, (x - self.rect.x) / max(1, self.rect.width - 1))))


def _stay() -> None:
    """A press on a slider begins a drag; letting go does nothing more."""
