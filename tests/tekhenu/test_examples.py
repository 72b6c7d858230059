"""The worked examples of the rules: E of the rule book, X derived from it. What is asked for first, then one by one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

import pytest

from game.core.agenda import Move
from game.core.events import Event, Scored
from game.tekhenu import RULES, events
from game.tekhenu.actions import AcceptGrant, FreeGod, FreeProduction, PlayBlessing, TakeGrant, UseValue
from game.tekhenu.botankhamon import BotTurn
from game.tekhenu.components import components
from game.tekhenu.decrees import CountDecrees, DoubleDecree, PayUnits, PickDecree
from game.tekhenu.ending import ScoreOrder
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn, RaiseProduction
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, RefreshSection, TakeCard
from game.tekhenu.maat import BeginJudgement, PassDestinies, PickReward, PutFaith, TakeDestiny
from game.tekhenu.scoring import BeginScoring, GiveBread
from game.tekhenu.selection import PlayExtra, SpendScribes
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import DoExtra, DoMain, DoProduce, Forfeit
from game.tekhenu.words import GODS
from tests.tekhenu import look
from tests.tekhenu.look import dice_offered, holding, pay, people, purse, question, scored, sheet, take, take_by_anubis
from tests.tekhenu.table import (
    ME,
    RIVAL,
    Scene,
    acting,
    action,
    at_step,
    goods,
    hand,
    on_turn,
    plenty,
    producing,
    scales,
    setup_of,
    table,
)
from tests.titles.playing import asked, offers, only, play, play_until, refuse, run

FIRST = None
"""Whatever answer comes first."""


def by_anubis(die: str, **scene: Unpack[Scene]) -> Tekhenu:
    """A table at which seat 0 has just taken this die with Anubis."""
    game = on_turn(dice=die, **scene)
    take_by_anubis(game, die)
    return game


LOOKS: dict[str, Callable[[Tekhenu, list[Event]], object]] = {
    **{
        name: lambda game, _, name=name: getattr(look, name)(game)  # type: ignore[misc]
        for name in ("purse", "excess", "scored", "sheet", "people", "levels", "question")
    },
    "asked": lambda game, _: asked(game),
    "balance": lambda game, _: game.balance_of(ME),
    "judged": lambda game, _: game.seats[ME].balance,
    "points": lambda game, _: game.points[ME],
    "order": lambda game, _: game.order,
    "temple": lambda game, _: sheet(game)["temple"],
    "technology": lambda game, _: sheet(game).get("technology", 0),
    "their_district": lambda game, _: sheet(game, RIVAL)["district"],
    "counted": lambda game, _: game.seats[ME].scored,
    "statues": lambda game, _: [god for god, seats in zip(GODS, game.god_statues, strict=True) if ME in seats],
    "built_by_him": lambda game, _: [space for space in components().number if look.owner_of(game, space) == game.bot],
    "market": lambda game, _: ["".join(card[0] for card in cards) for cards in game.market[2:]],
    "values": lambda game, _: {move.value for move in offers(game, SpendScribes)},
    "anubis": lambda game, _: [f"{one.colour} {one.face}" for one in game.seats[ME].anubis],
    "opened": lambda _, heard: [event.section for event in only(heard, events.SectionOpened)],
    "filled": lambda _, heard: [event.section for event in only(heard, events.MarketFilled)],
    "began": lambda _, heard: [(event.god, event.value) for event in only(heard, events.ActionBegan)],
}
TILE = (LayOn("C33"), TurnTile(0))
HL3 = partial(acting, "hathor", 4, mine="C31 C34", theirs="C33", people=(5, 2))
P20 = partial(acting, "ra", 5, display="P20 P16 P18", limestone=2, granite=1)
P11 = partial(acting, "ra", 3, light="ra sunny", display="P22 P11 P23", people=(6, 6), cards="T11 T14", limestone=2,
              granite=2, papyrus=2, scribe=5)  # fmt: skip
A03 = (TakeDestiny("A03"), PickReward("happiness"))
THREE = partial(
    at_step, CountDecrees(ME), mine="ra thoth horus bastet", people=(19, 19), gold=2, cards="T01 T02 D01 D03 D05 D16"
)
SCALES = partial(at_step, BeginJudgement(), pure="white 6", tainted="gray 5, gray 4", excess={"bread": 2, "granite": 1})
A04 = partial(at_step, BeginJudgement(), solo=True, destinies="A04 A01", tainted="gray 3")
Vector = tuple[str, Callable[..., Tekhenu], Sequence[Move | None], dict[str, object]]
ACTIONS: list[Vector] = [
    # Granite Production 2: 2 + 1 kept; each excess token 1 point.
    *(("X04", partial(producing, "granite", 6, cards="T12 T13"), [UseValue(value)],
       {"purse": {"granite": 3}, "excess": {"granite": value - 2}, "scored": value - 2}) for value in (6, 5)),
    # 3 + 3 + 4 = 10 Papyrus, excess 1 + 1, Gold +2.
    ("X05", partial(holding, "ra yellow 4", light="ra shaded", levels={"papyrus": 3}, cards="B21 B04 T24"),
     [DoProduce("papyrus"), PlayBlessing("B21"), PlayBlessing("B04")],
     {"purse": {"papyrus": 10, "gold": 2}, "excess": {"papyrus": 2}}),
    # 3 Granite; 1 Gold and 2 x 3 points, not for the rival's Pillar.
    ("X06", partial(acting, "horus", 1, mine="ra thoth C32 C34", theirs="C35", granite=3), [HonourPeople("ST_ROW")],
     {"purse": {"gold": 1}, "scored": 6}),
    # Osiris on slot 5: 1 Scribe now with three players, none with four or two.
    *(("X07", partial(acting, "horus", 5, seats=seats, slots={"osiris": 5}, granite=2), [HonourGod("osiris")],
       {"purse": found}) for seats, found in ((2, {}), (3, {"scribe": 1}), (4, {}))),
    # Three players, Thoth on slot 4: 1 Gold, not 2.
    ("X09", partial(acting, "thoth", 1, RIVAL, seats=3, slots={"thoth": 4}, mine="thoth thoth"),
     [BrowseSection(1), FIRST], {"purse": {"gold": 1}}),
    # 2 Buildings + 2 sides + 2 for the slot = 6; net +1 Limestone, -1 Granite.
    ("X10", partial(acting, "ra", 3, seats=4, display="P17 P23 P18", tiles={"C12": "P01", "C21": "P11"}, theirs="HL2",
                    mine="HT2", limestone=1, granite=1),
     [LayOn("C22"), TurnTile(0)],
     {"sheet": {"ra_buildings": 2, "ra_outlines": 2, "ra_slot": 2}, "purse": {"limestone": 2}}),
    # 2 sides x 2 + 3 + 2 x 1 = 9 points, and 1 Papyrus.
    ("X11", partial(acting, "ra", 5, light="ra sunny", display="P04 P16 P18", limestone=1, granite=2),
     [LayOn("C55"), TurnTile(3)],
     {"sheet": {"ra_outlines": 4, "ra_slot": 3, "pillar_ability": 2}, "purse": {"papyrus": 1}}),
    # P20 on C33: 3 + 3 Faith in the Shade, 3 in the Dark.
    ("X12", partial(P20, light="ra shaded"), TILE, {"purse": {"faith": 6}}),
    ("X12", partial(P20, light="ra dark"), TILE, {"purse": {"faith": 3}}),
    # 4 Bread, 6 points (T05: 10), 1 Bread, 1 Limestone, Population 9, section 3.
    *(("X13", partial(HL3, cards=cards, bread=bread), [BuildAt("HL3")],
       {"scored": vp, "purse": {"bread": 1, "limestone": 1}, "people": (9, 2), "opened": [3], "market": ["BTTD", ""]})
      for cards, bread, vp in (("", 4, 6), ("T05", 4, 10), ("T21", 3, 6))),
    # From 8 to 13: section 3, then section 4.
    ("X14", partial(acting, "hathor", 5, people=(8, 2), plenty=True), [BuildAt("HL1")],
     {"opened": [3, 4], "filled": [3, 4], "market": ["BTTD", "BTDD"]}),
    # Happiness 5 = Population 5: legal, 2 Papyrus for 2 Scribes. Population 8, Happiness 6 then 7, 2 points.
    ("X15", partial(acting, "bastet", 2, people=(5, 5), papyrus=2), [], {"people": (5, 5), "purse": {"scribe": 2}}),
    ("X16", partial(acting, "bastet", 1, people=(7, 5), cards="T06", papyrus=2), [],
     {"people": (8, 7), "scored": 2, "purse": {"scribe": 2}}),
    # From 15 to 19: 1 Gold, 1 Scribe, and 1 Scribe of the value.
    ("X17", partial(acting, "bastet", 4, people=(20, 15), papyrus=2), [],
     {"people": (20, 19), "purse": {"gold": 1, "scribe": 2}}),
    # Granite 6 with a step lost, any one marker +1, 2 Granite; OP4: both +1, 1 Gold.
    ("X19", partial(acting, "osiris", 6, people=(5, 1), levels={"granite": 5}),
     [BuildIn("OG6"), RaiseProduction("bread")],
     {"people": (5, 0), "purse": {"granite": 2},
      "levels": {"papyrus": 2, "bread": 3, "limestone": 2, "granite": 6}}),
    ("X20", partial(acting, "osiris", 4, people=(5, 1)), [BuildIn("OP4")],
     {"people": (5, 0), "purse": {"papyrus": 1, "gold": 1},
      "levels": {"papyrus": 3, "bread": 2, "limestone": 3, "granite": 2}}),
    # Slot 4 is Hathor: 2 Granite. P01 on C11: red above, ochre left: 2 x 2 = 4.
    ("E13", partial(holding, "horus white 4", seats=4, granite=2), [DoMain("horus"), HonourGod("hathor")],
     {"purse": {}, "statues": ["hathor"]}),
    ("E14", partial(acting, "ra", 1, display="P17 P16 P01", limestone=2, granite=1), [LayOn("C11"), TurnTile(0)],
     {"sheet": {"ra_outlines": 4, "ra_slot": 1}}),
    # Happiness 3, Population 7, gray 6: 4 steps, 2 lost, no Scribe.
    ("E16", partial(holding, "bastet gray 6", people=(7, 3), papyrus=2), [DoMain("bastet")],
     {"people": (7, 7), "purse": {}}),
    # Brown 5 at level 3: 2 on the right plate; white 4 at level 5: all are kept.
    ("E17", partial(holding, "ra brown 5", light="ra shaded", levels={"bread": 3}), [DoProduce("bread")],
     {"purse": {"bread": 3}, "excess": {"bread": 2}, "balance": 3, "question": "", "scored": 0}),
    ("E18", partial(holding, "ra white 4", light="ra sunny", levels={"limestone": 5}), [DoProduce("limestone")],
     {"purse": {"limestone": 4}, "excess": {}, "balance": 4, "question": "", "scored": 0}),
]  # fmt: skip
TURNS: list[Vector] = [
    # Each Scribe moves the value by 1 or 2; a 6 never becomes 1 by going up.
    *(("E11", partial(holding, f"ra white {face}", scribe=scribes), [], {"values": reached})
      for face, scribes, reached in
      ((3, 1, {1, 2, 4, 5}), (3, 2, {1, 2, 4, 5, 6}), (6, 1, {4, 5}), (6, 2, {2, 3, 4, 5}))),
    # A row-5 space, Happiness 1, 2 Scribes gone, the die below the scales, balance unchanged.
    ("E12", partial(by_anubis, "bastet black 5", light="bastet sunny", people=(5, 2), scribe=2),
     [DoMain("osiris"), BuildIn("OG5")],
     {"people": (5, 1), "purse": {"granite": 2}, "anubis": ["black 5"], "balance": 0}),
    # 3 Granite, 1 excess, 3 points (T23), no Scribe left; the die counts not, the excess -1.
    ("X30", partial(by_anubis, "ra black 2", light="ra sunny", levels={"granite": 3}, cards="T23", scribe=3),
     [SpendScribes(4), DoProduce("granite")],
     {"purse": {"granite": 3}, "excess": {"granite": 1}, "scored": 3, "balance": -1}),
    # Yellow 2 in the Shade, 2 Scribes: +2 on the scales, action value 6.
    ("X37", partial(holding, "osiris yellow 2", light="osiris shaded", scribe=2), [SpendScribes(6), DoMain("osiris")],
     {"began": [("osiris", 6)], "balance": 2}),
    # Face 3 lowered to 1 by a Scribe, Thoth: 1 free card, 2 points.
    ("X38", partial(holding, "thoth gray 3", cards="T11", scribe=1),
     [SpendScribes(1), DoMain("thoth"), BrowseSection(1), FIRST], {"purse": {}, "scored": 2, "question": ""}),
    # A03 to 21: one action at once, a Production or a Statue that is paid, before the next player chooses.
    ("X43", partial(at_step, PassDestinies(), judgements=2, people=(21, 20), destinies="A01 A02"),
     [*A03, FreeProduction("bread"), UseValue(6)],
     {"people": (21, 21), "purse": {"bread": 2}, "excess": {"bread": 4}, "balance": -4,
      "asked": ("ChooseDestiny", RIVAL)}),
    ("X43", partial(at_step, PassDestinies(), people=(21, 20), destinies="A01 A02", granite=1, gold=1),
     [*A03, FreeGod("horus"), UseValue(5), HonourGod("ra")],
     {"statues": ["ra"], "purse": {}, "asked": ("ChooseDestiny", RIVAL)}),
    # P11's Thoth stays at 1 (a free card, 2 points) or moves to 3 (2 cards for 2 Papyrus).
    ("X45", P11, [UseValue(3), *TILE, TakeGrant(), UseValue(1), BrowseSection(2), FIRST],
     {"technology": 2, "purse": {"papyrus": 2, "scribe": 5, "faith": 3}, "question": ""}),
    ("X45", P11, [UseValue(3), *TILE, TakeGrant(), UseValue(3), BrowseSection(2), FIRST, FIRST],
     {"technology": 0, "purse": {"scribe": 5, "faith": 3}, "question": ""}),
    # T11, T17, B22, brown 1: 1 + 1 Bread, no excess, 2 + 2 + 2 + 2 = 8 points.
    ("X46", partial(holding, "ra brown 1", light="ra shaded", cards="T11 T17 B22"),
     [DoProduce("bread"), PlayBlessing("B22")], {"purse": {"bread": 2}, "excess": {}, "scored": 8}),
]  # fmt: skip
ENDS: list[Vector] = [
    # 6 left, 12 right with excess: -6; one Faith on the left plate: -5.
    ("E06", SCALES, [], {"judged": -6, "sheet": {"maat": -2}}),
    ("E07", partial(SCALES, faith=1), [PutFaith(1)], {"judged": -5, "sheet": {"maat": -1}}),
    # 3 Buildings, 3 for C24, 2 for C21: 8; one Building, both Pillars outside its line: 1.
    ("E08", partial(at_step, BeginScoring(), seats=4, mine="HL2 HR2 HT4 C24 C21"), [], {"temple": 8}),
    ("E09", partial(at_step, BeginScoring(), seats=4, mine="HB5 C12 C33"), [], {"temple": 1}),
    # D10 with D16, or D10 with D18, never D16 with D18.
    *(("E10", partial(at_step, CountDecrees(ME), cards="D10 D16 D18"), [PickDecree(card)], {"counted": [card, "D10"]})
      for card in ("D16", "D18")),
    # +2 with 3 Faith: two on the right plate give 0, the third is lost.
    ("X22", partial(at_step, BeginJudgement(), pure="white 2", faith=3), [PutFaith(-2)], {"judged": 0, "purse": {}}),
    # 1 point, balance -9: loss 3, 0 points.
    ("X23", partial(at_step, BeginJudgement(), tainted="gray 6, gray 3", points=1), [],
     {"judged": -9, "points": 0, "sheet": {"maat": -1}}),
    # Bread 2 : 2, the rival's Statue counts as row 0; in Papyrus she is alone.
    ("X24", partial(at_step, BeginScoring(), mine="OB3 OB5", theirs="OB1 SO_WORK"), [], {"their_district": 6}),
    # Seven Buildings: 6 points, 3 Bread; paying 1 loses 6: net 0.
    ("X25", partial(at_step, BeginScoring(), mine="HL1 HL2 HL3 HL4 HL5 HB1 HB2", bread=1), [GiveBread(1)],
     {"sheet": {"temple": 7, "building_slots": 6, "unpaid_bread": -6}, "purse": {}}),
    # 6 + 4 + 4 + 6 + 6 + 2 + 5 = 33.
    ("X26", partial(at_step, BeginScoring(), seats=3, mine="HL2 HT4 HB3 OP1 OP2 OB1 ST_ROW ra thoth C24 C33",
                    people=(14, 14), levels={"granite": 6}, bread=2), [GiveBread(2)],
     {"sheet": {"district": 6, "temple": 8, "statues": 6, "happiness": 6, "production": 2, "building_slots": 5},
      "scored": 33, "purse": {}}),
    # D03 + D05 + D16: 16 + 16 + 16 = 48; without D03: 6 + 16 + 16 = 38.
    *(("X27", THREE, [PickDecree("D03"), DoubleDecree(card)], {"scored": 48, "purse": {}}) for card in ("D05", "D16")),
    ("X27", THREE, [PickDecree("D01")], {"scored": 38, "purse": {"gold": 2}}),
    # D04: 3 basic for 12; then D08 counts 2 Gold and 2 basic: 6; total 18.
    ("X28", partial(at_step, CountDecrees(ME), people=(17, 2), cards="D04 D08", gold=2, papyrus=5),
     [PayUnits(3), *[pay(papyrus=1)] * 3], {"scored": 18, "purse": {"gold": 2, "papyrus": 2}}),
    # 11 / 2 = 5.5: 6 points.
    ("X29", partial(at_step, CountDecrees(ME), cards="D22", pure="white 6, black 3, yellow 2", tainted="gray 6",
                    anubis="gray 5"), [], {"scored": 6}),
    # White 5: Limestone is taken, so Granite; the whole row is taken, so row 4 from Limestone.
    *(("X33", partial(at_step, BotTurn(RIVAL), solo=True, light="osiris sunny", dice="osiris white 5", mine=taken), [],
       {"built_by_him": [space]}) for taken, space in (("OL5", "OG5"), ("OP5 OB5 OL5 OG5", "OL4"))),
    # -3 with A04 against his +3: Ankh 4 > 3, he is first; with T15 (5) the human is.
    ("X34", A04, [], {"order": [RIVAL, ME], "sheet": {"maat": -1}}),
    ("X34", partial(A04, cards="T15"), [PutFaith(0)], {"order": [ME, RIVAL], "sheet": {"maat": -1}}),
    # Buildings 3 + C24 3 + C21 2 + C33 0 = 8, the Statue is ignored.
    ("X40", partial(at_step, CountDecrees(ME), seats=4, mine="HL2 HR2 HT4 C24 C21 C33 ST_ROW", cards="D24"), [],
     {"scored": 8}),
]  # fmt: skip


def come_out(vector: Vector) -> None:
    """The example is played, and what it tells is there."""
    _, begin, moves, wanted = vector
    game, heard = begin(), list[Event]()
    for move in moves:
        heard += play(game, move or game.moves()[0])
    assert {what: LOOKS[what](game, heard) for what in wanted} == wanted


def named(vectors: list[Vector]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("vector", vectors, ids=[vector[0] for vector in vectors])


@named(ACTIONS)
def test_examples_of_actions(vector: Vector) -> None:
    """E13, E14, E16, E17, E18, TEK-3.10, 7.1, 7.2, 7.3, 7.4, 7.5, 8.1 to 8.4, R08, 9.1 to 9.5, R17, 10.1 to 10.5
    X04, X05, X06, X07, X09, X10, X11, X12, X13, X14, X15, X16, X17, X19, X20, TEK-11.1 to 11.4, R32, 13.1, 13.3, 14.1
    """
    come_out(vector)


@named(TURNS)
def test_examples_of_turns(vector: Vector) -> None:
    """E11, E12, X30, X37, X38, X43, X45, X46, TEK-5.4, 6.2, 6.4, 6.6, 7.6, R12, 11.5, R14, 14.3, R28, R35, 16.8"""
    come_out(vector)


@named(ENDS)
def test_examples_of_ends(vector: Vector) -> None:
    """E06, E07, E08, E09, E10, X22, X23, X24, X25, TEK-1.4, 16.1, 16.2, 16.4, 16.5, 16.7, 17.1 to 17.7, R09
    X26, X27, X28, X29, X33, X34, X40, TEK-18.1, 18.4, R16, 19.12, 19.15
    """
    come_out(vector)


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


@pytest.mark.parametrize("god", ["horus", "hathor"])
@pytest.mark.parametrize("first", [True, False])
def test_x31_extra_action_of_a_neighbour(god: str, first: bool) -> None:
    """X31, TEK-14.5, 6.5  White 3 in Ra with B17: Horus or Hathor with value 3, before or after; +3 on the scales."""
    game = holding(
        "ra white 3", light="ra sunny", display="P17 P22 P18", cards="B17", scribe=1, granite=9, bread=9, limestone=9
    )
    assert [move.god for move in offers(game, PlayExtra)] == ["horus", "hathor"]
    play(game, PlayExtra("B17", god))
    assert purse(game).get("scribe", 0) == 0
    heard = []
    for move in (DoExtra(god), DoMain("ra")) if first else (DoMain("ra"), DoExtra(god)):
        heard += play(game, move)
        while question(game) not in ("ChooseNext", ""):
            heard += play(game, game.moves()[0])
    began = [(event.god, event.value) for event in only(heard, events.ActionBegan)]
    assert began == ([(god, 3), ("ra", 3)] if first else [("ra", 3), (god, 3)])
    assert game.balance_of(ME) == 3


def test_x41_order_of_a_granted_action() -> None:
    """X41, TEK-5.10, 8.3, R36  Ra steps 1-4; P10: a card, B's Gold; the Pillar; the display slides; A's 2 points."""
    scene: Scene = {"light": "ra dark", "slots": {"thoth": 4, "ra": 6}, "display": "P10 P22 P23", "people": (5, 3)}
    game = acting("ra", 5, mine="ra", theirs="thoth", limestone=3, granite=1, **scene)
    heard = play(game, LayOn("C11"), TurnTile(0))
    assert [event.reason for event in only(heard, Scored)] == ["ra_outlines", "ra_slot"]
    assert isinstance(game.decision, AcceptGrant)
    heard = play(game, TakeGrant(), BrowseSection(1))
    heard += play(game, game.moves()[0])
    marked = (events.CardTaken, events.StatueBonus, events.PillarRaised, events.DisplaySlid)
    order = [type(event).__name__ for event in heard if isinstance(event, marked)]
    assert order == ["CardTaken", "StatueBonus", "PillarRaised", "DisplaySlid", "StatueBonus"]
    assert [(event.seat, event.god) for event in only(heard, events.StatueBonus)] == [(RIVAL, "thoth"), (ME, "ra")]
    assert (purse(game, RIVAL), sheet(game)["statue_bonus"]) == ({"gold": 1}, 2)


def test_x42_cards_do_not_help_the_action_that_takes_them() -> None:
    """X42, TEK-12.5, R34  T03 and T20 pay nothing now; the next Thoth action pays 2 points and 1 Papyrus."""
    game = acting("thoth", 3, market={2: "B01 B02 T03 T20"}, people=(5, 5), papyrus=2)
    play(game, BrowseSection(2), TakeCard("T03"), TakeCard("T20"))
    assert (purse(game), scored(game)) == ({}, 0)
    action(game, "thoth", 1)
    play(game, BrowseSection(2), TakeCard("B01"))
    assert (purse(game), scored(game)) == ({"papyrus": 1}, 2)


@pytest.mark.parametrize("words", ["horus gray 3", "ra gray 5"])
def test_x44_no_legal_pair(words: str) -> None:
    """X44, TEK-5.8, 5.9, R18, R38  Either die may be taken; it lies on the right plate, and nothing is done."""
    stock: Scene = {"granite": 1, "limestone": 1, "scribe": 1}
    dice = "horus gray 3, ra gray 5, bastet white 4"
    game = on_turn(light="bastet dark", dice=dice, display="P17 P11 P22", **stock)
    assert {f"{move.section} {move.colour} {move.face}" for move in dice_offered(game)} == {"horus gray 3", "ra gray 5"}
    take(game, words)
    assert [move for move in game.moves() if isinstance(move, DoMain)] == []
    assert only(play(game, Forfeit()), events.ActionForfeited)
    assert [one.face for one in game.seats[ME].tainted] == [int(words[-1])]
    assert question(game) == ""


def test_x21_ankh_breaks_the_tie() -> None:
    """X21, TEK-16.5  +1 with A02 against -1 with A04: both distance 1, B first."""
    game = table(destinies="A02 A04", pure="white 4, white 5", tainted="gray 6", excess={"bread": 2})
    scales(game, RIVAL, tainted="gray 1")
    heard = run(game, BeginJudgement())
    assert [(event.seat, event.balance) for event in only(heard, events.Judged)] == [(ME, 1), (RIVAL, -1)]
    assert game.order == [RIVAL, ME]


def test_x32_botankhamon_at_bastet() -> None:
    """X32, TEK-19.10, 10.5  Happiness 4, Population 7, value 6: 5, 6, 7, P 8, 8, P 9; section 3; no Scribe."""
    game = table(solo=True, dice="bastet gray 6")
    heard = run(game, BotTurn(game.bot))
    moved = [event for event in heard if isinstance(event, (events.HappinessMoved, events.PopulationMoved))]
    assert " ".join(f"{type(event).__name__[0]}{event.to}" for event in moved) == "H5 H6 H7 P8 H8 P9"
    assert events.SectionOpened(game.bot, 3) in heard
    assert purse(game, game.bot) == {}


@pytest.mark.parametrize(("variant", "end"), [((), 17), (("harsh_decrees",), 29)])
def test_x36_botankhamons_cards(variant: tuple[str, ...], end: int) -> None:
    """X36, TEK-19.16, 19.2, DP26  Scoring 1: 4 + 6; Scoring 2: 2 + 8; end 3 + 12 + 2 = 17, harsh 29."""
    game = table(2, 1, *variant, solo=True, order=[RIVAL, ME], their_cards="B01 B02 T01 T02 T03")
    run(game, BeginScoring())
    assert (sheet(game, game.bot)["bot_cards"], game.seats[game.bot].blessings) == (10, [])
    assert game.discards[0] == ["B01", "B02"]
    hand(game, game.bot, "B03 T04 D01 D02 D03")
    goods(game, game.bot, scribe=5)
    run(game, BeginScoring())
    assert sheet(game, game.bot)["bot_cards"] == 20
    before = game.points[game.bot]
    run(game, ScoreOrder())
    assert (game.points[game.bot] - before, purse(game, game.bot)) == (end, {"scribe": 5})
    assert (question(game), people(game, game.bot)) == ("", (components().bot.population, components().bot.happiness))
