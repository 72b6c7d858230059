"""The zones of the hand: purse, gold cards, favour cards, tray; and the rows of the tray."""

from __future__ import annotations

from functools import cached_property

from pygame import Rect

from ui.titles.amunre.layout import Layout
from ui.titles.amunre.zones import growth


class HandPlaces:
    """Where the parts of the hand are in one window."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.screen = layout.screen
        self.place = layout.zones.hand
        self.small = layout.screen.small

    def _slice(self, start: float, end: float) -> Rect:
        """A part of the width, inside the rim of the plate."""
        rim = max(5, round(self.place.height * 0.07))
        left = self.place.x + round(self.place.width * start)
        return Rect(left, self.place.y + rim, round(self.place.width * (end - start)), self.place.height - 2 * rim)

    @property
    def _cuts(self) -> tuple[float, float, float]:
        """Where purse, gold and cards end."""
        grown = growth(self.screen)
        if self.small:
            return (0.124 + 0.012 * grown, 0.222 + 0.004 * grown, 0.735 - 0.045 * grown)
        return (0.125 + 0.015 * grown, 0.268 - 0.01 * grown, 0.748 - 0.04 * grown)

    @cached_property
    def purse(self) -> Rect:
        return self._slice(0.011, self._cuts[0])

    @cached_property
    def gold(self) -> Rect:
        return self._slice(self._cuts[0] + 0.004, self._cuts[1])

    @cached_property
    def cards(self) -> Rect:
        return self._slice(self._cuts[1] + 0.008, self._cuts[2] - 0.006)

    @cached_property
    def tray(self) -> Rect:
        return self._slice(self._cuts[2] + 0.004, 0.990)

    def card_places(self, count: int) -> list[Rect]:
        """Side by side while there is room, overlapping from then on."""
        room = self.cards
        if not count:
            return []
        rise = self.screen.px(6)
        high = room.height - rise
        if self.small:
            wide = min(round(high * 1.95), room.width)
            gap = self.screen.px(8)
        else:
            wide = round(high * 0.835)
            gap = self.screen.px(12)
        step = wide + gap
        if count > 1 and step * (count - 1) + wide > room.width:
            wide = min(wide, max(round(high * 0.62), (room.width - gap * (count - 1)) // count)) if self.small else wide
            step = min(wide + gap, (room.width - wide) // (count - 1))
        return [Rect(room.x + k * step, room.y + rise, wide, high) for k in range(count)]
