"""Seat panels as pictures that are kept: they change far less often than they are shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.surface import opaque
from ui.titles.pharaon.hand import own_key
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.seat import paint_panel
from ui.titles.pharaon.seat.figures import panel_figures

KEPT = 12


class PanelPictures:
    """Whole panels, as the design has them: also with the prestige of the moment, which the table cannot know."""

    def __init__(self, look: Look, under: Surface) -> None:
        self._look = look
        self._under = under
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def paint(self, target: Surface, place: Rect, view: Pharaon, seat: int, kind: str, active: bool) -> None:
        key = (panel_key(view, seat), tuple(place), kind, active)
        found = self._kept.get(key)
        if found is None:
            sheet = self._under.copy()
            paint_panel(sheet, self._look, place, view, seat, kind, active)
            found = self._kept[key] = opaque(place.size)
            found.blit(sheet, (0, 0), place)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        target.blit(found, place)


def panel_key(view: Pharaon, seat: int) -> Hashable:
    """What a panel shows."""
    owner, traitor = view.seats[seat], view.traitor
    his = (tuple(traitor.gods), traitor.noble_pp) if traitor is not None else ()
    return (own_key(view, seat), tuple(panel_figures(view, seat).items()), owner.row, view.over, his)
