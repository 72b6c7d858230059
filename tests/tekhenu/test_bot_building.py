"""TEK-19.6 to 19.9, 19.12, 19.13  Botankhamon builds: choices, tie-breaks, fallbacks at Horus, Ra, Hathor, Osiris."""

from __future__ import annotations

import pytest

from game.core.events import Event
from game.tekhenu import events
from game.tekhenu.components import box
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GODS
from tests.tekhenu.botankhamon import BOT, acts, built, outcomes, reason
from tests.tekhenu.look import only, owner_of, people, purse, scored, sheet
from tests.tekhenu.table import ME, build, pillar, pillars, statues, table

# Horus


@pytest.mark.parametrize("value", range(2, 7))
def test_statue_at_the_god_of_the_value(value: int) -> None:
    """TEK-19.7, 19.6  At the god of the slot if free, without Granite."""
    game = table(solo=True)
    heard = acts(game, "horus", f"gray {value}")
    god = box().horus_slots[value - 1].printed_god
    assert built(heard) == GODS[god]
    assert game.god_statues[god] == (BOT,)
    assert reason(heard) == [("statue_god", "TEK-19.7")]
    assert game.seats[BOT].statues == 4


def test_statue_where_it_wins_more_districts() -> None:
    """TEK-19.7  The god is taken: SO_QUAR gives two districts, SO_WORK one, which he does not lead now."""

    def arrange(game: Tekhenu) -> None:
        build(game, BOT, "OP6")

    assert outcomes(arrange, "horus", "gray 1", built) == {"SO_QUAR"}


def test_statue_districts_tie_at_random() -> None:
    """TEK-19.7  Both give two districts: both occur; the Gold there is removed."""
    assert outcomes(lambda game: None, "horus", "gray 1", built) == {"SO_WORK", "SO_QUAR"}
    game = table(solo=True)
    heard = acts(game, "horus", "gray 1")
    assert reason(heard) == [("statue_districts", "TEK-19.7")]
    assert sum(game.statue_gold) == 3
    assert purse(game, BOT) == {}


def test_statue_counts_changes_only() -> None:
    """TEK-19.7, 17.1  Workshops: he leads Papyrus, the human has two in Bread; quarries: a tie that row 0 wins."""

    def arrange(game: Tekhenu) -> None:
        build(game, BOT, "OP6")
        build(game, ME, "OB1 OB2 OL1 OG1 OG2")

    assert outcomes(arrange, "horus", "gray 1", built) == {"SO_QUAR"}


def test_statue_that_changes_nothing_goes_to_the_temple() -> None:
    """TEK-19.7  No free Osiris space changes anything: the temple space with more own Pillars, 3 points each."""
    game = table(solo=True, mine="OP1 OP2 OB1 OB2 OL1 OL2 OG1 OG2", theirs="C31 C33 C43")
    heard = acts(game, "horus", "gray 1")
    assert built(heard) in ("ST_ROW", "ST_COL")
    assert sheet(game, BOT)["people_statue"] == 6
    assert reason(heard) == [("statue_temple", "TEK-19.7")]

    def arrange(game: Tekhenu) -> None:
        build(game, ME, "OP1 OP2 OB1 OB2 OL1 OL2 OG1 OG2")
        pillars(game, BOT, "C31 C33 C34")

    assert outcomes(arrange, "horus", "gray 1", built) == {"ST_ROW"}


def test_temple_statue_tie_at_random() -> None:
    """TEK-19.7  No Pillar in either line: both occur, 0 points."""

    def arrange(game: Tekhenu) -> None:
        statues(game, ME, "SO_WORK SO_QUAR")

    assert outcomes(arrange, "horus", "gray 1", built) == {"ST_ROW", "ST_COL"}


def test_all_statue_spaces_taken() -> None:
    """TEK-19.7  3 points instead."""
    game = table(solo=True, mine="SO_WORK SO_QUAR ST_ROW ST_COL")
    heard = acts(game, "horus", "gray 1")
    assert (built(heard), scored(game, BOT)) == ("", 3)
    assert reason(heard) == [("instead", "TEK-19.7")]


def test_temple_taken_and_osiris_useless() -> None:
    """TEK-19.7, TEK-P23  An Osiris space is free but changes nothing, both temple spaces are taken: 3 points."""
    game = table(solo=True, mine="OP1 OP2 OB1 OB2 OL1 OL2 OG1 OG2 ST_ROW ST_COL")
    heard = acts(game, "horus", "gray 1")
    assert (built(heard), scored(game, BOT)) == ("", 3)


def test_no_statue_left_for_botankhamon() -> None:
    """TEK-19.13, R20  3 points instead."""
    game = table(solo=True, theirs="ra thoth horus bastet hathor")
    heard = acts(game, "horus", "gray 3")
    assert scored(game, BOT) == 3 + 1
    assert reason(heard) == [("instead", "TEK-19.13")]


# Ra


def laid(heard: list[Event]) -> str:
    return only(heard, events.PillarLaid)[0].space


@pytest.mark.parametrize(("value", "slot", "vp"), [(1, 2, 1), (2, 2, 1), (3, 1, 2), (4, 1, 2), (5, 0, 3), (6, 0, 3)])
def test_tile_by_value(value: int, slot: int, vp: int) -> None:
    """TEK-19.8, 19.6  The tile of the value, not turned, without price, bonus and ability; slot points and sides."""
    game = table(solo=True, display="P03 P16 P20")
    tile = game.display[slot]
    new = game.pile[-1]
    heard = acts(game, "ra", f"gray {value}")
    event = only(heard, events.PillarLaid)[0]
    assert (event.tile, event.turn) == (tile, 0)
    assert scored(game, BOT) == 2 + vp
    assert only(heard, events.AbilityUsed) == []
    assert purse(game, BOT) == {}
    assert game.display[0] == new
    assert game.seats[BOT].pillars == 7
    assert reason(heard) == [("best_space", "TEK-19.8")]


def test_buildings_of_any_owner_count() -> None:
    """TEK-19.8  The human's Buildings at HL1 and HB1: C11 has 2 sides and 2 Buildings."""

    def arrange(game: Tekhenu) -> None:
        build(game, ME, "HL1 HB1")

    assert outcomes(arrange, "ra", "gray 6", laid) == {"C11"}


def test_sides_count_in_any_colour_without_doubling() -> None:
    """TEK-19.8  Beside tiles every touching side is 1, whatever its colour; corners are not doubled."""
    game = table(solo=True, display="P22 P23 P24")
    for space, tile in (("C12", "P01"), ("C21", "P02"), ("C23", "P03"), ("C32", "P04")):
        pillar(game, ME, space, tile)
    heard = acts(game, "ra", "gray 6")
    assert laid(heard) in ("C22", "C11")
    assert scored(game, BOT) == 4 + 3


def test_tie_with_an_own_building_first() -> None:
    """TEK-19.8  Points equal (corner 2): a space with an own Building in line wins, one or more alike."""

    def arrange(game: Tekhenu) -> None:
        build(game, BOT, "HL1")
        build(game, ME, "HL5")

    assert outcomes(arrange, "ra", "gray 6", laid) == {"C11", "C15"}


def test_tie_one_or_more_own_buildings_alike() -> None:
    """TEK-19.8  All corners have 4 points, C11 with two own Buildings, the others with one: all four occur."""

    def arrange(game: Tekhenu) -> None:
        build(game, BOT, "HL1 HB1 HL5")
        build(game, ME, "HB5")

    assert outcomes(arrange, "ra", "gray 6", laid) == {"C11", "C15", "C51", "C55"}


def test_tie_then_away_from_the_border() -> None:
    """TEK-19.8, R22  2 points at C32 and C34 (tile, Building) and at many border spaces: only the inner ones."""

    def arrange(game: Tekhenu) -> None:
        pillars(game, ME, "C11 C15 C51 C55 C33")
        build(game, ME, "HL3")

    assert outcomes(arrange, "ra", "gray 6", laid) == {"C32", "C34"}


def test_an_own_building_comes_before_the_inner_space() -> None:
    """TEK-19.8, R22  His Building at HL1, the human's at HL3: row 1 and C32, C34 have 3; his row wins."""

    def arrange(game: Tekhenu) -> None:
        pillars(game, ME, "C33 C22 C24")
        build(game, BOT, "HL1")
        build(game, ME, "HL3")

    assert outcomes(arrange, "ra", "gray 6", laid) == {"C11", "C12", "C14", "C15"}


def test_ra_without_pillar_or_tile() -> None:
    """TEK-19.13, R20, TEK-P22  No Pillar left, or no tile in the slot: 3 points."""
    game = table(solo=True, theirs="C11 C12 C13 C14 C15 C21 C22 C23")
    assert reason(acts(game, "ra", "gray 1")) == [("instead", "TEK-19.13")]
    assert scored(game, BOT) == 3
    game = table(solo=True)
    game.display[0] = ""
    acts(game, "ra", "gray 6")
    assert scored(game, BOT) == 3


# Hathor


def site(heard: list[Event]) -> str:
    return only(heard, events.BuildingBuilt)[0].space


def test_site_with_most_own_pillars() -> None:
    """TEK-19.9  Row 2 has two of his Pillars, column 2 one: HL2 for 6 points; Population + value; no tokens."""
    game = table(solo=True, mine="C31 C32 C33", theirs="C22 C24")
    heard = acts(game, "hathor", "gray 3")
    assert (site(heard), scored(game, BOT), people(game, BOT)) == ("HL2", 6, (10, 4))
    assert purse(game, BOT) == {}
    assert reason(heard) == [("best_site", "TEK-19.9")]


def test_site_tie_at_random() -> None:
    """TEK-19.9  C22 alone: HL2 and HB2 occur, nothing else; without Pillars all ten."""
    assert outcomes(lambda game: pillars(game, BOT, "C22"), "hathor", "gray 3", site) == {"HL2", "HB2"}
    assert len(outcomes(lambda game: None, "hathor", "gray 3", site)) == 10


def test_hathor_without_building_or_site() -> None:
    """TEK-19.13, R20  3 points instead; Population moves all the same and may open the market."""
    game = table(solo=True, theirs="OP1 OP2 OP3 OP4 OP5 OP6 OB1 OB2 OB3 OB4")
    heard = acts(game, "hathor", "gray 6")
    assert (scored(game, BOT), people(game, BOT)) == (3, (13, 4))
    assert [event.section for event in only(heard, events.SectionOpened)] == [3, 4]
    game = table(solo=True, mine="HL1 HL2 HL3 HL4 HL5 HB1 HB2 HB3 HB4 HB5")
    acts(game, "hathor", "gray 1")
    assert (scored(game, BOT), people(game, BOT)) == (3, (8, 4))


def test_his_technologies_do_nothing() -> None:
    """TEK-19.6, 19.17  T05, T02 and T14 stay with him without effect."""
    game = table(solo=True, theirs="C22", their_cards="T05 T02 T14 T07 T11")
    acts(game, "hathor", "gray 1")
    assert scored(game, BOT) == 3
    assert game.seats[BOT].technologies == ["T05", "T02", "T14", "T07", "T11"]


# Osiris


@pytest.mark.parametrize(
    ("words", "space"), [("yellow 2", "OP2"), ("brown 3", "OB3"), ("white 4", "OL4"), ("black 6", "OG6")]
)
def test_row_and_district(words: str, space: str) -> None:
    """TEK-19.12, 19.6  Row by value, district by colour; no Happiness lost, no goods, no Production; Gold removed."""
    game = table(solo=True)
    heard = acts(game, "osiris", words)
    assert owner_of(game, space) == BOT
    assert people(game, BOT) == (7, 4)
    assert purse(game, BOT) == {"scribe": 1}
    assert game.seats[BOT].production == [0, 0, 0, 0]
    assert game.row_gold == (0 if space[2] == "2" else 1)
    assert reason(heard) == [("die_district", "TEK-19.12")]


def test_r04_botankhamon_removes_the_gold() -> None:
    """TEK-19.6, 13.3, R04  The Gold beside row 2 is gone, nobody has it."""
    game = table(solo=True)
    acts(game, "osiris", "yellow 2")
    assert (game.row_gold, purse(game, BOT).get("gold", 0)) == (0, 0)


def test_gray_takes_the_emptiest_district() -> None:
    """TEK-19.12, TEK-P20  Fewest Buildings of anybody, tie leftmost; Statues do not count."""
    game = table(solo=True, mine="OP1 OB1 SO_QUAR")
    heard = acts(game, "osiris", "gray 4")
    assert owner_of(game, "OL4") == BOT
    assert reason(heard) == [("emptiest_district", "TEK-19.12")]
    acts(game, "osiris", "gray 4")
    assert owner_of(game, "OG4") == BOT


def test_to_the_right_and_round() -> None:
    """TEK-19.12  Granite is taken: cyclic to Papyrus."""
    game = table(solo=True, mine="OG3")
    acts(game, "osiris", "black 3")
    assert owner_of(game, "OP3") == BOT


def test_rows_go_down_and_round() -> None:
    """TEK-19.12  Rows 1 full: row 6 next, starting again at the district of the die."""
    game = table(solo=True, mine="OP1 OB1 OL1 OG1 OL6")
    acts(game, "osiris", "white 1")
    assert owner_of(game, "OG6") == BOT


def test_osiris_without_building() -> None:
    """TEK-19.13, R20  3 points instead."""
    game = table(solo=True, theirs="HL1 HL2 HL3 HL4 HL5 HB1 HB2 HB3 HB4 HB5")
    heard = acts(game, "osiris", "white 1")
    assert scored(game, BOT) == 3
    assert reason(heard) == [("instead", "TEK-19.13")]
