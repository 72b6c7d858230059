"""Long text that scrolls: paragraphs with signs in line, headings, wheel and keys."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface
from pygame.event import Event

from ui.art.colour import Colour
from ui.art.inline import Sentence, sentence
from ui.art.lettering import Role
from ui.art.palette import INK
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.scroll import Scroll, ScrollBar


class TextPane(Control):
    """Give the scene `controls`: the pane and its bar. The keyboard comes here only if it scrolls."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        paragraphs: Sequence[str],
        screen: Screen,
        px: float = 19,
        colour: Colour = INK,
        role: Role = "body",
        gap: float = 10,
        on_wood: bool = False,
    ) -> None:
        super().__init__(rect, label)
        size, space = screen.text(px), screen.px(gap)
        full = self._set(paragraphs, role, size, colour, rect.width)
        bar = ScrollBar.width(screen)
        if self._high(full, space) > rect.height:
            full = self._set(paragraphs, role, size, colour, rect.width - bar - screen.px(10))
        self._paragraphs = list(zip(paragraphs, full, strict=True))
        self._gap = space
        self.scroll = Scroll(rect.height, self._high(full, space), size * 3)
        self.focusable = self.scroll.needed
        self.bar = ScrollBar(Rect(rect.right - bar, rect.y, bar, rect.height), label, self.scroll, on_wood)

    @property
    def controls(self) -> list[Control]:
        return [self, self.bar]

    @staticmethod
    def _set(paragraphs: Sequence[str], role: Role, px: int, colour: Colour, width: int) -> list[Sentence]:
        return [sentence(text, role, px, colour, width) for text in paragraphs]

    @staticmethod
    def _high(set_: list[Sentence], gap: int) -> int:
        return sum(made.size[1] + gap for made in set_) - gap if set_ else 0

    @property
    def ring_rect(self) -> Rect:
        return self.rect.inflate(8, 8)

    def draw(self, target: Surface) -> None:
        before = target.get_clip()
        target.set_clip(self.rect.clip(before))
        y = self.rect.y - self.scroll.offset
        for text, made in self._paragraphs:
            words.report(text, self.rect, made.whole)
            if y < self.rect.bottom and y + made.size[1] > self.rect.y:
                made.put(target, (self.rect.x, y))
            y += made.size[1] + self._gap
        target.set_clip(before)

    def handle(self, event: Event) -> bool:
        return self.scroll.handle(event) or self.scroll.walk(event)

    def activate(self) -> bool:
        return False

    def move(self, dx: int, dy: int) -> None:
        super().move(dx, dy)
        self.bar.move(dx, dy)
