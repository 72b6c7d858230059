"""What the painters of cards and boards share: the window, the words, the colours of card types."""

from __future__ import annotations

from typing import Final, Protocol

from game.tekhenu.components import components
from ui.art.colour import Colour
from ui.art.palette import SeatStyle
from ui.frame.screen import Screen
from ui.text.narrator import Narrator

KINDS: Final = {"B": "blessing", "T": "technology", "D": "decree", "S": "start", "A": "destiny"}
COLOURS: Final[dict[str, Colour]] = {
    "blessing": (54, 122, 120),
    "technology": (178, 112, 46),
    "decree": (132, 46, 62),
    "start": (66, 96, 62),
    "destiny": (84, 70, 120),
}
SIGNS: Final = {"blessing": "hand", "technology": "hammer", "decree": "crown", "start": "dawn", "destiny": "ankh"}
ZONES: Final[tuple[Colour, ...]] = ((226, 182, 70), (192, 74, 52), (86, 140, 76), (56, 110, 160))
"""The four sections of the market, which are also the zones of the track."""
UNKNOWN: Final = "?"
TECHNOLOGY_RULES: Final = {
    "T01": "13.4", "T02": "9.8", "T03": "12.1", "T04": "8.5", "T05": "10.3", "T06": "11.2", "T07": "8.3", "T08": "14.6",
    "T09": "9.5", "T10": "14.2", "T11": "14.3", "T12": "7.3", "T13": "6.3", "T14": "6.3", "T15": "16.1", "T16": "16.5",
    "T17": "17.7", "T18": "5.4", "T19": "14.4", "T20": "12.1", "T21": "10.1", "T22": "14.2", "T23": "6.4",
    "T24": "14.1",
}  # fmt: skip


class TableStyle(Protocol):
    """One window, one language, one set of seats."""

    @property
    def screen(self) -> Screen: ...

    @property
    def narrator(self) -> Narrator: ...

    @property
    def seat_styles(self) -> tuple[SeatStyle, ...]: ...


def kind_of(card: str) -> str:
    """blessing, technology, decree, start or destiny, also of an unknown card."""
    return KINDS[card[0]]


def is_known(card: str) -> bool:
    return not card.endswith(UNKNOWN)


def say(style: TableStyle, key: str, /, **values: object) -> str:
    """A text of these painters."""
    return style.narrator.voice.say(f"board_tekhenu_seat.{key}", **values)


def name_of(style: TableStyle, card: str) -> str:
    """The printed name of a card."""
    return style.narrator.voice.noun("card", card)


def text_of(style: TableStyle, card: str) -> str:
    """What a card does, in one or two sentences."""
    return style.narrator.voice.say(f"tekhenu.card_text.{card}")


def signed(n: int) -> str:
    """A number with its sign, zero without."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def rule_of(subject: str) -> str:
    """The number under which the rule book tells what a card, a Pillar tile or a tile of Botankhamon does."""
    if subject.startswith("BT_"):
        return "TEK-19.4" if components().bot.tiles[subject].god >= 0 else "TEK-19.5"
    first = subject[0]
    if first == "T":
        return f"TEK-{TECHNOLOGY_RULES[subject]}"
    if first == "B":
        return _blessing_rule(subject)
    if first == "D":
        return "TEK-18.5" if components().decrees[subject].kind == "action" else "TEK-18.4"
    return {"S": "TEK-2.13", "A": "TEK-16.8", "P": "TEK-9.5"}[first]


def _blessing_rule(card: str) -> str:
    blessing = components().blessings[card]
    if blessing.extra:
        return "TEK-14.5"
    if blessing.turns_die or blessing.recolours:
        return "TEK-6.1"
    windows = {
        "production": "TEK-7.4",
        "own_turn_any_time": "TEK-5.11",
        "turn_start": "TEK-6.4",
        "pay_ra_or_horus": "TEK-9.8",
        "pay_bastet_or_hathor": "TEK-11.1",
    }
    return windows.get(blessing.window, "TEK-14.1")
