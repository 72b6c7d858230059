"""What single things are worth to a computer seat, in tenths of a permanent VP: opinions of good players, not rules.

The worth of single tiles and cards stands in the data (`client`), beside their signs.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.kemet.components import components

VP = 10.0
TEMPLE, TEMPLE_AT_NIGHT = 4.0, 3.5
"""A Temple held now, and what is added the surer it is held until night."""
CONTROL = 7.0
"""The Control VP of two Temples, before the night has come."""
SANCTUARY = 6.0
PYRAMID_HELD, PYRAMID_CAPTURED = 6.0, 3.5
PYRAMID_RISK = 3.0
"""What an own pyramid with a VP loses the more surely a rival can walk in."""
LAST_DAY_VP = 9.0
"""A Temple or a pyramid with a VP once the end was triggered: it counts if it is held through the Night."""
LEVEL_PRAYER, LEVEL_PRAYER_BY_ROUND = 0.3, 0.1
"""A prayer invested in a pyramid: it opens tiles, the more the more rounds are left."""
PRAYER, PRAYER_ABOVE, PRAYERS_ENOUGH = 0.7, 0.45, 7
UNIT, UNIT_IN_RESERVE, FULL_TROOP = 0.6, 0.25, 0.7
FEW_UNITS, SCARCE_UNIT = (5, 10), 0.5
"""Each of the first five and again of the first ten Units is worth more by this: they take and hold everything."""
LOST_ATTACK = 2.5
"""What a Move that ends in a defeat has cost besides its Units: another one could have been made."""
LOST_UNIT = UNIT - UNIT_IN_RESERVE + SCARCE_UNIT
CREATURE_FORCE, CREATURE_DAMAGE, CREATURE_DEFENCE, CREATURE_LAND = 1.5, 1.5, 1.2, 1.0
CREATURE_IDLE = 0.4
"""Share of its worth while a creature is in reserve."""
CARD = 1.0
"""A divine intervention card whose face is not known."""
BATTLE_FORCE, BATTLE_OTHER = 0.3, 0.15
LATE, EARLY = 1.5, 0.8
ENOUGH_FOR_LATE = 5
"""VP from which the last word of the Day is worth more than the first choice of tiles."""
READY_TO_END, LEAD_AT_END = 4.0, 2.0
"""Enough VP to trigger the end at the own next turn, and each VP of the lead then."""
TOKEN = 5.0
"""An own token that is still to be played in this Day: a turn that has not begun is not lost."""
UNBALANCED = 0.4
"""A level of the own board without a token: the fewer there are, the freer are the tokens to come."""
TRIGGERED = 30.0
WON = 1000.0

REMEMBERED = 4096


@lru_cache(maxsize=REMEMBERED)
def hand_worth(hand: tuple[str, ...]) -> float:
    """Divine intervention cards in the own hand."""
    cards = components().cards
    return sum(cards[kind].worth if kind in cards else CARD for kind in hand)


@cache
def battle_card_worth(kind: str) -> float:
    """A battle card while it is in hand."""
    card = components().battle_cards[kind]
    return BATTLE_FORCE * card.force + BATTLE_OTHER * (card.damage + card.defence)


@lru_cache(maxsize=REMEMBERED)
def battle_hand_worth(hand: tuple[str, ...]) -> float:
    """Battle cards in the own hand."""
    return sum(battle_card_worth(kind) for kind in hand)


@cache
def mean_battle_card() -> float:
    """A battle card that is not known: the mean of the basic set."""
    basic = components().basic_cards
    return sum(battle_card_worth(kind) for kind in basic) / len(basic)


@cache
def creature_worth(creature: str) -> float:
    """A creature with a Troop."""
    one = components().creatures[creature]
    bonus = CREATURE_FORCE * one.force + CREATURE_DAMAGE * one.damage + CREATURE_DEFENCE * one.defence
    return bonus + CREATURE_LAND * one.land_moves + (one.special != "none")


@cache
def scarce_units(on_board: int) -> float:
    """What the first Units on the board are worth beyond all others."""
    return SCARCE_UNIT * sum(min(few, on_board) for few in FEW_UNITS)


def prayers_worth(prayers: int) -> float:
    """Prayers up to seven, and those above."""
    enough = min(prayers, PRAYERS_ENOUGH)
    return PRAYER * enough + PRAYER_ABOVE * (prayers - enough)
