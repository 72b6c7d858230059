"""TEK-2 and the tables of the rules  Component data: printed numbers, owner's corrections, and wrong values."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.data import override_folder, use_overrides
from game.core.errors import BadData
from game.tekhenu import RULES
from game.tekhenu.components import box
from tests.tekhenu.look import purse
from tests.tekhenu.table import setup_of

SYMBOLS = {
    "scroll": (1, 2, 3), "people": (4, 5, 6), "treasure": (7, 8), "workshop": (9, 10, 11),
    "temple": (12, 13, 14, 15), "statue": (16, 17, 18, 19), "scales": (20, 21, 22), "obelisk": (23, 24),
}  # fmt: skip
WINDOWS = {
    "production": (1, 2, 3, 4, 5, 6, 21, 22), "own_turn_any_time": (7, 8),
    "die_selection": (9, 10, 11, 12, 17, 18, 19, 20),
    "pay_ra_or_horus": (13, 14), "pay_bastet_or_hathor": (15, 16), "turn_start": (23, 24),
}  # fmt: skip


def test_decree_symbols_as_printed() -> None:
    """TEK-18.1  Eight symbols in groups of two to four."""
    found = {f"D{n:02}": symbol for symbol, numbers in SYMBOLS.items() for n in numbers}
    assert {card: decree.symbol for card, decree in box().decrees.items()} == found


def test_windows_as_printed() -> None:
    """TEK-14  Each Blessing in its window."""
    found = {f"B{n:02}": window for window, numbers in WINDOWS.items() for n in numbers}
    assert {card: blessing.window for card, blessing in box().blessings.items()} == found


def test_numbers_of_components() -> None:
    """TEK-1.5, 2  24 + 24 + 24 cards, 12 Start cards, 4 Destiny cards, 27 tiles, 25 spaces, 24 + 18 + 4 + 6 others."""
    parts = box()
    assert (len(parts.blessings), len(parts.technologies), len(parts.decrees)) == (24, 24, 24)
    assert (len(parts.start_cards), len(parts.destinies), len(parts.tiles)) == (12, 4, 27)
    assert (len(parts.temple), len(parts.osiris_spaces), len(parts.sites)) == (25, 24, 18)
    assert (len(parts.people_spaces), len(parts.horus_slots), len(parts.bot.tiles)) == (4, 6, 10)
    assert (parts.buildings, parts.pillars, parts.statues) == (10, 8, 6)


def test_structure() -> None:
    """TEK-4, 16.4, 17  16 rounds, a rotation every 2, a Judgement every 4; the numbers of the tables."""
    parts = box()
    assert (parts.rounds, parts.rounds_per_rotation, parts.dice_per_judgement) == (16, 2, 4)
    assert parts.pyramids == (9, 13, 16, 19, 21)
    assert (parts.track_end, parts.most_production) == (21, 6)
    assert parts.maat_losses == ((-9, 3), (-6, 2), (-3, 1))
    assert [parts.technologies[card].min_players for card in ("T15", "T16")] == [2, 3]
    assert [parts.decrees[card].min_players for card in ("D19", "D20")] == [2, 3]


@pytest.fixture
def overrides(tmp_path: Path) -> Iterator[Path]:
    """A data folder of the owner; the box is read anew with it, and again as printed afterwards."""
    before = override_folder()
    use_overrides(tmp_path)
    box.cache_clear()
    yield tmp_path / "tekhenu.yaml"
    use_overrides(before)
    box.cache_clear()


def test_a_single_value_can_be_corrected(overrides: Path) -> None:
    """TEK-2  Another price of P17; everything else stays, the digest changes."""
    printed = box().digest
    overrides.write_text("pillar_tiles:\n  - {id: P17, cost: {limestone: 3}}\n", encoding="utf-8")
    box.cache_clear()
    assert box().tiles["P17"].cost[2] == 3
    assert box().tiles["P17"].outlines == ("red", "ochre", "blue", "green")
    assert box().tiles["P16"].cost[2:4] == (3, 1)
    assert RULES.data_digest() == box().digest != printed


def test_corrected_values_are_played_with(overrides: Path) -> None:
    """TEK-2  2 Gold to start with, from the first deal on."""
    overrides.write_text("start: {gold: 2}\n", encoding="utf-8")
    game = RULES.start(setup_of(2))
    assert [purse(game, seat)["gold"] for seat in (0, 1)] == [2, 2]


MISTAKES = {
    "unknown field": ("pillar_tiles: [{id: P17, colour: red}]", "pillar_tiles.P17.colour", "no such value"),
    "unknown tile": ("pillar_tiles: [{id: P99, light: dark}]", "pillar_tiles.P99", "no such record"),
    "unknown section": ("pyramids: {}", "pyramids", "no such value"),
    "text for a number": ("sites: [{id: HL1, bread: three}]", "sites.HL1.bread", "type int"),
    "negative": ("sites: [{id: HL1, bread: -1}]", "sites.HL1.bread", "from 0 to 99"),
    "too large": ("osiris: {gold_row: 7}", "osiris.gold_row", "from 1 to 6"),
    "nothing": ("sites: [{id: HL1, bread: null}]", "sites.HL1.bread", "whole number"),
    "unknown light": ("pillar_tiles: [{id: P17, light: noon}]", "pillar_tiles.P17.light", "sunny, shaded, dark, none"),
    "unknown outline": (
        "pillar_tiles: [{id: P17, outlines: [red, red, red, pink]}]", "pillar_tiles.P17.outlines", "red, blue",
    ),
    "three outlines": ("pillar_tiles: [{id: P17, outlines: [red, red, red]}]", "pillar_tiles.P17.outlines", "four"),
    "unknown purity": ("purity: {sunny: {white: holy}}", "purity.sunny.white", "pure, tainted, forbidden"),
    "unknown god": ("bot_tiles: [{id: BT_ra, god: seth}]", "bot_tiles.BT_ra.god", "horus, ra"),
    "a god on two slots": ("horus_slots: [{printed_god: ra}]", "horus_slots", "every god once"),
    "a negative bonus": ("horus_slots: [{bot_bonus: {scribe: -1}}]", "horus_slots.0.bot_bonus.scribe", "from 0"),
    "unknown symbol": ("decree_cards: [{id: D05, symbol: cat}]", "decree_cards.D05.symbol", "scroll, people"),
    "unknown counter": (
        "decree_cards: [{id: D05, effect: {vp_per: cats}}]", "decree_cards.D05.effect.vp_per", "one of",
    ),
    "unknown formula": (
        "decree_cards: [{id: D06, effect: {vp_formula: all}}]", "decree_cards.D06.effect.vp_formula", "one of",
    ),
    "unknown window": ("blessing_cards: [{id: B01, window: night}]", "blessing_cards.B01.window", "turn_start"),
    "unknown section of an extra action": (
        "blessing_cards: [{id: B17, effect: {extra_god_action: any}}]",
        "blessing_cards.B17.effect.extra_god_action", "adjacent_section",
    ),
    "a value beyond the die": (
        "pillar_tiles: [{id: P15, effect: {value: 7}}]", "pillar_tiles.P15.effect.value", "from 1 to 6",
    ),
    "too few dice": ("dice: {bag: {2: {gray: 3}}}", "dice.bag.2", "at least 22 dice"),
    "too few prices of Statues": ("statue_costs: [2, 2]", "statue_costs", "6 prices"),
    "points for too few Statues": ("points: {statues: [0, 1]}", "points.statues", "7 points"),
    "slots that do not fit the Buildings": ("pieces: {building: 9}", "building_slots", "9 slots"),
    "values shared out twice": ("display_slots: [{id: RA_L, values: [4, 5, 6]}]", "display_slots", "values 1 to 6"),
    "prices without a value": ("thoth: {prices: [{values: [1]}]}", "thoth.prices", "values 1 to 6"),
    "a border of four": ("border: {top: [red, red, red, red]}", "border", "5 colours"),
    "a short track": ("track: {most: 20}", "track.happiness_rewards", "end of the track"),
    "too few Start cards laid out": ("start_cards_laid_out: {4: 7}", "start_cards_laid_out.4", "from 8 to 12"),
    "an unknown pillar space": ("botankhamon: {medium_pillar: C99}", "botankhamon.medium_pillar", "C11"),
    "an unknown building space": ("botankhamon: {medium_buildings: [OX1]}", "botankhamon.medium_buildings", "OP1"),
    "a pyramid with a hole": ("bot_pyramid: [{right: 10}]", "bot_pyramid.0.right", "from -1 to 9"),
    "too few balances": ("botankhamon: {balances: [3]}", "botankhamon.balances", "4 balances"),
    "a Statue at no god": ("botankhamon: {hard_statue_value: 99}", "botankhamon.hard_statue_value", "from 1 to 6"),
    "two Statues at a god": ("botankhamon: {hard_statue_value: 1}", "botankhamon.hard_statue_value", "another god"),
    "a people beyond the track": ("botankhamon: {population: 99}", "botankhamon.population", "on the track"),
    "no Destiny card for him": ("botankhamon: {destinies: []}", "botankhamon.destinies", "at least one"),
    "a resource tile without all resources": (
        "bot_tiles: [{id: BT_res_bread, order: [bread]}]", "bot_tiles.BT_res_bread.order", "every resource",
    ),
    "too few festivals": ("bastet: {scribes: [2, 2]}", "bastet.scribes", "6 numbers"),
    "sections without a threshold": ("track: {population_for_sections: [0, 0]}", "track.population_for_sections", "4"),
    "sections without happiness": ("track: {happiness_for_sections: [1]}", "track.happiness_for_sections", "4"),
    "losses out of order": ("maat_losses: [{to: -1}]", "maat_losses", "rise"),
    "rounds that do not add up": ("structure: {rounds: 15}", "structure", "multiple"),
    "a number for a word": ("sites: [{id: HL1, side: 5}]", "sites.HL1.side", "type str"),
    "a list at the top": ("[1, 2]", "-", "type dict"),
    "not YAML": ("sites: [", "-", "line "),
    "an alias": ("start: &a {gold: 5}\npieces: *a", "-", "aliases"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_wrong_value_is_refused_with_file_key_and_reason(mistake: str, overrides: Path) -> None:
    """TEK-2  Nothing is played with wrong data; the owner reads what to put right, and where."""
    text, where, reason = MISTAKES[mistake]
    overrides.write_text(text, encoding="utf-8")
    with pytest.raises(BadData) as caught:
        box()
    told = caught.value.values
    assert told["file"] == str(overrides)
    assert (told["where"], reason in str(told["reason"])) == (where, True), told


def test_without_overrides_the_printed_file_is_meant(overrides: Path) -> None:
    """TEK-2  An empty data folder changes nothing."""
    assert not overrides.exists()
    assert box().start.goods[4] == 1
