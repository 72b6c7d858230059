"""The colours of stones and the signs of actions and points of Kemet, for rule book and table; those of tiles and cards
stand in the data."""

from __future__ import annotations

from typing import Final

from ui.art.colour import Colour
from ui.art.palette import CARNELIAN, SUN_GOLD

STONES: Final[dict[str, Colour]] = {"ruby": (158, 26, 50), "sapphire": (40, 66, 168), "diamond": (150, 172, 186)}
"""Tiles and plates of a colour."""
GEMS: Final[dict[str, Colour]] = {"ruby": (176, 22, 56), "sapphire": (42, 70, 196), "diamond": (206, 226, 236)}
"""Pyramids and the stones themselves: kept away from the colours of the seats."""
STONE_INKS: Final[dict[str, Colour]] = {"ruby": (250, 238, 208), "sapphire": (250, 238, 208), "diamond": (22, 32, 52)}
"""What is written on a tile."""
CARD_COLOURS: Final[dict[str, Colour]] = {"day": (34, 92, 120), "combat": (126, 40, 34)}
BATTLE: Final[Colour] = CARNELIAN
SILVER: Final[Colour] = (188, 194, 200)
GOLD: Final[Colour] = SUN_GOLD
PERMANENT: Final[Colour] = (150, 46, 34)
TEMPORARY: Final[Colour] = (196, 150, 62)
VALUE_SIGNS: Final = {"force": "strength", "damage": "damage", "defence": "shield"}
VALUE_INKS: Final[dict[str, Colour]] = {"force": (150, 40, 24), "damage": (86, 52, 20), "defence": (34, 84, 126)}
"""What counts in a Combat: on papyrus."""

ACTION_SIGNS: Final = {
    "move": "arrow",
    "recruit": "population",
    "pray": "prayer",
    "upgrade_pyramid": "pyramid",
    "buy_power": "star",
}
POINT_SIGNS: Final = {
    "combat": "sword",
    "control": "crown",
    "sanctuary": "sanctuary",
    "domination": "trophy",
    "sphinx": "sphinx",
    "temple": "temple",
    "pyramid": "pyramid",
}
TEMPORARY_POINTS: Final = ("temple", "pyramid")
