"""TEK-8.3  Who is paid for Statues, when, in which order, with 2, 3 and 4 seats; T07."""

from __future__ import annotations

import pytest

from game.core.agenda import Move
from game.tekhenu import events
from game.tekhenu.actions import ChooseFreeAction, FreeGod, FreeProduction, MarketAfterAction, TakeGrant, UseValue
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.selection import PlayExtra
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis
from game.tekhenu.using import DoExtra, DoMain, DoProduce
from tests.tekhenu.look import only, play, purse, question, scored, take
from tests.tekhenu.table import (
    ME,
    RIVAL,
    acting,
    action,
    at_step,
    dice,
    goods,
    hand,
    light,
    plenty,
    produce,
    run,
    statues,
    table,
    turn,
)


def paid(heard: list[object]) -> list[tuple[int, str]]:
    return [(event.seat, event.god) for event in heard if isinstance(event, events.StatueBonus)]


def osiris_action(game: Tekhenu, seat: int) -> list[tuple[int, str]]:
    action(game, "osiris", 1, seat)
    return paid([*play(game, game.moves()[0])])


@pytest.mark.parametrize(("seats", "others", "own"), [(2, True, True), (3, True, False), (4, True, False)])
def test_who_is_paid(seats: int, others: bool, own: bool) -> None:
    """TEK-8.3  Others' actions always; own ones with two players only."""
    game = table(seats, mine="osiris")
    assert bool(osiris_action(game, RIVAL)) == others
    assert bool(osiris_action(game, ME)) == own


@pytest.mark.parametrize(("seats", "bonuses"), [(2, 0), (3, 1), (4, 0)])
def test_building_pays_at_once_with_three(seats: int, bonuses: int) -> None:
    """TEK-8.3  Also once when the Statue is built, with three players only."""
    game = acting("horus", 1, seats=seats, granite=2)
    heard = play(game, HonourGod("osiris"))
    assert paid([*heard]) == [(ME, "osiris")] * bonuses


def test_a_second_statue_does_not_pay_on_building() -> None:
    """TEK-8.3, R10  Three players: no immediate bonus for a second own Statue at that god."""
    game = acting("horus", 1, seats=3, mine="osiris", granite=2)
    assert paid([*play(game, HonourGod("osiris"))]) == []


def test_the_first_own_statue_pays_although_a_rivals_stands_there() -> None:
    """TEK-8.3  Three players: a rival's Statue at the god changes nothing."""
    game = acting("horus", 1, seats=3, theirs="osiris", granite=2)
    assert paid([*play(game, HonourGod("osiris"))]) == [(ME, "osiris")]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_statue_at_horus_does_not_pay_for_its_own_action(seats: int) -> None:
    """TEK-8.3, R30  It did not stand before the action began."""
    game = acting("horus", 6, seats=seats, granite=2)
    assert paid([*play(game, HonourGod("horus"))]) == []
    goods(game, ME, granite=2)
    action(game, "horus", 1)
    assert paid([*play(game, HonourPeople("SO_WORK"))]) == ([(ME, "horus")] if seats == 2 else [])


def test_a_statue_at_horus_with_three_pays_once() -> None:
    """TEK-8.3, R30  Only the building bonus."""
    game = acting("horus", 6, seats=3, granite=2)
    assert paid([*play(game, HonourGod("horus"))]) == [(ME, "horus")]
    assert scored(game) == 2


@pytest.mark.parametrize(("acting", "order"), [(0, [3, 1, 2]), (3, [1, 0, 2]), (2, [0, 3, 1])])
def test_bonuses_in_turn_order_from_the_acting_player(acting: int, order: list[int]) -> None:
    """TEK-8.3, R07  Four players, turn order 2, 0, 3, 1; the three others have a Statue there."""
    game = table(4, order=[2, 0, 3, 1])
    for seat in order:
        statues(game, seat, "osiris")
    assert [seat for seat, _ in osiris_action(game, acting)] == [
        seat for seat in (*game.order[game.order.index(acting):], *game.order[: game.order.index(acting)])
        if seat != acting
    ]  # fmt: skip


def test_two_players_the_acting_one_first() -> None:
    """TEK-8.3, R07  Turn order from the active player: with two players and solo only one Statue stands at a god."""
    game = table(theirs="osiris")
    assert osiris_action(game, RIVAL) == [(RIVAL, "osiris")]
    assert osiris_action(game, ME) == [(RIVAL, "osiris")]


def test_paid_after_the_action_is_complete() -> None:
    """TEK-5.6, 8.3, 5.10, R07  After T04's points; the bonus cannot pay for the action itself."""
    game = acting("horus", 1, slots={"horus": 3}, mine="horus", cards="T04", granite=2)
    heard = play(game, HonourPeople("SO_WORK"))
    told = [type(event).__name__ for event in heard]
    assert told.index("PeopleStatueBuilt") < told.index("Scored") < told.index("StatueBonus")


# Any performance counts

SCENES: dict[str, list[Move]] = {
    "die": [DoMain("osiris"), BuildIn("OP3")],
    "anubis": [CallAnubis("")],
    "extra": [PlayExtra("B17", "osiris"), DoExtra("osiris"), BuildIn("OP3")],
    "opposite": [PlayExtra("B19", "osiris"), DoExtra("osiris"), BuildIn("OP3")],
}


@pytest.mark.parametrize("scene", SCENES)
def test_any_performance_counts(scene: str) -> None:
    """TEK-8.3  By die, Anubis, B17 to B20."""
    game = table(theirs="osiris", people=(9, 5))
    god = {"die": "osiris", "anubis": "ra", "extra": "horus", "opposite": "hathor"}[scene]
    light(game, god, "sunny")
    dice(game, **{god: "white 3"})
    hand(game, ME, "B17 B19")
    goods(game, ME, scribe=2)
    turn(game)
    if scene == "anubis":
        play(game, CallAnubis(""))
        take(game, "ra white 3")
        heard = play(game, DoMain("osiris"), BuildIn("OP3"))
    else:
        take(game, f"{god} white 3")
        heard = play(game, *SCENES[scene])
    assert paid([*heard]) == [(RIVAL, "osiris")]


@pytest.mark.parametrize("free", [False, True])
def test_actions_without_a_die_count(free: bool) -> None:
    """TEK-8.3  The action at Happiness 21, and D23."""
    game = at_step(ChooseFreeAction(ME, free), MarketAfterAction(), theirs="osiris")
    heard = play(game, FreeGod("osiris"), UseValue(3), BuildIn("OP3"))
    assert paid([*heard]) == [(RIVAL, "osiris")]


@pytest.mark.parametrize(
    ("tile", "where", "god"),
    [("P10", "dark", "thoth"), ("P11", "sunny", "thoth"), ("P12", "shaded", "horus"), ("P15", "shaded", "osiris")],
)
def test_granted_actions_count(tile: str, where: str, god: str) -> None:
    """TEK-8.3  P10, P11, P12, P15."""
    game = acting("ra", 5, light=f"ra {where}", display=f"{tile} P22 P23", theirs=god, plenty=True)
    play(game, LayOn("C33"), TurnTile(0))
    heard = play(game, TakeGrant())
    while question(game):
        heard += play(game, game.moves()[0])
    assert paid([*heard]) == [(RIVAL, god)]


def test_production_pays_nothing() -> None:
    """TEK-1.9, 8.3  Production is not a god action."""
    game = table()
    for god in ("horus", "ra", "hathor", "bastet", "thoth", "osiris"):
        statues(game, RIVAL, god)
    assert paid([*produce(game, "bread", 3)]) == []
    run(game, ChooseFreeAction(ME, True))
    assert paid([*play(game, FreeProduction("bread"), UseValue(2))]) == []
    light(game, "horus", "sunny")
    dice(game, horus="white 2")
    turn(game)
    take(game, "horus white 2")
    assert paid([*play(game, DoProduce("limestone"))]) == []


# T07


def test_t07_for_each_bonus() -> None:
    """TEK-8.3  1 Granite more for each bonus received."""
    game = table(3, mine="osiris", cards="T07")
    osiris_action(game, RIVAL)
    osiris_action(game, 2)
    assert purse(game) == {"faith": 2, "granite": 2}


def test_t07_with_the_building_bonus_of_three_players() -> None:
    """TEK-8.3  The building bonus included."""
    game = acting("horus", 1, seats=3, cards="T07", granite=2)
    play(game, HonourGod("osiris"))
    assert purse(game) == {"faith": 1, "granite": 1}


def test_t07_taken_by_the_thoth_action_itself() -> None:
    """TEK-12.5, 8.3, R34, TEK-P8  The bonus comes after the action is complete, when the card already works."""
    game = acting("thoth", 1, market={1: "B01 B02 T07"}, mine="thoth")
    play(game, BrowseSection(1), TakeCard("T07"))
    assert (purse(game), scored(game)) == ({"granite": 1}, 1)


def test_all_gods_pay_for_their_own_action_only() -> None:
    """TEK-8.3, 1.1  A Statue at one god: the five other actions pay nothing."""
    for god in ("horus", "ra", "hathor", "bastet", "thoth", "osiris"):
        for other in ("horus", "ra", "hathor", "bastet", "thoth", "osiris"):
            game = table(display="P22 P23 P24", mine=god)
            plenty(game, RIVAL)
            heard = [*action(game, other, 1, RIVAL)]
            while question(game):
                heard += play(game, game.moves()[0])
            assert bool(only(heard, events.StatueBonus)) == (god == other)
