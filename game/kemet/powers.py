"""KEM-6.3.3, KEM-18  What the tiles of a seat give together, counted once for each set of tiles."""

from __future__ import annotations

from functools import lru_cache

from game.core.records import record
from game.kemet.components import Effect, components

REMEMBERED = 4096
"""Sets of tiles whose sum is kept; a game sees a few dozen."""


@record
class Powers:
    """The sum of all tiles of one seat, by rule."""

    force_attacking: int
    force_defending: int
    damage: int
    defence: int
    land_moves: int
    teleport_discount: int
    teleport_from_obelisk: bool
    ignore_walls: bool
    troop_limit: int
    free_recruits: int
    pray_bonus: int
    tile_discount: int
    level_discount: int
    discount: int
    """KEM-13  Less on every single expense."""
    night_prayers: int
    night_cards: int
    vision: int
    """KEM-9.6  How many cards are looked at; 0 without Vision."""
    prayers_per_kill: int
    prayers_on_win: int
    defensive_vp: int
    prescience: bool
    initiative: int
    wound_force: int
    reinforcements: int
    free_level: int
    silver: bool
    gold: bool


@lru_cache(maxsize=REMEMBERED)
def powers_of(tiles: tuple[str, ...]) -> Powers:
    """The powers of these tiles."""
    effects = [components().tiles[tile].effect for tile in tiles]
    force = [effect for effect in effects if effect.type == "force"]
    limits = [effect.value for effect in effects if effect.type == "troop_limit"]
    return Powers(
        force_attacking=sum(effect.value for effect in force if effect.kind != "defender"),
        force_defending=sum(effect.value for effect in force if effect.kind != "attacker"),
        damage=_sum(effects, "damage"),
        defence=_sum(effects, "defence"),
        land_moves=_sum(effects, "land_moves"),
        teleport_discount=_sum(effects, "teleport_cost"),
        teleport_from_obelisk=_has(effects, "teleport_from_obelisk"),
        ignore_walls=_has(effects, "ignore_walls"),
        troop_limit=max(limits, default=components().troop_limit),
        free_recruits=_sum(effects, "free_recruits"),
        pray_bonus=_sum(effects, "pray_bonus"),
        tile_discount=_sum(effects, "tile_cost"),
        level_discount=_sum(effects, "pyramid_level_cost"),
        discount=_sum(effects, "every_expense"),
        night_prayers=_sum(effects, "prayer"),
        night_cards=_sum(effects, "di_draw") + _sum(effects, "creature_and_di_draw"),
        vision=sum(effect.second for effect in effects if effect.type == "di_choose"),
        prayers_per_kill=_sum(effects, "prayer_per_unit_destroyed"),
        prayers_on_win=_sum(effects, "prayer_on_win"),
        defensive_vp=_sum(effects, "defensive_vp"),
        prescience=_has(effects, "see_enemy_battle_card"),
        initiative=_sum(effects, "destroy_before_combat"),
        wound_force=_sum(effects, "discard_di_for_force"),
        reinforcements=_sum(effects, "free_units"),
        free_level=_sum(effects, "free_pyramid_level"),
        silver=_has(effects, "silver_token"),
        gold=_has(effects, "gold_token"),
    )


def _sum(effects: list[Effect], kind: str) -> int:
    return sum(effect.value for effect in effects if effect.type == kind)


def _has(effects: list[Effect], kind: str) -> bool:
    return any(effect.type == kind for effect in effects)
