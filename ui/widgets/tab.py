"""A tab of a row of filters: dark wood, the chosen one papyrus."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.lettering import width
from ui.art.palette import CREAM, GOLD, INK
from ui.art.plates import body, walnut, with_shadow
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.metrics import control_height


class Tab(Control):
    """`number` beside the words says how many there are, if it is given."""

    def __init__(self, rect: Rect, label: str, chosen: bool, choose: Callable[[], None], screen: Screen) -> None:
        super().__init__(rect, label, choose)
        self.chosen = chosen
        self._screen = screen

    @classmethod
    def wanted(cls, screen: Screen, label: str) -> tuple[int, int]:
        return width(label, "heading", screen.text(18)) + screen.px(44), control_height(screen)

    def draw(self, target: Surface) -> None:
        screen, scale = self._screen, self._screen.scale
        if self.chosen:
            plate = body(self.rect.size, (240, 216, 166), "papyrus", 9 * scale, 2, (20, -18), 0, 7)
            with_shadow(plate, 9 * scale, (2, 3, 5, 150), scale).put(target, self.rect.topleft)
        else:
            lit = self.hovered or self.focused
            base, line = ((92, 64, 44), GOLD) if lit else ((58, 39, 27), (170, 126, 62))
            walnut(self.rect.size, scale, 6, base, line).put(target, self.rect.topleft)
        place = self.rect.inflate(-screen.px(20), 0).move(0, -1)
        words.line(target, self.label, place, "heading", screen.text(18), INK if self.chosen else CREAM, "center")


def tab_row(
    screen: Screen, place: Rect, labels: list[str], chosen: int, choose: Callable[[int], None]
) -> list[Control]:
    """Tabs side by side; narrower where there is not enough room."""
    sizes = [Tab.wanted(screen, label)[0] for label in labels]
    gap = screen.px(8)
    room = place.width - gap * (len(labels) - 1)
    squeeze = min(1.0, room / max(1, sum(sizes)))
    x, made = place.x, list[Control]()
    for index, (label, size) in enumerate(zip(labels, sizes, strict=True)):
        rect = Rect(x, place.y, int(size * squeeze), place.height)
        made.append(Tab(rect, label, index == chosen, lambda index=index: choose(index), screen))  # type: ignore[misc]
        x = rect.right + gap
    return made
