"""Worked examples of turns: dice, Scribes, Anubis, extra and nested actions."""

import pytest

from game.core.events import Scored
from game.tekhenu import events
from game.tekhenu.actions import AcceptGrant, FreeGod, FreeProduction, PlayBlessing, TakeGrant, UseValue
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.maat import PassDestinies, PickReward, TakeDestiny
from game.tekhenu.selection import PlayExtra, SpendScribes
from game.tekhenu.using import DoExtra, DoMain, DoProduce, Forfeit
from game.tekhenu.words import GODS
from tests.tekhenu.look import (
    dice_offered,
    excess,
    holding,
    people,
    purse,
    question,
    scored,
    sheet,
    take,
    take_by_anubis,
)
from tests.tekhenu.table import ME, RIVAL, acting, action, at_step, on_turn
from tests.titles.playing import asked, offers, only, play, refuse

# Dice, Scribes, Anubis, extra actions


def test_x30_anubis_with_a_third_scribe() -> None:
    """X30, TEK-6.4  3 Granite, 1 excess, 3 points (T23), no Scribe left; the die counts not, the excess -1."""
    game = on_turn(light="ra sunny", dice="ra black 2", levels={"granite": 3}, cards="T23", scribe=3)
    take_by_anubis(game, "ra black 2")
    play(game, SpendScribes(4), DoProduce("granite"))
    assert (purse(game), excess(game), scored(game)) == ({"granite": 3}, {"granite": 1}, 3)
    assert game.balance_of(ME) == -1


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


def test_x37_scales_count_the_face() -> None:
    """X37, TEK-5.4, 6.2, R12  Yellow 2 in the Shade, 2 Scribes: +2 on the scales, action value 6."""
    game = holding("osiris yellow 2", light="osiris shaded", scribe=2)
    play(game, SpendScribes(6))
    heard = play(game, DoMain("osiris"))
    assert events.ActionBegan(ME, "osiris", 6) in heard
    assert game.balance_of(ME) == 2


def test_x38_humility_with_a_lowered_value() -> None:
    """X38, TEK-14.3, R28  Face 3 lowered to 1 by a Scribe, Thoth: 1 free card, 2 points."""
    game = holding("thoth gray 3", cards="T11", scribe=1)
    play(game, SpendScribes(1), DoMain("thoth"), BrowseSection(1))
    play(game, game.moves()[0])
    assert (purse(game), scored(game), question(game)) == ({}, 2, "")


def test_x39_the_god_is_taken() -> None:
    """X39, TEK-8.2  Two players, the god of slot 2 has a Statue: only Statues for the people with value 2."""
    game = acting("horus", 2, theirs="thoth", granite=2)
    assert [move for move in game.moves() if isinstance(move, HonourGod)] == []
    assert [move.space for move in offers(game, HonourPeople)] == ["ST_ROW", "ST_COL", "SO_WORK", "SO_QUAR"]
    assert refuse(game, HonourGod("thoth")) == "god_full"


# Order, nested actions


def test_x41_order_of_a_granted_action() -> None:
    """X41, TEK-5.10, 8.3, R36  Ra steps 1-4; P10: a card, B's Gold; the Pillar; the display slides; A's 2 points."""
    game = acting(
        "ra",
        5,
        light="ra dark",
        slots={"thoth": 4, "ra": 6},
        display="P10 P22 P23",
        mine="ra",
        theirs="thoth",
        people=(5, 3),
        limestone=3,
        granite=1,
    )
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


def test_x43_action_at_21_by_a_destiny_card() -> None:
    """X43, TEK-11.5, 16.8, DP19  A03 to 21: one action at once, before the next player takes a Destiny card."""
    game = at_step(PassDestinies(), judgements=2, people=(21, 20), destinies="A01 A02")
    play(game, TakeDestiny("A03"), PickReward("happiness"))
    assert (people(game), asked(game)) == ((21, 21), ("ChooseFreeAction", ME))
    play(game, FreeProduction("bread"), UseValue(6))
    assert (purse(game), excess(game)) == ({"bread": 2}, {"bread": 4})
    assert (asked(game), game.balance_of(ME)) == (("ChooseDestiny", RIVAL), -4)


@pytest.mark.parametrize("words", ["horus gray 3", "ra gray 5"])
def test_x44_no_legal_pair(words: str) -> None:
    """X44, TEK-5.8, 5.9, R18, R38  Either die may be taken; it lies on the right plate, and nothing is done."""
    game = on_turn(
        light="bastet dark",
        dice="horus gray 3, ra gray 5, bastet white 4",
        display="P17 P11 P22",
        granite=1,
        limestone=1,
        scribe=1,
    )
    assert {f"{move.section} {move.colour} {move.face}" for move in dice_offered(game)} == {"horus gray 3", "ra gray 5"}
    take(game, words)
    assert [move for move in game.moves() if isinstance(move, DoMain)] == []
    heard = play(game, Forfeit())
    assert only(heard, events.ActionForfeited)
    assert [one.face for one in game.seats[ME].tainted] == [int(words[-1])]
    assert question(game) == ""


@pytest.mark.parametrize(("value", "cards", "vp", "left"), [(1, 1, 2, 2), (3, 2, 0, 0)])
def test_x45_t14_on_a_granted_action(value: int, cards: int, vp: int, left: int) -> None:
    """X45, TEK-6.6, 14.3, R35  P11's Thoth stays at 1 (a free card, 2 points) or moves to 3 (2 cards for 2 Papyrus)."""
    game = acting(
        "ra",
        3,
        light="ra sunny",
        display="P22 P11 P23",
        people=(6, 6),
        cards="T11 T14",
        limestone=2,
        granite=2,
        papyrus=2,
        scribe=5,
    )
    play(game, UseValue(3), LayOn("C33"), TurnTile(0), TakeGrant())
    assert {move.value for move in offers(game, UseValue)} == {1, 2, 3}
    assert [move for move in game.moves() if isinstance(move, SpendScribes)] == []
    before = scored(game)
    play(game, UseValue(value), BrowseSection(2))
    for _ in range(cards):
        play(game, game.moves()[0])
    assert scored(game) - before == vp
    assert purse(game) == {"faith": 3, "scribe": 5} | ({"papyrus": left} if left else {})
    assert question(game) == ""


def test_x46_a_repeat_is_one_more_performance() -> None:
    """X46, TEK-7.6, 14.3  T11, T17, B22, brown 1: 1 + 1 Bread, no excess, 2 + 2 + 2 + 2 = 8 points."""
    game = holding("ra brown 1", light="ra shaded", levels={"bread": 2}, cards="T11 T17 B22")
    play(game, DoProduce("bread"), PlayBlessing("B22"))
    assert (purse(game), excess(game), scored(game)) == ({"bread": 2}, {}, 8)


def test_the_action_at_21_may_be_a_god_action_with_costs() -> None:
    """X43, TEK-11.5, R14  The same with a Statue, which is paid as usual."""
    game = at_step(PassDestinies(), people=(21, 20), destinies="A01 A02", granite=1, gold=1)
    play(game, TakeDestiny("A03"), PickReward("happiness"), FreeGod("horus"), UseValue(5), HonourGod("ra"))
    assert (game.god_statues[GODS.index("ra")], purse(game)) == ((ME,), {})
    assert asked(game) == ("ChooseDestiny", RIVAL)
