"""What a computer seat thinks of Start and Destiny cards whose rewards are still to come (TEK-2.10 to 2.12)."""

from __future__ import annotations

from game.tekhenu.components import components
from game.tekhenu.mind.outlook import FIRST_TOKEN, gain_worth
from game.tekhenu.opening import SetOrder, TakeRewards
from game.tekhenu.state import Tekhenu

WORKPLACE = {5: 5.4, 3: 4.8}
"""An Osiris space by its row."""
KEPT = {"technology": 3.6, "blessing": 2.4}
STEP = 0.75
"""A step of Population or Happiness."""
INITIATIVE = 0.13
"""A point of initiative; it buys the first turn."""


def opening_worth(game: Tekhenu, seat: int) -> float:
    """Start and Destiny cards while they are only held."""
    owner = game.seats[seat]
    worth = 0.0
    if any(type(step) is SetOrder for step in game.agenda):
        worth += sum(
            start_worth(card) + INITIATIVE * components().start_cards[card].initiative for card in owner.start_cards
        )
    elif owner.destiny and any(isinstance(step, TakeRewards) and step.seat == seat for step in game.agenda):
        choices = components().destinies[owner.destiny].choices
        worth += max(gain_worth(gain) + STEP * (gain.population + gain.happiness) for gain in choices)
    return worth


def start_worth(card: str) -> float:
    """The reward of a Start card."""
    start = components().start_cards[card]
    if start.row:
        return WORKPLACE[start.row]
    if start.draws:
        return KEPT[start.draws]
    mixed = start.mix * max((FIRST_TOKEN[good] for good in start.types), default=0.0) * 0.9
    return mixed + gain_worth(start.gain) + STEP * (start.gain.population + start.gain.happiness)
