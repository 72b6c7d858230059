"""The seats as they follow each other, as a line of seals in the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.palette import INK_REMARK, SeatStyle
from ui.art.tokens import score_marker
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip


class TurnLine(Control):
    """Who acts is drawn large. The prompt says where it stands, or that there is no room for it."""

    focusable = False

    def __init__(self, screen: Screen, label: str) -> None:
        super().__init__(Rect(0, 0, 0, 0), label)
        self._screen = screen
        self._seats: tuple[tuple[SeatStyle, str], ...] = ()
        self._acting: int | None = None
        """The place in the line of whoever acts."""
        self.visible = False

    def show(self, seats: Sequence[tuple[SeatStyle, str]], acting: int | None) -> None:
        """Seals and names, from the first seat to the last."""
        self._seats, self._acting = tuple(seats), acting
        self.tip = Tip(self.label, tuple(f"{number}. {name}" for number, (_, name) in enumerate(seats, 1)))

    def width(self, high: int) -> int:
        """How long it is at a height; nothing if there is no order."""
        return len(self._seats) * self._step(high)

    def _step(self, high: int) -> int:
        return round(high * 1.25)

    def stand_at(self, place: Rect | None) -> None:
        self.visible = place is not None and bool(self._seats)
        self.rect = place or Rect(0, 0, 0, 0)

    def draw(self, target: Surface) -> None:
        high = self.rect.height
        for number, (seat_style, _) in enumerate(self._seats):
            centre = (self.rect.x + round((number + 0.5) * self._step(high)), self.rect.centery)
            size = high if number == self._acting else round(high * 0.8)
            sign = score_marker(seat_style, size)
            target.blit(sign, sign.get_rect(center=centre))
            if number:
                at = (self.rect.x + number * self._step(high), self.rect.centery)
                put_icon(target, "chevron_right", max(6, round(high * 0.3)), INK_REMARK, at)
