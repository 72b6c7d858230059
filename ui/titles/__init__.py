"""The one list of what titles show. A new title adds an entry here and a folder of its name beside this file.

The parts of a title are modules of its folder: `board`, `rulebook`, `rulebook_figures`, `terminal`, `words`, `ending`,
`emblem`, `gallery`. Each is imported when it is first wanted, so that the terminal never meets pygame and a menu opens
no table. A part that a title does without has no module.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from ui.art.colour import Colour
from ui.art.palette import CARNELIAN, LAPIS, MALACHITE


class TitleScreen(NamedTuple):
    """What menus show of a title before its rules are asked."""

    board: str
    """The class of its table, as `module:class`."""
    colour: Colour
    sign: str
    """On the button that starts a match."""
    signs: tuple[str, str, str]
    """Beside the three sentences that say what the game is about."""
    fewest: int
    most: int
    """Players."""
    minutes: int
    weight: int
    """From 1 to 5."""
    seats: int
    """One person and the rest computer seats in a new match; for Amun-Re AMU-15.2 says how many."""
    symbols: Mapping[str, str] = {}
    """By colour: the symbol that a seat wears instead of that of its colour."""


SCREENS = {
    "tekhenu": TitleScreen(
        "ui.titles.tekhenu.board:TekhenuBoard", LAPIS, "obelisk", ("die", "temple", "card"), 1, 4, 90, 4, 3
    ),
    "pharaon": TitleScreen(
        "ui.titles.pharaon.board:PharaonBoard", (196, 140, 40), "crown", ("sun", "hourglass", "mummy"), 1, 5, 60, 3, 3
    ),
    "amunre": TitleScreen(
        "ui.titles.amunre.board:AmunReBoard", MALACHITE, "pyramid", ("scribe", "offering", "pyramid"), 3, 5, 90, 3, 4
    ),
    "kemet": TitleScreen(
        "ui.titles.kemet.board:KemetBoard",
        CARNELIAN,
        "sword",
        ("sword", "strength", "crown"),
        2,
        5,
        120,
        4,
        3,
        {"carnelian": "falcon", "gold": "jackal", "aubergine": "cat", "lapis": "crocodile", "malachite": "cobra"},
    ),
}
ORDER = tuple(SCREENS)
"""The titles in the order of the menus."""


def part_name(title: str, part: str) -> str:
    """The module of a part, whether it is there or not."""
    return f"ui.titles.{title}.{part}"


def part_of(title: str, part: str) -> ModuleType | None:
    """A part of a title; None if the title has none."""
    if title not in SCREENS or find_spec(part_name(title, part)) is None:
        return None
    return import_module(part_name(title, part))
