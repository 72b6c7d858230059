"""KEM-1, KEM-13, KEM-18  Component data: the printed values, and what happens to wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.data import override_folder, use_overrides
from game.core.errors import BadData
from game.kemet import RULES
from game.kemet.components import CARD_EFFECTS, TILE_EFFECTS, box
from tests.kemet.build import setup_of

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
scarab 2 0 0 2 none
scorpion 2 2 0 1 none
phoenix 2 0 0 1 ignore_walls
elephant 1 0 1 1 none
snake 0 0 0 1 cancel_enemy_creature_in_combat
sphinx 2 0 0 0 none
mummy 2 0 0 1 extra_di_at_night
"""
CARDS = """
war_rage 3 0 combat force 1
war_fury 3 1 combat force 2
bloody_battle 3 0 combat damage 1
bloodbath 3 1 combat damage 2
bronze_wall 3 0 combat defence 1
iron_wall 3 1 combat defence 2
raining_fire 3 1 day destroy_enemy_unit 1
enlistment 3 0 day free_units 2
prayer 2 0 day prayer 2
mana_theft 2 0 day mana_theft 1
swiftness 2 0 day land_moves 1
teleportation 2 1 day extra_teleport 1
open_gates 1 1 day ignore_walls 0
escape 1 0 day escape 0
veto 1 0 day cancel_di 0
"""


def tile_rows() -> dict[str, list[str]]:
    rows = [entry.split() for line in TILES.strip().splitlines() for entry in line.split("  ")]
    return {row[0]: row[1:] for row in rows}


@pytest.mark.parametrize("name", tile_rows())
def test_kem_18_tile_as_printed(name: str) -> None:
    """KEM-18, KEM-6.3.2  Colour, level and price by its id; effect, value and kind."""
    tile = box().tiles[name]
    kind, value, *more = tile_rows()[name]
    assert tile.colour == {"R": "ruby", "S": "sapphire", "D": "diamond"}[name[0]]
    assert tile.level == tile.cost == int(name[1])
    assert (tile.effect.type, tile.effect.value, tile.effect.kind) == (kind, int(value), "".join(more))


def test_kem_18_no_other_tiles_and_every_effect_used() -> None:
    """KEM-18  The effects that the code knows are those of the tiles and cards, none more."""
    assert set(box().tiles) == set(tile_rows())
    assert {tile.effect.type for tile in box().tiles.values()} == set(TILE_EFFECTS)
    assert {card.effect.type for card in box().cards.values()} == set(CARD_EFFECTS)
    assert box().tiles["D3B"].effect.second == 5


@pytest.mark.parametrize("row", CREATURES.strip().splitlines())
def test_kem_7_creature_as_printed(row: str) -> None:
    """KEM-7.5  Force, Damage, Defence, land moves and what is special."""
    name, *numbers, special = row.split()
    one = box().creatures[name]
    assert [one.force, one.damage, one.defence, one.land_moves] == [int(number) for number in numbers]
    assert one.special == special


@pytest.mark.parametrize("row", CARDS.strip().splitlines())
def test_kem_10_card_as_printed(row: str) -> None:
    """KEM-10.6, KEM-1.7  Copies, cost, icon and effect."""
    name, copies, cost, phase, kind, value = row.split()
    card = box().cards[name]
    assert (card.copies, card.cost, card.phase) == (int(copies), int(cost), phase)
    assert (card.effect.type, card.effect.value) == (kind, int(value))
    assert len(box().cards) == 15


def test_kem_5_2_action_spaces_as_printed() -> None:
    """KEM-5.2, KEM-5.3, KEM-6.1, KEM-6.3  Nine spaces with level, action and colour to buy; the gold one."""
    printed = [(space.id, space.level, space.action, space.colour) for space in box().action_spaces]
    assert printed == [
        ("top_move", 3, "move", ""), ("top_recruit", 3, "recruit", ""),
        ("mid_move", 2, "move", ""), ("mid_pray", 2, "pray", ""), ("mid_pyramid", 2, "upgrade_pyramid", ""),
        ("low_diamond", 1, "buy_power", "diamond"), ("low_ruby", 1, "buy_power", "ruby"),
        ("low_sapphire", 1, "buy_power", "sapphire"), ("low_pray", 1, "pray", ""),
    ]
    assert box().gold_space not in box().action_index
    assert box().gold_choices == ("move", "recruit")


def test_kem_1_3_limits_and_prices() -> None:
    """KEM-1.3, KEM-1.5, KEM-13  The numbers of the rule book."""
    parts = box()
    assert (parts.troop_limit, parts.most_prayers, parts.units, parts.own_tokens) == (5, 11, 12, 5)
    assert (parts.teleport_cost, parts.recruit_cost, parts.level_costs) == (2, 1, (1, 2, 3, 4))
    assert (parts.end_trigger, parts.control_temples, parts.delta_prayers) == (9, 2, 5)
    assert (parts.land_moves, parts.teleports, parts.pray) == (1, 1, 2)
    assert (parts.home_force, parts.attack_vp, parts.recall_kept) == (1, 1, 1)
    assert (parts.sanctuary_units, parts.sanctuary_vp, parts.delta_units, parts.control_vp) == (2, 1, 1, 1)
    assert (parts.night_prayers, parts.night_cards, parts.temple_vp, parts.pyramid_vp) == (2, 1, 1, 1)


@pytest.fixture
def overrides(tmp_path: Path) -> Iterator[Path]:
    """The owner's file of corrections, in force for one test."""
    before = override_folder()
    use_overrides(tmp_path)
    box.cache_clear()
    yield tmp_path / "kemet.yaml"
    use_overrides(before)
    box.cache_clear()


def test_a_single_value_can_be_corrected(overrides: Path) -> None:
    """The Scarab bites harder; everything else stays, the digest changes."""
    printed = box().digest
    overrides.write_text("power_tiles:\n  - {id: R3A, creature: {force: 3}}\n", encoding="utf-8")
    box.cache_clear()
    assert box().creatures["scarab"].force == 3
    assert box().creatures["scarab"].land_moves == 2
    assert RULES.data_digest() == box().digest != printed


def test_corrected_values_are_played_with(overrides: Path) -> None:
    """KEM-3.3  5 prayers to start with, as in the first edition."""
    overrides.write_text("setup: {prayers: 5}\n", encoding="utf-8")
    assert RULES.start(setup_of(3)).prayers == [5, 5, 5]


MISTAKES = {
    "unknown tile": ("power_tiles: [{id: R5A, cost: 1}]", "power_tiles.R5A", "no such record"),
    "unknown colour": ("power_tiles: [{id: R1A, colour: green}]", "power_tiles.R1A.colour", "ruby, sapphire"),
    "unknown effect": ("power_tiles: [{id: R1A, effect: {type: wish}}]", "power_tiles.R1A.effect.type", "one of"),
    "negative": ("power_tiles: [{id: R1A, cost: -1}]", "power_tiles.R1A.cost", "from 0 to 9"),
    "two of a creature": ("power_tiles: [{id: R4A, creature: {id: scarab}}]", "power_tiles.R4A.creature.id", "two"),
    "unknown special": (
        "power_tiles: [{id: R4A, creature: {special: flies}}]", "power_tiles.R4A.creature.special", "one of",
    ),
    "too many cards": ("divine_intervention: [{id: veto, copies: 2}]", "pieces.divine_intervention_cards", "are 36"),
    "unknown icon": ("divine_intervention: [{id: veto, phase: night}]", "divine_intervention.veto.phase", "day"),
    "two kinds of fire": (
        "divine_intervention: [{id: prayer, effect: {type: destroy_enemy_unit}}]", "divine_intervention", "exactly one",
    ),
    "special without tile": (
        "special_battle_cards: [{id: BCS_OFF, granted_by: R1A}]", "special_battle_cards.BCS_OFF.granted_by", "the tile",
    ),
    "same battle card": ("battle_cards: [{id: BC1, force: x}]", "battle_cards.BC1.force", "type int"),
    "too many units": ("setup: {units_per_district: 7}", "setup.units_per_district", "more Units"),
    "above the limit": ("limits: {troop: 4}", "setup.units_per_district", "Troop limit"),
    "levels without cost": ("limits: {pyramid_level: 3}", "day.pyramid_level_costs", "each level"),
    "beyond the track": ("limits: {prayers: 6}", "setup.prayers", "track"),
    "levels of the board": ("action_spaces: [{id: top_move, level: 4}]", "action_spaces.top_move.level", "1 to 3"),
    "unknown action": ("action_spaces: [{id: top_move, action: rest}]", "action_spaces.top_move.action", "one of"),
    "unknown gold choice": ("gold_space: {choices: [rest]}", "gold_space.choices.choices", "one of"),
    "spread of two": ("setup: {pyramid_levels: [[1, 2]]}", "setup.pyramid_levels.0", "three levels"),
    "one-way border": (
        "boards: [{id: A, spaces: [{id: a_t_west, adjacent: [a_c1_front]}]}]",
        "boards.A.spaces.a_c2_front.adjacent", "in return",
    ),
    "no delta": (
        "boards: [{id: A, spaces: [{id: a_t_delta, delta: false}]}]", "boards.A.spaces", "one Temple in the delta",
    ),
    "harbour to nowhere": (
        "boards: [{id: A, harbours: [{id: a_h_north, a: atlantis}]}]", "boards.A.harbours.a_h_north", "two spaces",
    ),
    "a City of two districts": (
        "boards: [{id: A, cities: [{id: a_c1, districts: [a_c1_d1, a_c1_d2]}]}]", "boards.A.cities.a_c1", "three",
    ),
    "a table too many": ("boards: [{id: A, players: [2, 5]}]", "boards", "each once"),
    "not a list": ("boards: [{id: A, cities: [{id: a_c1, districts: [1]}]}]", "boards.A.cities.a_c1.districts", "ids"),
    "cities too few": (
        "boards: [{id: A, cities: [{id: a_c1, bank: east}]}]", "boards.A.cities", "enough for the players",
    ),
    "an odd hand": ("pieces: {battle_cards: 5}", "pieces.battle_cards", "there are 6"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_wrong_value_is_refused_with_file_key_and_reason(mistake: str, overrides: Path) -> None:
    """Nothing is played with wrong data; the owner reads what to put right, and where."""
    text, where, reason = MISTAKES[mistake]
    overrides.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        box()
    told = caught.value.values
    assert told["file"] == str(overrides)
    assert told["where"] == where
    assert reason in str(told["reason"])
