"""What single things are worth to a computer seat, in tenths of a permanent VP: opinions of good players, not rules."""

from __future__ import annotations

from functools import cache, lru_cache

from game.kemet.components import box

VP = 10.0
TEMPLE, TEMPLE_AT_NIGHT = 4.0, 3.0
"""A Temple held now, and what is added the surer it is held until night."""
CONTROL = 6.0
SANCTUARY = 6.0
PYRAMID_GUARDED, PYRAMID_EMPTY, PYRAMID_CAPTURED = 6.0, 5.0, 3.0
LEVEL_PRAYER, LEVEL_PRAYER_BY_ROUND = 0.5, 0.12
"""A prayer invested in a pyramid: it opens tiles, the more the more rounds are left."""
PRAYER, PRAYER_ABOVE, PRAYERS_ENOUGH = 0.7, 0.3, 7
UNIT, UNIT_IN_RESERVE, FULL_TROOP = 0.6, 0.25, 1.0
FEW_UNITS, SCARCE_UNIT = 8, 0.6
"""Each of the first Units on the board is worth more by this: without them nothing can be taken or held."""
CREATURE_FORCE, CREATURE_DAMAGE, CREATURE_DEFENCE, CREATURE_LAND = 1.5, 1.5, 1.2, 1.0
CREATURE_IDLE = 0.4
"""Share of its worth while a creature is in reserve."""
CARD, COMBAT_CARD = 1.0, 1.2
BATTLE_FORCE, BATTLE_OTHER = 0.3, 0.15
LATE, EARLY = 1.5, 0.8
TRIGGERED = 30.0
WON = 1000.0

TILE = {
    "act_of_god": 9.0, "domination": 0.0, "sphinx": 2.0, "divine_will": 7.0, "initiative": 8.0, "giant_scorpion": 3.0,
    "phoenix": 3.0, "mummy": 3.0, "priest_of_ra": 7.0, "priest_of_amon": 6.0, "reinforcements": 6.0,
    "royal_scarab": 2.0, "blades_of_neith": 5.0, "shield_of_neith": 4.0, "defensive_victory": 5.0, "prescience": 6.0,
    "holy_war": 5.0, "hand_of_god": 6.0, "vision": 3.0, "divine_wound": 4.0, "legion": 5.0, "ancestral_elephant": 1.5,
    "deep_desert_snake": 2.0, "carnage": 4.0, "open_gates": 3.0, "teleport": 3.0, "offensive_strategy": 3.0,
    "defensive_strategy": 3.0, "crusade": 4.0, "high_priest": 4.0, "slaves": 3.0, "divine_boon": 3.0, "charge": 2.6,
    "celerity": 2.6, "stargate": 2.2, "recruiting_scribe": 2.6, "defense": 2.0, "priest": 2.8, "priestess": 2.6,
}
"""Tiles by illustration, for a whole game; VP and figures that come with them are counted where they are."""
INCOME = ("priest_of_ra", "priest_of_amon", "high_priest", "priest", "priestess", "slaves", "divine_boon", "vision",
          "reinforcements", "hand_of_god", "act_of_god", "divine_will", "recruiting_scribe")
"""Tiles that pay round after round: worth less the fewer rounds are left."""
USUAL_ROUNDS = 3.0
REMEMBERED = 4096


@lru_cache(maxsize=REMEMBERED)
def tiles_worth(tiles: tuple[str, ...]) -> tuple[float, float]:
    """Tiles that work at once, and tiles that pay round after round."""
    at_once = by_round = 0.0
    for tile in tiles:
        picture = box().tiles[tile].illustration
        worth = TILE.get(picture, 2.0)
        if picture in INCOME:
            by_round += worth
        else:
            at_once += worth
    return at_once, by_round


@lru_cache(maxsize=REMEMBERED)
def hand_worth(hand: tuple[str, ...]) -> float:
    """Divine intervention cards in hand; unknown ones count as a card."""
    cards = box().cards
    return sum(COMBAT_CARD if kind in cards and cards[kind].phase == "combat" else CARD for kind in hand)


@lru_cache(maxsize=REMEMBERED)
def battle_hand_worth(hand: tuple[str, ...]) -> float:
    """Battle cards in hand; unknown ones count as the mean of the basic set."""
    cards = box().battle_cards
    worths = {kind: BATTLE_FORCE * c.force + BATTLE_OTHER * (c.damage + c.defence) for kind, c in cards.items()}
    mean = sum(worths[kind] for kind in box().basic_cards) / len(box().basic_cards)
    return sum(worths.get(kind, mean) for kind in hand)


@cache
def creature_worth(creature: str) -> float:
    """A creature with a Troop."""
    one = box().creatures[creature]
    bonus = CREATURE_FORCE * one.force + CREATURE_DAMAGE * one.damage + CREATURE_DEFENCE * one.defence
    return bonus + CREATURE_LAND * one.land_moves + (one.special != "none")


def prayers_worth(prayers: int) -> float:
    """Prayers up to seven, and those above."""
    enough = min(prayers, PRAYERS_ENOUGH)
    return PRAYER * enough + PRAYER_ABOVE * (prayers - enough)
