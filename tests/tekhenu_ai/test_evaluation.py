"""What a position is worth: the margin at the end."""

from typing import Unpack

import pytest

from game.tekhenu.components import components
from game.tekhenu.decrees import CountDecrees
from game.tekhenu.mind.evaluation import evaluate, explain
from game.tekhenu.mind.opening import start_worth
from game.tekhenu.state import Tekhenu
from game.tekhenu.turn import BeginTurn, ChooseDie
from tests.tekhenu.table import ME, RIVAL, Scene, at_step, points, scales, setup_of
from tests.titles.playing import positions


def part(game: Tekhenu, name: str) -> float:
    return dict(explain(game, ME).parts)[name]


def arranged(**scene: Unpack[Scene]) -> Tekhenu:
    """The first turn on a table that lies so, and then the rival's, so that the game goes on."""
    return at_step(BeginTurn(ME), BeginTurn(RIVAL), dice="hathor gray 3, ra white 3", **scene)


def last_turn_taken(game: Tekhenu) -> None:
    """All turns are taken, one Scoring is to come."""
    game.round_number = 16
    game.markers.pop(0)
    scales(game, ME, pure="white 1, yellow 1, black 1, brown 1")


def test_the_end_of_the_game_is_worth_the_margin() -> None:
    *_, end = positions(setup_of(3, 5))
    for seat, own in enumerate(end.points):
        assert evaluate(end, seat) == own - max(vp for rival, vp in enumerate(end.points) if rival != seat)


@pytest.mark.parametrize(
    ("name", "worse", "better", "least"),
    [
        # Production at its end pays at both Scorings.
        ("production", {"levels": {"granite": 5}}, {"levels": {"granite": 6}}, 4),
        # A Tainted balance is feared; Happiness needs room to rise.
        ("maat", {"tainted": "gray 6, yellow 4"}, {"pure": "white 1", "tainted": "gray 1"}, 1),
        ("tracks", {"people": (5, 5)}, {"people": (8, 5)}, 1),
    ],
)
def test_what_is_better(name: str, worse: Scene, better: Scene, least: int) -> None:
    assert part(arranged(**better), name) > part(arranged(**worse), name) + least


def test_a_statue_counts_at_both_scorings() -> None:
    assert part(arranged(mine="ST_ROW ST_COL SO_WORK"), "statues") - part(arranged(), "statues") == 2 * 6


def test_a_building_is_worth_more_with_an_own_pillar_in_its_line() -> None:
    before, alone, waiting, together = (part(arranged(mine=mine), "temple") for mine in ("", "HL1", "C11", "HL1 C11"))
    assert together > alone + (waiting - before) / 2


def test_bread_owed_weighs_more_when_the_scoring_is_near() -> None:
    far, near = arranged(mine="HL1 HL2 HL3"), arranged(mine="HL1 HL2 HL3")
    near.round_number = 8
    scales(near, ME, pure="white 1, yellow 1, black 1, brown 1")
    assert part(near, "bread") + 1 < part(far, "bread") < 0


def test_bread_at_hand_is_laid_aside() -> None:
    hungry, fed = arranged(mine="HL1 HL2 HL3"), arranged(mine="HL1 HL2 HL3", bread=1)
    assert part(fed, "bread") > part(hungry, "bread")
    assert part(fed, "goods") == 0.0


def test_tokens_are_worth_less_the_more_there_are() -> None:
    worths = [part(arranged(granite=granite), "goods") for granite in (0, 1, 2, 10, 11)]
    assert worths[1] - worths[0] > worths[2] - worths[1] > worths[4] - worths[3] > 0


def test_goods_are_worth_nothing_when_no_turn_is_left() -> None:
    game = arranged(granite=5, gold=3, scribe=2)
    last_turn_taken(game)
    assert part(game, "goods") == 0.0


def test_of_four_decrees_the_three_best_with_different_symbols_count() -> None:
    game = arranged(mine="horus ra hathor OP1 OB1", cards="D16 D18 D21 D11")
    last_turn_taken(game)
    game.agenda = [CountDecrees(ME), ChooseDie(RIVAL)]
    assert part(game, "decrees") == 12 + 2 + 4


def test_rivals_points_count_against() -> None:
    game = arranged()
    before = evaluate(game, ME)
    points(game, RIVAL, game.points[RIVAL] + 5)
    assert evaluate(game, ME) == pytest.approx(before - 5)


def test_every_start_card_has_a_worth() -> None:
    assert [card for card in components().start_cards if start_worth(card) <= 0] == []
