"""One of several values: between two arrows, or as a row in which all can be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from ui.art.buttons import choice_plate
from ui.art.colour import Colour
from ui.art.controls import Way
from ui.art.controls import selector as plate
from ui.art.icons import put_icon
from ui.art.lettering import Role, width
from ui.art.ornament import upright
from ui.art.palette import INK
from ui.art.plates import recess
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.metrics import control_height

PALE: Colour = (136, 106, 66)
UNCHOSEN: Colour = (78, 46, 16)


class Selector(Control):
    """A value between two arrows. It goes round; a click on its middle takes the next one."""

    def __init__(
        self, rect: Rect, label: str, choices: Sequence[str], chosen: int, change: Callable[[int], None], screen: Screen
    ) -> None:
        super().__init__(rect, label, self._pressed)
        self.choices = tuple(choices)
        self.chosen = chosen
        self._change = change
        self._screen = screen
        self._way: Way | None = None

    @classmethod
    def wanted(cls, screen: Screen, choices: Sequence[str]) -> tuple[int, int]:
        high = control_height(screen)
        return max(width(choice, "bold", screen.text(18)) for choice in choices) + 2 * high + screen.px(20), high

    def draw(self, target: Surface) -> None:
        way = self._way if self.hovered else None
        plate(self.rect.size, self.state, self._screen.scale, way).put(target, self.rect.topleft)
        text = self.choices[self.chosen]
        inside = self.rect.inflate(-round(self.rect.height * 1.84), 0)
        role: Role = "number" if text[:1].isdigit() else "bold"
        colour = INK if self.enabled else PALE
        words.line(target, text, inside.move(0, -1), role, self._screen.text(18), colour, "center")

    def moved_over(self, point: tuple[int, int]) -> bool:
        way: Way = "left" if point[0] < self.rect.x + self.rect.height else "right"
        moved, self._way = way != self._way, way
        return moved

    def adjust(self, direction: int) -> bool:
        if self.enabled:
            self._go(direction)
        return self.enabled

    def _pressed(self) -> None:
        self._go(-1 if self.clicked and self._way == "left" else 1)

    def _go(self, direction: int) -> None:
        self.chosen = (self.chosen + direction) % len(self.choices)
        self._change(self.chosen)


class ChoiceRow(Control):
    """Fields side by side in a recess; the chosen one is a raised gold plate."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choices: Sequence[str],
        chosen: int,
        change: Callable[[int], None],
        screen: Screen,
        signs: Sequence[str] = (),
    ) -> None:
        super().__init__(rect, label, self._pressed)
        self.choices = tuple(choices)
        self.chosen = chosen
        self._change = change
        self._screen = screen
        self._signs = tuple(signs)
        self._pointed = chosen

    @classmethod
    def wanted(cls, screen: Screen, choices: Sequence[str], signs: bool = False) -> tuple[int, int]:
        widest = max(width(choice, "bold", screen.text(18)) for choice in choices)
        sign = screen.text(18) + screen.px(10) if signs else 0
        return (widest + sign + screen.px(28)) * len(choices), control_height(screen)

    def field(self, index: int) -> Rect:
        """Where a choice lies."""
        left = self.rect.x + self.rect.width * index // len(self.choices)
        right = self.rect.x + self.rect.width * (index + 1) // len(self.choices)
        return Rect(left, self.rect.y, right - left, self.rect.height)

    @property
    def ring_rect(self) -> Rect:
        return self.field(self.chosen).inflate(-6, -6) if self.chosen >= 0 else self.rect

    def draw(self, target: Surface) -> None:
        scale, base = self._screen.scale, (176, 142, 94) if self.enabled else (206, 178, 132)
        target.blit(recess(self.rect.size, scale, base, 9, 3), self.rect)
        for index, choice in enumerate(self.choices):
            self._draw_field(target, index, choice)

    def _draw_field(self, target: Surface, index: int, choice: str) -> None:
        field = self.field(index)
        chosen = index == self.chosen
        if chosen and self.enabled:
            inner = field.inflate(-6, -6)
            target.blit(choice_plate(inner.size, True, self._screen.scale), inner)
        elif index and index - 1 != self.chosen:
            inset = round(field.height * 0.2)
            upright(target, field.x, field.y + inset, field.bottom - inset, (110, 74, 32), 120)
        hot = self.hovered and self.enabled and index == self._pointed and not chosen
        colour = PALE if not self.enabled else INK if chosen else (255, 244, 214) if hot else UNCHOSEN
        inside, px = field.inflate(-self._screen.px(16), 0).move(0, -1), self._screen.text(18)
        if self._signs:
            size = round(px * 1.3)
            wide = min(width(choice, "bold", px), inside.width - size - self._screen.px(8))
            left = inside.centerx - (wide + size + self._screen.px(8)) // 2
            put_icon(target, self._signs[index], size, colour, (left + size // 2, inside.centery + 1))
            inside = Rect(left + size + self._screen.px(8), inside.y, wide, inside.height)
        words.line(target, choice, inside, "bold", px, colour, "center")

    def moved_over(self, point: tuple[int, int]) -> bool:
        pointed = (point[0] - self.rect.x) * len(self.choices) // max(1, self.rect.width)
        moved, self._pointed = pointed != self._pointed, max(0, min(len(self.choices) - 1, pointed))
        return moved

    def adjust(self, direction: int) -> bool:
        index = self.chosen + direction
        if not self.enabled or not 0 <= index < len(self.choices):
            return False
        self._choose(index)
        return True

    def _pressed(self) -> None:
        self._choose(self._pointed if self.clicked else (self.chosen + 1) % len(self.choices))

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self._change(index)
