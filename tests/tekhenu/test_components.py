"""TEK-2 and the tables of the rules  Component data: printed numbers."""

from __future__ import annotations

from game.tekhenu.components import box

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
