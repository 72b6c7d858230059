"""What single things are worth to a computer seat, in tenths of a permanent VP: opinions of good players, not rules."""

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
CARDS = {
    "war_rage": 1.0,
    "war_fury": 1.4,
    "bloody_battle": 0.8,
    "bloodbath": 1.1,
    "bronze_wall": 0.8,
    "iron_wall": 1.1,
    "raining_fire": 1.5,
    "enlistment": 1.3,
    "prayer": 0.9,
    "mana_theft": 0.9,
    "teleportation": 1.3,
    "open_gates": 0.8,
    "escape": 1.2,
    "veto": 1.0,
}
"""Divine intervention cards while they are held."""
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

TILE = {
    "act_of_god": 9.0,
    "domination": 0.0,
    "sphinx": 2.0,
    "divine_will": 7.0,
    "initiative": 8.0,
    "giant_scorpion": 3.0,
    "phoenix": 3.0,
    "mummy": 3.0,
    "priest_of_ra": 7.0,
    "priest_of_amon": 6.0,
    "reinforcements": 6.0,
    "royal_scarab": 2.0,
    "blades_of_neith": 5.5,
    "shield_of_neith": 4.0,
    "defensive_victory": 4.5,
    "prescience": 6.0,
    "holy_war": 4.0,
    "hand_of_god": 5.0,
    "vision": 3.0,
    "divine_wound": 4.0,
    "legion": 5.0,
    "ancestral_elephant": 1.5,
    "deep_desert_snake": 2.0,
    "carnage": 4.0,
    "open_gates": 2.5,
    "teleport": 2.5,
    "offensive_strategy": 3.0,
    "defensive_strategy": 3.0,
    "crusade": 3.5,
    "high_priest": 4.5,
    "slaves": 3.0,
    "divine_boon": 3.0,
    "charge": 3.0,
    "celerity": 2.6,
    "stargate": 2.2,
    "recruiting_scribe": 2.8,
    "defense": 2.0,
    "priest": 2.8,
    "priestess": 2.6,
}
"""Tiles by illustration, for a whole game; VP and figures that come with them are counted where they are."""
INCOME = (
    "priest_of_ra",
    "priest_of_amon",
    "high_priest",
    "priest",
    "priestess",
    "slaves",
    "divine_boon",
    "vision",
    "reinforcements",
    "hand_of_god",
    "act_of_god",
    "divine_will",
    "recruiting_scribe",
)
"""Tiles that pay round after round: worth less the fewer rounds are left."""
TOGETHER = (
    ({"charge", "blades_of_neith", "initiative", "legion", "carnage"}, 0.5),
    ({"priest", "priestess", "high_priest", "slaves", "priest_of_ra", "priest_of_amon"}, 0.3),
    ({"vision", "divine_boon", "mummy", "divine_wound"}, 0.5),
    ({"defense", "shield_of_neith", "defensive_victory", "defensive_strategy"}, 0.5),
    ({"recruiting_scribe", "legion", "reinforcements"}, 0.5),
    ({"celerity", "open_gates", "royal_scarab", "phoenix", "giant_scorpion", "ancestral_elephant"}, 0.3),
)
"""Tiles that help each other: what each one after the first of a family is worth beyond its own worth."""
REMEMBERED = 4096


@lru_cache(maxsize=REMEMBERED)
def hand_worth(hand: tuple[str, ...]) -> float:
    """Divine intervention cards in the own hand."""
    return sum(CARDS.get(kind, CARD) for kind in hand)


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
