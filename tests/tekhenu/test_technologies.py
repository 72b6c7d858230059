"""TEK-6.3, TEK-14.1, TEK-14.2  T10, T13, T14, T22 and T24 in a turn, and the Blessings that waive a price."""

from collections.abc import Callable
from functools import partial

import pytest

from game.core.agenda import Move
from game.tekhenu.actions import GO_ON, PlayBlessing, UseValue
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.scoring import BeginScoring, GiveBread
from game.tekhenu.selection import MURKY_PROFIT, PlayExtra, Recolour, SpendScribes, TurnDie
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis
from game.tekhenu.using import DoExtra, DoMain, DoProduce
from tests.tekhenu.look import holding, pay, payments, purse, question, scored, sheet, take
from tests.tekhenu.table import ME, acting, at_step, dice, goods, on_turn, producing, table, turn
from tests.titles.playing import offers, play

# T13, T14


def test_t14_for_each_action_of_the_turn() -> None:
    """TEK-6.3, DP10  Base value 3: the extra Osiris with 5, the main Horus with 1, each its own change."""
    game = holding("horus white 3", cards="B17 T14", scribe=1, granite=9)
    play(game, PlayExtra("B17", "osiris"), DoExtra("osiris"))
    assert {move.value for move in offers(game, UseValue)} == {1, 2, 3, 4, 5}
    play(game, UseValue(5), BuildIn("OG5"), DoMain("horus"))
    assert {move.value for move in offers(game, UseValue)} == {1, 2, 3, 4, 5}


def test_t13_does_not_touch_god_actions_nor_t14_production() -> None:
    """TEK-6.3  Each on its own kind of action."""
    game = producing("bread", 3, cards="T14")
    assert question(game) == ""
    game = acting("osiris", 3, cards="T13")
    assert question(game) == "ChooseDistrict"


def test_t11_counts_the_final_value() -> None:
    """TEK-14.3, R28  A 3 moved to 1 by T14 pays, a 1 moved to 3 does not."""
    for base, value, vp in ((3, 1, 2), (1, 3, 0)):
        game = acting("osiris", base, cards="T11 T14")
        play(game, UseValue(value))
        play(game, game.moves()[0])
        assert scored(game) == vp


@pytest.mark.parametrize(
    ("value", "display", "cards", "given"),
    [
        (5, "P22 - -", "T14", UseValue(5)),
        (6, "P22 - -", "T14", UseValue(6)),
        (4, "P22 P23 -", "T14", None),
        (2, "- - P22", "T14", UseValue(2)),
        (2, "- - P22", "T11 T14", None),
        (5, "P22 - -", "T14 B07", None),
    ],
)
def test_values_that_bring_the_same_are_not_asked(value: int, display: str, cards: str, given: Move | None) -> None:
    """TEK-6.3, TEK-14.3  One tile with a 5 or a 6; T11 asks for a 1, and B07 can be played meanwhile."""
    game = acting("ra", value, cards=cards, display=display, limestone=9, granite=9)
    assert question(game) == "ChooseValue" and game.decision is not None
    assert game.decision.foregone(game) == given


# T10, T22, T24


@pytest.mark.parametrize(
    ("begin", "moves", "vp"),
    [
        # Two Gold instead of two Scribes for Anubis.
        (partial(on_turn, dice="ra black 3", gold=2), [CallAnubis("")], 1),
        # Value change, B17 and T19 with Gold: once per turn.
        (
            partial(holding, "horus yellow 3", light="horus sunny", gold=3),
            [SpendScribes(5), PlayExtra("B17", "osiris"), MURKY_PROFIT],
            1,
        ),
        # Two Scribes pay a festival; Gold alone is wild for everybody.
        (partial(acting, "bastet", 6, scribe=2), [], 1),
        (partial(acting, "bastet", 6, gold=2), [], 0),
        # At a Scoring Scribes pay Bread, outside the own turn.
        (partial(at_step, BeginScoring(), mine="HL1 HL2 HL3 HL4 HL5 HB1 HB2", scribe=2, gold=1), [GiveBread(3)], 0),
    ],
)
def test_t10_gold_and_scribes_are_one(begin: Callable[..., Tekhenu], moves: list[Move], vp: int) -> None:
    """TEK-14.2, 1.3, 17.7, R29, DP17, DP21  Either pays for the other; 1 point if it was needed in the own turn."""
    game = begin(cards="T10 T19 B17")
    play(game, *moves)
    assert (purse(game), sheet(game).get("technology", 0)) == ({}, vp)


def test_t10_mixed_payment_is_asked() -> None:
    """TEK-3.6, 14.2, R29, DP17  Two Scribes and a Gold: two ways; only the one with Gold pays the point."""
    for way, vp in (({"scribe": 2}, 0), ({"scribe": 1, "gold": 1}, 1)):
        game = on_turn(dice="ra black 3", cards="T10", gold=1, scribe=2)
        play(game, CallAnubis(""))
        assert payments(game) == ["scribe scribe", "gold scribe"]
        play(game, pay(**way))
        assert scored(game) == vp


def test_t10_pays_again_in_the_next_turn() -> None:
    """TEK-14.2  At most once per own turn, again in the next."""
    game = table(cards="T10")
    for number in (1, 2):
        dice(game, "horus white 3")
        goods(game, ME, gold=1)
        turn(game)
        take(game, "horus white 3")
        play(game, SpendScribes(5), DoProduce("limestone"))
        assert scored(game) == number


def test_t22_once_per_turn() -> None:
    """TEK-14.2  Two payments in one turn, one point."""
    game = holding(
        "horus white 3", light="horus sunny", display="P22 P24 P26", cards="T22 B17", granite=2, limestone=2, scribe=1
    )
    play(game, PlayExtra("B17", "ra"), DoExtra("ra"), pay(granite=2), LayOn("C31"), TurnTile(0))
    play(game, DoMain("horus"), HonourPeople("SO_WORK"))
    assert sheet(game)["technology"] == 1


def test_t10_and_t22_in_one_payment() -> None:
    """TEK-14.2, 14.1  P23 (1 Limestone, 1 Granite) for 1 Granite and 1 Scribe uses T10; two Granite use T22."""
    game = acting("ra", 1, display="P22 P24 P23", cards="T10 T22", granite=2, scribe=1)
    assert set(payments(game)) == {"granite granite", "granite scribe"}
    trial = game.clone()
    play(game, pay(granite=2))
    play(trial, pay(granite=1, scribe=1))
    assert scored(game) == scored(trial) == 1
    assert (game.interchanged, trial.interchanged) == (["T22"], ["T10"])


def test_t24_comes_after_the_price_of_the_neighbour() -> None:
    """TEK-14.1, 14.5, TEK-P18  T24's Gold comes after the effect: with T10 it cannot pay the Scribe of the same B17."""
    game = holding("horus white 3", cards="B17 T10 T24", scribe=1)
    play(game, PlayExtra("B17", "osiris"))
    assert (question(game), purse(game), scored(game)) == ("UseDie", {"gold": 1}, 0)


def test_t24_for_every_blessing_of_a_turn() -> None:
    """TEK-14.1, 14  Five Blessings in one turn, five Gold; effects add up with Technologies."""
    game = holding("ra white 3", cards="B09 B11 B01 B02 B21 T24 T13")
    play(game, TurnDie("B09", 1), Recolour("B11", "yellow", 2, "tainted"), DoProduce("papyrus"), UseValue(3))
    play(game, PlayBlessing("B01"), PlayBlessing("B21"), PlayBlessing("B02"))
    assert purse(game) == {"papyrus": 2 * (2 + 1), "limestone": 4, "granite": 4, "gold": 5}
    assert (game.seats[ME].excess, game.balance_of(ME)) == ([2, 0, 0, 0], -1 - 2)


# B13 to B16


@pytest.mark.parametrize(
    ("cards", "granite", "moves", "left", "vp"),
    [
        # With the goods at hand B13 may be kept.
        ("B13", 2, [GO_ON], {"gold": 1}, 0),
        # T04's Granite comes all the same and is kept.
        ("B13 T04", 0, [PlayBlessing("B13")], {"granite": 1, "gold": 1}, 2),
        # B14 after B13 waives nothing, but brings T24's Gold.
        ("B13 B14 T24", 0, [PlayBlessing("B13"), PlayBlessing("B14")], {"gold": 3}, 0),
    ],
)
def test_waivers(cards: str, granite: int, moves: list[Move], left: dict[str, int], vp: int) -> None:
    """TEK-14, 14.1, 8.5, 5.10, 5.11, DP24, TEK-P24  A Statue without its price, if one likes, whoever's turn it is."""
    for acting_seat in (ME, -1):
        game = acting("horus", 1, cards=cards, granite=granite)
        assert (GO_ON in game.moves(), PlayBlessing("B13") in game.moves()) == (granite > 0, True)
        game.acting = acting_seat
        play(game, *moves, HonourPeople("SO_WORK"))
        assert (purse(game), scored(game)) == (left, vp)


@pytest.mark.parametrize(("cards", "kind"), [("B09 B10", TurnDie), ("B11 B12", Recolour), ("B17 B18", PlayExtra)])
def test_of_equal_cards_the_first_is_offered(cards: str, kind: type[Move]) -> None:
    """TEK-14.1, TEK-P19  Twin Blessings are one choice; once the first is played the other is offered."""
    game = holding("ra white 3", cards=cards, scribe=2)
    assert {getattr(move, "card", "") for move in offers(game, kind)} == {cards[:3]}
    play(game, offers(game, kind)[0])
    assert {getattr(move, "card", "") for move in offers(game, kind)} == {cards[4:]}
