"""Two-way controls: the switch with its word, and the tick box with its label."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art import controls
from ui.art.lettering import width
from ui.art.palette import INK, INK_REMARK
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.metrics import line_height, switch_height

PALE = (150, 122, 84)


class Switch(Control):
    """On is right, malachite and ticked; off is left, brown and crossed. `words` are said beside it: off, on."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        on: bool,
        change: Callable[[bool], None],
        screen: Screen,
        words: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(rect, label, self.turn)
        self.on = on
        self.words = words
        self._change = change
        self._screen = screen

    @classmethod
    def wanted(cls, screen: Screen, words: tuple[str, str] = ("", "")) -> tuple[int, int]:
        high = switch_height(screen)
        said = max(width(word, "italic", screen.text(18)) for word in words)
        return round(high * 66 / 32) + (screen.px(14) + said if said else 0), max(high, line_height(screen, 18))

    @property
    def _body(self) -> Rect:
        high = switch_height(self._screen)
        body = Rect(0, 0, round(66 * high / 32), high)
        body.midleft = self.rect.midleft
        return body

    @property
    def ring_rect(self) -> Rect:
        return self._body

    round_ring = True

    def turn(self) -> None:
        self.on = not self.on
        self._change(self.on)

    def adjust(self, direction: int) -> bool:
        """Left is off, right is on; at the end the key goes on to the next control."""
        if not self.enabled or self.on == (direction > 0):
            return False
        self.turn()
        return True

    def draw(self, target: Surface) -> None:
        body = self._body
        controls.switch(self.on, self.state, body.height / 32).put(target, body.topleft)
        said = self.words[self.on]
        if said:
            left = body.right + self._screen.px(14)
            place = Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
            words.line(target, said, place, "italic", self._screen.text(18), INK_REMARK if self.enabled else PALE)


class TickBox(Control):
    """A small square with words; a click on the words counts too."""

    def __init__(self, rect: Rect, label: str, on: bool, change: Callable[[bool], None], screen: Screen) -> None:
        super().__init__(rect, label, self.turn)
        self.on = on
        self._change = change
        self._screen = screen

    @classmethod
    def wanted(cls, screen: Screen, label: str) -> tuple[int, int]:
        side = max(screen.px(26), 20)
        high = max(side, line_height(screen, 19))
        return side + screen.px(14) + width(label, "body", screen.text(19)), high

    @property
    def ring_rect(self) -> Rect:
        side = max(self._screen.px(26), 20)
        box = Rect(0, 0, side, side)
        box.midleft = self.rect.midleft
        return box

    def turn(self) -> None:
        self.on = not self.on
        self._change(self.on)

    def draw(self, target: Surface) -> None:
        box = self.ring_rect
        target.blit(controls.tick_box(self.on, self.state, box.width / 26), box)
        left = box.right + self._screen.px(12)
        place = Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        words.line(target, self.label, place, "body", self._screen.text(19), INK if self.enabled else PALE)
