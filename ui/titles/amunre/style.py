"""What every painter of this table needs: the places, the words and the colours of the seats."""

from __future__ import annotations

from game.amunre.components import components
from game.core.records import record
from ui.art.colour import Colour
from ui.art.palette import PHASES, SeatStyle
from ui.text.narrator import Narrator
from ui.titles.amunre.layout import Layout

SIGNS = {
    "protection": "shield",
    "bribe": "coin",
    "architect": "architect",
    "extra_farmer": "farmer",
    "offering_shift": "scales",
    "great_harvest": "agriculture",
    "fixed_income": "gold",
    "master_of_scribes": "scribe",
    "master_of_farmers": "field",
    "one_bank": "nile",
    "nile_or_border": "boat",
    "upper_or_lower": "crown_double",
    "theft": "theft",
}
"""The sign on the medallion of each card."""
PHASE_COLOURS: dict[str, Colour] = {
    "auction": PHASES["red"],
    "purchase": PHASES["purple"],
    "offering": PHASES["blue"],
    "income": PHASES["green"],
    "scoring": PHASES["yellow"],
}
THEFT_CARD = "theft"


@record
class TableStyle:
    """One window, one language, one set of seats."""

    layout: Layout
    narrator: Narrator
    seat_styles: tuple[SeatStyle, ...]

    def say(self, key: str, /, **values: object) -> str:
        """A text of this board."""
        return self.narrator.voice.say(f"board_amunre.{key}", **values)

    def province(self, name: str) -> str:
        return self.narrator.voice.noun("province", name)

    def card(self, kind: str) -> str:
        return self.narrator.voice.noun("card", kind)

    def card_text(self, kind: str) -> str:
        return self.narrator.voice.say(f"amunre.card_text.{kind}")

    def phase(self, name: str) -> str:
        return self.narrator.label("phase_short", name)

    def seat(self, index: int) -> str:
        return self.narrator.voice.seats[index]


def phase_of(kind: str) -> str:
    """The phase in which a card is played; its colour on the card."""
    return "offering" if kind == THEFT_CARD else components().cards[kind].phase


def colour_of(kind: str) -> Colour:
    return PHASE_COLOURS[phase_of(kind)]
