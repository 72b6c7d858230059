"""The colours of stones and the signs of tiles, cards, creatures and points of Kemet, for rule book and table."""

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

TILE_SIGNS: Final = {
    "charge": "horse", "celerity": "arrow", "stargate": "stargate", "carnage": "damage",
    "offensive_strategy": "card_sword", "open_gates": "gate", "teleport": "teleport", "royal_scarab": "beetle",
    "blades_of_neith": "blades", "divine_wound": "wound", "domination": "trophy", "giant_scorpion": "scorpion",
    "initiative": "bolt", "phoenix": "phoenix", "act_of_god": "action_token", "recruiting_scribe": "scribe",
    "defense": "shield", "legion": "troop", "ancestral_elephant": "elephant", "defensive_strategy": "card_shield",
    "deep_desert_snake": "snake", "shield_of_neith": "neith", "defensive_victory": "shield_cup",
    "prescience": "card_eye", "reinforcements": "population", "sphinx": "sphinx", "divine_will": "sun",
    "priest": "prayer", "priestess": "lotus", "slaves": "hammer", "high_priest": "ankh", "crusade": "crusade",
    "divine_boon": "card_plus", "hand_of_god": "hand", "vision": "eye", "holy_war": "standard",
    "priest_of_ra": "aten", "priest_of_amon": "plumes", "mummy": "mummy",
}  # fmt: skip
"""By illustration: no two share a sign."""
CARD_SIGNS: Final = {
    "war_rage": "strength",
    "war_fury": "strength",
    "bloody_battle": "damage",
    "bloodbath": "damage",
    "bronze_wall": "shield",
    "iron_wall": "shield",
    "raining_fire": "fire",
    "enlistment": "unit",
    "prayer": "ankh",
    "mana_theft": "theft",
    "teleportation": "teleport",
    "open_gates": "gate",
    "escape": "steps",
    "veto": "veto",
}
"""Cards that share a sign differ by the number beside it."""
BATTLE_SIGNS: Final = {
    "BC1": "cavalry",
    "BC2": "fire",
    "BC3": "shield_push",
    "BC4": "phalanx",
    "BC5": "scales",
    "BC6": "horse",
    "BCS_OFF": "blades",
    "BCS_DEF": "neith",
}
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
