"""DESIGN 8  Every Technology: what a scene is worth without it, in a rival's hands, and with it; none is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.tekhenu.actions import GO_ON, PlayBlessing, UseValue
from game.tekhenu.components import box
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection
from game.tekhenu.maat import BeginJudgement, PutFaith
from game.tekhenu.scoring import BeginScoring
from game.tekhenu.selection import MURKY_PROFIT
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import CallAnubis
from game.tekhenu.using import DoMain, DoMurky, DoProduce
from tests.tekhenu.look import (
    dice_offered,
    excess,
    holding,
    offers,
    payments,
    people,
    play,
    purse,
    question,
    scored,
    take,
    take_by_anubis,
)
from tests.tekhenu.table import (
    ME,
    RIVAL,
    action,
    at_step,
    build,
    destinies,
    dice,
    display,
    goods,
    hand,
    light,
    on_turn,
    pillars,
    plenty,
    produce,
    producing,
    run,
    scales,
    statues,
    table,
    tracks,
    turn,
)


class Case(NamedTuple):
    """A scene, and what it yields without and with the card."""

    scene: Callable[[Tekhenu], object]
    without: object
    with_it: object
    seats: int = 2


def osiris(game: Tekhenu) -> object:
    """TEK-13.4  An Osiris action."""
    action(game, "osiris", 1)
    play(game, BuildIn("OP1"))
    return scored(game)


def ra(game: Tekhenu) -> object:
    """TEK-9.8  A Ra action on an inner space without a matching side: 1 for the slot."""
    display(game, "P17", "P18", "P22")
    goods(game, ME, limestone=2)
    action(game, "ra", 1)
    play(game, LayOn("C22"), TurnTile(0))
    return scored(game)


def thoth(game: Tekhenu) -> object:
    """TEK-12.1  A Thoth action with value 2."""
    action(game, "thoth", 2)
    play(game, BrowseSection(1))
    play(game, game.moves()[0])
    return scored(game), purse(game)


def horus(game: Tekhenu) -> object:
    """TEK-8.5  A Statue for 2 Granite with 2 Granite."""
    goods(game, ME, granite=2)
    action(game, "horus", 1)
    play(game, HonourPeople("SO_WORK"))
    return scored(game), purse(game)


def hathor(game: Tekhenu) -> object:
    """TEK-10.3  A site with one own Pillar in line."""
    pillars(game, ME, "C11")
    goods(game, ME, bread=3)
    action(game, "hathor", 2)
    play(game, BuildAt("HL1"))
    return scored(game)


def festival(game: Tekhenu) -> object:
    """TEK-11.2  Bastet with value 5."""
    tracks(game, ME, 8, 2)
    goods(game, ME, papyrus=2)
    action(game, "bastet", 5)
    return scored(game), people(game)


def statue_bonus(game: Tekhenu) -> object:
    """TEK-8.3  A rival's Osiris action pays 1 Faith."""
    statues(game, ME, "osiris")
    action(game, "osiris", 1, RIVAL)
    play(game, BuildIn("OP1"))
    return purse(game)


def forbidden_die(game: Tekhenu) -> object:
    """TEK-14.6, 5.2  A Forbidden black die in the Sun beside a Pure white one."""
    light(game, "ra", "sunny")
    dice(game, ra="black 4, white 1")
    turn(game)
    return {move.plate for move in dice_offered(game) if move.colour == "black"}


def ability_in_the_wrong_light(game: Tekhenu) -> object:
    """TEK-9.5  P17 (Sunny) in the Dark."""
    light(game, "ra", "dark")
    display(game, "P17", "P18", "P22")
    goods(game, ME, limestone=4)
    action(game, "ra", 5)
    play(game, LayOn("C22"), TurnTile(0))
    return purse(game).get("gold", 0)


def scribes_and_gold(game: Tekhenu) -> object:
    """TEK-14.2, R29  A festival with 1 Papyrus, 1 Gold and 1 Scribe."""
    goods(game, ME, papyrus=1, gold=1, scribe=1)
    action(game, "bastet", 6)
    found = payments(game)
    if found:
        play(game, game.moves()[-1])
    return found, purse(game), scored(game)


def value_1(game: Tekhenu) -> object:
    """TEK-14.3  A Production with value 1."""
    produce(game, "bread", 1)
    return scored(game)


def abundance(game: Tekhenu) -> object:
    """TEK-7.3  A Production with 3 excess."""
    produce(game, "bread", 5)
    return scored(game), excess(game)


def bronze_tools(game: Tekhenu) -> object:
    """TEK-7.3, 6.3  A Production with value 1 at level 2."""
    produce(game, "bread", 1)
    values = [move.value for move in offers(game, UseValue)]
    if values:
        play(game, UseValue(1))
    return values, purse(game)


def divine_favour(game: Tekhenu) -> object:
    """TEK-6.3  An Osiris action with value 5."""
    action(game, "osiris", 5)
    return [move.value for move in offers(game, UseValue)]


def feather(game: Tekhenu) -> object:
    """TEK-16.1, 16.5  Both balances 0, the rival has A04 (Ankh 3)."""
    destinies(game, "A03", "A04")
    run(game, BeginJudgement())
    faith = purse(game).get("faith", 0)
    while question(game) == "LayFaith":
        play(game, PutFaith(0))
    return faith, game.order[0]


def precedence(game: Tekhenu) -> object:
    """TEK-16.5, R33  Last in the new order."""
    scales(game, ME, pure="white 5")
    run(game, BeginJudgement())
    return purse(game).get("gold", 0), game.order[-1] == ME


def bakers(game: Tekhenu) -> object:
    """TEK-7.3, 17.7  A Production of Bread, and a Scoring with 1 Bread due."""
    produce(game, "bread", 2)
    goods(game, ME)
    vp = scored(game)
    build(game, ME, "HL1 HL2 HL4")
    run(game, BeginScoring())
    return vp, game.seats[ME].goods, "unpaid_bread" in {one.reason for one in game.ledger if one.seat == ME}


def pure_die(game: Tekhenu) -> object:
    """TEK-5.4  A white die in the Sun."""
    light(game, "ra", "sunny")
    dice(game, ra="white 2")
    turn(game)
    take(game, "ra white 2")
    play(game, DoProduce("limestone"))
    return scored(game)


def murky(game: Tekhenu) -> object:
    """TEK-14.4  A Tainted yellow 2 in the Sun for Ra, with 1 Scribe."""
    light(game, "ra", "sunny")
    dice(game, ra="yellow 2")
    display(game, "P17", "P18", "P22")
    goods(game, ME, limestone=2, scribe=1)
    turn(game)
    take(game, "ra yellow 2")
    if MURKY_PROFIT not in game.moves():
        return "no"
    play(game, MURKY_PROFIT, DoMurky(), DoMain("ra"), LayOn("C22"), TurnTile(0))
    return purse(game)


def temple_ovens(game: Tekhenu) -> object:
    """TEK-10.1, 3.7  1 Bread for a site that costs 2."""
    goods(game, ME, bread=1, gold=1)
    action(game, "hathor", 1)
    play(game, BuildAt("HL2"))
    while question(game) == "ChoosePayment":
        play(game, game.moves()[0])
    return purse(game).get("gold", 0)


def stonecutters(game: Tekhenu) -> object:
    """TEK-14.2  P22 costs 2 Limestone; 1 Limestone, 1 Granite and 1 Gold are there."""
    display(game, "P17", "P18", "P22")
    goods(game, ME, limestone=1, granite=1, gold=1)
    action(game, "ra", 1)
    found = payments(game)
    if found:
        play(game, next(move for move in game.moves() if not getattr(move, "goods", (0,) * 7)[4]))
    return found, scored(game)


def priests(game: Tekhenu) -> object:
    """TEK-6.4  An Anubis action."""
    dice(game, ra="gray 2")
    goods(game, ME, scribe=2)
    turn(game)
    take_by_anubis(game, "ra gray 2")
    play(game, DoProduce("bread"))
    return scored(game)


def offerings(game: Tekhenu) -> object:
    """TEK-14.1  A Blessing played."""
    hand(game, ME, "B01")
    produce(game, "bread", 1)
    play(game, PlayBlessing("B01"))
    return purse(game)


PAPYRUS_OR_GOLD = [{"papyrus": 1, "gold": 1}, {"papyrus": 1, "scribe": 1}, {"gold": 1, "scribe": 1}]
STONES = [{"limestone": 1, "gold": 1}, {"limestone": 1, "granite": 1}, {"granite": 1, "gold": 1}]

CASES: dict[str, Case] = {
    "T01": Case(osiris, 0, 2),
    "T02": Case(ra, 1, 3),
    "T03": Case(thoth, (0, {}), (2, {})),
    "T04": Case(horus, (0, {"gold": 1}), (2, {"gold": 1, "granite": 1})),
    "T05": Case(hathor, 3, 5),
    "T06": Case(festival, (0, (8, 7)), (2, (9, 8))),
    "T07": Case(statue_bonus, {"faith": 1}, {"faith": 1, "granite": 1}),
    "T08": Case(forbidden_die, set(), {"pure", "tainted"}),
    "T09": Case(ability_in_the_wrong_light, 0, 2),
    "T10": Case(scribes_and_gold, ([], {"scribe": 1}, 0), (PAPYRUS_OR_GOLD, {"papyrus": 1}, 1)),
    "T11": Case(value_1, 0, 2),
    "T12": Case(abundance, (0, {"bread": 3}), (3, {"bread": 3})),
    "T13": Case(bronze_tools, ([], {"bread": 1}), ([1, 2], {"bread": 2})),
    "T14": Case(divine_favour, [], [5, 3, 4, 6]),
    "T15": Case(feather, (0, RIVAL), (2, ME)),
    "T16": Case(precedence, (0, True), (1, True), seats=3),
    "T17": Case(bakers, (0, [0] * 7, True), (2, [0] * 7, False)),
    "T18": Case(pure_die, 0, 1),
    "T19": Case(murky, "no", {"papyrus": 2, "limestone": 2}),
    "T20": Case(thoth, (0, {}), (0, {"papyrus": 1})),
    "T21": Case(temple_ovens, 0, 1),
    "T22": Case(stonecutters, ([], 0), (STONES, 1)),
    "T23": Case(priests, 0, 3),
    "T24": Case(offerings, {"bread": 1, "limestone": 4}, {"bread": 1, "limestone": 4, "gold": 1}),
}


def same(found: object, wanted: object) -> bool:
    """Equal; ways to pay may come in any order."""
    if isinstance(wanted, tuple) and wanted and isinstance(wanted[0], list):
        assert isinstance(found, tuple)
        return sorted(map(str, found[0])) == sorted(map(str, wanted[0])) and found[1:] == wanted[1:]
    return found == wanted


@pytest.mark.parametrize("card", CASES)
def test_every_technology_works(card: str) -> None:
    """TEK-14, 5.10  The scene with the card before the player."""
    case = CASES[card]
    game = table(case.seats, cards=card)
    found = case.scene(game)
    assert same(found, case.with_it), found
    assert game.seats[ME].technologies[0] == card


@pytest.mark.parametrize("holder", [None, RIVAL])
@pytest.mark.parametrize("card", CASES)
def test_nothing_without_the_technology(card: str, holder: int | None) -> None:
    """TEK-14  The same scene when nobody, or only a rival, has the card."""
    case = CASES[card]
    game = table(case.seats)
    if holder is not None:
        hand(game, holder, card)
    found = case.scene(game)
    assert same(found, case.without), found


def test_no_technology_is_missing() -> None:
    """DESIGN 8  The registry above is the box: 24."""
    assert sorted(CASES) == sorted(box().technologies) == [f"T{n:02}" for n in range(1, 25)]


@pytest.mark.parametrize(("seats", "place", "vp", "gold"), [(3, 0, 2, 0), (3, 1, 0, 0), (3, 2, 0, 1), (4, 2, 0, 0)])
def test_t16_first_and_last_only(seats: int, place: int, vp: int, gold: int) -> None:
    """TEK-16.5, R33  First 2 points, last 1 Gold, nothing in between."""
    game = table(seats, cards="T16")
    for seat in range(seats):
        balance = place if seat == ME else [n for n in range(seats) if n != place][seat - 1]
        if balance:
            scales(game, seat, pure=f"white {balance}")
    run(game, BeginJudgement())
    assert game.order.index(ME) == place
    assert (scored(game), purse(game).get("gold", 0)) == (vp, gold)


def test_t17_at_the_scoring() -> None:
    """TEK-17.7  No Bread is due, so none is asked for; the points of the slots are counted."""
    game = at_step(BeginScoring(), mine="HL1 HL2 HL4 HL5 HB1", cards="T17", bread=5)
    assert question(game) == ""
    assert purse(game) == {"bread": 5}


@pytest.mark.parametrize(("card", "vp"), [("B23", 3), ("B24", 3)])
def test_t23_pays_with_the_call_too(card: str, vp: int) -> None:
    """TEK-6.4  3 points also with B23 or B24."""
    game = on_turn(dice="ra gray 2", cards=f"T23 {card}")
    play(game, CallAnubis(card))
    take(game, "ra gray 2")
    play(game, DoProduce("bread"))
    assert scored(game) == vp


def test_t18_pays_for_a_forbidden_die_as_pure() -> None:
    """TEK-5.4, 14.6  T08 puts it on the left plate, T18 pays."""
    game = holding("ra black 2", "pure", light="ra sunny", cards="T08 T18")
    play(game, DoProduce("granite"))
    assert scored(game) == 1
    assert game.balance_of(ME) == 2


def test_t18_pays_nothing_for_tainted_and_anubis_dice() -> None:
    """TEK-5.4, R13  An Anubis die is neither Pure nor Tainted."""
    game = on_turn(light="ra sunny", dice="ra white 2, ra gray 2", cards="T18", scribe=2)
    take_by_anubis(game, "ra white 2")
    play(game, DoProduce("granite"))
    turn(game)
    plenty(game)
    take(game, "ra gray 2")
    play(game, DoMain("ra"), LayOn("C22"), TurnTile(0))
    assert "technology" not in {one.reason for one in game.ledger}


def test_t19_never_with_anubis_or_gray() -> None:
    """TEK-14.4, R13  Neither an Anubis die nor a gray one can produce before its god action."""
    game = on_turn(light="ra sunny", dice="ra yellow 2, ra gray 2", cards="T19", plenty=True, scribe=5)
    trial = game.clone()
    take_by_anubis(game, "ra yellow 2")
    assert MURKY_PROFIT not in game.moves()
    take(trial, "ra gray 2")
    assert MURKY_PROFIT not in trial.moves()


def test_go_on_plays_nothing() -> None:
    """TEK-7.4, DP11  A Blessing offered with a Production need not be played."""
    game = producing("bread", 1, cards="B01")
    play(game, GO_ON)
    assert purse(game) == {"bread": 1}
    assert game.seats[ME].blessings == ["B01"]
