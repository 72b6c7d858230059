"""Seat panels as pictures that are kept: they change far less often than they are shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from pygame import Rect, Surface

from game.kemet.state import Kemet
from ui.art.surface import blank
from ui.titles.kemet.look import Look
from ui.titles.kemet.seat.figures import Figures, panel_figures
from ui.titles.kemet.seat.panel import paint_ground, paint_panel

KEPT: Final = 16


class PanelPictures:
    """Whole panels by what they show."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def paint(self, target: Surface, place: Rect, view: Kemet, seat: int, kind: str, active: bool) -> None:
        """`kind`: what the seat is called (IA Scribe)."""
        paint_ground(target, self._look, place, active)
        target.blit(self._picture(place.size, panel_figures(view, seat), seat, kind, active), place)

    def _picture(self, size: tuple[int, int], figures: Figures, seat: int, kind: str, active: bool) -> Surface:
        key = (size, seat, kind, active, tuple(figures.items()))
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = blank(size, (150, 108, 52))
            paint_panel(found, self._look, figures, seat, kind, active)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found
