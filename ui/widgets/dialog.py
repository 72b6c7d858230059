"""Small scenes above another one: a question with its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.records import record
from ui.art.buttons import Caption
from ui.art.inline import sentence
from ui.art.lettering import block_height as measured
from ui.art.lettering import wrap
from ui.art.ornament import rule
from ui.art.palette import INK, INK_SECOND, ButtonKind
from ui.art.plates import papyrus
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.widgets.button import Button

TITLE_PX, TEXT_PX = 30, 20


@record
class Answer:
    """A button of a dialog: its words, what it does after the dialog has closed, its plate and sign."""

    label: str
    do: Callable[[], None] | None = None
    kind: ButtonKind = "papyrus"
    sign: str | None = None


class Dialog(Scene):
    """A papyrus over the darkened scene. Escape, a click beside it and a right click close it without an answer."""

    see_through = True
    holds_work = False
    """Whether something is written here that a click beside it must not throw away."""

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Answer], focus: int = 0) -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self._focus = focus
        self.box = Rect(0, 0, 0, 0)

    def layout(self) -> None:
        screen = self.screen
        pad, gap = screen.px(38), screen.px(14)
        sizes = [Button.wanted(screen, Caption(answer.label, answer.sign, 19)) for answer in self.answers]
        buttons = sum(size[0] for size in sizes) + gap * (len(sizes) - 1)
        most = screen.size[0] - 4 * pad
        stacked = buttons > most - 2 * pad
        inner = min(most - 2 * pad, max(screen.text(560), buttons if not stacked else max(s[0] for s in sizes)))
        title = measured(wrap(self.title, "heading", screen.text(TITLE_PX), inner), "heading")
        text = sentence(self.text, "body", screen.text(TEXT_PX), INK, inner).size[1] if self.text else 0
        extra = self.extra_height()
        high = sizes[0][1] * (len(sizes) if stacked else 1) + gap * ((len(sizes) - 1) if stacked else 0)
        total = pad + title + screen.px(14) + text + extra + screen.px(28) + high + pad
        self.box = Rect(0, 0, inner + 2 * pad, total)
        self.box.center = screen.rect.center
        self._title = Rect(self.box.x + pad, self.box.y + pad, inner, title)
        self._text = Rect(self._title.x, self._title.bottom + screen.px(14), inner, text)
        self.extra = Rect(self._title.x, self._text.bottom, inner, extra)
        self.controls = []
        self.lay_out_extra()
        right, y = self.box.right - pad, self.extra.bottom + screen.px(28)
        made: list[Button] = []
        for answer, size in reversed(list(zip(self.answers, sizes, strict=True))):
            rect = Rect(right - size[0], y, size[0], size[1])
            made.append(self._button(rect, answer))
            if stacked:
                y += size[1] + gap
            else:
                right -= size[0] + gap
        self.controls += reversed(made)
        made[::-1][self._focus].primary = True
        if self.ring.current is None:
            self.ring.focus(self.first_focus(made[::-1]))

    def extra_height(self) -> int:
        """Room for more between text and answers; subclasses fill it in `lay_out_extra`."""
        return 0

    def lay_out_extra(self) -> None:
        """Controls in `self.extra`."""

    def first_focus(self, buttons: Sequence[Control]) -> Control:
        return buttons[self._focus]

    def react(self, event: Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or self.holds_work:
            return False
        away = event.button == 3 or (event.button == 1 and not self.box.collidepoint(event.pos))
        if away:
            self.cancel()
        return away

    def _button(self, rect: Rect, answer: Answer) -> Button:
        def chosen() -> None:
            self.app.pop()
            if answer.do is not None:
                answer.do()

        return Button(rect, Caption(answer.label, answer.sign, 19), chosen, self.screen, answer.kind)

    def paint_ground(self, target: Surface) -> None:
        screen = self.screen
        papyrus(self.box.size, screen.scale).put(target, self.box.topleft)
        words.block(target, self.title, self._title.inflate(0, 4), "heading", screen.text(TITLE_PX), INK)
        y = self._title.bottom + screen.px(5)
        rule(target, self._title.x, self._title.right, y, (150, 104, 44), 150, max(1, screen.px(2)))
        if self.text:
            words.sentence(target, self.text, self._text.inflate(0, 6), screen.text(TEXT_PX), INK_SECOND)


class ConfirmDialog(Dialog):
    """A question with two answers; Enter gives the gold one. `grave`: the answer that does it is red, not gold."""

    def __init__(
        self, app: App, title: str, text: str, yes: str, no: str, do: Callable[[], None], grave: bool = False
    ) -> None:
        if grave:
            super().__init__(app, title, text, (Answer(yes, do, "red"), Answer(no, None, "gold")), focus=1)
        else:
            super().__init__(app, title, text, (Answer(no), Answer(yes, do, "gold")), focus=1)


class MessageDialog(Dialog):
    """Something to know, and one button."""

    def __init__(self, app: App, title: str, text: str, ok: str) -> None:
        super().__init__(app, title, text, (Answer(ok, None, "gold"),))
