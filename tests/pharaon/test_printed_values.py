"""PHA-22, PHA-23  What is printed on the pieces, written out a second time: a slip in the data file is noticed.

Resources as in the examples of the rules (A J R C M, S for Silver), ? for a resource of choice, V for a vase.
"""

import pytest

from game.pharaon.components import components
from game.pharaon.pieces import DARK, LIGHT, Effect
from tests.pharaon.build import LETTERS, noble, position

VASES = (
    "AJR ACM AJC ARM AAR AMM JRC JMA JRM JCA JJC JAA RCM RAJ RCA "
    "RMJ RRM RJJ CMA CJR CMJ CAR CCA CRR MAJ MRC MAR MJC MMJ MCC"
)
"""VAS01 to VAS30: bottom, top left, top right."""
ARTISANS = (
    "1SV 1SV 1SV 1SV 2AV 2JV 2RV 2CV 2MV 3ARC 3JCM 3RMA 3CAJ 3MJR 4AS "
    "4JS 4RS 4CS 4MS 5AJ 5JR 5RC 5CM 5MA 6S 6S 6S 6S 7? 7?"
)
"""ART01 to ART30: points and gains."""
BURIAL = "CJ5 RM13 ACM22 JR32 CR41 MJ50 RA56 CMJA60"
NILE = {
    "NIL1": ("AR", "CM", ("AR",)),
    "NIL2": ("JC", "MA", ("JC",)),
    "NIL3": ("RM", "AJ", ("RM",)),
    "NIL4": ("CA", "JR", ("CA",)),
    "NIL5": ("MJ", "RC", ("MJ", "MJ")),
    "NIL6": ("==", "V", ()),
    "NIL7": ("??", "S", ("AJRCM",)),
}
"""Cost icons (= for identical ones), gains, and the tracks of each arrow."""
SCRIBES = {1: "AJ", 2: "JR", 3: "RC", 4: "CM", 5: "MA"}
ANY_ACCESS = {7: "burial", 8: "offerings", 9: "artisans", 10: "nile"}
FULL_SECTOR = {13: "artisans", 14: "burial", 15: "offerings", 16: "nile"}
INSTANTS = {
    21: (("climb_any", 3), ("silver", 2)),
    22: (("bonus_offering", 2), ("climb_any", 2)),
    23: (("artisan", 1), ("silver", 1)),
    24: (("artisan", 1), ("bonus_offering", 1)),
    25: (("burial_step", 1), ("silver", 1)),
    26: (("burial_step", 1), ("bonus_offering", 1)),
}
TILES = {
    ("TRA1", LIGHT): "2 step, 4 discard_noble 3, 5 step, 7 step, 8 take_bonus 2, 9 anubis, 11 step",
    ("TRA1", DARK): "2 step, 4 discard_noble 3, 5 step, 6 take_bonus 2, 8 step, 9 anubis, 10 step",
    ("TRA2", LIGHT): "3 noble_level 7, 4 discard_noble 2, 5 take_noble 1, 6 noble_level 8, 7 take_noble 3, 9 horus, "
    "10 noble_level 9, 11 discard_noble 1",
    ("TRA2", DARK): "3 noble_level 8, 4 discard_noble 2, 5 take_noble 1, 6 noble_level 9, 8 take_noble 2, 9 horus, "
    "10 noble_level 10, 11 take_noble 3",
    ("TRA3", LIGHT): "3 take_artisan lowest, 5 discard_artisan highest, 6 take_artisan highest, "
    "7 take_artisan highest, 9 ra, 10 take_artisan highest",
    ("TRA3", DARK): "3 take_artisan highest, 4 discard_artisan highest, 6 take_artisan highest, 8 step, 10 ra, "
    "11 take_artisan highest",
    ("TRA4", LIGHT): "2 take_bonus 1, 3 take_bonus 3, 4 take_lot 2, 5 take_bonus 2, 6 discard_noble 2, 7 take_lot 1, "
    "8 isis, 9 take_lot 3",
    ("TRA4", DARK): "2 take_bonus 1, 3 take_lot 2, 5 discard_noble 2, 6 take_noble 2, 8 take_lot 1, 9 isis, "
    "10 take_bonus 3, 11 take_lot 3",
    ("TRA5", LIGHT): "2 most_filled_tile, 3 most_filled_tile, 4 least_filled_tile, 5 discard_artisan lowest, "
    "6 most_filled_tile, 7 most_filled_tile, 8 osiris, 9 least_filled_tile, 11 most_filled_tile",
    ("TRA5", DARK): "2 most_filled_tile, 3 most_filled_tile, 4 discard_artisan lowest, 5 least_filled_tile, "
    "6 most_filled_tile, 7 most_filled_tile, 8 osiris, 9 most_filled_tile, 10 least_filled_tile, 11 most_filled_tile",
}
"""PHA-14.19  Spaces with their icons; 11 spaces on every face."""


def letters(colours: tuple[int, ...]) -> str:
    return "".join(LETTERS[colour] for colour in colours)


def spelled(effect: Effect) -> str:
    """An icon in the words of the table above."""
    if effect.kind == "burial_step":
        return "step"
    if effect.kind in ("god", "nile_climb"):
        return effect.god or effect.which
    return f"{effect.kind} {effect.which or effect.n}"


def test_pha_22_every_vase() -> None:
    """PHA-22, PHA-5.2, PHA-19.1  Bottom, top left, top right: base resources only, each 18 times."""
    assert " ".join(letters(vase.resources) for vase in components().vases.values()) == VASES
    assert [VASES.count(letter) for letter in LETTERS] == [18, 18, 18, 18, 18, 0]
    assert list(components().vases) == [f"VAS{number:02}" for number in range(1, 31)]


def test_v15_every_artisan_and_the_full_burial_climb() -> None:
    """PHA-22, PHA-6.4.2  Points, resources, resources of choice, Silver, vases of the artisans.

    V15, PHA-6.5.1  Icons and points of the eight steps: 19 icons, 60 points.
    """
    found = []
    for card in components().artisans.values():
        gains = card.gains
        signs = letters(gains.resources) + "?" * gains.any + "S" * gains.silver + "V" * gains.vases
        found.append(f"{card.pp}{signs}")
    assert " ".join(found) == ARTISANS
    assert list(components().artisans) == [f"ART{number:02}" for number in range(1, 31)]
    assert " ".join(f"{letters(step.cost)}{step.pp}" for step in components().burial) == BURIAL
    assert [BURIAL.count(letter) for letter in "AJRCM"] == [3, 4, 4, 4, 4]


def test_pha_22_the_pyramid_the_wheel_and_the_conditions() -> None:
    """PHA-22, PHA-8.1, PHA-1.4  As printed in the table of the data at a glance."""
    assert components().rows == (
        ("first_player", "any", "silver", "offering", "offering"),
        ("none", "any", "silver", "offering"),
        ("none", "any", "silver"),
        ("none", "any"),
    )
    assert letters(components().sectors) == "AJRCM"
    conditions = {
        name: (one.left.count, one.left.pp, one.right.count, one.right.pp)
        for name, one in components().quarters.items()
    }
    assert conditions == {
        "offerings": (2, 2, 3, 5),
        "nobles": (1, 2, 2, 5),
        "nile": (2, 2, 3, 2),
        "artisans": (2, 2, 3, 4),
        "burial": (2, 5, 2, 4),
    }


def test_pha_13_1_the_table_by_number_of_players() -> None:
    """PHA-13.1, PHA-2, PHA-2.6, PHA-22, PHA-20.1  Slots, vases, lots, bonus tokens, rows; six supplies of 20."""
    rows = [(3, 2, 3, 3, 1), (3, 3, 3, 3, 1), (3, 3, 4, 4, 2), (4, 4, 5, 5, 3), (4, 5, 6, 6, 4)]
    found = [(one.wheel_slots, one.vases, one.lots, one.bonus_tokens, one.pyramid_rows) for one in components().layouts]
    assert found == rows
    for seats in (2, 3, 4, 5):
        game = position(seats)
        assert (game.slots, len(game.vases), len(game.lots), len(game.zone)) == rows[seats - 1][:4]
    assert components().supply == (20,) * 6


def test_pha_22_the_nile() -> None:
    """PHA-22, PHA-6.3.1, PHA-6.3.3, PHA-6.3.5  Costs, gains and arrows of the seven options; points of the levels."""
    found = {
        name: (
            letters(option.colours) + "=" * option.identical + "?" * option.any,
            letters(option.gains.resources) + "S" * option.gains.silver + "V" * option.gains.vases,
            tuple(letters(arrow) for arrow in option.climbs),
        )
        for name, option in components().nile.items()
    }
    assert (found, components().level_pp) == (NILE, (0, 0, 3, 7))


def test_pha_7_every_noble_has_its_power() -> None:
    """PHA-7, PHA-7.1, PHA-22  Pairs of the Scribes, quarters of 7-10 and 13-16, gains of 21-26, types of power."""
    cards = components().nobles
    assert {number: letters(cards[noble(number)].pair) for number in SCRIBES} == SCRIBES
    for places, nobles in ((ANY_ACCESS, components().any_access), (FULL_SECTOR, components().full_sector)):
        assert {quarter: noble(number) for number, quarter in places.items()} == nobles
    assert {number: cards[noble(number)].gains for number in INSTANTS} == INSTANTS
    kinds = ["permanent"] * 11 + ["none"] + ["once_per_round"] * 8 + ["instant"] * 6
    assert [cards[noble(number)].type for number in range(1, 27)] == kinds


@pytest.mark.parametrize(("tile", "face"), TILES)
def test_pha_14_19_every_face_of_the_tiles(tile: str, face: str) -> None:
    """PHA-14.19, PHA-14.2  The icons beside the eleven spaces, none beside the first."""
    spaces = components().traitor_tiles[tile].faces[face]
    found = [f"{number} {spelled(effect)}" for number, icons in enumerate(spaces, 1) for effect in icons]
    assert (", ".join(found), len(spaces), spaces[0]) == (TILES[tile, face], 11, ())


def test_pha_14_4_vases_of_the_tiles_and_pha_5_5_the_forty_tokens() -> None:
    """PHA-14.4, PHA-14.17  4, 5, 4, 4 and 5 vases; a noble of the Traitor is worth 6 without a level.

    PHA-5.5, PHA-1.1, PHA-20.2  Three of each resource and quarter, six of 1 PP, four of 2 PP.
    """
    assert [tile.vases_per_round for tile in components().traitor_tiles.values()] == [4, 5, 4, 4, 5]
    assert components().traitor_noble_pp == 6
    found = [(token.kind, token.copies, token.pp_bonus) for token in components().tokens]
    prestige = [("prestige", 6, 1), ("prestige", 4, 2)]
    assert found == [("resource", 3, 0)] * 5 + [("quarter", 3, 0)] * 5 + prestige
