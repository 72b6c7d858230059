"""AMU-2, AMU-12, AMU-13  Component data: the printed values."""

from game.amunre.components import KINDS, Province, components

TABLE = """
damanhur west lower border 2 0 0 0 0  0 0 2
buto     west lower nile   5 0 1 0 0  0 0 0
baharya  west lower border 3 2 1 1 0  0 0 0
memphis  west lower nile   3 3 0 2 0  0 0 0
dakhla   west upper border 0 1 1 0 12 0 0 0
abydos   west upper nile   3 4 0 1 0  0 0 0
kharga   west upper border 2 3 0 0 0  0 5 0
edfu     west upper nile   3 2 0 0 0  0 0 1
mendes   east lower nile   6 0 0 0 0  0 0 0
avaris   east lower border 3 1 0 0 0  0 8 0
amarna   east lower nile   4 1 0 0 0  0 0 1
thebes   east upper nile   4 2 2 0 0  0 0 0
sawu     east upper border 2 2 0 0 0  0 7 0
abu      east upper nile   3 1 0 0 0  4 0 0
berenike east upper border 0 1 0 0 0  8 0 0
"""
"""AMU-13: bank, region, side, fields, symbols, bonus cards, stones and gold, mine, caravan, temples."""

CARDS = {
    "protection": ("AMU-12.1", 2, "auction"),
    "bribe": ("AMU-12.2", 2, "auction"),
    "architect": ("AMU-12.3", 8, "purchase"),
    "extra_farmer": ("AMU-12.4", 5, "purchase"),
    "offering_shift": ("AMU-12.5", 4, "offering"),
    "great_harvest": ("AMU-12.6", 5, "income"),
    "fixed_income": ("AMU-12.7", 3, "income"),
    "master_of_scribes": ("AMU-12.8", 2, "scoring"),
    "master_of_farmers": ("AMU-12.9", 2, "scoring"),
    "one_bank": ("AMU-12.10", 2, "scoring"),
    "nile_or_border": ("AMU-12.11", 2, "scoring"),
    "upper_or_lower": ("AMU-12.12", 2, "scoring"),
}


def printed() -> dict[str, Province]:
    rows = [line.split() for line in TABLE.strip().splitlines()]
    return {row[0]: Province(row[0], row[1], row[2], row[3], *(int(value) for value in row[4:])) for row in rows}


def test_amu_13_provinces_as_printed() -> None:
    """AMU-13, A3, R27  Every value of the table, Thebes among them, and no other province.

    43 fields, 23 symbols, 5 bonus cards, 4 bonus stones, 4 temples; 8 provinces in the west, 7 in Lower Egypt, 8 on the
    Nile; 15 cards are enough for three each at five seats.
    """
    assert components().provinces == printed()
    provinces = list(printed().values())
    assert len(provinces) == 3 * 5
    columns = ("fields", "favour_symbols", "bonus_cards", "bonus_stones", "temples")
    assert [sum(getattr(province, column) for province in provinces) for column in columns] == [43, 23, 5, 4, 4]
    assert [province.bank for province in provinces].count("west") == 8
    assert [province.region for province in provinces].count("lower") == 7
    assert [province.river_side for province in provinces].count("nile") == 8


def test_amu_2_1_pieces_of_the_box() -> None:
    """AMU-2.1, AMU-2.3, R27  39 favour cards, 15 stones, 45 pyramids, 48 farmers, 4 tiles.

    AMU-12.14, AMU-5.3, R6, AMU-12.7  Rule, copies and phase of each kind of card; "Trésor" is Fixed Income.
    """
    parts = components()
    assert {kind: (card.rule, card.copies, card.phase) for kind, card in parts.cards.items()} == CARDS
    assert set(KINDS) == set(CARDS)
    assert sum(card.copies for card in parts.cards.values()) == 39
    assert (parts.stones, parts.pyramids, parts.farmers, len(parts.tiles)) == (15, 45, 48, 4)


def test_amu_12_14_effects() -> None:
    """AMU-12.14  The numbers of the effects: 2 stones, 1 farmer, +3 or -3, +1 a farmer, 8 PO, 3 points each.

    AMU-12.13, AMU-8.2, AMU-8.5  Theft: -3 for the sum, 3 PO for the thief; it is no favour card.
    AMU-11.2, AMU-11.3, AMU-11.4, AMU-11.6  Pyramids 1, sets 3, banks 5, gold 6/4/2.
    """
    parts = components()
    assert (parts.stones_with_architect, parts.extra_farmers, set(parts.shifts)) == (2, 1, {3, -3})
    assert (parts.harvest_bonus, parts.fixed_income) == (1, 8)
    assert {objective.vp for objective in parts.objectives.values()} == {3}
    assert parts.objectives["master_of_scribes"].min_scribe_symbols == 7
    assert parts.objectives["master_of_farmers"].min_farmers == 9
    same = {kind: objective.all_same for kind, objective in parts.objectives.items() if objective.all_same}
    assert same == {"one_bank": "bank", "nile_or_border": "river_side", "upper_or_lower": "region"}
    assert (parts.theft_delta, parts.theft_gold, "theft" in parts.cards) == (-3, 3, False)
    assert (parts.pyramid_vp, parts.set_vp, parts.bank_vp, parts.gold_rank_vp) == (1, 3, 5, (6, 4, 2))
