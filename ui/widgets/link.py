"""Words that can be pressed, without a plate: the language at the foot of the title, a reference in a text."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.buttons import Caption
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import height, width
from ui.art.ornament import rule
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen

LIT: Colour = (255, 226, 150)


class Link(Control):
    """Underlined where it can be pressed; lights up under the mouse."""

    def __init__(
        self,
        rect: Rect,
        caption: Caption,
        press: Callable[[], None],
        screen: Screen,
        colour: Colour,
        lit: Colour = LIT,
    ) -> None:
        super().__init__(rect, caption.text, press)
        self._px = screen.text(caption.px)
        self._screen = screen
        self._colour = colour
        self._lit = lit
        self._sign = caption.sign

    @classmethod
    def wanted(cls, screen: Screen, caption: Caption) -> tuple[int, int]:
        size = screen.text(caption.px)
        return width(caption.text, "body", size) + (round(size * 1.5) if caption.sign else 0) + 4, height("body", size)

    def draw(self, target: Surface) -> None:
        colour = self._lit if self.hovered or self.focused else self._colour
        left = self.rect.x
        if self._sign:
            size = round(self._px * 1.15)
            put_icon(target, self._sign, size, colour, (left + size // 2, self.rect.centery + 1))
            left += round(self._px * 1.5)
        place = Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        box = words.line(target, self.label, place, "body", self._px, colour)
        if self.hovered:
            rule(target, box.x, box.right, box.bottom - max(1, self._screen.px(3)), colour, 220)
