"""A difficulty to choose: its name, and the sentence that says what it means."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.buttons import choice_plate
from ui.art.lettering import block_height, height, wrap
from ui.art.palette import INK, INK_REMARK
from ui.art.plates import recess
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen

HOT, COLD = (246, 224, 174), (222, 194, 142)


class SoloLine(Control):
    """A gold plate if it is chosen, else a recess. `label` names the opponent too, for whoever does not see it."""

    def __init__(
        self, rect: Rect, label: str, title: str, text: str, chosen: bool, press: Callable[[], None], screen: Screen
    ) -> None:
        super().__init__(rect, label, press)
        self._title = title[:1].upper() + title[1:]
        self._text = text
        self.chosen = chosen
        self._screen = screen

    @classmethod
    def wanted_height(cls, screen: Screen, title: str, text: str, wide: int) -> int:
        block = wrap(text, "italic", screen.text(17), wide - 2 * screen.px(14))
        return height("bold", screen.text(20)) + block_height(block, "italic") + 2 * screen.px(5)

    def draw(self, target: Surface) -> None:
        screen, rect = self._screen, self.rect
        if self.chosen:
            target.blit(choice_plate(rect.size, True, screen.scale), rect)
        else:
            target.blit(recess(rect.size, screen.scale, HOT if self.hovered or self.focused else COLD, 9, 3), rect)
        inside = rect.inflate(-2 * screen.px(14), -2 * screen.px(5))
        high = height("bold", screen.text(20))
        words.line(target, self._title, Rect(*inside.topleft, inside.width, high), "bold", screen.text(20), INK)
        below = Rect(inside.x, inside.y + high, inside.width, inside.height - high)
        words.block(target, self._text, below, "italic", screen.text(17), INK if self.chosen else INK_REMARK)
