"""TEK-5.10, TEK-6.6, TEK-18.5  Actions inside others, actions without a die, D23."""

import pytest

from game.core.agenda import Move
from game.tekhenu import events
from game.tekhenu.actions import ChooseFreeAction, Decline, FreeGod, MarketAfterAction, TakeGrant, UseValue
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection, RefreshSection
from game.tekhenu.words import GODS
from tests.tekhenu.look import owner_of, people, play_out, purse, question, scored, sheet
from tests.tekhenu.table import ME, Scene, acting, at_step
from tests.titles.playing import offers, only, play, refuse, run

# Granted actions


def test_a_granted_action_may_be_declined() -> None:
    """TEK-9.5, DP13  P15: no Building, no Happiness lost; the Ra action goes on."""
    game = acting("ra", 5, light="ra shaded", display="P15 P22 P23", limestone=2, granite=2)
    assert only(play(game, LayOn("C33"), TurnTile(0), Decline()), events.GrantDeclined)
    assert (people(game), owner_of(game, "C33")) == ((5, 2), ME)


@pytest.mark.parametrize(("tile", "where", "stone"), [("P10", "dark", 3), ("P15", "shaded", 2), ("P12", "shaded", 3)])
def test_a_granted_action_that_cannot_be_done_is_lost(tile: str, where: str, stone: int) -> None:
    """TEK-9.5  Happiness 0 for Thoth and Osiris, no Granite for Horus: nothing is asked."""
    scene: Scene = {"light": f"ra {where}", "display": f"{tile} P22 P23", "people": (5, 0)}
    game = acting("ra", 5, **scene, limestone=stone, granite=4 - stone)
    assert only(play(game, LayOn("C33"), TurnTile(0)), events.GrantDeclined)
    assert question(game) == ""


def test_r11_the_ability_comes_before_the_pillar() -> None:
    """TEK-9.5, 9.6, R11  A temple Statue of P12 does not count the new Pillar in its line."""
    game = acting("ra", 5, light="ra shaded", display="P12 P22 P23", mine="C31", limestone=3, granite=3)
    play(game, LayOn("C33"), TurnTile(0), TakeGrant(), UseValue(1), HonourPeople("ST_ROW"))
    assert (sheet(game)["people_statue"], owner_of(game, "C33")) == (3, ME)


def test_p12_at_ra_does_not_pay_the_outer_action() -> None:
    """TEK-8.3, 5.10  Two players: a Statue at Ra built by P12 did not stand when the Ra action began."""
    game = acting("ra", 5, light="ra shaded", slots={"ra": 1}, display="P12 P22 P23", limestone=3, granite=3)
    heard = play(game, LayOn("C33"), TurnTile(0), TakeGrant(), UseValue(1), HonourGod("ra"))
    assert only(heard, events.StatueBonus) == []


def test_no_scribes_nor_t18_t19_t23_without_a_die() -> None:
    """TEK-6.6, R35  The action at 21: any value for nothing, Technologies of dice stay silent."""
    game = at_step(ChooseFreeAction(ME, False), cards="T18 T19 T23 T11", scribe=3)
    play(game, FreeGod("osiris"), UseValue(1), BuildIn("OP1"))
    assert (scored(game), purse(game)) == (2, {"papyrus": 1, "scribe": 3})


# D23


@pytest.mark.parametrize(
    ("god", "moves", "left"),
    [
        ("horus", [HonourGod("ra")], (5, 8, (5, 2), 0)),
        ("ra", [LayOn("C33"), TurnTile(0)], (6, 7, (5, 2), 0)),
        ("hathor", [BuildAt("HL3")], (6, 8, (10, 2), 0)),
        ("bastet", [], (6, 8, (5, 5), 0)),
        ("thoth", [BrowseSection(1)], (6, 8, (5, 2), 3)),
        ("osiris", [BuildIn("OP5")], (6, 8, (5, 1), 0)),
    ],
)
def test_d23_with_every_god(god: str, moves: list[Move], left: tuple[int, int, tuple[int, int], int]) -> None:
    """TEK-18.5, R14, R31  Any god action without resources; the Happiness for Osiris is lost all the same."""
    game = at_step(ChooseFreeAction(ME, True), MarketAfterAction(), display="P17 P18 P16", people=(5, 2))
    play(game, FreeGod(god), UseValue(5), *moves)
    play_out(game)
    owner = game.seats[ME]
    assert (owner.statues, owner.pillars, people(game), len(owner.blessings + owner.technologies)) == left
    assert "" not in game.market[0]


def test_d23_refresh_is_paid() -> None:
    """TEK-18.5, 12.3  A Thoth refresh is not required and costs 1 Papyrus; without it, it is refused."""
    for papyrus in (0, 1):
        game = at_step(ChooseFreeAction(ME, True), papyrus=papyrus)
        play(game, FreeGod("thoth"), UseValue(5))
        if not papyrus:
            assert refuse(game, RefreshSection(1)) == "short"
    play(game, RefreshSection(1))
    assert purse(game) == {}


def test_actions_that_are_impossible_are_not_offered_without_a_die() -> None:
    """TEK-11.5, 3.6  Without goods: Osiris, Thoth with 1 or 2, and Production; D23 opens the others."""
    game = at_step(ChooseFreeAction(ME, False))
    assert [move.god for move in offers(game, FreeGod)] == ["thoth", "osiris"]
    play(game, FreeGod("thoth"))
    assert [move.value for move in offers(game, UseValue)] == [1, 2]
    run(game, ChooseFreeAction(ME, True))
    assert [move.god for move in offers(game, FreeGod)] == list(GODS)
