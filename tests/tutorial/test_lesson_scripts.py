"""The scripts of the lessons: what they check of every step, and what the table holds beyond that."""

from functools import cache

import pytest

from game.core.position import Position
from game.kemet.dawn import combat_points
from game.kemet.onset import SpeakInWindow
from game.kemet.state import Kemet
from game.pharaon.pieces import BASE, INDEX
from game.pharaon.scoring import score_sheet
from game.titles import TITLES
from ui.tutorial.checks import lesson_problems, perform
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import LessonRun

STEPS = {"amunre": 16, "tekhenu": 18, "pharaon": 17, "kemet": 16}


@cache
def positions(title: str, language: str) -> dict[str, Position]:
    """What a perfect learner has before him at the end of every step."""
    run, found = LessonRun(load_lesson(title), language), {}
    while True:
        assert list(perform(run)) == [] and run.done
        found[run.step.id] = run.match.position.clone()
        if run.last:
            return found
        run.go_on()


def after(title: str, step_id: str):
    return positions(title, "fr")[step_id].clone()


def shown(title: str, step_id: str) -> list[int]:
    """The points that a step uncovers one by one."""
    step = next(step for step in load_lesson(title).steps if step.id == step_id)
    return [int(item.value) for item in step.gestures[0].items]


@pytest.mark.parametrize("title", TITLES)
def test_the_lesson_follows_its_script_in_both_languages(title: str) -> None:
    """The checks of every step hold: in Tekhenu up to 31 points against 18 (TEK-17)."""
    assert (lesson_problems(title), len(load_lesson(title).steps)) == ([], STEPS[title])
    assert positions(title, "fr") == positions(title, "en")
    if title == "tekhenu":
        assert after(title, load_lesson(title).steps[-2].id).points == [31, 18]


# Amun-Re


def test_nothing_is_revealed_before_the_learner_clicks_the_deck() -> None:
    game = after("amunre", "icons")
    assert game.revealed == [] and len(game.province_deck) == 9 and game.first == 0
    bonuses = {"thebes": ["nile_or_border", "extra_farmer"], "dakhla": ["protection"]}
    assert after("amunre", "reveal").bonus_cards == bonuses


def test_nothing_is_paid_before_the_step_of_the_payment() -> None:
    bids = [(seat.bid_on, seat.bid, seat.gold) for seat in after("amunre", "outbid").seats]
    assert bids == [("abydos", 0, 20), ("dakhla", 10, 20), ("thebes", 6, 20)]
    assert after("amunre", "payment").seats[0].hand == ["architect"]


def test_the_points_that_are_shown_are_those_that_are_scored() -> None:
    own = {scored.reason: scored.points for scored in after("amunre", "scoring").ledger if scored.seat == 0}
    assert own == {"temples": 2, "pyramids": 4, "sets": 3, "bank_west": 5, "objectives": 3}
    assert shown("amunre", "scoring") == list(own.values())


def test_farmers_and_scribes_leave_with_the_old_kingdom() -> None:
    game = after("amunre", "kingdom")
    assert not any(game.farmers.values()) and not any(seat.provinces for seat in game.seats)


# Pharaon


def test_everybody_begins_with_a_scribe_and_the_wheel_faces_the_quarters() -> None:
    assert [seat.nobles for seat in after("pharaon", "vase").seats] == [["NOB01"], ["NOB03"], ["NOB04"]]
    turned = ["commerce", "agriculture", "justice", "royalty", "construction"]
    for step_id, faced in (("wheel", list(BASE)), ("round", turned)):
        game = after("pharaon", step_id)
        assert [BASE[game.facing(quarter)] for quarter in game.quarters] == faced
    assert all(game.zone)


def test_what_is_paid_lies_on_the_wheel() -> None:
    assert after("pharaon", "offerings").wheel[INDEX["agriculture"]][1] == "silver"
    game = after("pharaon", "artisan")
    assert game.wheel[INDEX["royalty"]] == ("royalty",) and game.vase_discard[-1] == "VAS20"


def test_the_47_points_that_are_shown_are_there() -> None:
    assert score_sheet(after("pharaon", "burial"), 0)["burial"] == 5
    sheet = score_sheet(after("pharaon", "score"), 0)
    titles = sheet.pop("pharaoh") + sheet.pop("first_player")
    points = shown("pharaon", "score")
    assert points == [*sheet.values(), titles] == [0, 10, 2, 22, 0, 3, 10] and sum(points) == 47


# Kemet


def troops(game: Kemet, seat: int) -> dict[str, int]:
    return {game.name(space): game.units[space] for space, held in enumerate(game.holder) if held == seat}


HELD = {
    ("rival", 1): {"a_t_west", "a_c2_d2"},
    ("teleport", 0): {"a_t_river", "a_c1_d2"},
    ("fate", 0): {"a_t_river", "a_t_west"},
    ("night", 0): {"a_t_river", "a_t_west"},
    ("night", 1): {"a_c2_d1", "a_c2_d2"},
}


def test_the_troops_stand_where_the_script_says() -> None:
    """Five Units in each of these spaces."""
    for (step_id, seat), spaces in HELD.items():
        assert troops(after("kemet", step_id), seat) == dict.fromkeys(spaces, 5), step_id


def test_the_learner_is_asked_in_a_window_in_one_step_only() -> None:
    """KEM-16.4: the rival and, in other steps, the learner pass without being asked."""
    run = LessonRun(load_lesson("kemet"), "fr")
    asked = set[str]()
    while True:
        while (move := run.scripted()) is not None or (run.gesture is not None and run.wanted):
            if isinstance(run.match.decision, SpeakInWindow):
                assert run.match.decision.seat == 0
                asked.add(run.step.id)
            move = move or run.wanted[0]
            run.match.play(move)
            run.took(move)
        assert list(perform(run)) == []
        if run.last:
            break
        run.go_on()
    assert asked == {"card"}


def test_only_the_top_row_of_actions_is_empty() -> None:
    assert not after("kemet", "balance").tokens[0] & 0b11
    step = next(step for step in load_lesson("kemet").steps if step.id == "balance")
    assert step.gestures[0].subjects == ("action.top_move", "action.top_recruit")


def test_the_combat_counts_twelve_against_nine() -> None:
    game = after("kemet", "clash")
    combat = game.combat
    assert combat is not None and combat.units == 5 == game.units[combat.space]
    assert [sum(line.force for line in side) for side in combat.counted] == [12, 9]
    assert after("kemet", "fate").reserve == [2, 7]


def test_the_night_ends_with_what_the_script_expects() -> None:
    game = after("kemet", "night")
    assert game.temples_held == [2, 0] and combat_points(game, 0) == 1 and game.reserve == [2, 2]
    assert [len(hand) for hand in game.battle_hands] == [4, 4]
    assert [game.levels[game.board.index[space]] for space in ("a_c1_d1", "a_c2_d1")] == [3, 2]


def test_the_last_step_starts_where_the_one_before_ended_with_five_points_more() -> None:
    before, game = after("kemet", "dawn"), after("kemet", "end")
    assert before.order == [0, 1] and before.triggered == -1
    assert game.points == [before.points[0] + 5, before.points[1]] == [9, 0] and combat_points(game, 0) == 6
    assert (game.triggered, game.active, game.day) == (0, 0, 2)
    same = """holder units colours levels prayers reserve tiles hands deck discard battle_hands face_up face_down
        temples_held pyramids_held order"""
    for name in same.split():
        assert getattr(game, name) == getattr(before, name), name
