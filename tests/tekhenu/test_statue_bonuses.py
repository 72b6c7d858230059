"""TEK-8.3  Who is paid for Statues, when, in which order, with 2, 3 and 4 seats; T07."""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest

from game.core.agenda import Move
from game.core.events import Event
from game.tekhenu import events
from game.tekhenu.actions import ChooseFreeAction, FreeGod, FreeProduction, MarketAfterAction, TakeGrant, UseValue
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, TakeCard
from game.tekhenu.selection import PlayExtra
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.using import DoExtra, DoMain, DoProduce
from game.tekhenu.words import GODS
from tests.tekhenu.look import holding, play_first, play_out, purse, question, scored
from tests.tekhenu.table import ME, RIVAL, Scene, acting, action, at_step, on_turn, pieces, plenty, produce, table
from tests.titles.playing import only, play, run


def paid(heard: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.god) for event in only(heard, events.StatueBonus)]


def osiris_action(game: Tekhenu, seat: int) -> list[tuple[int, str]]:
    action(game, "osiris", 1, seat)
    return paid(play_first(game))


@pytest.mark.parametrize(("seats", "own"), [(2, True), (3, False), (4, False)])
def test_who_is_paid(seats: int, own: bool) -> None:
    """TEK-8.3  Others' actions always; own ones with two players only."""
    game = table(seats, mine="osiris")
    assert osiris_action(game, RIVAL) == [(ME, "osiris")]
    assert osiris_action(game, ME) == [(ME, "osiris")] * own


@pytest.mark.parametrize(
    ("seats", "god", "scene", "pays"),
    [
        (2, "osiris", {}, False),
        (3, "osiris", {}, True),
        (4, "osiris", {}, False),
        # A second own Statue at that god does not pay; a rival's changes nothing.
        (3, "osiris", {"mine": "osiris"}, False),
        (3, "osiris", {"theirs": "osiris"}, True),
        # A Statue at Horus did not stand before this Horus action began: only the bonus for building.
        (2, "horus", {}, False),
        (3, "horus", {}, True),
        (4, "horus", {}, False),
    ],
)
def test_building_pays_at_once_with_three(seats: int, god: str, scene: Scene, pays: bool) -> None:
    """TEK-8.3, R10, R30  Also once when the first own Statue is built, with three players only; T07 adds 1 Granite."""
    game = acting("horus", {"osiris": 1, "horus": 6}[god], seats=seats, cards="T07", granite=2, **scene)
    assert paid(play(game, HonourGod(god))) == [(ME, god)] * pays
    assert purse(game) == ({} if not pays else {"granite": 1} if god == "horus" else {"granite": 1, "faith": 1})
    assert scored(game) == (2 if pays and god == "horus" else 0)


@pytest.mark.parametrize(("who", "order"), [(0, [3, 1, 2]), (3, [1, 2, 0]), (2, [0, 3, 1])])
def test_bonuses_in_turn_order_from_the_acting_player(who: int, order: list[int]) -> None:
    """TEK-8.3, R07  Four players, turn order 2, 0, 3, 1; the three others have a Statue there."""
    game = table(4, order=[2, 0, 3, 1])
    for seat in sorted(order):
        pieces(game, seat, "osiris")
    assert osiris_action(game, who) == [(seat, "osiris") for seat in order]


def test_paid_after_the_action_is_complete() -> None:
    """TEK-5.6, 8.3, 5.10, R07  After T04's points; the bonus cannot pay for the action itself."""
    game = acting("horus", 1, slots={"horus": 3}, mine="horus", cards="T04", granite=2)
    told = [type(event).__name__ for event in play(game, HonourPeople("SO_WORK"))]
    assert told.index("PeopleStatueBuilt") < told.index("Scored") < told.index("StatueBonus")


# Any performance counts


def test_every_god_pays_for_its_own_action_only() -> None:
    """TEK-8.3, 1.1  A Statue at one god: the five other actions pay nothing."""
    for god, other in product(GODS, GODS):
        game = table(display="P22 P23 P24", mine=god)
        plenty(game, RIVAL)
        heard = action(game, other, 1, RIVAL) + play_out(game)
        assert paid(heard) == ([(ME, god)] if god == other else []), (god, other)


BUILD = BuildIn("OP3")
GRANT = (LayOn("C33"), TurnTile(0), TakeGrant())
EXTRA = (DoExtra("osiris"), BUILD)
ANUBIS_DIE = TakeDie("ra", "white", 3, "anubis")
STOCKED = partial(holding, people=(9, 5), cards="B17 B19", scribe=2)
FREE = (FreeGod("osiris"), UseValue(3), BUILD)
PERFORMANCES: list[tuple[Callable[..., Tekhenu], tuple[Move, ...], str]] = [
    # By die, by Anubis, by B17 and B18, by B19 and B20.
    (partial(STOCKED, "osiris white 3", light="osiris sunny"), (DoMain("osiris"), BUILD), "osiris"),
    (partial(STOCKED, "horus white 3"), (PlayExtra("B17", "osiris"), *EXTRA), "osiris"),
    (partial(STOCKED, "hathor white 3", light="hathor sunny"), (PlayExtra("B19", "osiris"), *EXTRA), "osiris"),
    (partial(on_turn, dice="ra white 3", scribe=2), (CallAnubis(""), ANUBIS_DIE, DoMain("osiris"), BUILD), "osiris"),
    # The action at Happiness 21, and D23.
    (partial(at_step, ChooseFreeAction(ME, False), MarketAfterAction()), FREE, "osiris"),
    (partial(at_step, ChooseFreeAction(ME, True), MarketAfterAction()), FREE, "osiris"),
    # Granted by tiles.
    (partial(acting, "ra", 5, light="ra dark", display="P10 P22 P23", plenty=True), GRANT, "thoth"),
    (partial(acting, "ra", 5, light="ra sunny", display="P11 P22 P23", plenty=True), GRANT, "thoth"),
    (partial(acting, "ra", 5, light="ra shaded", display="P12 P22 P23", plenty=True), GRANT, "horus"),
    (partial(acting, "ra", 5, light="ra shaded", display="P15 P22 P23", plenty=True), GRANT, "osiris"),
]


@pytest.mark.parametrize(("begin", "moves", "god"), PERFORMANCES)
def test_any_performance_counts(begin: Callable[..., Tekhenu], moves: tuple[Move, ...], god: str) -> None:
    """TEK-8.3  By die, Anubis, B17 to B20, at Happiness 21, by D23, P10, P11, P12, P15."""
    game = begin(theirs=god)
    heard = play(game, *moves)
    while question(game) not in ("", "ChooseNext", "UseDie"):
        heard += play_first(game)
    assert paid(heard) == [(RIVAL, god)]


def test_production_pays_nothing() -> None:
    """TEK-1.9, 8.3  Production is not a god action."""
    game = holding("horus white 2", theirs=" ".join(GODS))
    heard = play(game, DoProduce("limestone")) + produce(game, "bread", 3) + run(game, ChooseFreeAction(ME, True))
    assert paid(heard + play(game, FreeProduction("bread"), UseValue(2))) == []


# T07


def test_t07_taken_by_the_thoth_action_itself() -> None:
    """TEK-12.5, 8.3, R34, TEK-P8  The bonus comes after the action is complete, when the card already works."""
    game = acting("thoth", 1, market={1: "B01 B02 T07"}, mine="thoth")
    play(game, BrowseSection(1), TakeCard("T07"))
    assert (purse(game), scored(game)) == ({"granite": 1}, 1)
