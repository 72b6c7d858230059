"""The eighteen examples of the rule book."""

import pytest

from game.tekhenu import events
from game.tekhenu.decrees import CountDecrees, PickDecree
from game.tekhenu.gods.horus import HonourGod
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.maat import BeginJudgement, PutFaith
from game.tekhenu.rounds import EndRound
from game.tekhenu.scoring import BeginScoring
from game.tekhenu.selection import SpendScribes
from game.tekhenu.using import DoMain, DoProduce
from game.tekhenu.words import GODS
from tests.tekhenu.look import excess, holding, on_dial, people, purse, question, scored, sheet, take_by_anubis
from tests.tekhenu.table import ME, RIVAL, acting, action, at_step, build, goods, on_turn, pillars, table
from tests.titles.playing import offers, only, play, refuse, run


@pytest.mark.parametrize(
    ("colour", "lines"),
    [
        ("white", ["pure", "tainted", "forbidden"]),
        ("black", ["forbidden", "tainted", "pure"]),
        ("yellow", ["tainted", "pure", "forbidden"]),
        ("brown", ["forbidden", "pure", "tainted"]),
        ("gray", ["tainted"] * 3),
    ],
)
def test_e01_to_e04_dice_in_the_sun_the_shade_and_the_dark(colour: str, lines: list[str]) -> None:
    """E01, E02, E03, E04, TEK-3.1  The line of a die in each light."""
    thoth = GODS.index("thoth")
    games = [table(light=f"thoth {light}") for light in ("sunny", "shaded", "dark")]
    assert [game.light(thoth) for game in games] == ["sunny", "shaded", "dark"]
    assert [game.purity(thoth, colour) for game in games] == lines


def test_e05_the_dial_turns() -> None:
    """E05, TEK-15.1, 15.3, 15.4  s = 1; 4 new dice at Bastet and 4 at Horus; white and yellow at Osiris Forbidden."""
    game = table(4, sun="horus", dice="osiris white 2, osiris yellow 3", round_number=2)
    heard = run(game, EndRound())
    assert [game.light(GODS.index(god)) for god in GODS] == ["shaded", "sunny", "sunny", "shaded", "dark", "dark"]
    rolled = only(heard, events.DiceRolled)
    assert {event.section: len(event.faces) for event in rolled} == {"bastet": 4, "horus": 4}
    assert len(on_dial(game, "bastet")) == len(on_dial(game, "horus")) == 4
    assert on_dial(game, "osiris") == [("white", 2), ("yellow", 3)]
    assert [game.purity(GODS.index("osiris"), colour) for colour in ("white", "yellow")] == ["forbidden"] * 2


@pytest.mark.parametrize(("faith", "balance", "loss"), [(0, -6, 2), (1, -5, 1)])
def test_e06_and_e07_balances_with_and_without_faith(faith: int, balance: int, loss: int) -> None:
    """E06, E07, TEK-16.1, 16.2, 16.4  6 left, 12 right with excess: -6; one Faith on the left plate: -5."""
    game = table(pure="white 6", tainted="gray 5, gray 4", excess={"bread": 2, "granite": 1}, faith=faith)
    heard = run(game, BeginJudgement())
    if faith:
        heard = play(game, PutFaith(1))
    assert events.Judged(ME, balance, loss) in heard
    assert sheet(game, ME) == {"maat": -loss}


@pytest.mark.parametrize(("sites", "standing", "vp"), [("HL2 HR2 HT4", "C24 C21", 8), ("HB5", "C12 C33", 1)])
def test_e08_and_e09_temple_scoring(sites: str, standing: str, vp: int) -> None:
    """E08, E09, TEK-17.2  3 Buildings, 3 for C24, 2 for C21: 8; one Building, both Pillars outside its line: 1."""
    game = table(4)
    build(game, 3, sites)
    pillars(game, 3, standing)
    run(game, BeginScoring())
    assert sheet(game, 3)["temple"] == vp


@pytest.mark.parametrize(("picked", "other"), [("D16", "D18"), ("D18", "D16")])
def test_e10_no_two_decrees_with_the_same_symbol(picked: str, other: str) -> None:
    """E10, TEK-18.1  D10 with D16, or D10 with D18, never D16 with D18."""
    game = at_step(CountDecrees(ME), cards="D10 D16 D18")
    play(game, PickDecree(picked))
    assert other not in game.seats[ME].scored
    assert game.seats[ME].scored == [picked, "D10"]


def test_e10_the_second_symbol_is_refused() -> None:
    """E10, TEK-18.1  With D10 and D11 to choose from, D18 is refused after D16."""
    game = at_step(CountDecrees(ME), cards="D10 D11 D16 D18")
    play(game, PickDecree("D16"))
    assert [move.card for move in offers(game, PickDecree)] == ["D10", "D11"]
    assert refuse(game, PickDecree("D18")) == "same_symbol"


@pytest.mark.parametrize(
    ("face", "scribes", "reached"),
    [(3, 1, {1, 2, 4, 5}), (3, 2, {1, 2, 4, 5, 6}), (6, 1, {4, 5}), (6, 2, {2, 3, 4, 5})],
)
def test_e11_values_within_reach_of_scribes(face: int, scribes: int, reached: set[int]) -> None:
    """E11, TEK-6.2  Each Scribe moves the value by 1 or 2; a 6 never becomes 1 by going up."""
    game = holding(f"ra white {face}", scribe=scribes)
    assert {move.value for move in offers(game, SpendScribes)} == reached


def test_e12_anubis_takes_a_forbidden_die_to_osiris() -> None:
    """E12, TEK-6.4  A row-5 space, Happiness 1, 2 Scribes gone, the die below the scales, balance unchanged."""
    game = on_turn(light="bastet sunny", dice="bastet black 5", people=(5, 2), scribe=2)
    take_by_anubis(game, "bastet black 5")
    play(game, DoMain("osiris"), BuildIn("OG5"))
    assert (people(game), purse(game)) == ((5, 1), {"granite": 2})
    assert [(one.colour, one.face) for one in game.seats[ME].anubis] == [("black", 5)]
    assert game.balance_of(ME) == 0


def test_e13_statue_at_hathor() -> None:
    """E13, TEK-8.1, 8.2, 8.3  Slot 4 is Hathor: 2 Granite; each Hathor action of another player pays 1 Gold."""
    game = holding("horus white 4", seats=4, granite=2)
    play(game, DoMain("horus"), HonourGod("hathor"))
    assert (purse(game), game.god_statues[GODS.index("hathor")]) == ({}, (ME,))
    goods(game, RIVAL, bread=2)
    action(game, "hathor", 1, RIVAL)
    play(game, game.moves()[0])
    assert purse(game) == {"gold": 1}


def test_e14_corner_doubles_matching_sides() -> None:
    """E14, TEK-9.2, R17  P01 on C11: red above, ochre left: 2 x 2 = 4."""
    game = acting("ra", 1, display="P17 P16 P01", limestone=2, granite=1)
    play(game, LayOn("C11"), TurnTile(0))
    assert sheet(game)["ra_outlines"] == 4


@pytest.mark.parametrize(("where", "gold"), [("sunny", 2), ("shaded", 0), ("dark", 0)])
def test_e15_ability_in_its_light(where: str, gold: int) -> None:
    """E15, TEK-9.5  P17 in the Sun: 2 Gold at once; in the Shade or the Dark nothing."""
    game = acting("ra", 6, light=f"ra {where}", display="P17 P16 P01", limestone=4)
    play(game, LayOn("C33"), TurnTile(0))
    assert purse(game).get("gold", 0) == gold


def test_e16_happiness_stops_at_population() -> None:
    """E16, TEK-11.1, 11.2, 11.3, 3.10  Happiness 3, Population 7, gray 6: 4 steps, 2 lost, no Scribe."""
    game = holding("bastet gray 6", people=(7, 3), papyrus=2)
    play(game, DoMain("bastet"))
    assert (people(game), purse(game)) == ((7, 7), {})


@pytest.mark.parametrize(
    ("die", "resource", "level", "kept", "left_over"),
    [("ra brown 5", "bread", 3, 3, {"bread": 2}), ("ra white 4", "limestone", 5, 4, {})],
)
def test_e17_and_e18_excess(die: str, resource: str, level: int, kept: int, left_over: dict[str, int]) -> None:
    """E17, E18, TEK-7.1, 7.2  Brown 5 at level 3: 2 on the right plate; white 4 at level 5: all are kept."""
    game = holding(die, light="ra shaded" if resource == "bread" else "ra sunny", levels={resource: level})
    play(game, DoProduce(resource))
    assert (purse(game), excess(game)) == ({resource: kept}, left_over)
    assert game.balance_of(ME) == int(die[-1]) - sum(left_over.values())
    assert (question(game), scored(game)) == ("", 0)
