"""TEK-1  The words of the rule book as closed lists; positions in these lists are what the state stores."""

from __future__ import annotations

from typing import Literal, TypeAlias

BASIC = ("papyrus", "bread", "limestone", "granite")
"""TEK-1.3, 1.6  Basic resources, which are also the districts from left to right."""
WORKSHOPS, QUARRIES = (0, 1), (2, 3)
"""TEK-1.6  Districts, left to right."""
GOODS = (*BASIC, "gold", "scribe", "faith")
PAPYRUS, BREAD, LIMESTONE, GRANITE, GOLD, SCRIBE, FAITH = range(7)

GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
"""TEK-1.1  Clockwise; the number of a god is the number of its section."""
GOD_NUMBER = {god: number for number, god in enumerate(GODS)}

COLOURS = ("white", "black", "yellow", "brown", "gray")
GRAY = "gray"
LIGHTS = ("sunny", "shaded", "dark")
OUTLINES = ("red", "blue", "green", "ochre")
CARD_TYPES = ("blessing", "technology", "decree")
"""In the order in which they lie in a market section."""
SYMBOLS = ("scroll", "people", "treasure", "workshop", "temple", "statue", "scales", "obelisk")

Plate: TypeAlias = Literal["pure", "tainted", "forbidden", "anubis"]
"""TEK-3.1, 5.4  Where a die lies: the line of its section, later the left plate, the right plate, below the scales."""

FREE = -1
"""A space on which nobody's piece stands."""
HIGHEST = 6
"""TEK-6.2  Faces and action values run from 1 to 6."""


def card_type(card: str) -> str:
    """Blessings are numbered B, Technologies T, Decrees D."""
    return CARD_TYPES["BTD".index(card[0])]
