"""The window as scenes see it: its size, the reader's text size, and places given as fractions."""

from __future__ import annotations

from pygame import Rect

from game.core.records import record
from ui.art.lettering import TextSize

DESIGN = (1920, 1080)
"""The window in whose pixels all lengths of the design are given."""
SMALLEST = (1280, 720)


@record
class Screen:
    """A window size and a text size; everything is laid out from it."""

    size: tuple[int, int]
    text_percent: int = 100

    @property
    def scale(self) -> float:
        """Pixels of this window for one pixel of the design."""
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, *self.size)

    @property
    def small(self) -> bool:
        """Whether the layouts for small windows apply."""
        return self.size[0] < 1600 or self.size[1] < 860

    def px(self, length: float) -> int:
        """A length of the design in this window, at least one pixel."""
        return max(1, round(length * self.scale))

    def text(self, size: float) -> int:
        """A type size of the design in this window, for this reader, never unreadably small."""
        return TextSize(self.scale, self.text_percent).px(size)

    def place(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle given as fractions of the window, as in the tables of zones."""
        left, top = round(x * self.size[0]), round(y * self.size[1])
        return Rect(left, top, round((x + width) * self.size[0]) - left, round((y + height) * self.size[1]) - top)
