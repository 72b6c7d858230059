"""KEM-1, KEM-13, KEM-18  Component data: the printed values."""

import pytest

from game.core.data import load
from game.kemet.components import CARD_EFFECTS, TILE_EFFECTS, components

TILES = """
R1A force 1 attacker  R1B force 1 attacker  R1C land_moves 1  R1D teleport_cost 1
R2A damage 1  R2B special_battle_card 0 BCS_OFF  R2C ignore_walls 0  R2D teleport_from_obelisk 0
R3A creature 0  R3B force 1 always  R3C discard_di_for_force 1  R3D vp 1 domination
R4A creature 0  R4B destroy_before_combat 2  R4C creature 0  R4D silver_token 1
S1A free_recruits 2  S1B free_recruits 2  S1C force 1 defender  S1D force 1 defender
S2A troop_limit 7  S2B creature 0  S2C special_battle_card 0 BCS_DEF  S2D creature 0
S3A defence 1  S3B defensive_vp 1  S3C see_enemy_battle_card 0  S3D vp 1 domination
S4A free_units 4  S4B creature_and_vp 1 sphinx  S4C gold_token 1  S4D silver_token 1
D1A pray_bonus 1  D1B pray_bonus 1  D1C tile_cost 1  D1D tile_cost 1
D2A pyramid_level_cost 1  D2B prayer 2  D2C prayer_per_unit_destroyed 2  D2D di_draw 1
D3A free_pyramid_level 1  D3B di_choose 1  D3C prayer_on_win 4  D3D vp 1 domination
D4A every_expense 1  D4B prayer 5  D4C creature_and_di_draw 1  D4D silver_token 1
"""
CREATURES = """
scarab 2 0 0 2 none  scorpion 2 2 0 1 none  phoenix 2 0 0 1 ignore_walls  elephant 1 0 1 1 none
snake 0 0 0 1 cancel_enemy_creature_in_combat  sphinx 2 0 0 0 none  mummy 2 0 0 1 extra_di_at_night
"""
CARDS = """
war_rage 3 0 combat force 1  war_fury 3 1 combat force 2  bloody_battle 3 0 combat damage 1
bloodbath 2 1 combat damage 2  bronze_wall 3 0 combat defence 1  iron_wall 2 1 combat defence 2
raining_fire 4 1 day destroy_enemy_unit 1  enlistment 4 0 day free_units 2  prayer 2 0 day prayer 2
mana_theft 2 0 day mana_theft 1  teleportation 3 1 day extra_teleport 1  open_gates 1 1 day ignore_walls 0
escape 1 0 day escape 0  veto 2 0 day cancel_di 0
"""
ACTION_SPACES = """
top_move 3 move  top_recruit 3 recruit  mid_move 2 move  mid_pray 2 pray  mid_pyramid 2 upgrade_pyramid
low_diamond 1 buy_power diamond  low_ruby 1 buy_power ruby  low_sapphire 1 buy_power sapphire  low_pray 1 pray
"""
PHASES = {
    "day": """
        R1C R1D R2B R2C R2D R3A R3D R4A R4B R4C R4D S1A S1B S2A S2B S2C S3D S4B S4C S4D D1A D1B D1C D1D D2A D3D D4A D4D
    """,
    "combat": "R1A R1B R2A R3B R3C S1C S1D S2D S3A S3B S3C D2C D3C",
    "night": "S4A D2B D2D D3A D3B D4B D4C",
}
"""The medallion of each tile."""


def rows(text: str) -> list[str]:
    return [row for line in text.strip().splitlines() for row in line.split("  ")]


@pytest.mark.parametrize("row", rows(TILES))
def test_kem_18_tile_as_printed(row: str) -> None:
    """KEM-18, KEM-6.3.2  Colour, level and price by its id; effect, value and kind."""
    name, kind, value, *more = row.split()
    tile = components().tiles[name]
    assert tile.colour == {"R": "ruby", "S": "sapphire", "D": "diamond"}[name[0]]
    assert tile.level == tile.cost == int(name[1])
    assert (tile.effect.type, tile.effect.value, tile.effect.kind) == (kind, int(value), "".join(more))


def test_kem_18_no_other_tiles_and_every_effect_used() -> None:
    """KEM-18  The effects that the code knows are those of the tiles and cards, none more."""
    assert set(components().tiles) == {row.split()[0] for row in rows(TILES)}
    assert {tile.effect.type for tile in components().tiles.values()} == set(TILE_EFFECTS)
    assert {card.effect.type for card in components().cards.values()} == set(CARD_EFFECTS)
    assert components().tiles["D3B"].effect.second == 5


def test_kem_18_every_tile_has_the_icon_of_one_phase() -> None:
    """KEM-18  The icon limits nothing; it is kept as printed."""
    icons = {node.text("id"): node.child("phase").value for node in load("kemet").items("power_tiles")}
    assert icons == {tile: [phase] for phase, tiles in PHASES.items() for tile in tiles.split()}


@pytest.mark.parametrize("row", rows(CREATURES))
def test_kem_7_creature_as_printed(row: str) -> None:
    """KEM-7.5  Force, Damage, Defence, land moves and what is special."""
    name, *numbers, special = row.split()
    one = components().creatures[name]
    assert [one.force, one.damage, one.defence, one.land_moves] == [int(number) for number in numbers]
    assert one.special == special


@pytest.mark.parametrize("row", rows(CARDS))
def test_kem_10_card_as_printed(row: str) -> None:
    """KEM-10.6, KEM-1.7  Copies, cost, icon and effect."""
    name, copies, cost, phase, kind, value = row.split()
    card = components().cards[name]
    assert (card.copies, card.cost, card.phase) == (int(copies), int(cost), phase)
    assert (card.effect.type, card.effect.value) == (kind, int(value))
    assert (len(components().cards), sum(card.copies for card in components().cards.values())) == (14, 35)


def test_kem_5_2_action_spaces_as_printed() -> None:
    """KEM-5.2, KEM-5.3, KEM-6.1, KEM-6.3  Nine spaces with level, action and colour to buy; the gold one."""
    printed = [
        f"{space.id} {space.level} {space.action} {space.colour}".strip() for space in components().action_spaces
    ]
    assert printed == rows(ACTION_SPACES)
    assert components().gold_space not in components().action_index
    assert components().gold_choices == ("move", "recruit")


def test_kem_1_3_limits_and_prices() -> None:
    """KEM-1.3, KEM-1.5, KEM-13  The numbers of the rule book."""
    parts = components()
    assert (parts.troop_limit, parts.most_prayers, parts.units, parts.own_tokens) == (5, 11, 12, 5)
    assert (parts.teleport_cost, parts.recruit_cost, parts.level_costs) == (2, 1, (1, 2, 3, 4))
    assert (parts.end_trigger, parts.control_temples, parts.delta_prayers) == (9, 2, 5)
    assert (parts.land_moves, parts.teleports, parts.pray) == (1, 1, 2)
    assert (parts.home_force, parts.attack_vp, parts.recall_kept) == (1, 1, 1)
    assert (parts.sanctuary_units, parts.sanctuary_vp, parts.delta_units, parts.control_vp) == (2, 1, 1, 1)
    assert (parts.night_prayers, parts.night_cards, parts.temple_vp, parts.pyramid_vp) == (2, 1, 1, 1)
