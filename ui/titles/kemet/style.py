"""What every painter of this table needs: the places, the words and the colours of the seats."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.core.records import record
from game.kemet.state import Kemet
from ui.art.palette import SeatStyle
from ui.frame.screen import Screen
from ui.text.narrator import Narrator
from ui.titles.kemet.layout import Layout

FACTIONS: Final[dict[str, str]] = {
    "carnelian": "horus",
    "gold": "anubis",
    "aubergine": "bastet",
    "lapis": "sobek",
    "malachite": "ouadjet",
}
"""The god of a colour."""


def faction(seat_style: SeatStyle) -> str:
    """The god of a seat: `horus`, `anubis`, `bastet`, `sobek`, `ouadjet`."""
    return FACTIONS[seat_style.name]


@record
class TableStyle:
    """One window, one language, one set of seats."""

    layout: Layout
    narrator: Narrator
    seat_styles: tuple[SeatStyle, ...]
    """By seat; the symbol is the animal of the faction."""
    panels_stay: bool = False
    """Whether the panels of the seats do not follow the turn order."""

    @property
    def screen(self) -> Screen:
        return self.layout.screen

    def say(self, key: str, /, **values: object) -> str:
        """A text of this board."""
        return self.narrator.voice.say(f"board_kemet.{key}", **values)

    def name(self, section: str, name: str) -> str:
        """A noun of the game with a capital: `name("tile", "R1A")`."""
        return self.narrator.label(section, name)

    def seat(self, index: int) -> str:
        return self.narrator.voice.seats[index]

    def panel(self, view: Kemet, seat: int) -> Rect:
        """Where the panel of a seat stands."""
        return self.layout.seats[seat if self.panels_stay else view.order.index(seat)]

    def faction(self, index: int) -> str:
        """The god of a seat."""
        return faction(self.seat_styles[index])
