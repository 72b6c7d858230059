"""The scenario of TUTORIAL.md, step by step: what every seat has after the steps that it lists."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.amunre.state import AmunRe
from ui.text import LANGUAGES
from ui.tutorial.checks import perform
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import LessonRun

After = Callable[[str], AmunRe]


@pytest.fixture(params=LANGUAGES)
def after(request: pytest.FixtureRequest) -> After:
    def played_to(step_id: str) -> AmunRe:
        run = LessonRun(load_lesson("amunre"), request.param)
        while True:
            assert list(perform(run)) == []
            assert run.done
            if run.step.id == step_id:
                position = run.match.position
                assert isinstance(position, AmunRe)
                return position
            run.go_on()

    return played_to


def test_nothing_is_revealed_before_the_learner_clicks_the_deck(after: After) -> None:
    game = after("icons")
    assert game.revealed == [] and len(game.province_deck) == 9 and game.first == 0


def test_step_4_reveals_three_provinces_with_their_bonuses(after: After) -> None:
    game = after("reveal")
    assert game.revealed == ["thebes", "dakhla", "abydos"]
    assert game.bonus_cards == {"thebes": ["nile_or_border", "extra_farmer"], "dakhla": ["protection"]}


def test_step_6_nothing_is_paid_before_step_7(after: After) -> None:
    game = after("outbid")
    assert [(seat.bid_on, seat.bid, seat.gold) for seat in game.seats] == [
        ("abydos", 0, 20), ("dakhla", 10, 20), ("thebes", 6, 20),
    ]  # fmt: skip


def test_step_7_bids_are_paid_and_bonuses_taken(after: After) -> None:
    you, arnaud, bernard = after("payment").seats
    assert (you.gold, you.provinces, you.hand) == (20, ["abydos"], ["architect"])
    assert (arnaud.gold, arnaud.provinces, len(arnaud.hand)) == (22, ["dakhla"], 2)
    assert (bernard.gold, bernard.provinces, len(bernard.hand)) == (14, ["thebes"], 3)
    assert after("payment").stones["abydos"] == 1


def test_step_10_everybody_has_bought(after: After) -> None:
    game = after("pyramid")
    you, arnaud, bernard = game.seats
    assert (you.gold, you.hand) == (10, ["great_harvest", "one_bank"])
    assert (game.farmers["abydos"], game.pyramids["abydos"], game.stones["abydos"]) == (3, 1, 0)
    assert (arnaud.gold, game.pyramids["dakhla"]) == (15, 1)
    assert (bernard.gold, game.farmers["thebes"]) == (5, 3)


def test_step_11_the_offering_is_six(after: After) -> None:
    game = after("offering")
    assert (game.offering, game.tile, game.seats[0].gold) == (6, 1, 5)


def test_step_12_gifts_are_taken_and_the_token_stays(after: After) -> None:
    game = after("gifts")
    you, arnaud, bernard = game.seats
    assert (you.gold, you.hand) == (5, ["great_harvest", "one_bank", "fixed_income"])
    assert (game.pyramids["abydos"], game.stones["abydos"], game.first) == (1, 2, 0)
    assert (arnaud.gold, arnaud.hand[-2:]) == (11, ["master_of_farmers", "great_harvest"])
    assert bernard.gold == 8


def test_step_13_the_harvest_is_in(after: After) -> None:
    you, arnaud, bernard = after("harvest").seats
    assert (you.gold, you.hand) == (14, ["one_bank", "fixed_income"])
    assert (arnaud.gold, bernard.gold) == (11, 14)


def test_step_14_scores_seventeen_points(after: After) -> None:
    game = after("scoring")
    assert game.points == [17, 2, 7]
    own = {scored.reason: scored.points for scored in game.ledger if scored.seat == 0}
    assert own == {"temples": 2, "pyramids": 4, "sets": 3, "bank_west": 5, "objectives": 3}


def test_step_14_shows_the_points_that_are_scored(after: After) -> None:
    step = next(step for step in load_lesson("amunre").steps if step.id == "scoring")
    shown = [int(item.value) for item in step.gestures[0].items]
    own = [scored.points for scored in after("scoring").ledger if scored.seat == 0]
    assert shown == own and sum(shown) == 17


def test_step_15_farmers_and_scribes_leave_pyramids_stay(after: After) -> None:
    game = after("kingdom")
    assert game.kingdom == 2 and not any(game.farmers.values()) and not any(seat.provinces for seat in game.seats)
    assert (game.pyramids["abydos"], game.pyramids["thebes"]) == (2, 2)
