"""TEK-18  The end of the game: D23's window, Decrees that pay and count one another, turn order, ties."""

from collections import Counter

import pytest

from game.core.agenda import Move
from game.tekhenu import RULES, events
from game.tekhenu.actions import ChooseFreeAction, Decline, FreeGod, PlayBlessing, UseValue
from game.tekhenu.decrees import CountDecrees, DoubleDecree, EnoughDecrees, PayUnits, PickDecree
from game.tekhenu.ending import BeginEnd, RevealDecrees, ScoreOrder, UseLastWork
from game.tekhenu.rounds import EndRound
from tests.tekhenu.look import pay, payments, purse, question, scored, sheet
from tests.tekhenu.table import ME, RIVAL, Scene, at_step, goods, hand, points, table
from tests.titles.playing import asked, offers, only, play, refuse, run


def test_after_round_16() -> None:
    """TEK-18, 18.4, 4, 16.6  Rotation, Judgement 4, D23, Scoring, Decrees; no new dice; the plates stay for D22."""
    game = table(round_number=16, judgements=3, mine="ra", cards="D23 D05 D22", pure="white 5")
    game.markers = game.markers[1:]
    heard = run(game, EndRound())
    assert asked(game) == ("ChooseLastWork", ME)
    heard += play(game, UseLastWork("D23"))
    assert question(game) == "ChooseFreeAction"
    heard += play(game, Decline())
    order = "DialTurned JudgementBegan Judged Judged LastWorkUsed ScoringBegan DecreesRevealed DecreesRevealed"
    order += " DecreeScored DecreeScored DecreeScored"
    assert [name for event in heard if (name := type(event).__name__) in order.split()] == order.split()
    assert only(heard, events.DiceRolled) == only(heard, events.DestinyTaken) == []
    assert events.DecreeScored(ME, "D22", 3) in heard
    assert (game.over, game.round_number) == (True, 16)


def test_d23_in_turn_order_and_only_for_its_holder() -> None:
    """TEK-18.5, DP22, TEK-P13  Only the holder is asked; the table then knows that it is held."""
    game = at_step(BeginEnd(), cards="D05", their_cards="D23")
    assert (asked(game), game.known_to(ME).seats[RIVAL].decrees) == (("ChooseLastWork", RIVAL), ["D23"])


def test_d23_may_lead_to_21() -> None:
    """TEK-18.5, 11.5  A festival to 21 brings the other action too, this one with its costs."""
    game = at_step(BeginEnd(), people=(21, 18), cards="D23")
    play(game, UseLastWork("D23"), FreeGod("bastet"), UseValue(3))
    assert game.decision == ChooseFreeAction(ME, False)
    assert sheet(game) == {}


def test_blessings_with_d23() -> None:
    """TEK-5.11, 18.5  Blessings tied to an action may be played; B07 may not, it is nobody's turn."""
    game = at_step(BeginEnd(), cards="D23 B07 B21")
    play(game, UseLastWork("D23"))
    assert not any(getattr(move, "card", "") == "B07" for move in game.moves())
    play(game, next(move for move in game.moves() if getattr(move, "resource", "") == "bread"), UseValue(1))
    play(game, PlayBlessing("B21"))
    assert purse(game) == {"bread": 2}


# Choosing Decrees


@pytest.mark.parametrize(
    ("cards", "picked", "scored_cards"),
    [
        # Four different symbols: three at most, fewer if one likes.
        ("D05 D07 D10 D13", ["D05", "D07", "D13"], ["D05", "D07", "D13"]),
        ("D05 D07 D10 D13", [], []),
        # Three without a price leave no choice and are scored at once.
        ("D05 D07 D13", None, ["D05", "D07", "D13"]),
    ],
)
def test_three_at_most(cards: str, picked: list[str] | None, scored_cards: list[str]) -> None:
    """TEK-18.1, DP23, TEK-P14  Up to three with different symbols, own choice; what leaves none is not asked."""
    game = at_step(CountDecrees(ME), people=(9, 9), cards=cards)
    if picked is not None:
        play(game, *(PickDecree(card) for card in picked), *([EnoughDecrees()] if not picked else []))
    assert (game.seats[ME].scored, question(game), game.over) == (scored_cards, "", True)
    assert scored(game) == (4 if "D05" in scored_cards else 0)


def test_used_d23_takes_its_symbol_and_a_place() -> None:
    """TEK-18.1, 18.5, R15  D23 used: D24 has the same symbol and is out, two more may be scored."""
    game = at_step(BeginEnd(), cards="D23 D24 D05 D07 D13")
    play(game, UseLastWork("D23"), Decline())
    assert {move.card for move in offers(game, PickDecree)} == {"D05", "D07", "D13"}
    assert refuse(game, PickDecree("D24")) == "same_symbol"


# Payments: D03, D04, then D07, D08


PAID: list[tuple[Scene, Move, list[str], int]] = [
    # 2 Gold are paid first; D08 counts what is left, twice.
    ({"cards": "D03 D08", "gold": 5, "papyrus": 3}, PickDecree("D03"), [], 2 * (3 * 2 + 3)),
    # T10: Scribes pay D03 and no longer count for D07; no point for T10.
    ({"cards": "D03 D07 T10", "gold": 1, "scribe": 4}, PickDecree("D03"), ["gold scribe", "scribe scribe"], 2 * 3 * 3),
    # D04: which resource pays is the player's choice; T10 lets a Scribe pay, which D07 then misses.
    ({"cards": "D04 D07 T10", "gold": 1, "scribe": 2, "bread": 1}, PayUnits(1), ["scribe", "bread", "gold"], 4 + 3),
]
"""The ways to pay, of which the first one is taken, and the points that come of it."""


@pytest.mark.parametrize(("scene", "first", "ways", "vp"), PAID)
def test_payments_come_before_what_is_left(scene: Scene, first: Move, ways: list[str], vp: int) -> None:
    """TEK-18.1, 18.4, 14.2, DP23  D03 and D04 are paid, then D07 and D08 count what is left."""
    game = at_step(CountDecrees(ME), people=(9, 2), **scene)
    play(game, first)
    assert sorted(payments(game)) == sorted(ways)
    play(game, *(pay(**Counter(way.split())) for way in ways[:1]))
    assert (scored(game), sheet(game).get("technology", 0)) == (vp, 0)


@pytest.mark.parametrize("order", [("D03", "D04"), ("D04", "D03")])
def test_d03_and_d04_together(order: tuple[str, str]) -> None:
    """TEK-18.1, TEK-P15  D03 is paid before D04, in whatever order they were chosen: its Gold cannot be spent twice."""
    game = at_step(CountDecrees(ME), people=(21, 2), cards="D03 D04 T10", gold=2, scribe=2, papyrus=1)
    play(game, PickDecree(order[0]))
    if question(game) == "ChooseDecree":
        play(game, PickDecree(order[1]))
    assert question(game) == "ChoosePayment"
    play(game, pay(scribe=2))
    assert [move.n for move in offers(game, PayUnits)] == [3, 2, 1, 0]
    play(game, PayUnits(3))
    while not game.over:
        play(game, game.moves()[0])
    assert (scored(game), purse(game)) == (2 * 3 * 4, {})


def test_d03_may_double_d04() -> None:
    """TEK-18.4  The points of the pyramids paid for count twice."""
    game = at_step(CountDecrees(ME), mine="C11", people=(13, 2), cards="D03 D04 D13", gold=2, bread=2)
    play(game, PickDecree("D03"), PayUnits(2))
    assert {move.card for move in offers(game, DoubleDecree)} == {"D04", "D13"}
    play(game, DoubleDecree("D04"))
    assert scored(game) == 16 + 3


def test_d03_cannot_double_d23() -> None:
    """TEK-18.4  D23 scores nothing that could be doubled; the only other one is doubled without a question."""
    game = at_step(BeginEnd(), people=(9, 9), cards="D23 D03 D05", gold=2)
    play(game, UseLastWork("D23"), Decline(), PickDecree("D03"))
    assert sheet(game)["decrees"] == 8
    assert game.over


def test_decrees_are_revealed_together() -> None:
    """TEK-18.1, 21  All Decrees are turned up before anybody chooses."""
    game = table(3, cards="D05 D06", their_cards="D10 D11")
    hand(game, 2, "D13")
    shown = [(event.seat, event.card) for event in only(run(game, RevealDecrees()), events.DecreesRevealed)]
    assert shown == [(0, ("D05", "D06")), (1, ("D10", "D11")), (2, ("D13",))]
    assert game.known_to(2).seats[0].decrees == ["D05", "D06"]


# Turn order and ties


@pytest.mark.parametrize(("seats", "bonus"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 0, 0])])
def test_turn_order_points(seats: int, bonus: list[int]) -> None:
    """TEK-18.2  First 3; with three or four players the second 2."""
    game = at_step(ScoreOrder(), seats=seats, order=list(reversed(range(seats))))
    assert [scored(game, seat) for seat in game.order] == bonus


@pytest.mark.parametrize(
    ("vp", "scribes", "order", "ranks", "solo"),
    [
        ([50, 60, 55], [9, 0, 9], [0, 1, 2], (3, 1, 2), False),
        ([60, 60, 55], [1, 2, 9], [0, 1, 2], (2, 1, 3), False),
        ([60, 60, 60], [2, 2, 2], [2, 0, 1], (2, 3, 1), False),
        ([60, 60, 60], [2, 3, 3], [0, 2, 1], (3, 2, 1), False),
        ([60, 60], [3, 2], [1, 0], (1, 2), True),
        ([60, 60], [2, 3], [0, 1], (2, 1), True),
        ([60, 60], [2, 2], [1, 0], (2, 1), True),
    ],
)
def test_ties(vp: list[int], scribes: list[int], order: list[int], ranks: tuple[int, ...], solo: bool) -> None:
    """TEK-18.3, 19.16, TEK-P25  Most points, then Scribes left, also Botankhamon's, then turn order: one winner."""
    game = table(len(vp), solo=solo, order=order)
    for seat, (total, held) in enumerate(zip(vp, scribes, strict=True)):
        points(game, seat, total)
        goods(game, seat, scribe=held)
    found = RULES.result(game)
    assert (found.winners, found.ranks) == ((ranks.index(1),), ranks)
