"""What every painter of this table needs: the places, the words and the colours of the seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.kemet.state import Kemet
from ui.art.palette import Livery
from ui.boards.kemet.layout import Layout
from ui.frame.screen import Screen
from ui.text.narrator import Narrator

FACTIONS: Final[dict[str, tuple[str, str]]] = {
    "carnelian": ("horus", "falcon"),
    "gold": ("anubis", "jackal"),
    "aubergine": ("bastet", "cat"),
    "lapis": ("sobek", "crocodile"),
    "malachite": ("ouadjet", "cobra"),
}
"""The faction that belongs to a colour, and the sign of its animal."""


def faction(livery: Livery) -> str:
    """The god of a seat: `horus`, `anubis`, `bastet`, `sobek`, `ouadjet`."""
    return FACTIONS[livery.name][0]


def of_factions(liveries: Iterable[Livery]) -> tuple[Livery, ...]:
    """The liveries of the seats with the animals of their factions as symbols."""
    return tuple(livery._replace(symbol=FACTIONS[livery.name][1]) for livery in liveries)


@dataclass(frozen=True, slots=True)
class Look:
    """One window, one language, one set of seats."""

    layout: Layout
    narrator: Narrator
    liveries: tuple[Livery, ...]
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
        return faction(self.liveries[index])
