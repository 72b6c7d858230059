"""KEM-8.4, KEM-8.5  What each side of a Combat brings: Force, Damage and Defence with their sources."""

from __future__ import annotations

from typing import NamedTuple

from game.kemet.components import Creature, components
from game.kemet.state import ATTACKER, Combat, Kemet

CANCELS = "cancel_enemy_creature_in_combat"


class Force(NamedTuple):
    """KEM-8.4  The lines of one side's sum."""

    units: int
    card: int
    tiles: int
    creature: int
    cards: int
    home: int


def side_units(game: Kemet, combat: Combat, side: int) -> int:
    """Units of a side that are still there."""
    return combat.units if side == ATTACKER else game.units_of(combat.defender, combat.space)


def linkedcreature_of(game: Kemet, combat: Combat, side: int) -> Creature | None:
    """KEM-7.6, KEM-17.27  The creature that works for a side: its Troop has a Unit, no snake stands against it."""
    mine, other = creature_of(game, combat, side), creature_of(game, combat, 1 - side)
    return None if other is not None and other.special == CANCELS else mine


def creature_of(game: Kemet, combat: Combat, side: int) -> Creature | None:
    """The creature with the Troop of a side, whether it works or not."""
    if side == ATTACKER:
        return components().creatures[combat.creature] if combat.creature else None
    held = game.creatures[combat.space] if game.holder[combat.space] == combat.defender else ()
    return components().creatures[held[0]] if held else None


def force_of(game: Kemet, combat: Combat, side: int, card: str) -> Force:
    """KEM-8.4  Force with this battle card; without Units everything else still counts (KEM-17.32)."""
    seat = combat.seat_on(side)
    powers, creature = game.powers(seat), linkedcreature_of(game, combat, side)
    return Force(
        units=side_units(game, combat, side),
        card=components().battle_cards[card].force,
        tiles=powers.force_attacking if side == ATTACKER else powers.force_defending,
        creature=creature.force if creature else 0,
        cards=combat.force[side],
        home=components().home_force if game.home[combat.space] == seat else 0,
    )


def damage_of(game: Kemet, combat: Combat, side: int, card: str) -> int:
    """KEM-8.5  Damage with this battle card."""
    return components().battle_cards[card].damage + bare_strength(game, combat, side)[1]


def defence_of(game: Kemet, combat: Combat, side: int, card: str) -> int:
    """KEM-8.5  Defence with this battle card."""
    return components().battle_cards[card].defence + bare_strength(game, combat, side)[2]


def bare_strength(game: Kemet, combat: Combat, side: int) -> tuple[int, int, int]:
    """KEM-8.4, KEM-8.5  Force, Damage and Defence of a side without its battle card."""
    seat = combat.seat_on(side)
    powers, creature = game.powers(seat), linkedcreature_of(game, combat, side)
    force = side_units(game, combat, side) + combat.force[side]
    force += powers.force_attacking if side == ATTACKER else powers.force_defending
    damage, defence = powers.damage + combat.damage[side], powers.defence + combat.defence[side]
    if game.home[combat.space] == seat:
        force += components().home_force
    if creature is not None:
        return force + creature.force, damage + creature.damage, defence + creature.defence
    return force, damage, defence
