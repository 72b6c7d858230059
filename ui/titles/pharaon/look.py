"""What every painter of this table needs: the places, the words and the colours of the seats."""

from __future__ import annotations

from dataclasses import dataclass

from ui.art.palette import Livery
from ui.frame.screen import Screen
from ui.text.narrator import Narrator
from ui.titles.pharaon.layout import Layout


@dataclass(frozen=True, slots=True)
class Look:
    """One window, one language, one set of seats."""

    layout: Layout
    narrator: Narrator
    liveries: tuple[Livery, ...]

    @property
    def screen(self) -> Screen:
        return self.layout.screen

    def say(self, key: str, /, **values: object) -> str:
        """A text of this board."""
        return self.narrator.voice.say(f"board_pharaon.{key}", **values)

    def name(self, section: str, name: str) -> str:
        """A noun of the game with a capital: `name("quarter", "nile")`."""
        return self.narrator.label(section, name)

    def seat(self, index: int) -> str:
        return self.narrator.voice.seats[index]
