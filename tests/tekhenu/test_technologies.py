"""TEK-6.3, TEK-14.1, TEK-14.2  T10, T13, T14, T22 and T24 in a turn, and the Blessings that waive a price."""

from __future__ import annotations

import pytest

from game.core.agenda import Move
from game.tekhenu.actions import GO_ON, PlayBlessing, TakeGrant, UseValue
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.scoring import BeginScoring, GiveBread
from game.tekhenu.selection import MURKY_PROFIT, PlayExtra, Recolour, SpendScribes, TurnDie
from game.tekhenu.turn import CallAnubis
from game.tekhenu.using import DoExtra, DoMain, DoProduce
from tests.tekhenu.look import (
    holding,
    offers,
    pay,
    payments,
    people,
    play,
    purse,
    question,
    scored,
    sheet,
    take,
)
from tests.tekhenu.table import (
    ME,
    action,
    build,
    dice,
    display,
    goods,
    hand,
    light,
    produce,
    run,
    table,
    turn,
)

# T13, T14


def test_t14_for_each_action_of_the_turn() -> None:
    """TEK-6.3, DP10  Base value 3: the extra Osiris with 5, the main Horus with 1, each its own change."""
    game = holding("B17 T14", "horus white 3", scribe=1, granite=9)
    play(game, PlayExtra("B17", "osiris"), DoExtra("osiris"))
    assert {move.value for move in offers(game, UseValue)} == {1, 2, 3, 4, 5}
    play(game, UseValue(5), BuildIn("OG5"), DoMain("horus"))
    assert {move.value for move in offers(game, UseValue)} == {1, 2, 3, 4, 5}


def test_t14_on_a_nested_action_too() -> None:
    """TEK-6.3, 6.6, R35  Ra with 5 moved to 3; the Osiris 3 of P15 moved to 5."""
    game = table()
    light(game, "ra", "shaded")
    display(game, "P22", "P15", "P23")
    hand(game, ME, "T14")
    goods(game, ME, limestone=2, granite=2)
    action(game, "ra", 5)
    play(game, UseValue(3), LayOn("C33"), TurnTile(0), TakeGrant())
    assert {move.value for move in offers(game, UseValue)} == {1, 2, 3, 4, 5}
    play(game, UseValue(5), BuildIn("OG5"))
    assert purse(game) == {"faith": 3, "granite": 2}


def test_t14_only_values_with_which_the_action_is_possible() -> None:
    """TEK-6.3, 3.6  Thoth 3 without Papyrus: only 1 and 2 remain, with T14 it can be done."""
    game = holding("T14", "thoth gray 3", "shaded")
    play(game, DoMain("thoth"))
    assert [move.value for move in offers(game, UseValue)] == [1, 2]


def test_t14_within_1_and_6() -> None:
    """TEK-6.3  From 6: 4, 5, 6; no wrap."""
    game = holding("T14", "osiris gray 6", "shaded")
    play(game, DoMain("osiris"))
    assert {move.value for move in offers(game, UseValue)} == {4, 5, 6}


def test_t13_does_not_touch_god_actions_nor_t14_production() -> None:
    """TEK-6.3  Each on its own kind of action."""
    game = table()
    hand(game, ME, "T14")
    produce(game, "bread", 3)
    assert question(game) == ""
    game = table()
    hand(game, ME, "T13")
    action(game, "osiris", 3)
    assert question(game) == "ChooseDistrict"


def test_t11_counts_the_final_value() -> None:
    """TEK-14.3, R28  A 3 moved to 1 by T14 pays, a 1 moved to 3 does not."""
    for base, value, vp in ((3, 1, 2), (1, 3, 0)):
        game = table()
        hand(game, ME, "T11 T14")
        action(game, "osiris", base)
        play(game, UseValue(value))
        play(game, game.moves()[0])
        assert scored(game) == vp


# T10, T22, T24


def test_t10_gold_for_anubis() -> None:
    """TEK-14.2, R29, DP17  Two Gold instead of two Scribes: Anubis, and 1 point."""
    game = table()
    dice(game, ra="black 3")
    hand(game, ME, "T10")
    goods(game, ME, gold=2)
    turn(game)
    play(game, CallAnubis(""))
    assert (purse(game), scored(game)) == ({}, 1)


def test_t10_mixed_payment_is_asked() -> None:
    """TEK-3.6, 14.2, R29, DP17  Two Scribes and a Gold: two ways; only the one with Gold pays the point."""
    for way, vp in (({"scribe": 2}, 0), ({"scribe": 1, "gold": 1}, 1)):
        game = table()
        dice(game, ra="black 3")
        hand(game, ME, "T10")
        goods(game, ME, gold=1, scribe=2)
        turn(game)
        play(game, CallAnubis(""))
        assert payments(game) == [{"scribe": 2}, {"scribe": 1, "gold": 1}]
        play(game, pay(**way))
        assert scored(game) == vp


def test_t10_gold_for_a_value_and_for_the_neighbour_and_murky() -> None:
    """TEK-14.2, R29  Value change, B17 and T19 with Gold: 1 point in all, once per turn."""
    game = table()
    light(game, "horus", "sunny")
    dice(game, horus="yellow 3")
    hand(game, ME, "T10 T19 B17")
    goods(game, ME, gold=3)
    turn(game)
    take(game, "horus yellow 3")
    play(game, SpendScribes(5), PlayExtra("B17", "osiris"), MURKY_PROFIT)
    assert (purse(game), scored(game)) == ({}, 1)


def test_t10_pays_again_in_the_next_turn() -> None:
    """TEK-14.2  At most once per own turn, again in the next."""
    game = table()
    hand(game, ME, "T10")
    for number in (1, 2):
        dice(game, horus="white 3")
        goods(game, ME, gold=1)
        turn(game)
        take(game, "horus white 3")
        play(game, SpendScribes(5), DoProduce("limestone"))
        assert scored(game) == number


def test_t10_a_scribe_is_any_resource() -> None:
    """TEK-14.2, R29  Two Scribes pay a festival: 1 point."""
    game = table()
    hand(game, ME, "T10")
    goods(game, ME, scribe=2)
    action(game, "bastet", 6)
    assert (purse(game), scored(game)) == ({}, 1)


def test_gold_alone_does_not_use_t10() -> None:
    """TEK-1.3, 14.2  Gold is wild for everybody: no point."""
    game = table()
    hand(game, ME, "T10")
    goods(game, ME, gold=2)
    action(game, "bastet", 6)
    assert (purse(game), scored(game)) == ({}, 0)


def test_t10_outside_the_own_turn() -> None:
    """TEK-14.2, 17.7, DP21  At a Scoring a Scribe pays Bread, without the point."""
    game = table()
    hand(game, ME, "T10")
    build(game, ME, "HL1 HL2 HL4")
    goods(game, ME, scribe=1)
    run(game, BeginScoring())
    play(game, GiveBread(1))
    assert purse(game) == {}
    assert "technology" not in sheet(game)


def test_t22_stones_are_one() -> None:
    """TEK-14.2  Granite for Limestone and back, 1 point each turn in which it was needed."""
    game = table()
    display(game, "P22", "P27", "P23")
    hand(game, ME, "T22")
    goods(game, ME, granite=2)
    action(game, "ra", 6)
    assert (purse(game), scored(game)) == ({}, 1)
    goods(game, ME, limestone=2)
    action(game, "horus", 1)
    play(game, HonourPeople("SO_WORK"))
    assert (purse(game), sheet(game)["technology"]) == ({"gold": 1}, 2)


def test_t22_once_per_turn() -> None:
    """TEK-14.2  Two payments in one turn, one point."""
    game = table()
    light(game, "horus", "sunny")
    dice(game, horus="white 3")
    display(game, "P22", "P24", "P26")
    hand(game, ME, "T22 B17")
    goods(game, ME, granite=2, limestone=2, scribe=1)
    turn(game)
    take(game, "horus white 3")
    play(game, PlayExtra("B17", "ra"), DoExtra("ra"), pay(granite=2), LayOn("C31"), TurnTile(0))
    play(game, DoMain("horus"), HonourPeople("SO_WORK"))
    assert sheet(game)["technology"] == 1


def test_t10_and_t22_in_one_payment() -> None:
    """TEK-14.2, 14.1  P23 (1 Limestone, 1 Granite) for 1 Granite and 1 Scribe uses T10; two Granite use T22."""
    game = table()
    display(game, "P22", "P24", "P23")
    hand(game, ME, "T10 T22")
    goods(game, ME, granite=2, scribe=1)
    action(game, "ra", 1)
    assert sorted(map(str, payments(game))) == sorted(map(str, [{"granite": 2}, {"granite": 1, "scribe": 1}]))
    trial = game.clone()
    play(game, pay(granite=2))
    play(trial, pay(granite=1, scribe=1))
    assert scored(game) == scored(trial) == 1
    assert (game.interchanged, trial.interchanged) == (["T22"], ["T10"])


def test_t24_comes_after_the_price_of_the_neighbour() -> None:
    """TEK-14.1, 14.5, TEK-P18  T24's Gold comes after the effect: with T10 it cannot pay the Scribe of the same B17."""
    game = holding("B17 T10 T24", "horus white 3", scribe=1)
    play(game, PlayExtra("B17", "osiris"))
    assert question(game) == "UseDie"
    assert (purse(game), scored(game)) == ({"gold": 1}, 0)


def test_t24_gold_may_pay_for_the_action() -> None:
    """TEK-14.1, 3.7  Gold of T24 for a veil pays what follows: gray at Bastet with 1 Papyrus."""
    game = table()
    light(game, "bastet", "shaded")
    dice(game, bastet="gray 5, white 1")
    hand(game, ME, "B09 T24")
    goods(game, ME, papyrus=1)
    turn(game)
    take(game, "bastet gray 5")
    assert {type(move) for move in game.moves()} == {TurnDie}
    play(game, TurnDie("B09", 5), DoMain("bastet"))
    assert people(game)[1] == 5
    assert purse(game) == {}


def test_t24_for_every_blessing_of_a_turn() -> None:
    """TEK-14.1, 14  Five Blessings in one turn, five Gold; effects add up with Technologies."""
    game = holding("B09 B11 B01 B02 B21 T24 T13", "ra white 3")
    play(game, TurnDie("B09", 1), Recolour("B11", "yellow", 2, "tainted"), DoProduce("papyrus"), UseValue(3))
    play(game, PlayBlessing("B01"), PlayBlessing("B21"), PlayBlessing("B02"))
    assert purse(game) == {"papyrus": 2 * (2 + 1), "limestone": 4, "granite": 4, "gold": 5}
    assert game.seats[ME].excess == [2, 0, 0, 0]
    assert game.balance_of(ME) == -1 - 2


# B13 to B16


def test_waivers_are_optional_if_the_price_can_be_paid() -> None:
    """TEK-14, DP24  With the goods at hand B13 may be kept."""
    game = table()
    hand(game, ME, "B13")
    goods(game, ME, granite=2)
    action(game, "horus", 1)
    assert list(game.moves()) == [GO_ON, PlayBlessing("B13")]
    play(game, GO_ON, HonourPeople("SO_WORK"))
    assert (purse(game), game.seats[ME].blessings) == ({"gold": 1}, ["B13"])


def test_waivers_outside_the_own_turn() -> None:
    """TEK-5.11  B13 is played as its action begins, also outside the own turn."""
    game = table()
    hand(game, ME, "B13")
    action(game, "horus", 1)
    game.acting = -1
    play(game, PlayBlessing("B13"), HonourPeople("SO_WORK"))
    assert purse(game) == {"gold": 1}


def test_a_waiver_with_the_granite_of_t04() -> None:
    """TEK-8.5, 5.10  T04's Granite comes all the same and is kept."""
    game = table()
    hand(game, ME, "B13 T04")
    action(game, "horus", 1)
    play(game, PlayBlessing("B13"), HonourPeople("SO_WORK"))
    assert (purse(game), scored(game)) == ({"granite": 1, "gold": 1}, 2)


def test_a_waiver_where_nothing_is_due() -> None:
    """TEK-5.11, 14.1, TEK-P24  Both of B13 and B14 may be played with one action: the second for T24's Gold only."""
    game = table()
    hand(game, ME, "B13 B14 T24")
    action(game, "horus", 1)
    play(game, PlayBlessing("B13"), PlayBlessing("B14"), HonourPeople("SO_WORK"))
    assert purse(game) == {"gold": 3}


@pytest.mark.parametrize(("cards", "kind"), [("B09 B10", TurnDie), ("B11 B12", Recolour), ("B17 B18", PlayExtra)])
def test_of_equal_cards_the_first_is_offered(cards: str, kind: type[Move]) -> None:
    """TEK-14.1, TEK-P19  Twin Blessings are one choice; once the first is played the other is offered."""
    game = holding(cards, "ra white 3", scribe=2)
    assert {getattr(move, "card", "") for move in offers(game, kind)} == {cards[:3]}
    play(game, offers(game, kind)[0])
    assert {getattr(move, "card", "") for move in offers(game, kind)} == {cards[4:]}
