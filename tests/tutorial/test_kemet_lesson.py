"""The lesson of Kemet: the scenario of its script step by step; done with the mouse and with the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import titles
from game.core.agenda import Move
from game.kemet.cards import play_card
from game.kemet.combat import DECLINE_REST, READY, choose_card, set_aside
from game.kemet.dawn import combat_points
from game.kemet.march import STOP_HERE, go_on, march_to, teleport_to
from game.kemet.market import BUY_NOTHING, buy_tile
from game.kemet.onset import PASS, STAND_ASIDE, SpeakInWindow
from game.kemet.pyramids import raise_pyramid
from game.kemet.resolution import RECALL
from game.kemet.state import Kemet
from game.kemet.tokens import place_token
from tests.tutorial.stage import Learner, open_app, open_lesson
from tests.tutorial.test_lesson_places import SIZES
from tests.tutorial.test_lesson_scene import tab_to
from tests.tutorial.test_pharaon_lesson import _clicked_wrong, _do_by_keys, _looks_right, meant
from tests.tutorial.test_tekhenu_lesson import Floor, button
from ui.boards.target import Target
from ui.scenes.tutorial import TutorialScene
from ui.text import LANGUAGES
from ui.tutorial.checks import lesson_problems, perform
from ui.tutorial.panel import ItemTile
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import LessonRun, fits

TITLE = "kemet"
After = Callable[[str], Kemet]


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lesson can be taught before the game is offered."""
    if TITLE not in titles.TITLES:
        monkeypatch.setattr(titles, "TITLES", (*titles.TITLES, TITLE))


@pytest.fixture(params=LANGUAGES)
def after(request: pytest.FixtureRequest) -> After:
    def played_to(step_id: str) -> Kemet:
        run = LessonRun(load_lesson(TITLE), request.param)
        while True:
            assert list(perform(run)) == []
            assert run.done
            if run.step.id == step_id:
                position = run.match.position
                assert isinstance(position, Kemet)
                return position
            run.go_on()

    return played_to


def troops(game: Kemet, seat: int) -> dict[str, int]:
    return {game.name(space): game.units[space] for space, held in enumerate(game.holder) if held == seat}


def begun(
    folder: Path, step_id: str = "aim", language: str = "fr", size: tuple[int, int] = (1920, 1080)
) -> tuple[Learner, TutorialScene]:
    app = open_app(folder, size, language)
    app.push(Floor(app))
    scene = open_lesson(app, TITLE)
    learner = Learner(app, scene)
    learner.wait()
    number = scene.run.lesson.number_of(step_id)
    if number:
        scene._go_to(number)
        learner.wait()
    return learner, scene


def at_gesture(learner: Learner, scene: TutorialScene, number: int) -> None:
    """What comes before a gesture of the step is shown by the guide."""
    for _ in range(number):
        scene.show_me()
        learner.wait()


# The script


def test_the_lesson_follows_its_script() -> None:
    assert lesson_problems(TITLE) == []
    assert len(load_lesson(TITLE).steps) == 16


def test_step_4_charge_costs_a_prayer(after: After) -> None:
    game = after("buy")
    assert (game.prayers, game.tiles[0]) == ([6, 7], ("R1A",))


def test_step_5_sobek_holds_the_western_temple(after: After) -> None:
    game = after("rival")
    assert (game.prayers, game.points) == ([6, 5], [0, 1])
    assert troops(game, 1) == {"a_t_west": 5, "a_c2_d2": 5}


def test_step_6_five_units_hold_the_riverside_temple(after: After) -> None:
    game = after("teleport")
    assert (game.prayers, game.points) == ([4, 5], [1, 1])
    assert troops(game, 0) == {"a_t_river": 5, "a_c1_d2": 5}


def test_step_7_is_the_only_one_in_which_the_learner_is_asked_in_a_window() -> None:
    """KEM-16.4: the rival and, in other steps, the learner pass without being asked."""
    run = LessonRun(load_lesson(TITLE), "fr")
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


def test_step_7_the_card_gives_two_prayers(after: After) -> None:
    game = after("card")
    assert (game.prayers, game.hands[0], game.discard) == ([6, 7], ("war_fury",), ["prayer"])


def test_step_8_the_third_level_costs_three(after: After) -> None:
    game = after("upgrade")
    assert game.prayers == [3, 7] and game.levels[game.board.index["a_c1_d1"]] == 3


def test_step_9_only_the_top_row_is_empty(after: After) -> None:
    game = after("balance")
    assert game.prayers == [3, 6]
    step = next(step for step in load_lesson(TITLE).steps if step.id == "balance")
    assert not game.tokens[0] & 0b11
    assert step.gestures[0].subjects == ("action.top_move", "action.top_recruit")


def test_step_12_counts_twelve_against_nine(after: After) -> None:
    game = after("clash")
    combat = game.combat
    assert combat is not None and combat.winner == 0 and combat.units == 5
    assert [sum(line.force for line in side) for side in combat.counted] == [12, 9]
    assert game.prayers == [0, 6] and game.units[combat.space] == 5


def test_step_13_sobek_recalls_and_the_learner_stays(after: After) -> None:
    game = after("fate")
    assert (game.prayers, game.points, game.reserve) == ([0, 10], [3, 0], [2, 7])
    assert troops(game, 0) == {"a_t_river": 5, "a_t_west": 5}


def test_step_14_ends_with_what_the_script_expects(after: After) -> None:
    game = after("night")
    assert game.points == [4, 0] and game.temples_held == [2, 0] and combat_points(game, 0) == 1
    assert game.prayers == [9, 5] and game.reserve == [2, 2]
    assert game.hands == [("iron_wall",), ("raining_fire", "war_rage")]
    assert [len(hand) for hand in game.battle_hands] == [4, 4]
    assert troops(game, 0) == {"a_t_river": 5, "a_t_west": 5}
    assert troops(game, 1) == {"a_c2_d1": 5, "a_c2_d2": 5}
    assert (game.levels[game.board.index["a_c1_d1"]], game.levels[game.board.index["a_c2_d1"]]) == (3, 2)


def test_step_16_starts_where_step_15_ended_with_five_points_more(after: After) -> None:
    before, game = after("dawn"), after("end")
    assert before.order == [0, 1] and before.triggered == -1
    assert game.points == [before.points[0] + 5, before.points[1]] == [9, 0] and combat_points(game, 0) == 6
    assert (game.triggered, game.active, game.day) == (0, 0, 2)
    same = ("holder", "units", "colours", "levels", "prayers", "reserve", "tiles", "hands", "deck", "discard",
            "battle_hands", "face_up", "face_down", "temples_held", "pyramids_held", "order")  # fmt: skip
    for name in same:
        assert getattr(game, name) == getattr(before, name), name


# At the table


def wanted_subjects(learner: Learner, scene: TutorialScene) -> Iterator[Target]:
    """What is to be pointed at, as far as it can be seen."""
    gesture = scene.run.gesture
    assert gesture is not None
    for target in learner.targets():
        if fits(target.subject, gesture.subjects) and learner.can_reach(target):
            yield target


def do_by_mouse(learner: Learner, scene: TutorialScene) -> None:
    gesture = scene.run.gesture
    assert gesture is not None
    if gesture.kind == "point":
        if not list(wanted_subjects(learner, scene)):
            learner.click_on(scene.control(scene.say("board_kemet.market.open")))
        for subject in [target.subject for target in wanted_subjects(learner, scene)][: gesture.count]:
            target = next(target for target in learner.targets() if target.subject == subject)
            learner.move_to(learner.spot_in(target))
    elif gesture.kind == "reveal":
        for tile in [control for control in scene.controls if isinstance(control, ItemTile)]:
            learner.click_on(scene.control(tile.label))
    elif gesture.kind == "release":
        learner.click_on(next(control for control in scene.controls if control.label in gesture.button.values()))
    else:
        learner.click_on(meant(learner, scene))
    learner.wait()


@pytest.mark.parametrize(("language", "size"), [("fr", (1920, 1080)), ("en", (1280, 720))])
def test_the_whole_lesson_is_done_with_the_mouse(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    learner, scene = begun(tmp_path, language=language, size=size)
    last = len(scene.run.lesson.steps) - 1
    for number in range(last + 1):
        assert scene.run.number == number
        while not scene.run.done:
            before = scene.run.told, scene.run.tally
            do_by_mouse(learner, scene)
            assert (scene.run.told, scene.run.tally) != before or scene.run.done, scene.run.step.id
        position = scene.run.match.position
        learner.click_on(button(scene, "finish" if number == last else "next"))
    assert isinstance(learner.app.stack.top, Floor)
    assert isinstance(position, Kemet) and position.triggered == 0


def test_the_whole_lesson_is_done_with_the_keyboard(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path)
    for number in range(len(scene.run.lesson.steps)):
        assert scene.run.number == number
        while not scene.run.done:
            before = scene.run.told, scene.run.tally
            _do_by_keys(learner, scene)
            assert (scene.run.told, scene.run.tally) != before or scene.run.done, scene.run.step.id
        if scene.ring.current is not scene.overlay.next:
            assert scene.overlay.next is not None
            tab_to(learner, scene, scene.overlay.next.label)
        scene.ring.shown = True
        learner.press(pygame.K_RETURN)
    assert isinstance(learner.app.stack.top, Floor)


def test_in_a_small_window_the_tiles_are_found_with_the_keyboard(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, "tiles", size=(1280, 720))
    tab_to(learner, scene, scene.say("board_kemet.market.open"))
    learner.press(pygame.K_RETURN)
    _do_by_keys(learner, scene)
    assert scene.run.done


@pytest.mark.parametrize("step_id", ["aim", "city", "tiles"])
def test_the_first_stop_of_the_keyboard_is_something_to_point_at(tmp_path: Path, step_id: str) -> None:
    learner, scene = begun(tmp_path, step_id)
    learner.press(pygame.K_TAB)
    assert scene.run.done or scene.run.tally == (1, 3)


# What is not meant


@pytest.mark.parametrize(
    ("step_id", "gesture", "move", "said"),
    [
        ("buy", 0, place_token("mid_pray"), "posez ce jeton sur le rubis"),
        ("buy", 0, play_card("prayer"), "Gardez cette carte"),
        ("buy", 1, buy_tile("R1C"), "prenez Chargez"),
        ("buy", 1, BUY_NOTHING, "prenez Chargez"),
        ("teleport", 2, march_to("a_c1_front"), "Temple de la berge"),
        ("teleport", 2, teleport_to("a_t_delta"), "Temple de la berge"),
        ("teleport", 4, march_to("a_w_river"), "restez-y"),
        ("card", 0, PASS, "Pas encore"),
        ("card", 1, STAND_ASIDE, "passez"),
        ("upgrade", 1, raise_pyramid("sapphire", 1), "Pyramide rubis"),
        ("balance", 0, place_token("low_pray"), "déjà un jeton"),
        ("council", 0, choose_card("BC2"), "Force 4"),
        ("council", 1, set_aside("BC4"), "Raid de chars"),
        ("fate", 0, RECALL, "restez"),
        ("night", 0, place_token("mid_pray"), "celle du bas"),
    ],
)  # fmt: skip
def test_another_move_is_explained_and_not_made(
    tmp_path: Path, step_id: str, gesture: int, move: Move, said: str
) -> None:
    learner, scene = begun(tmp_path, step_id)
    at_gesture(learner, scene, gesture)
    target = learner.target_for(move)
    assert target is not None
    assert said in _clicked_wrong(learner, scene, target)


@pytest.mark.parametrize(
    ("step_id", "gesture", "move", "said"),
    [
        ("attack", 2, STOP_HERE, "Sobek"),
        ("council", 2, READY, "Furie"),
        ("clash", 0, DECLINE_REST, "10 contre 9"),
    ],
)  # fmt: skip
def test_what_the_panel_covers_is_explained_to_the_keyboard(
    tmp_path: Path, step_id: str, gesture: int, move: Move, said: str
) -> None:
    learner, scene = begun(tmp_path, step_id)
    at_gesture(learner, scene, gesture)
    before = len(scene.run.match.moves)
    tab_to(learner, scene, next(target.label for target in learner.targets() if move in target.moves))
    learner.press(pygame.K_RETURN)
    assert said in scene.reason and len(scene.run.match.moves) == before


def test_fewer_units_than_five_are_refused(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, "teleport")
    at_gesture(learner, scene, 2)
    scene.board.choice.n = 3  # type: ignore[attr-defined]
    scene.refresh()
    target = learner.target_for(teleport_to("a_t_river"))
    assert target is not None and go_on(3, ()) in target.then  # type: ignore[attr-defined]
    assert "5 Unités" in _clicked_wrong(learner, scene, target)


# Pictures


@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_gesture_fits_and_what_is_wanted_stays_free(
    tmp_path: Path, size: tuple[int, int], language: str, text: int
) -> None:
    scene = open_lesson(open_app(tmp_path, size, language, text), TITLE)
    for number, step in enumerate(scene.run.lesson.steps):
        scene._go_to(number)
        _looks_right(scene, language)
        while scene.run.gesture is not None and scene.run.gesture.kind == "moves":
            for _ in perform_one(scene.run):
                scene.refresh()
            if scene.run.gesture is not None:
                _looks_right(scene, language)
        assert scene.run.told is step.gestures[-1] or scene.run.gesture is not None


def perform_one(run: LessonRun) -> Iterator[Move]:
    """The next wanted move, and what happens by itself after it."""
    move: Move | None = run.wanted[0]
    while move is not None:
        run.match.play(move)
        run.took(move)
        yield move
        move = run.scripted()
