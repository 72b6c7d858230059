"""The two buttons of a move that waits to be confirmed, beside what was pressed for it: where the eye is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from ui.art.buttons import Caption
from ui.art.plates import papyrus
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import place_beside
from ui.widgets.button import Button

LAYER = 90
"""Above everything that lies on the table."""
MOST_COVERED = 0.2
"""Of the plate: where it would cover more of what is wanted, the buttons stand in the prompt instead."""
_HIGH, _PAD, _PX = 44, 9, 18
"""Height of a button, margin around the buttons and size of their type, in pixels of the design."""

Offered = tuple[str, Callable[[], None]]
"""Words of a button and what its press does."""


def confirmation_beside(
    anchor: Rect,
    screen: Screen,
    room: Rect,
    keep_clear: Sequence[Rect],
    confirm: Offered,
    back: Offered,
    part_of: Rect | None = None,
) -> list[Control]:
    """A plate with both buttons, the gold one first; empty if no place in `room` leaves the choices in sight.

    It stands beside the tray that the anchor is `part_of` where it would cover less."""
    pad, high = screen.px(_PAD), screen.px(_HIGH)
    wide = [Button.wanted(screen, Caption(label, px=_PX))[0] for label, _ in (confirm, back)]
    size = (sum(wide) + 3 * pad, high + 2 * pad)

    def covers(place: Rect) -> int:
        return sum(one.clip(place).width * one.clip(place).height for one in keep_clear)

    spots = [place_beside(size, screen, one, keep_clear, room) for one in (anchor, part_of or anchor)]
    place = min(spots, key=covers)
    if place.colliderect(anchor) or covers(place) > MOST_COVERED * place.width * place.height:
        return []
    left, found = place.x + pad, list[Control]([_Plate(place, screen)])
    for index, ((label, press), width) in enumerate(zip((confirm, back), wide, strict=True)):
        rect = Rect(left, place.y + pad, width, high)
        button = Button(rect, Caption(label, px=_PX), press, screen, "papyrus" if index else "gold")
        button.primary = button.focusable = not index
        button.layer = LAYER + 1
        found.append(button)
        left = rect.right + pad
    return found


class _Plate(Control):
    """Lies under the buttons, so that a click beside them does not reach what it covers."""

    focusable = False

    def __init__(self, rect: Rect, screen: Screen) -> None:
        super().__init__(rect, "")
        self._scale = screen.scale
        self.layer = LAYER

    def draw(self, target: Surface) -> None:
        papyrus(self.rect.size, self._scale).put(target, self.rect.topleft)
