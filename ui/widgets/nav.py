"""A list of sections on dark wood: the chosen one is a papyrus tongue that reaches over the edge."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.palette import CREAM, INK
from ui.art.plates import body, with_shadow
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.metrics import line_height

RED, GOLD = (190, 62, 40), (214, 176, 104)


class NavItem(Control):
    """One section."""

    def __init__(
        self, rect: Rect, label: str, sign: str, chosen: bool, choose: Callable[[], None], screen: Screen
    ) -> None:
        super().__init__(rect, label, choose)
        self.chosen = chosen
        self._sign = sign
        self._screen = screen

    @classmethod
    def wanted_height(cls, screen: Screen) -> int:
        return max(screen.px(66), 40, line_height(screen, 20, "heading") + screen.px(14))

    def draw(self, target: Surface) -> None:
        screen, rect = self._screen, self.rect
        if self.chosen:
            plate = body(rect.size, (240, 216, 166), "papyrus", 8 * screen.scale, 2, (20, -18), 20, 7)
            with_shadow(plate, 8 * screen.scale, (2, 4, 6, 170), screen.scale).put(target, rect.topleft)
            target.fill(RED, (rect.x, rect.y + screen.px(6), max(3, screen.px(6)), rect.height - 2 * screen.px(6)))
        elif self.hovered or self.focused:
            plate = body(rect.size, (88, 62, 42), "wood", 8 * screen.scale, 1, (10, -20), 0, 7)
            target.blit(plate, rect)
        size = min(screen.text(32), rect.height - 6)
        ink = (140, 62, 26) if self.chosen else GOLD
        left = rect.x + screen.px(22)
        put_icon(target, self._sign, size, ink, (left + size // 2, rect.centery))
        left += size + screen.px(16)
        place = Rect(left, rect.y, rect.right - screen.px(10) - left, rect.height)
        words.line(target, self.label, place, "heading", screen.text(20), INK if self.chosen else CREAM)
