"""What a computer seat thinks of the pyramids with which it begins: its first cards say what it will be good at."""

from __future__ import annotations

from game.kemet.components import components
from game.kemet.state import Kemet

WAR_CARD, OTHER_CARD = 0.6, 0.4
"""How much a level of ruby gains by each card for Combats in hand, a level of diamond by each other one."""
INCOME = 0.35
"""A level of diamond for its own sake."""
EARLY, HOLDING = 0.45, 0.3
"""A level of sapphire, the more the earlier one plays: what is taken first must be held longest."""
WITH_TROOP = 0.6
"""A pyramid in a district with Units: they can teleport from there."""


def opening_worth(game: Kemet, seat: int) -> float:
    """The levels that a seat has spread over its colours, and where."""
    war = sum(components().cards[kind].phase == "combat" for kind in game.hands[seat])
    early = 1 - game.order.index(seat) / (len(game.order) - 1)
    leaning = {
        "ruby": WAR_CARD * war,
        "sapphire": HOLDING + EARLY * early,
        "diamond": INCOME + OTHER_CARD * (len(game.hands[seat]) - war),
    }
    found = 0.0
    for space in game.districts_of(seat):
        if game.levels[space]:
            found += leaning[game.colours[space]] * game.levels[space] + WITH_TROOP * (game.holder[space] == seat)
    return found
