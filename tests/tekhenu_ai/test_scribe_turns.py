"""Scribe at the table of Tekhenu: it thinks turns through, pays its debts, uses Scribes, cards and Anubis."""

from typing import Unpack

import pytest

from game.core.agenda import Move
from game.tekhenu import RULES
from game.tekhenu.actions import FreeGod, PlayBlessing
from game.tekhenu.decrees import CountDecrees, DoubleDecree, PickDecree
from game.tekhenu.ending import ChooseLastWork, UseLastWork
from game.tekhenu.gods.hathor import BuildAt
from game.tekhenu.gods.horus import HonourGod, HonourPeople
from game.tekhenu.gods.ra import LayOn, TurnTile
from game.tekhenu.maat import Judge, LayFaith, PutFaith
from game.tekhenu.mind.evaluation import evaluate
from game.tekhenu.production import BlessHarvest
from game.tekhenu.scoring import BeginScoring, GiveBread, PayBread, RemoveMarker
from game.tekhenu.selection import PlayExtra, SpendScribes
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn, CallAnubis, TakeDie
from game.tekhenu.using import DoMain, DoProduce
from game.workshop.arena import play_series
from tests.tekhenu.table import ME, RIVAL, Scene, at_step, scales, table
from tests.titles.playing import asked, run, scribe, scribe_plays

TURNS: dict[str, tuple[Scene, list[Move]]] = {
    "a site where its Pillars stand": (
        {"dice": "hathor gray 3", "mine": "C12 C22 C32", "bread": 3}, [BuildAt("HB2")],
    ),
    "a tile in the corner where its sides match: red above, ochre on the left": (
        {"light": "ra dark", "dice": "ra gray 1", "display": "P01 P02 P25", "mine": "HL1 HB1", "limestone": 1,
         "granite": 1}, [LayOn("C11"), TurnTile(0)],
    ),
    "the Statue that wins two districts": (
        {"dice": "horus gray 1", "round_number": 8, "mine": "OL2 OG2", "theirs": "OL1 OG1 SO_WORK", "granite": 2},
        [HonourPeople("SO_QUAR")],
    ),
    "a Statue at a god while it can still pay": (
        {"dice": "horus gray 6", "theirs": "SO_WORK SO_QUAR ST_ROW ST_COL", "granite": 2}, [HonourGod("horus")],
    ),
    "a Scribe for the last step to a pyramid": (
        {"light": "bastet sunny", "dice": "bastet gray 3", "round_number": 8, "people": (14, 8),
         "pure": "white 1, yellow 1", "tainted": "gray 1, gray 2", "papyrus": 2, "scribe": 1}, [SpendScribes(5)],
    ),
    "the Pure one of two equal dice on a Tainted balance": (
        {"light": "hathor sunny", "dice": "hathor white 4, hathor gray 4", "tainted": "gray 4, gray 2", "bread": 4},
        [TakeDie("hathor", "white", 4, "pure")],
    ),
    "a Production that its level can keep": (
        {"light": "horus dark", "dice": "horus black 5, horus brown 5", "levels": {"granite": 6}},
        [DoProduce("granite")],
    ),
}  # fmt: skip


def my_turn(**scene: Unpack[Scene]) -> Tekhenu:
    """The own turn, then the rival's, so that the game goes on."""
    return at_step(BeginTurn(ME), BeginTurn(RIVAL), **scene)


@pytest.mark.parametrize("choice", TURNS)
def test_it_chooses(choice: str) -> None:
    scene, wanted = TURNS[choice]
    moves = scribe_plays(my_turn(**scene))
    assert [move for move in wanted if move not in moves] == []


def test_it_plays_the_card_for_one_more_action() -> None:
    stock: Scene = {"bread": 3, "papyrus": 4, "scribe": 1, "limestone": 3, "granite": 2}
    moves = scribe_plays(my_turn(dice="hathor gray 5", people=(12, 8), cards="B17", **stock))
    assert any(isinstance(move, PlayExtra) for move in moves)


def test_it_calls_anubis_if_the_dial_has_nothing_for_it() -> None:
    scene: Scene = {"people": (5, 0), "pure": "white 1, yellow 1", "scribe": 2, "granite": 4}
    game = my_turn(dice="bastet brown 6, osiris brown 1", round_number=15, mine="ST_ROW ST_COL ra", **scene)
    game.markers.pop(0)
    moves = scribe_plays(game)
    assert moves[0] == CallAnubis("")
    assert DoMain("horus") in moves


def test_it_plays_a_gift_when_it_produces_near_the_end() -> None:
    game = at_step(BlessHarvest(ME, "granite", 3, weighs=True), BeginTurn(RIVAL), round_number=13, cards="B05")
    assert scribe(game) == PlayBlessing("B05")


@pytest.mark.parametrize(
    ("plate", "wanted"), [({"pure": "white 3"}, -3), ({"pure": "white 1"}, -1), ({"tainted": "gray 4"}, 4)]
)
def test_faith_brings_the_balance_to_zero(plate: Scene, wanted: int) -> None:
    game = table(phase="judgement", round_number=4, judgements=1, faith=4, **plate)
    scales(game, RIVAL, pure="yellow 1")
    run(game, LayFaith(ME), Judge(), BeginTurn(RIVAL))
    assert scribe(game) == PutFaith(wanted)


@pytest.mark.parametrize("stock", [{"bread": 2}, {"gold": 2}, {"bread": 1, "gold": 1}])
def test_it_feeds_its_people(stock: dict[str, int]) -> None:
    scene: Scene = {"phase": "scoring", "round_number": 8, "judgements": 2, "mine": "HL1 HL2 HL3 HL4 HL5"}
    assert scribe(at_step(PayBread(ME, 2), RemoveMarker(), BeginTurn(RIVAL), **scene, **stock)) == GiveBread(2)


def test_it_scores_its_best_decrees_and_doubles_the_best_of_them() -> None:
    game = table(mine="horus ra hathor bastet OP1 OB1", cards="D03 D16 D18 D21 D11", gold=2)
    game.phase, game.round_number, game.judgements, game.markers = "end", 16, 4, []
    run(game, CountDecrees(ME), BeginTurn(RIVAL))
    wanted = {PickDecree("D03"), PickDecree("D16"), PickDecree("D11"), DoubleDecree("D16")}
    assert wanted <= set(scribe_plays(game))


def test_it_uses_its_last_work() -> None:
    game = table(phase="end", round_number=16, judgements=4, mine="horus ra hathor", cards="D23")
    game.markers.pop(0)
    run(game, ChooseLastWork(ME), BeginScoring(), BeginTurn(RIVAL))
    assert scribe_plays(game)[:2] == [UseLastWork("D23"), FreeGod("horus")]


def test_half_a_turn_is_worth_about_what_the_whole_turn_will_be() -> None:
    game = my_turn(dice="ra gray 5, hathor gray 4, horus gray 2", bread=4, limestone=4, granite=4, papyrus=2)
    while asked(game)[1] == ME:
        before, first = evaluate(game, ME), asked(game)[0] == "ChooseDie"
        game.apply(scribe(game))
        assert first or evaluate(game, ME) == pytest.approx(before, abs=3.0), game.decision


@pytest.mark.thorough
def test_scribe_beats_a_random_seat() -> None:
    series = play_series(RULES, ("scribe", "random"), 2, seed=3)
    assert series.of("scribe").wins == 2
    assert series.of("scribe").points > 70
