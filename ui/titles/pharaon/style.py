"""What every painter of this table needs: the places, the words and the colours of the seats."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import field

from game.core.records import record
from ui.art.palette import SeatStyle
from ui.frame.screen import Screen
from ui.text.narrator import Narrator
from ui.titles.pharaon.layout import Layout


@record
class TableStyle:
    """One window, one language, one set of seats."""

    layout: Layout
    narrator: Narrator
    seat_styles: tuple[SeatStyle, ...]
    _said: dict[Hashable, str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def screen(self) -> Screen:
        return self.layout.screen

    def say(self, key: str, /, **values: Hashable) -> str:
        """A text of this board; the things of a table say the same again and again."""
        wanted = (key, *values.items())
        if wanted not in self._said:
            self._said[wanted] = self.narrator.voice.say(f"board_pharaon.{key}", **values)
        return self._said[wanted]

    def name(self, section: str, name: str) -> str:
        """A noun of the game with a capital: `name("quarter", "nile")`."""
        return self.narrator.label(section, name)

    def seat(self, index: int) -> str:
        return self.narrator.voice.seats[index]
