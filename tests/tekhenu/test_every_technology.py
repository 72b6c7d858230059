"""Every Technology: what a scene is worth without it, in a rival's hands, and with it; none is missing."""

from collections.abc import Callable
from functools import partial

import pytest

from game.core.agenda import Move
from game.tekhenu.actions import GO_ON, PlayBlessing, UseValue
from game.tekhenu.components import components
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourPeople
from game.tekhenu.gods.osiris import BuildIn
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.gods.thoth import BrowseSection
from game.tekhenu.maat import BeginJudgement, PutFaith
from game.tekhenu.scoring import BeginScoring
from game.tekhenu.selection import MURKY_PROFIT
from game.tekhenu.state import Tekhenu
from game.tekhenu.using import DoMain, DoMurky, DoProduce
from tests.tekhenu import look
from tests.tekhenu.look import holding, people, play_first, purse, question, scored, take, take_by_anubis
from tests.tekhenu.table import (
    ME,
    RIVAL,
    acting,
    at_step,
    goods,
    on_turn,
    pieces,
    plenty,
    producing,
    scales,
    table,
    turn,
)
from tests.titles.playing import offers, play, run


def vp_and_goods(game: Tekhenu) -> object:
    return scored(game), purse(game)


Case = tuple[Callable[..., Tekhenu], tuple[Move, ...], Callable[[Tekhenu], object], object, object]
"""How the scene begins, its moves, what is looked at in the end, and what that is without and with the card."""


def gold(game: Tekhenu) -> object:
    return purse(game).get("gold", 0)


def first_card(game: Tekhenu) -> object:
    """A card of section 1 is taken."""
    play(game, BrowseSection(1))
    play_first(game)
    return vp_and_goods(game)


def black_plates(game: Tekhenu) -> object:
    return {move.plate for move in look.dice_offered(game) if move.colour == "black"}


def last_way_to_pay(game: Tekhenu) -> object:
    """Which ways there are, and what is left after the last of them."""
    found = set(look.payments(game))
    play(game, *game.moves()[-1:] if found else [])
    return found, purse(game), scored(game)


def payment_without_gold(game: Tekhenu) -> object:
    found = look.payments(game)
    play(game, *(game.moves()[number] for number, way in enumerate(found) if "gold" not in way))
    return set(found), scored(game)


def price_paid_anyhow(game: Tekhenu) -> object:
    while question(game) == "ChoosePayment":
        play_first(game)
    return gold(game)


def values(game: Tekhenu) -> list[int]:
    return [move.value for move in offers(game, UseValue)]


def values_and_bread(game: Tekhenu) -> object:
    found = values(game)
    if found:
        play(game, UseValue(1))
    return found, purse(game)


def faith_and_first(game: Tekhenu) -> object:
    """The Faith before any is put, and who is first then."""
    faith = purse(game).get("faith", 0)
    while question(game) == "LayFaith":
        play(game, PutFaith(0))
    return faith, game.order[0]


def bread_due(game: Tekhenu) -> object:
    """After the Production a Scoring with 1 Bread due and none there."""
    vp = scored(game)
    goods(game, ME)
    pieces(game, ME, "HL1 HL2 HL4")
    run(game, BeginScoring())
    return vp, game.seats[ME].goods, "unpaid_bread" in look.sheet(game)


def murky_pillar(game: Tekhenu) -> object:
    if MURKY_PROFIT not in game.moves():
        return "no"
    play(game, MURKY_PROFIT, DoMurky(), DoMain("ra"), LayOn("C22"), TurnTile(0))
    return purse(game)


def by_anubis(game: Tekhenu) -> object:
    take_by_anubis(game, "ra gray 2")
    play(game, DoProduce("bread"))
    return scored(game)


def blessed(cards: str, their_cards: str) -> Tekhenu:
    return producing("bread", 1, cards=f"B01 {cards}", their_cards=their_cards)


PILLAR = (LayOn("C22"), TurnTile(0))
P22 = "P17 P18 P22"
CASES: dict[str, Case] = {
    # TEK-13.4  An Osiris action.
    "T01": (partial(acting, "osiris", 1), (BuildIn("OP1"),), scored, 0, 2),
    # TEK-9.8  A Ra action on an inner space without a matching side: 1 for the slot.
    "T02": (partial(acting, "ra", 1, display=P22, limestone=2), PILLAR, scored, 1, 3),
    # TEK-12.1  A Thoth action with value 2.
    "T03": (partial(acting, "thoth", 2), (), first_card, (0, {}), (2, {})),
    # TEK-8.5  A Statue for 2 Granite with 2 Granite.
    "T04": (
        partial(acting, "horus", 1, granite=2), (HonourPeople("SO_WORK"),), vp_and_goods,
        (0, {"gold": 1}), (2, {"gold": 1, "granite": 1}),
    ),
    # TEK-10.3  A site with one own Pillar in line.
    "T05": (partial(acting, "hathor", 2, mine="C11", bread=3), (BuildAt("HL1"),), scored, 3, 5),
    # TEK-11.2  Bastet with value 5.
    "T06": (
        partial(acting, "bastet", 5, people=(8, 2), papyrus=2), (), lambda game: (scored(game), people(game)),
        (0, (8, 7)), (2, (9, 8)),
    ),
    # TEK-8.3  A rival's Osiris action pays 1 Faith.
    "T07": (
        partial(acting, "osiris", 1, RIVAL, mine="osiris"), (BuildIn("OP1"),), purse,
        {"faith": 1}, {"faith": 1, "granite": 1},
    ),
    # TEK-14.6, 5.2  A Forbidden black die in the Sun beside a Pure white one.
    "T08": (partial(on_turn, dice="ra black 4, ra white 1"), (), black_plates, set(), {"pure", "tainted"}),
    # TEK-9.5  P17 (Sunny) in the Dark.
    "T09": (partial(acting, "ra", 5, light="ra dark", display=P22, limestone=4), PILLAR, gold, 0, 2),
    # TEK-14.2, R29  A festival with 1 Papyrus, 1 Gold and 1 Scribe.
    "T10": (
        partial(acting, "bastet", 6, papyrus=1, gold=1, scribe=1), (), last_way_to_pay,
        (set(), {"scribe": 1}, 0), ({"papyrus gold", "papyrus scribe", "gold scribe"}, {"papyrus": 1}, 1),
    ),
    # TEK-14.3  A Production with value 1.
    "T11": (partial(producing, "bread", 1), (), scored, 0, 2),
    # TEK-7.3  A Production with 3 excess.
    "T12": (
        partial(producing, "bread", 5), (), lambda game: (scored(game), look.excess(game)),
        (0, {"bread": 3}), (3, {"bread": 3}),
    ),
    # TEK-7.3, 6.3  A Production with value 1 at level 2.
    "T13": (partial(producing, "bread", 1), (), values_and_bread, ([], {"bread": 1}), ([1, 2], {"bread": 2})),
    # TEK-6.3  An Osiris action with value 5.
    "T14": (partial(acting, "osiris", 5), (), values, [], [5, 3, 4, 6]),
    # TEK-16.1, 16.5  Both balances 0, the rival has A04 (Ankh 3).
    "T15": (partial(at_step, BeginJudgement(), destinies="A03 A04"), (), faith_and_first, (0, RIVAL), (2, ME)),
    # TEK-16.5, R33  Last in the new order.
    "T16": (
        partial(at_step, BeginJudgement(), seats=3, pure="white 5"), (), lambda game: (gold(game), game.order[-1]),
        (0, ME), (1, ME),
    ),
    # TEK-7.3, 17.7  A Production of Bread, and a Scoring with 1 Bread due.
    "T17": (partial(producing, "bread", 2), (), bread_due, (0, [0] * 7, True), (2, [0] * 7, False)),
    # TEK-5.4  A white die in the Sun.
    "T18": (partial(holding, "ra white 2"), (DoProduce("limestone"),), scored, 0, 1),
    # TEK-14.4  A Tainted yellow 2 in the Sun for Ra, with 1 Scribe.
    "T19": (
        partial(holding, "ra yellow 2", display=P22, limestone=2, scribe=1), (), murky_pillar,
        "no", {"papyrus": 2, "limestone": 2},
    ),
    # TEK-12.1  A Thoth action with value 2.
    "T20": (partial(acting, "thoth", 2), (), first_card, (0, {}), (0, {"papyrus": 1})),
    # TEK-10.1, 3.7  1 Bread for a site that costs 2.
    "T21": (partial(acting, "hathor", 1, bread=1, gold=1), (BuildAt("HL2"),), price_paid_anyhow, 0, 1),
    # TEK-14.2  P22 costs 2 Limestone; 1 Limestone, 1 Granite and 1 Gold are there.
    "T22": (
        partial(acting, "ra", 1, display=P22, limestone=1, granite=1, gold=1), (), payment_without_gold,
        (set(), 0), ({"limestone gold", "limestone granite", "granite gold"}, 1),
    ),
    # TEK-6.4  An Anubis action.
    "T23": (partial(on_turn, dice="ra gray 2", scribe=2), (), by_anubis, 0, 3),
    # TEK-14.1  A Blessing played.
    "T24": (
        blessed, (PlayBlessing("B01"),), purse,
        {"bread": 1, "limestone": 4}, {"bread": 1, "limestone": 4, "gold": 1},
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", CASES)
def test_every_technology(card: str) -> None:
    """TEK-14, 5.10  The scene when nobody has the card, when only a rival has it, and with it before the player."""
    begin, moves, seen, without, with_it = CASES[card]
    for mine, rivals, wanted in (("", "", without), ("", card, without), (card, "", with_it)):
        game = begin(cards=mine, their_cards=rivals)
        play(game, *moves)
        assert seen(game) == wanted, (mine, rivals)
    assert game.seats[ME].technologies[0] == card


def test_no_technology_is_missing() -> None:
    """TEK-14  The registry above is the box: 24."""
    assert sorted(CASES) == sorted(components().technologies) == [f"T{n:02}" for n in range(1, 25)]


@pytest.mark.parametrize(("seats", "place", "vp", "gold"), [(3, 0, 2, 0), (3, 1, 0, 0), (3, 2, 0, 1), (4, 2, 0, 0)])
def test_t16_first_and_last_only(seats: int, place: int, vp: int, gold: int) -> None:
    """TEK-16.5, R33  First 2 points, last 1 Gold, nothing in between."""
    game = table(seats, cards="T16")
    for seat in range(seats):
        balance = place if seat == ME else [n for n in range(seats) if n != place][seat - 1]
        if balance:
            scales(game, seat, pure=f"white {balance}")
    run(game, BeginJudgement())
    assert (game.order.index(ME), scored(game), purse(game).get("gold", 0)) == (place, vp, gold)


@pytest.mark.parametrize("card", ["B23", "B24"])
def test_t23_pays_with_the_call_too(card: str) -> None:
    """TEK-6.4  3 points also with B23 or B24."""
    game = on_turn(dice="ra gray 2", cards=f"T23 {card}")
    take_by_anubis(game, "ra gray 2", card)
    play(game, DoProduce("bread"))
    assert scored(game) == 3


def test_t18_pays_for_a_forbidden_die_as_pure_but_not_for_tainted_and_anubis_dice() -> None:
    """TEK-5.4, 14.6, R13  T08 puts it on the left plate; an Anubis die is neither Pure nor Tainted."""
    game = holding("ra black 2", "pure", light="ra sunny", cards="T08 T18")
    play(game, DoProduce("granite"))
    assert (scored(game), game.balance_of(ME)) == (1, 2)
    game = on_turn(light="ra sunny", dice="ra white 2, ra gray 2", cards="T18", scribe=2)
    take_by_anubis(game, "ra white 2")
    play(game, DoProduce("granite"))
    turn(game)
    plenty(game)
    take(game, "ra gray 2")
    play(game, DoMain("ra"), *PILLAR)
    assert "technology" not in look.sheet(game)


def test_t19_never_with_anubis_or_gray() -> None:
    """TEK-14.4, R13  Neither an Anubis die nor a gray one can produce before its god action."""
    game = on_turn(light="ra sunny", dice="ra yellow 2, ra gray 2", cards="T19", plenty=True, scribe=5)
    trial = game.clone()
    take_by_anubis(game, "ra yellow 2")
    take(trial, "ra gray 2")
    assert MURKY_PROFIT not in (*game.moves(), *trial.moves())


def test_go_on_plays_nothing() -> None:
    """TEK-7.4, DP11  A Blessing offered with a Production need not be played."""
    game = producing("bread", 1, cards="B01")
    play(game, GO_ON)
    assert (purse(game), game.seats[ME].blessings) == ({"bread": 1}, ["B01"])
