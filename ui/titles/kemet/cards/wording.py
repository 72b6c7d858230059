"""The words that go with tiles, cards and creatures, at length and in short, and the rule numbers."""

from __future__ import annotations

from typing import Final

from game.kemet.components import components
from ui.titles.kemet.signs import VALUE_SIGNS
from ui.titles.kemet.style import TableStyle

_RULES: Final = {
    "tile": "KEM-6.3.1",
    "card": "KEM-10.2",
    "battle": "KEM-8.1",
    "creature": "KEM-7.5",
    "action": "KEM-5.2",
    "vp": "KEM-1.12",
    "prayers": "KEM-1.5",
}
_EFFECT_RULES: Final = {
    "force": "KEM-8.4", "damage": "KEM-8.5", "defence": "KEM-8.5", "land_moves": "KEM-6.6.1",
    "teleport_cost": "KEM-6.6.6", "teleport_from_obelisk": "KEM-6.6.6", "extra_teleport": "KEM-6.6.6",
    "ignore_walls": "KEM-6.6.7", "troop_limit": "KEM-1.3", "free_recruits": "KEM-6.4.1", "pray_bonus": "KEM-6.1",
    "tile_cost": "KEM-6.3.2", "pyramid_level_cost": "KEM-6.2.2", "every_expense": "KEM-13", "prayer": "KEM-9.5",
    "di_draw": "KEM-9.6", "di_choose": "KEM-9.6", "prayer_per_unit_destroyed": "KEM-8.5", "prayer_on_win": "KEM-8.6",
    "vp": "KEM-6.3.4", "defensive_vp": "KEM-8.6", "see_enemy_battle_card": "KEM-8.1",
    "destroy_before_combat": "KEM-8.0", "discard_di_for_force": "KEM-8.3", "free_units": "KEM-9.7",
    "free_pyramid_level": "KEM-9.7", "silver_token": "KEM-5.5", "gold_token": "KEM-5.5",
    "special_battle_card": "KEM-8.11", "creature": "KEM-7.5", "creature_and_vp": "KEM-7.5",
    "creature_and_di_draw": "KEM-7.5",
}  # fmt: skip
_CARD_RULES: Final = {
    "force": "KEM-10.6",
    "damage": "KEM-10.6",
    "defence": "KEM-10.6",
    "prayer": "KEM-10.7",
    "mana_theft": "KEM-10.8",
    "destroy_enemy_unit": "KEM-10.9",
    "free_units": "KEM-10.10",
    "land_moves": "KEM-10.11",
    "extra_teleport": "KEM-10.11",
    "ignore_walls": "KEM-10.11",
    "cancel_di": "KEM-10.12",
    "escape": "KEM-10.14",
}


def say(style: TableStyle, key: str, /, **values: object) -> str:
    """A text of these painters."""
    return style.narrator.voice.say(f"board_kemet_seat.{key}", **values)


def game_text(style: TableStyle, key: str, /, **values: object) -> str:
    """A text of the game."""
    return style.narrator.voice.say(f"kemet.{key}", **values)


def rule_of(subject: str) -> str:
    """The number under which the rule book tells what a thing does."""
    kind, _, name = subject.partition(".")
    if kind == "tile" and name in components().tiles:
        return _EFFECT_RULES[components().tiles[name].effect.type]
    if kind == "card" and name in components().cards:
        return _CARD_RULES[components().cards[name].effect.type]
    if kind == "battle" and name in components().battle_cards and components().battle_cards[name].granted_by:
        return "KEM-8.11"
    return _RULES[kind]


def tile_names(style: TableStyle, tile: str) -> tuple[str, ...]:
    """The name, and how it may be broken where it is too long for a line."""
    name, key = style.name("tile", tile), f"board_kemet_seat.broken.{tile}"
    voice = style.narrator.voice
    return (name, voice.say(key)) if key in voice.catalogue else (name,)


def tile_texts(style: TableStyle, tile: str) -> tuple[str, str]:
    """What a tile does: as the rule book has it, and in short."""
    return game_text(style, f"tile_text.{tile}"), tile_in_short(style, tile)


def tile_in_short(style: TableStyle, tile: str) -> str:
    """With signs instead of words; creatures by what they give."""
    printed = components().tiles[tile]
    if printed.creature:
        return creature_in_short(style, printed.creature)
    effect = printed.effect
    values: dict[str, object] = {"n": effect.value, "look": effect.second}
    if effect.kind in components().battle_cards:
        card = components().battle_cards[effect.kind]
        values |= {"force": card.force, "damage": card.damage, "defence": card.defence}
    return say(style, f"short.{printed.illustration}", **values)


def creature_in_short(style: TableStyle, creature: str) -> str:
    """« :strength: +2 :arrow: +1, ignore les Murailles »."""
    figure = components().creatures[creature]
    gifts = {
        "strength": figure.force,
        VALUE_SIGNS["damage"]: figure.damage,
        VALUE_SIGNS["defence"]: figure.defence,
        "arrow": figure.land_moves,
    }
    told = " ".join(f":{sign}: +{n}" for sign, n in gifts.items() if n)
    effect = components().tiles[figure.tile].effect
    special = figure.special if figure.special != "none" else effect.kind
    return f"{told} {say(style, f'special.{special}')}" if special else told


def card_texts(style: TableStyle, card: str) -> tuple[str, str]:
    """What a divine intervention card does, at length and in short."""
    effect = components().cards[card].effect
    short = say(style, f"card.{card}", n=effect.value, each=effect.second)
    return game_text(style, f"card_text.{card}"), short
