"""The control of a thing: it can be pointed at and used as its answer says."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface
from pygame.event import Event

from ui.art.curves import inside
from ui.kit.answer import Answer, Chip
from ui.kit.queue import Queue
from ui.kit.target import Target
from ui.kit.thing import Thing

Painter = Callable[[Surface, "ThingTarget"], None]


class ThingTarget(Target):
    """Made anew for every question. A slider holds no value of its own, so it may be rebuilt while it is dragged."""

    def __init__(self, thing: Thing, answer: Answer | Chip | None, pointed: Painter | None, queue: Queue) -> None:
        """`pointed` paints what is different while the mouse or the keyboard is here."""
        chip = answer if isinstance(answer, Chip) else None
        self._drag = chip.drag if chip is not None else None
        self._step = answer.step if answer is not None else None
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
        self.primary = answer is not None and answer.primary
        self.sure = answer is not None and answer.sure
        self.looks = answer is not None and answer.looks
        self.anew = answer.anew if isinstance(answer, Answer) else None
        self.then = answer.then if answer is not None and len(self.moves) == 1 else ()
        self.focusable = self.focusable or thing.focusable
        self.carry: Thing | None = None
        """What follows the pointer when somebody drags from here."""
        self.picked = answer is not None and answer.picked
        self._queue = queue
        self.drags = self._drag is not None
        self._pointed = pointed

    def contains(self, point: tuple[int, int]) -> bool:
        shape = self.thing.shape
        return inside(point, shape.points) if shape.kind == "area" else self.rect.collidepoint(point)

    def activate(self) -> bool:
        self._queue.sure = self.sure
        return self._queue.after(super().activate, self.moves, self.then)

    def draw(self, target: Surface) -> None:
        if self.hovered or self.held or self.focused:
            self.paint_pointed(target)

    def paint_pointed(self, target: Surface) -> None:
        if self._pointed is not None:
            self._pointed(target, self)

    def handle(self, event: Event) -> bool:
        if self._drag is not None and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._slide_to(event.pos[0])
        if event.type != pygame.MOUSEWHEEL or self._step is None:
            return False
        self._step(1 if event.y > 0 else -1)
        return True

    def moved_over(self, point: tuple[int, int]) -> bool:
        if self._drag is None:
            return False
        if self.held:
            self._slide_to(point[0])
        return self.held

    def adjust(self, direction: int) -> bool:
        if self._step is None or self._drag is None:
            return False
        self._step(direction)
        return True

    def _slide_to(self, x: int) -> None:
        assert self._drag is not None
        self._drag(max(0.0, min(1.0, (x - self.rect.x) / max(1, self.rect.width - 1))))


def _stay() -> None:
    """A press on a slider begins a drag; letting go does nothing more."""
