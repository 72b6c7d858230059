"""The colours of the stones and the signs of tiles, cards, creatures and points of Kemet."""

from __future__ import annotations

from typing import Final

from ui.art.colour import Colour
from ui.art.palette import CARNELIAN, SUN_GOLD

STONES: Final[dict[str, Colour]] = {"ruby": (176, 34, 54), "sapphire": (42, 74, 162), "diamond": (128, 148, 164)}
CARD_COLOURS: Final[dict[str, Colour]] = {"day": (38, 112, 132), "combat": (150, 44, 34)}
BATTLE: Final[Colour] = CARNELIAN
SILVER: Final[Colour] = (188, 194, 200)
GOLD: Final[Colour] = SUN_GOLD
PERMANENT: Final[Colour] = (132, 92, 36)
TEMPORARY: Final[Colour] = (150, 30, 34)

TILE_SIGNS: Final = {
    "charge": "horse", "celerity": "arrow", "stargate": "star", "carnage": "damage", "offensive_strategy": "sword",
    "open_gates": "wall", "teleport": "teleport", "royal_scarab": "beetle", "blades_of_neith": "sword",
    "divine_wound": "jar", "domination": "trophy", "giant_scorpion": "scorpion", "initiative": "hourglass",
    "phoenix": "falcon", "act_of_god": "coin", "recruiting_scribe": "scribe", "defense": "shield", "legion": "troop",
    "ancestral_elephant": "elephant", "defensive_strategy": "pillar", "deep_desert_snake": "snake",
    "shield_of_neith": "shield", "defensive_victory": "crown_double", "prescience": "eye",
    "reinforcements": "population", "sphinx": "sphinx", "divine_will": "sun", "priest": "prayer",
    "priestess": "lotus", "slaves": "hammer", "high_priest": "ankh", "crusade": "was", "divine_boon": "favour",
    "hand_of_god": "hand", "vision": "eye", "holy_war": "strength", "priest_of_ra": "sun", "priest_of_amon": "horns",
    "mummy": "mummy",
}  # fmt: skip
"""By illustration."""
CARD_SIGNS: Final = {
    "war_rage": "strength", "war_fury": "strength", "bloody_battle": "damage", "bloodbath": "damage",
    "bronze_wall": "shield", "iron_wall": "shield", "raining_fire": "sun", "enlistment": "population",
    "prayer": "ankh", "mana_theft": "theft", "swiftness": "horse", "teleportation": "teleport",
    "open_gates": "wall", "escape": "forward", "veto": "cross",
}  # fmt: skip
ACTION_SIGNS: Final = {
    "move": "arrow", "recruit": "population", "pray": "prayer", "upgrade_pyramid": "pyramid", "buy_power": "star",
}  # fmt: skip
POINT_SIGNS: Final = {
    "combat": "sword", "control": "temple", "sanctuary": "sanctuary", "domination": "trophy", "sphinx": "sphinx",
    "temple": "temple", "pyramid": "pyramid",
}  # fmt: skip
TEMPORARY_POINTS: Final = ("temple", "pyramid")
