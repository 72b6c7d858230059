"""Worked examples of setup, dial and actions."""

import pytest

from game.core.agenda import Move
from game.tekhenu import RULES, events
from game.tekhenu.actions import PlayBlessing, UseValue
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn, RaiseProduction
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, RefreshSection, TakeCard
from game.tekhenu.rounds import EndRound
from game.tekhenu.using import DoProduce
from game.tekhenu.words import BASIC
from tests.tekhenu.look import excess, holding, levels, people, points_in, purse, scored, sheet
from tests.tekhenu.table import ME, RIVAL, acting, action, build, goods, pillar, plenty, producing, setup_of, table
from tests.titles.playing import only, play, play_until, refuse, run

# Setup and dial


def test_x02_refill_with_three_players() -> None:
    """X02, TEK-15.3  s = 2: Thoth and Ra get 3 dice each."""
    game = table(3, sun="ra", round_number=2)
    heard = run(game, EndRound())
    assert game.first_sunny == 2
    assert {e.section: len(e.faces) for e in only(heard, events.DiceRolled)} == {"thoth": 3, "ra": 3}


@pytest.mark.parametrize(("seats", "bags"), [(4, (8, 0, 8)), (3, (6, 0, 6)), (2, (4, 0, 4))])
def test_x03_dice_in_the_bag(seats: int, bags: tuple[int, int, int]) -> None:
    """X03, TEK-3.4, R02  18 on the dial; the first refill empties the bag; Maat brings back four dice a seat."""
    game = RULES.start(setup_of(seats))
    assert sum(len(dice) for dice in game.sections) == 18
    found = [len(game.bag)]
    for number in (3, 5):
        play_until(game, lambda game, number=number: game.round_number == number)  # type: ignore[misc]
        found.append(len(game.bag))
    assert tuple(found) == bags


# Production


@pytest.mark.parametrize(("value", "left_over"), [(6, 4), (5, 3)])
def test_x04_excess_with_t12_and_t13(value: int, left_over: int) -> None:
    """X04, TEK-7.3, 6.3  Granite Production 2: 2 + 1 kept; each excess token 1 point."""
    game = producing("granite", 6, cards="T12 T13")
    play(game, UseValue(value))
    assert (purse(game), excess(game), scored(game)) == ({"granite": 3}, {"granite": left_over}, left_over)


def test_x05_two_blessings_with_one_production() -> None:
    """X05, TEK-7.4, 14.1  3 + 3 + 4 = 10 Papyrus, excess 1 + 1, Gold +2."""
    game = holding("ra yellow 4", light="ra shaded", levels={"papyrus": 3}, cards="B21 B04 T24")
    play(game, DoProduce("papyrus"), PlayBlessing("B21"), PlayBlessing("B04"))
    assert (purse(game), excess(game)) == ({"papyrus": 10, "gold": 2}, {"papyrus": 2})


# Statues


def test_x06_statue_for_the_people_at_the_temple() -> None:
    """X06, TEK-8.4, 8.1, R08  3 Granite; 1 Gold and 2 x 3 points, not for the rival's Pillar."""
    game = acting("horus", 1, mine="ra thoth C32 C34", theirs="C35", granite=3)
    play(game, HonourPeople("ST_ROW"))
    assert (purse(game), scored(game)) == ({"gold": 1}, 6)


@pytest.mark.parametrize(("seats", "scribes"), [(2, 0), (3, 1), (4, 0)])
def test_x07_bonus_on_building(seats: int, scribes: int) -> None:
    """X07, TEK-8.3  Osiris on slot 5: 1 Scribe now with three players, none with four or two."""
    game = acting("horus", 5, seats=seats, slots={"osiris": 5}, granite=2)
    play(game, HonourGod("osiris"))
    assert purse(game).get("scribe", 0) == scribes


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_x08_two_players_both_actions_pay(seat: int) -> None:
    """X08, TEK-8.3  Ra on slot 6: 2 points to A after the action, whoever performs it."""
    game = table(slots={"ra": 6}, display="P22 P23 P24", mine="ra")
    plenty(game, seat)
    action(game, "ra", 1, seat)
    heard = play(game, LayOn("C33"), TurnTile(0))
    assert sheet(game, ME)["statue_bonus"] == 2
    told = [event for event in heard if isinstance(event, (events.DisplaySlid, events.StatueBonus))]
    assert [type(event) for event in told] == [events.DisplaySlid, events.StatueBonus]


def test_x09_two_own_statues_at_one_god() -> None:
    """X09, TEK-8.3  Three players, Thoth on slot 4: 1 Gold, not 2."""
    game = acting("thoth", 1, RIVAL, seats=3, slots={"thoth": 4}, mine="thoth thoth")
    play(game, BrowseSection(1))
    play(game, game.moves()[0])
    assert purse(game, ME) == {"gold": 1}


# Pillars


def test_x10_buildings_sides_slot_and_bonus() -> None:
    """X10, TEK-9.1 to 9.4  2 Buildings + 2 sides + 2 for the slot = 6; net +1 Limestone, -1 Granite."""
    game = table(4, display="P17 P23 P18")
    pillar(game, RIVAL, "C12", "P01")
    pillar(game, RIVAL, "C21", "P11")
    build(game, RIVAL, "HL2")
    build(game, ME, "HT2")
    goods(game, ME, limestone=1, granite=1)
    action(game, "ra", 3)
    heard = play(game, LayOn("C22"), TurnTile(0))
    assert (points_in(heard), purse(game)) == ([2, 2, 2], {"limestone": 2})


def test_x11_corner_with_p04() -> None:
    """X11, TEK-9.2, 9.5  2 sides x 2 + 3 + 2 x 1 = 9 points, and 1 Papyrus."""
    game = acting("ra", 5, light="ra sunny", display="P04 P16 P18", limestone=1, granite=2)
    play(game, LayOn("C55"), TurnTile(3))
    assert (scored(game), purse(game)) == (9, {"papyrus": 1})
    assert sheet(game) == {"ra_outlines": 4, "ra_slot": 3, "pillar_ability": 2}


@pytest.mark.parametrize(("where", "faith"), [("shaded", 6), ("dark", 3)])
def test_x12_doubled_bonus(where: str, faith: int) -> None:
    """X12, TEK-9.3, 9.5  P20 on C33: 3 + 3 Faith in the Shade, 3 in the Dark."""
    game = acting("ra", 5, light=f"ra {where}", display="P20 P16 P18", limestone=2, granite=1)
    play(game, LayOn("C33"), TurnTile(0))
    assert purse(game) == {"faith": faith}


# Hathor, Bastet


@pytest.mark.parametrize(("cards", "bread", "vp"), [("", 4, 6), ("T05", 4, 10), ("T21", 3, 6)])
def test_x13_a_site_with_mixed_line(cards: str, bread: int, vp: int) -> None:
    """X13, TEK-10.1 to 10.5, 3.7  HL3: 4 Bread, 6 points (T05: 10), 1 Bread, 1 Limestone, Population 9, section 3."""
    game = acting("hathor", 4, mine="C31 C34", theirs="C33", people=(5, 2), cards=cards, bread=bread)
    heard = play(game, BuildAt("HL3"))
    assert (scored(game), purse(game), people(game)) == (vp, {"bread": 1, "limestone": 1}, (9, 2))
    assert events.SectionOpened(ME, 3) in heard
    assert [card[0] for card in game.market[2]] == ["B", "T", "T", "D"]
    assert game.market[3] == ()


def test_x14_one_jump_opens_both_sections() -> None:
    """X14, TEK-10.5  From 8 to 13: section 3, then section 4."""
    game = acting("hathor", 5, people=(8, 2), plenty=True)
    heard = play(game, BuildAt("HL1"))
    assert [event.section for event in only(heard, events.SectionOpened)] == [3, 4]
    assert [event.section for event in only(heard, events.MarketFilled)] == [3, 4]
    assert [card[0] for card in game.market[3]] == ["B", "T", "D", "D"]


@pytest.mark.parametrize(
    ("value", "before", "after", "goods"),
    [(2, (5, 5), (5, 5), {"scribe": 2}), (4, (20, 15), (20, 19), {"gold": 1, "scribe": 2})],
)
def test_x15_and_x17_festivals(value: int, before: tuple[int, int], after: tuple[int, int], goods: object) -> None:
    """X15, X17, TEK-11.1, 11.3, 11.4, R32  Happiness 5 = Population 5: legal, 2 Papyrus for 2 Scribes.

    From 15 to 19: 1 Gold, 1 Scribe, and 1 Scribe of the value.
    """
    game = acting("bastet", value, people=before, papyrus=2)
    assert (people(game), purse(game)) == (after, goods)


def test_x16_festival_with_t06() -> None:
    """X16, TEK-11.2  Population 8, Happiness 6 then 7, 2 points, 2 Scribes."""
    game = table(people=(7, 5), cards="T06", papyrus=2)
    heard = action(game, "bastet", 1)
    assert (people(game), scored(game), purse(game)) == ((8, 7), 2, {"scribe": 2})
    assert [event.to for event in only(heard, events.HappinessMoved)] == [6, 7]


# Thoth, Osiris


def test_x18_refresh_and_take_three() -> None:
    """X18, TEK-12.1 to 12.4  Refresh section 2 for 1 Papyrus, take 3 of its cards for 3; section 3 is not allowed."""
    game = acting("thoth", 5, market={2: "B01 B02 T01 T02"}, people=(6, 6), their_people=(9, 2), papyrus=4)
    assert refuse(game, BrowseSection(3)) == "section_unhappy"
    play(game, RefreshSection(2))
    assert (purse(game), game.discards[:2]) == ({"papyrus": 3}, [["B01", "B02"], ["T01", "T02"]])
    play(game, BrowseSection(2))
    new = game.market[1]
    play(game, *(TakeCard(card) for card in new[:3]))
    assert purse(game) == {}
    assert (game.seats[ME].blessings, game.seats[ME].technologies) == (list(new[:2]), [new[2]])


@pytest.mark.parametrize(
    ("moves", "before", "happiness", "goods", "after"),
    [
        ([BuildIn("OG6"), RaiseProduction("bread")], {"granite": 5}, 0, {"granite": 2}, {"bread": 3, "granite": 6}),
        ([BuildIn("OP4")], {}, 0, {"papyrus": 1, "gold": 1}, {"papyrus": 3, "limestone": 3}),
    ],
)
def test_x19_and_x20_rows_6_and_4(
    moves: list[Move], before: dict[str, int], happiness: int, goods: object, after: dict[str, int]
) -> None:
    """X19, X20, TEK-13.1, 13.3, 3.9  Granite 6 with a step lost, any one marker +1, 2 Granite; OP4: both +1, 1 Gold."""
    game = acting("osiris", int(moves[0].space[2]), people=(5, 1), levels=before)
    play(game, *moves)
    assert (people(game), purse(game)) == ((5, 0), goods)
    assert levels(game) == {**dict.fromkeys(BASIC, 2), **after}
