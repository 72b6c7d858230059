"""The way to the news at the head of the log: a word, or where there is room what a solo opponent did last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from ui.art.colour import Colour, mix
from ui.art.inline import Sentence, sentence
from ui.art.lettering import width
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_LIGHT, GOLD_TITLE, SeatStyle
from ui.art.tokens import score_marker
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.table.log_panel import HIGHLIGHT, LogPanel

PX = 15
LOG_LEFT = 46
"""So many pixels of the design the log keeps below the strip: two lines."""
DISABLED: Colour = (132, 108, 84)


class NewsStrip(Control):
    """A press opens the news. It makes the log give way."""

    def __init__(
        self,
        log: LogPanel,
        screen: Screen,
        label: str,
        press: Callable[[], None],
        tellings: Sequence[Sequence[str]] = (),
        seat_style: SeatStyle | None = None,
    ) -> None:
        """`tellings`: the turn of an automaton, whose style this is, in ever fewer lines; the first that has room is
        shown."""
        super().__init__(Rect(log.head), label, press)
        self.layer = 1
        self._screen = screen
        self._seat_style = seat_style
        self._text: Sentence | None = None
        log.under_head = log.beside_title = 0
        self._icon, self._pad = screen.text(PX + 5), screen.px(6)
        room = log.rect.width - screen.px(28)
        for told in tellings:
            text = sentence("\n".join(told), "body", screen.text(PX), CREAM, room - self._icon - 3 * self._pad)
            high = max(text.size[1], self._icon) + self._pad
            if log.rect.bottom - log.head.bottom - high - screen.px(14) >= screen.text(LOG_LEFT):
                self._text = text
                self.rect = Rect(log.rect.x + screen.px(14), log.head.bottom + screen.px(6), room, high)
                log.under_head = high + screen.px(6)
                return
        wide = width(label, "bold", screen.text(PX)) + self._pad
        self.rect.update(log.head.right - wide, log.head.y, wide, log.head.height)
        log.beside_title = wide + screen.px(8)

    def draw(self, target: Surface) -> None:
        lit = self.hovered or self.focused
        if self._text is None:
            colour = DISABLED if not self.enabled else GOLD_LIGHT if lit else GOLD_TITLE
            box = words.line(target, self.label, self.rect, "bold", self._screen.text(PX), colour, "right", 9)
            if lit and self.enabled:
                target.fill(colour, (box.x, box.bottom - 1, box.width, 1))
            return
        ground = mix(HIGHLIGHT, CREAM_SECOND, 0.14) if lit and self.enabled else HIGHLIGHT
        pygame.draw.rect(target, ground, self.rect, border_radius=5)
        pygame.draw.rect(target, GOLD_LIGHT if lit else GOLD_TITLE, self.rect, 1, border_radius=5)
        if self._seat_style is not None:
            sign = score_marker(self._seat_style, self._icon)
            target.blit(sign, sign.get_rect(midleft=(self.rect.x + self._pad, self.rect.centery)))
        left = self.rect.x + self._icon + 2 * self._pad
        self._text.put(target, (left, self.rect.centery - self._text.size[1] // 2))
