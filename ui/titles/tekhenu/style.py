"""What every painter of this table needs: the places, the words and the colours of the seats."""

from __future__ import annotations

from pygame import Rect

from game.core.records import record
from game.tekhenu.state import Tekhenu
from ui.art.palette import SeatStyle
from ui.frame.screen import Screen
from ui.text.narrator import Narrator
from ui.titles.tekhenu.layout import Layout


@record
class TableStyle:
    """One window, one language, one set of seats."""

    layout: Layout
    narrator: Narrator
    seat_styles: tuple[SeatStyle, ...]
    panels_stay: bool = False
    """Whether the panels of the seats do not follow the turn order."""

    @property
    def screen(self) -> Screen:
        return self.layout.screen

    def say(self, key: str, /, **values: object) -> str:
        """A text of this board."""
        return self.narrator.voice.say(f"board_tekhenu.{key}", **values)

    def panel(self, view: Tekhenu, seat: int) -> Rect:
        """Where the panel of a seat stands."""
        return self.layout.zones.seats[seat if self.panels_stay else view.order.index(seat)]

    def god(self, name: str) -> str:
        return self.narrator.label("god", name)

    def good(self, name: str) -> str:
        return self.narrator.label("resource", name)

    def seat(self, index: int) -> str:
        return self.narrator.voice.seats[index]
