"""TEK-16  The Judgement of Maat: balances, Faith, losses, the new order, Destiny cards."""

import pytest

from game.core.events import Event
from game.tekhenu import RULES, events
from game.tekhenu.actions import FreeGod, UseValue
from game.tekhenu.gods.thoth import BrowseSection
from game.tekhenu.maat import BeginJudgement, PassDestinies, PickReward, PutFaith, TakeDestiny
from game.tekhenu.rounds import EndRound
from tests.tekhenu.look import names, purse, question, scored
from tests.tekhenu.table import ME, RIVAL, Scene, at_step, goods, scales, setup_of, table
from tests.titles.playing import asked, offers, only, play, run

LOSSES = {
    3: 0, 1: 0, 0: 0, -1: 0, -2: 0, -3: 1, -4: 1, -5: 1, -6: 2, -7: 2, -8: 2, -9: 3, -10: 3, -24: 3,
}  # fmt: skip


@pytest.mark.parametrize("balance", LOSSES)
def test_losses(balance: int) -> None:
    """TEK-16.4  -1 or -2: 0; -3 to -5: 1; -6 to -8: 2; -9 or less: 3; 0 or more nothing."""
    plate: Scene = {"pure": f"white {balance}"} if balance > 0 else {"excess": {"bread": -balance}}
    game = table(**plate)
    assert events.Judged(ME, balance, LOSSES[balance]) in run(game, BeginJudgement())
    assert (scored(game), game.seats[ME].balance) == (-LOSSES[balance], balance)


@pytest.mark.parametrize("n", range(-2, 3))
def test_faith_on_either_plate(n: int) -> None:
    """TEK-16.2, DP20  Two Faith: from -2 to +2."""
    game = at_step(BeginJudgement(), faith=2)
    assert [move.n for move in offers(game, PutFaith)] == [-2, -1, 0, 1, 2]
    assert events.Judged(ME, n, 0) in play(game, PutFaith(n))


def test_faith_is_put_in_turn_order_openly() -> None:
    """TEK-16.2, R25, TEK-P12  Each in turn order, seen by all; who has none is not asked."""
    game = table(4, order=[3, 1, 0, 2])
    for seat in (0, 2, 3):
        goods(game, seat, faith=1)
    run(game, BeginJudgement())
    seen = []
    while question(game) == "LayFaith":
        seat = asked(game)[1]
        seen.append(seat)
        assert events.FaithLaid(seat, 1) in play(game, PutFaith(1))
    assert seen == [3, 0, 2]


def test_new_order_by_distance() -> None:
    """TEK-16.5, 16.3  Ascending absolute balance, whatever its sign."""
    game = table(4)
    for seat, words in enumerate((("white 4", ""), ("", "gray 2"), ("", ""), ("", "gray 3"))):
        scales(game, seat, pure=words[0], tainted=words[1])
    heard = run(game, BeginJudgement())
    assert (game.order, only(heard, events.OrderSet)) == ([2, 1, 3, 0], [events.OrderSet((2, 1, 3, 0))])


def test_the_old_ankh_decides_before_destinies_return() -> None:
    """TEK-16.5, 16.8  The card held during the rounds counts; only then are cards chosen anew in the new order."""
    game = at_step(BeginJudgement(), destinies="A01 A04")
    assert (game.order, asked(game)) == ([RIVAL, ME], ("ChooseDestiny", RIVAL))
    assert [move.card for move in offers(game, TakeDestiny)] == ["A01", "A02", "A03", "A04"]
    play(game, TakeDestiny("A02"))
    assert purse(game, RIVAL) == {"gold": 1}
    assert [move.card for move in offers(game, TakeDestiny)] == ["A01", "A03", "A04"]


def test_scales_are_cleared() -> None:
    """TEK-16.7, 3.3  Dice of all plates to the bag, excess and all Faith to the supply; the new A04 stays."""
    game = table(pure="white 1", tainted="gray 1", anubis="black 6", excess={"bread": 2}, faith=3, gold=1)
    size = len(game.bag)
    run(game, BeginJudgement())
    play(game, PutFaith(1))
    assert len(game.bag) == size + 3
    owner = game.seats[ME]
    assert (owner.pure, owner.tainted, owner.anubis, owner.excess) == ([], [], [], [0, 0, 0, 0])
    assert (purse(game), game.balance_of(ME)) == ({"gold": 1}, 0)
    while asked(game)[0] == "ChooseDestiny":
        play(game, TakeDestiny("A04") if asked(game)[1] == ME else offers(game, TakeDestiny)[0])
    assert purse(game) == {"gold": 1, "faith": 1}


def test_judgement_before_the_refill() -> None:
    """TEK-15.2, 16.9, 15.3  Round 4: the dial turns, Maat judges, Destiny cards, then new dice in the Shade."""
    game = table(sun="horus", round_number=4)
    heard = run(game, EndRound())
    while asked(game)[0] == "ChooseDestiny":
        heard += play(game, TakeDestiny(game.destinies[0]))
    marks = names(heard, events.DialTurned, events.JudgementBegan, events.DiceRolled, events.RoundBegan)
    assert marks == ["DialTurned", "JudgementBegan", "DiceRolled", "DiceRolled", "RoundBegan"]


def test_scorings_after_rounds_8_and_16_only() -> None:
    """TEK-4, 16.6, 2.1, 15.5  Eight rotations, four Judgements, Scorings at the second and the fourth."""
    game = RULES.start(setup_of(2, 5))
    first = game.first_sunny
    heard: list[Event] = []
    game.heard = heard
    while not game.over:
        game.apply(game.moves()[0])
    told = names(heard, events.DialTurned, events.JudgementBegan, events.ScoringBegan)
    two = ["DialTurned"] * 2 + ["JudgementBegan"]
    assert (told, game.round_number) == ([*two, *two, "ScoringBegan", *two, *two, "ScoringBegan"], 16)
    assert game.first_sunny == (first + 8) % 6


@pytest.mark.parametrize("s", range(6))
def test_the_arrow_and_the_markers(s: int) -> None:
    """TEK-2.1, 16.6  Arrow on edge s+1; marker I four edges on, II eight; they are met after 4 and 8 rotations."""
    for seed in range(60):
        game = RULES.start(setup_of(2, seed))
        if game.first_sunny == s:
            break
    assert (game.first_sunny, game.arrow, game.markers) == (s, (s + 1) % 6, [(s + 5) % 6, (s + 3) % 6])
    arrows = [(s + 1 + turns) % 6 for turns in range(9)]
    assert arrows[4] == game.markers[0]
    assert arrows[8] == arrows[2] == game.markers[1]


def test_a03_to_21_with_a_thoth_action() -> None:
    """TEK-11.5, 12.6, 16.8  Outside a turn: the market is filled right after, then the next player chooses."""
    game = at_step(PassDestinies(), people=(21, 20))
    play(game, TakeDestiny("A03"), PickReward("happiness"), FreeGod("thoth"), UseValue(1), BrowseSection(1))
    play(game, game.moves()[0])
    assert "" not in game.market[0]
    assert asked(game) == ("ChooseDestiny", RIVAL)


def test_t16_gold_may_pay_bread() -> None:
    """TEK-16.5, 17.7, R33  At the second Judgement the last one gets 1 Gold before the Scoring asks for Bread."""
    game = table(3, sun="bastet", judgements=1, mine="HL1 HL2 HL3", cards="T16", pure="white 6")
    game.markers = [game.arrow, (game.arrow + 4) % 6]
    run(game, BeginJudgement())
    assert (asked(game), purse(game)) == (("PayBread", ME), {"gold": 1})
