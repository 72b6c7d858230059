"""Scribe at the table of Tekhenu: it thinks turns through, pays its debts, uses Scribes, cards and Anubis."""

from __future__ import annotations

import pytest

from game.ai.arena import play_series
from game.tekhenu import RULES
from game.tekhenu.actions import FreeGod
from game.tekhenu.decrees import CountDecrees, DoubleDecree, PickDecree
from game.tekhenu.ending import ChooseLastWork, UseLastWork
from game.tekhenu.evaluation import evaluate
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.maat import Judge, LayFaith, PutFaith
from game.tekhenu.production import BlessHarvest
from game.tekhenu.scoring import BeginScoring, GiveBread, PayBread, RemoveMarker
from game.tekhenu.selection import PlayExtra, SpendScribes
from game.tekhenu.turn import CallAnubis, TakeDie
from game.tekhenu.using import DoMain, DoProduce
from tests.tekhenu.table import ME, RIVAL, dice, goods, scales, statues, table, tracks
from tests.tekhenu_ai.thinking import asked_now, my_turn, scribe, scribe_plays


def test_it_builds_where_its_pillars_stand() -> None:
    game = table(dice="hathor gray 3", mine="C12 C22 C32", bread=3)
    moves = scribe_plays(my_turn(game))
    assert BuildAt("HB2") in moves


def test_it_lays_a_tile_in_a_corner_where_its_sides_match() -> None:
    game = table(light="ra dark", dice="ra gray 1", display="P01 P02 P25", mine="HL1 HB1", limestone=1, granite=1)
    moves = scribe_plays(my_turn(game))
    assert LayOn("C11") in moves
    turned = next(move for move in moves if isinstance(move, TurnTile))
    assert turned.turn == 0, "red above and ochre on the left, as the border has them"


def test_it_builds_the_statue_that_wins_two_districts() -> None:
    game = table(dice="horus gray 1", round_number=8, mine="OL2 OG2", theirs="OL1 OG1 SO_WORK", granite=2)
    assert HonourPeople("SO_QUAR") in scribe_plays(my_turn(game))


def test_it_spends_a_scribe_for_the_last_step_to_a_pyramid() -> None:
    game = table(
        light="bastet sunny", dice="bastet gray 3", round_number=8, people=(14, 8), pure="white 1, yellow 1",
        tainted="gray 1, gray 2", papyrus=2, scribe=1,
    )
    assert SpendScribes(5) in scribe_plays(my_turn(game))


def test_it_calls_anubis_if_the_dial_has_nothing_for_it() -> None:
    game = table(round_number=15)
    game.markers.pop(0)
    scales(game, ME, pure="white 1, yellow 1")
    dice(game, bastet="brown 6", osiris="brown 1")
    goods(game, ME, scribe=2, granite=4)
    tracks(game, ME, population=5, happiness=0)
    statues(game, ME, "ST_ROW ST_COL ra")
    moves = scribe_plays(my_turn(game))
    assert moves[0] == CallAnubis("")
    assert DoMain("horus") in moves


def test_it_plays_the_card_for_one_more_action() -> None:
    game = table(
        dice="hathor gray 5", people=(12, 8), cards="B17", bread=3, papyrus=4, scribe=1, limestone=3, granite=2
    )
    assert any(isinstance(move, PlayExtra) for move in scribe_plays(my_turn(game)))


def test_it_plays_a_gift_when_it_produces_near_the_end() -> None:
    game = table(round_number=13, cards="B05")
    asked_now(game, BlessHarvest(ME, "granite", 3, weighs=True))
    assert type(scribe(game)).__name__ == "PlayBlessing"


def test_it_prefers_the_pure_one_of_two_equal_dice_on_a_tainted_balance() -> None:
    game = table(light="hathor sunny", dice="hathor white 4, hathor gray 4", tainted="gray 4, gray 2", bread=4)
    first = scribe_plays(my_turn(game))[0]
    assert isinstance(first, TakeDie)
    assert first.colour == "white"


def test_it_produces_what_its_level_can_keep() -> None:
    game = table(light="horus dark", dice="horus black 5, horus brown 5", levels={"granite": 6})
    moves = scribe_plays(my_turn(game))
    assert DoProduce("granite") in moves


@pytest.mark.parametrize(("balance", "wanted"), [("white 3", -3), ("white 1", -1)])
def test_faith_brings_a_pure_balance_to_zero(balance: str, wanted: int) -> None:
    game = table(pure=balance)
    scales(game, RIVAL, pure="yellow 1")
    goods(game, ME, faith=4)
    game.phase, game.judgements, game.round_number = "judgement", 1, 4
    asked_now(game, LayFaith(ME), Judge())
    assert scribe(game) == PutFaith(wanted)


def test_faith_brings_a_tainted_balance_to_zero() -> None:
    game = table(tainted="gray 4")
    scales(game, RIVAL, pure="yellow 1")
    goods(game, ME, faith=4)
    game.phase, game.judgements, game.round_number = "judgement", 1, 4
    asked_now(game, LayFaith(ME), Judge())
    assert scribe(game) == PutFaith(4)


@pytest.mark.parametrize("stock", [{"bread": 2}, {"gold": 2}, {"bread": 1, "gold": 1}])
def test_it_feeds_its_people(stock: dict[str, int]) -> None:
    game = table(mine="HL1 HL2 HL3 HL4 HL5", **stock)
    game.phase, game.round_number, game.judgements = "scoring", 8, 2
    asked_now(game, PayBread(ME, 2), RemoveMarker())
    assert scribe(game) == GiveBread(2)


def test_it_scores_its_best_decrees_and_doubles_the_best_of_them() -> None:
    game = table(mine="horus ra hathor bastet OP1 OB1", cards="D03 D16 D18 D21 D11", gold=2)
    game.phase, game.round_number, game.judgements, game.markers = "end", 16, 4, []
    asked_now(game, CountDecrees(ME))
    moves = scribe_plays(game)
    assert {PickDecree("D03"), PickDecree("D16"), PickDecree("D11"), DoubleDecree("D16")} <= set(moves)


def test_it_uses_its_last_work() -> None:
    game = table(mine="horus ra hathor", cards="D23")
    game.phase, game.round_number, game.judgements = "end", 16, 4
    game.markers.pop(0)
    asked_now(game, ChooseLastWork(ME), BeginScoring())
    moves = scribe_plays(game)
    assert moves[:2] == [UseLastWork("D23"), FreeGod("horus")]


def test_a_statue_at_a_god_is_preferred_while_it_can_still_pay() -> None:
    game = table(dice="horus gray 6", theirs="SO_WORK SO_QUAR ST_ROW ST_COL", granite=2)
    assert HonourGod("horus") in scribe_plays(my_turn(game))


def test_half_a_turn_is_worth_about_what_the_whole_turn_will_be() -> None:
    game = table(dice="ra gray 5, hathor gray 4, horus gray 2", bread=4, limestone=4, granite=4, papyrus=2)
    my_turn(game)
    while game.decision is not None and game.decision.seat == ME:
        before = evaluate(game, ME)
        first = type(game.decision).__name__ == "ChooseDie"
        game.apply(scribe(game))
        assert first or evaluate(game, ME) == pytest.approx(before, abs=3.0), game.decision


def test_scribe_beats_a_random_seat() -> None:
    series = play_series(RULES, ("scribe", "random"), 2, seed=3)
    assert series.of("scribe").wins == 2
    assert series.of("scribe").points > 70
