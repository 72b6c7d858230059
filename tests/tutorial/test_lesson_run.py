"""The engine of a lesson: what is wanted, what is held back, going back, and patterns of moves."""

import pytest

from game.amunre.auction import bid
from game.amunre.purchase import buy_farmer
from game.core.agenda import Move
from game.core.driver import Continue, Pause
from game.core.errors import IllegalMove
from tests.tutorial.stage import state
from ui.tutorial.checks import perform
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import LessonRun, fits, like

LESSON = load_lesson("amunre")


def run_at(step_id: str) -> LessonRun:
    number = LESSON.number_of(step_id)
    assert number is not None
    return LessonRun(LESSON, "fr", number)


def make(run: LessonRun, move: Move) -> None:
    run.match.play(move)
    run.took(move)


def test_the_match_holds_before_the_step_that_is_told() -> None:
    run = run_at("reveal")
    assert run.paused and run.match.decision == Pause(0, "BeginTurn")
    with pytest.raises(IllegalMove):
        run.match.play(bid("thebes", 3))
    make(run, Continue())
    assert not run.paused and run.done


def test_payment_waits_until_it_is_released_and_is_not_held_twice() -> None:
    run = run_at("payment")
    assert run.match.decision == Pause(0, "SettleBid")
    assert [seat.provinces for seat in state(run).seats] == [[], [], []]
    run.match.play(Continue())
    assert [seat.provinces for seat in state(run).seats] == [["abydos"], ["dakhla"], ["thebes"]]


def test_a_preview_stops_where_the_lesson_holds() -> None:
    run = run_at("outbid")
    events, unknown = run.match.preview(bid("abydos", 0))
    assert [type(event).__name__ for event in events] == ["BidPlaced"] and not unknown
    assert state(run).seats[0].bid_on == "thebes"


def test_several_moves_are_wanted_one_after_the_other() -> None:
    run = run_at("farmers")
    for done in range(3):
        assert run.tally == (done, 3) and not run.done
        make(run, buy_farmer("abydos"))
    assert run.told.moves == (("StopFarmers",),) and not run.accepts(buy_farmer("abydos"))


def test_gifts_may_be_taken_in_any_order() -> None:
    run = run_at("gifts")
    for move in reversed(run.wanted):
        make(run, move)
    while (move := run.scripted()) is not None:
        make(run, move)
    assert run.done and state(run).stones["abydos"] == 2


def test_only_the_move_of_the_lesson_is_wanted_and_nothing_while_rivals_play() -> None:
    run = run_at("bid")
    assert run.accepts(bid("thebes", 3))
    assert not run.accepts(bid("thebes", 6)) and not run.accepts(Continue())
    assert list(perform(run)) == []
    run.go_on()
    assert run.scripted() == bid("dakhla", 10) and run.gesture is None and not run.wanted and not run.done


def test_pointing_counts_different_things() -> None:
    run = run_at("map")
    assert run.point("province.thebes") and not run.point("province.thebes") and not run.point("card.theft")
    assert run.tally == (1, 3)
    run.point("province.abydos")
    run.point("province.buto")
    assert run.done


def test_lines_are_uncovered_one_by_one() -> None:
    run = run_at("scoring")
    assert not any(run.shows(number) for number in range(5))
    run.uncover(2)
    assert run.shows(2) and not run.shows(0) and "Pyramide" in run.last_item_text("fr")
    for number in range(5):
        run.uncover(number)
    assert run.told.kind == "release" and all(run.shows(number) for number in range(5))


def test_every_step_can_be_gone_to_and_is_the_same_again() -> None:
    for number, step in enumerate(LESSON.steps):
        run = LessonRun(LESSON, "fr", number)
        before = run.match.position.clone()
        assert list(perform(run)) == []
        run.go_to(number)
        assert run.match.position == before and run.step is step


def test_another_language_changes_the_names_and_nothing_else() -> None:
    run = run_at("gifts")
    before = run.match.position.clone()
    run.speak("en")
    assert run.match.setup.names == ("Neferet", "Arnaud", "Bernard") and run.match.position == before


def test_patterns_of_moves_and_subjects() -> None:
    fitting = (("Bid", "thebes", 3), ("Bid", "thebes", "*"), ("Bid", "*"), ("*",))
    others = (("Bid", "abydos", "*"), ("Bid", "thebes"), ("BuyCards", "*"), ("Bid", "*", 6))
    assert [like(["Bid", "thebes", 3], pattern) for pattern in (*fitting, *others)] == [True] * 4 + [False] * 4
    assert fits("province.thebes", ["province.*"]) and fits("card.theft", ["card.theft"])
    assert not fits("card.theft", ["province.*"]) and not fits("provinces", ["province.*"])
