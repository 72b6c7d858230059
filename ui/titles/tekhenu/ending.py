"""The end of Tekhenu: points of play, two Scorings, and what is revealed at the very end (TEK-17, TEK-18)."""

from __future__ import annotations

from game.core.position import Position
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import SCRIBE
from ui.ending.by_title import Ending

_PLAY = {
    "start": "obelisk",
    "start_card": "dawn",
    "destiny": "ankh",
    "blessing": "hand",
    "technology": "hammer",
    "happiness_reward": "lotus",
    "statue_bonus": "falcon",
    "people_statue": "statue",
    "ra_buildings": "building",
    "ra_outlines": "pillar",
    "ra_slot": "sun",
    "pillar_ability": "eye",
    "hathor_pillars": "horns",
    "space": "temple",
    "bot_pillar": "pillar",
    "bot_instead": "mummy",
    "maat": "feather",
}
_SCORING = {
    "district": "grain",
    "temple": "temple",
    "statues": "statue",
    "happiness": "happiness",
    "production": "jar",
    "building_slots": "wall",
    "unpaid_bread": "bread",
    "bot_cards": "card",
}
_END = {"decrees": "crown", "turn_order": "scales", "bot_decrees": "crown", "bot_scribes": "scribe"}


def _scribes(position: Position, seat: int) -> int:
    """TEK-18.3"""
    assert isinstance(position, Tekhenu)
    return position.seats[seat].goods[SCRIBE]


def _order(position: Position, seat: int) -> int:
    """TEK-18.3  Earlier in turn order is better."""
    assert isinstance(position, Tekhenu)
    return -position.order.index(seat)


ENDING = Ending(
    signs={**_PLAY, **_SCORING, **_END},
    expected=frozenset({"district", "temple", "statues", "happiness", "building_slots", "decrees"}),
    scorings=frozenset({*_SCORING, *_END}),
    criteria=(("scribes", _scribes), ("order", _order)),
    round_word="tour",
)
