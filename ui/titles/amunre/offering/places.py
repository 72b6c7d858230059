"""Where things stand in the offering scene, in this window."""

from __future__ import annotations

from pygame import Rect

from ui.titles.amunre.layout import Layout
from ui.titles.amunre.paint_offering import RISE, SIZE, SUN, WATER

PITCHES = {3: 470, 4: 360, 5: 290}
"""Pixels of the design between two altars."""


class ScenePlaces:
    """The scene fills the window below the bar; the nilometer stands at the right."""

    def __init__(self, layout: Layout, altars: int) -> None:
        self.screen = layout.screen
        width, height = layout.screen.size
        self._factor = max(width / SIZE[0], height / SIZE[1])
        self._left = (SIZE[0] * self._factor - width) / 2
        self._top = (SIZE[1] * self._factor - height) / 2
        top = layout.zones.strip.bottom + layout.screen.px(6)
        self.window = Rect(0, top, width, height - top)
        self.nilometer = Rect(0, 0, round(width * 0.219), height - top - layout.screen.px(12))
        self.nilometer.topright = (width - layout.screen.px(12), top + layout.screen.px(2))
        self.altars = altars
        self.pitch = round(PITCHES[altars] / SIZE[0] * width)
        self.altar = (round(self.pitch * (0.88 if altars > 3 else 0.74)), self.px(176))

    def px(self, length: float) -> int:
        return max(1, round(length * self.screen.scale))

    def on_ground(self, x: float, y: float) -> tuple[int, int]:
        """A point of the baked picture."""
        return (round(x * self._factor - self._left), round(y * self._factor - self._top))

    @property
    def sun(self) -> tuple[int, int]:
        return self.on_ground(*SUN)

    def water(self, share: float) -> int:
        """The top of the river when it has risen by a share."""
        return self.on_ground(0, WATER - share * RISE)[1]

    @property
    def water_size(self) -> tuple[int, int]:
        high = SIZE[1] - WATER + RISE + 12
        return (round(SIZE[0] * self._factor), round(high * self._factor))

    def altar_x(self, place: float) -> int:
        """The middle of an altar; also between two places, while they change."""
        room = self.nilometer.left
        return round(room / 2 + (place - (self.altars - 1) / 2) * self.pitch)

    @property
    def altar_top(self) -> int:
        return round(self.screen.size[1] * 0.687)

    @property
    def cards_y(self) -> int:
        """The middle of what lies on the altars."""
        return round(self.screen.size[1] * 0.592)

    @property
    def number_y(self) -> int:
        return round(self.screen.size[1] * 0.469)

    @property
    def sum_bar(self) -> Rect:
        room = self.nilometer.left
        bar = Rect(0, 0, min(round(room * 0.56), self.px(830)), self.px(112))
        bar.midbottom = (round(room * 0.5), self.screen.size[1] - self.px(18))
        return bar

    def step(self, index: int) -> tuple[int, int]:
        """A line of the list of steps, at the lower left."""
        bar = self.sum_bar
        return (self.px(56), bar.top + self.px(12) + index * (bar.height - self.px(24)) // 3)
