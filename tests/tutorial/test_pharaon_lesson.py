"""The lesson of Pharaon: the scenario of its script step by step; done with the mouse and with the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.pharaon.passing import take_gain
from game.pharaon.paying import hand_in
from game.pharaon.pieces import BASE, INDEX
from game.pharaon.scoring import score_sheet
from game.pharaon.state import Pharaon
from game.pharaon.turn import PASS, go_to
from saves.document import Keepsake
from tests.tutorial.stage import Learner, open_app, open_lesson
from tests.tutorial.test_lesson_places import SIZES, overlaps, own_misfits
from tests.tutorial.test_lesson_scene import tab_to
from tests.tutorial.test_tekhenu_lesson import Floor, button
from ui.boards.target import Target
from ui.scenes import table_opening
from ui.scenes.table import TableScene
from ui.scenes.tutorial import TutorialScene
from ui.table.stand_ins import NeverAnswers
from ui.text import LANGUAGES
from ui.tutorial.checks import lesson_problems, perform
from ui.tutorial.clicks import is_meant
from ui.tutorial.panel import ItemTile
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import LessonRun

TITLE = "pharaon"
After = Callable[[str], Pharaon]


@pytest.fixture(autouse=True)
def _nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table after the lesson opens without a process beside it."""
    monkeypatch.setattr(table_opening, "new_worker", NeverAnswers)


@pytest.fixture(params=LANGUAGES)
def after(request: pytest.FixtureRequest) -> After:
    def played_to(step_id: str) -> Pharaon:
        run = LessonRun(load_lesson(TITLE), request.param)
        while True:
            assert list(perform(run)) == []
            if run.step.id == step_id:
                position = run.match.position
                assert isinstance(position, Pharaon)
                return position
            run.go_on()

    return played_to


def stock(game: Pharaon, seat: int = 0) -> str:
    """As the script writes it: A J R C M S."""
    return "".join("AJRCMS"[number] * count for number, count in enumerate(game.seats[seat].stock))


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


def meant(learner: Learner, scene: TutorialScene) -> Target:
    """Where what is wanted now can be clicked."""
    run = scene.run
    found = [target for target in learner.targets() if is_meant(target, run.wanted, run.ahead)]
    return next(target for target in found if learner.can_reach(target))


def swap_royalty(scene: TutorialScene) -> Target | None:
    """The Royalty of the proposed payment, which the lesson wants kept."""
    shown = [control for control in scene.controls if isinstance(control, Target) and control.act is not None]
    wanted = hand_in("OFF_Q_nobles") in scene.run.wanted
    return next((target for target in shown if target.subject == "resource.royalty"), None) if wanted else None


# The script


def test_the_lesson_follows_its_script() -> None:
    assert lesson_problems(TITLE) == []


def test_step_2_everybody_has_a_vase_and_two_silver(after: After) -> None:
    game = after("vase")
    assert [stock(game, seat) for seat in range(3)] == ["AJRSS", "RRCSS", "ARCSS"]
    assert [seat.nobles for seat in game.seats] == [["NOB01"], ["NOB03"], ["NOB04"]]


def test_step_3_the_wheel_faces_the_quarters(after: After) -> None:
    game = after("wheel")
    assert [BASE[game.facing(quarter)] for quarter in game.quarters] == list(BASE)


def test_step_4_the_access_is_deducted(after: After) -> None:
    game = after("nile")
    assert stock(game) == "JCMSS" and game.seats[0].levels == [1, 0, 1, 0, 0]
    assert [stock(game, seat) for seat in (1, 2)] == ["SSS", "CCMSS"]


def test_step_5_the_first_step_is_worth_five(after: After) -> None:
    game = after("burial")
    assert stock(game) == "MSS" and game.seats[0].step == 1 and score_sheet(game, 0)["burial"] == 5


def test_step_6_silver_pays_for_two_tokens(after: After) -> None:
    game = after("offerings")
    assert stock(game) == "MS" and game.wheel[INDEX["agriculture"]][1] == "silver"
    assert sum(game.seats[0].tokens) == 2 and not game.lots[0]


def test_step_7_the_first_to_pass_is_first_player(after: After) -> None:
    game = after("pass")
    assert stock(game) == "RRMMS" and (game.first, game.seats[0].row) == (0, 1)


def test_step_8_gains_come_from_the_row(after: After) -> None:
    assert stock(after("pyramid")) == "ARRMMS"
    game = after("row")
    assert stock(game) == "ARRMMSS"
    assert [stock(game, seat) for seat in (1, 2)] == ["AJCMS", "AAJC"]
    assert [len(tokens) for tokens in game.wheel] == [3, 3, 3, 2, 0]


def test_step_9_the_wheel_turns_and_everything_is_refilled(after: After) -> None:
    game = after("round")
    assert [BASE[game.facing(quarter)] for quarter in game.quarters] == [
        "commerce", "agriculture", "justice", "royalty", "construction",
    ]  # fmt: skip
    assert all(game.lots) and all(game.zone) and len(game.vases) == 3 and not any(game.wheel)


def test_step_10_the_artisan_gives_construction_and_a_vase(after: After) -> None:
    game = after("artisan")
    assert stock(game) == "AJRCCMMSS" and game.seats[0].artisans == ["ART08"]
    assert game.wheel[INDEX["royalty"]] == ("royalty",) and game.vase_discard[-1] == "VAS20"


def test_step_11_the_noble_gives_a_step_and_silver(after: After) -> None:
    game = after("noble")
    assert stock(game) == "RCMSSS" and game.seats[0].step == 2 and not any(game.seats[0].tokens)
    assert [stock(game, seat) for seat in (1, 2)] == ["AAMS", "AAA"]


def test_step_12_the_learner_becomes_pharaoh(after: After) -> None:
    game = after("pharaoh")
    assert stock(game) == "RSS" and game.seats[0].step == 3 and game.pharaoh == 0


def test_step_14_shows_the_52_points_that_there_are(after: After) -> None:
    sheet = score_sheet(after("score"), 0)
    titles = sheet.pop("pharaoh") + sheet.pop("first_player")
    step = next(step for step in load_lesson(TITLE).steps if step.id == "score")
    shown = [int(item.value) for item in step.gestures[0].items]
    assert shown == [*sheet.values(), titles] == [6, 11, 4, 18, 0, 3, 10] and sum(shown) == 52


# At the table


@pytest.mark.parametrize(("language", "size"), [("fr", (1920, 1080)), ("en", (1280, 720))])
def test_the_whole_lesson_is_done_with_the_mouse(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    learner, scene = begun(tmp_path, language=language, size=size)
    last = len(scene.run.lesson.steps) - 1
    for number in range(last + 1):
        assert scene.run.number == number
        while not scene.run.done:
            before = scene.run.told, scene.run.tally
            _do_by_mouse(learner, scene)
            assert (scene.run.told, scene.run.tally) != before or scene.run.done, scene.run.step.id
        position = scene.run.match.position
        learner.click_on(button(scene, "play_on" if number == last else "next"))
    assert isinstance(position, Pharaon) and sum(score_sheet(position, 0).values()) == 52
    assert type(learner.app.stack.top) is TableScene


def _do_by_mouse(learner: Learner, scene: TutorialScene) -> None:
    gesture = scene.run.gesture
    assert gesture is not None
    if gesture.kind == "point":
        for subject in gesture.subjects:
            target = next(t for t in learner.targets() if t.subject == subject and learner.can_reach(t))
            learner.move_to(learner.spot_in(target))
    elif gesture.kind == "reveal":
        for tile in [control for control in scene.controls if isinstance(control, ItemTile)]:
            learner.click_on(scene.control(tile.label))
    elif gesture.kind == "release":
        learner.click_on(next(control for control in scene.controls if control.label in gesture.button.values()))
    else:
        royalty = swap_royalty(scene)
        if royalty is not None:
            learner.click_on(royalty)
        learner.click_on(meant(learner, scene))
    learner.wait()


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
    assert type(learner.app.stack.top) is TableScene


def _do_by_keys(learner: Learner, scene: TutorialScene) -> None:
    gesture = scene.run.gesture
    assert gesture is not None
    if gesture.kind == "point":
        for _ in range(80):
            learner.press(pygame.K_TAB)
            if scene.run.gesture is not gesture:
                return
    elif gesture.kind == "reveal":
        for label in [control.label for control in scene.controls if isinstance(control, ItemTile)]:
            tab_to(learner, scene, label)
            learner.press(pygame.K_RETURN)
    elif gesture.kind == "release":
        tab_to(learner, scene, gesture.button[scene.run.language])
        learner.press(pygame.K_RETURN)
    else:
        royalty = swap_royalty(scene)
        if royalty is not None:
            tab_to(learner, scene, royalty.label)
            learner.press(pygame.K_RETURN)
        tab_to(learner, scene, meant(learner, scene).label)
        learner.press(pygame.K_RETURN)
    learner.wait()


def test_at_the_end_the_match_goes_on_against_apprentices(tmp_path: Path) -> None:
    """It is an ordinary match then: undo, hints, and a save that goes on from the lesson's last position."""
    learner, scene = begun(tmp_path, "free")
    position = scene.run.match.position
    learner.click_on(button(scene, "play_on"))
    table = learner.app.stack.top
    assert isinstance(table, TableScene) and table is not scene
    match = table.game.match
    assert match.position == position and [seat.kind for seat in match.setup.seats] == ["human", "apprenti", "apprenti"]
    match.play(go_to("burial"))
    path = learner.app.store.save(match, Keepsake.new("suite"))
    assert learner.app.store.load(path).match.position == match.position


# What is not meant


def _clicked_wrong(learner: Learner, scene: TutorialScene, target: Target) -> str:
    """The answer to a click; nothing has happened."""
    before, told = len(scene.run.match.moves), scene.run.told
    learner.click_on(target)
    for _ in range(5):
        learner.app.tick([], 0.1)
    assert len(scene.run.match.moves) == before and scene.run.told is told
    return scene.reason


@pytest.mark.parametrize(
    ("step_id", "subject", "said"),
    [
        ("artisan", "artisan.ART21", "Tailleur de pierre"),
        ("noble", "noble.NOB13", "étape gratuite"),
        ("nile", "step.1", "commençons par le Nil"),
        ("pharaoh", "artisan.ART21", "Devenez d’abord Pharaon"),
    ],
)
def test_another_card_is_explained_and_nothing_is_done(tmp_path: Path, step_id: str, subject: str, said: str) -> None:
    learner, scene = begun(tmp_path, step_id)
    target = next(target for target in learner.targets() if target.subject == subject)
    assert said in _clicked_wrong(learner, scene, target)
    assert meant(learner, scene)


def test_another_line_of_the_nile_is_explained(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, "nile")
    lines = [target for target in learner.targets() if set(target.moves) & set(scene.run.wanted)]
    others = [target for target in lines if not is_meant(target, scene.run.wanted, scene.run.ahead)]
    assert len(others) >= 2
    for label in [target.label for target in others]:
        again = next(target for target in learner.targets() if target.label == label)
        assert "première ligne" in _clicked_wrong(learner, scene, again)


def test_passing_too_early_is_explained(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, "burial")
    target = next(target for target in learner.targets() if PASS in target.moves)
    assert "Ne passez pas" in _clicked_wrong(learner, scene, target)


def test_the_proposed_payment_of_the_noble_is_refused_as_a_whole(tmp_path: Path) -> None:
    """PHA-4.5: it would spend the Royalty; no token of it is handed in."""
    learner, scene = begun(tmp_path, "noble")
    learner.click_on(meant(learner, scene))
    pay = scene.control(scene.say("board_pharaon.tray.confirm"))
    assert isinstance(pay, Target) and hand_in("agriculture") in pay.moves
    assert "Royauté" in _clicked_wrong(learner, scene, pay)
    assert scene.run.tally == (0, 5)


def test_the_tokens_of_the_noble_may_be_handed_in_one_by_one(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, "noble")
    learner.click_on(meant(learner, scene))
    for name in ("OFF_Q_nobles", "commerce", "agriculture", "construction", "justice"):
        subject = f"token.{name}" if name.startswith("OFF") else f"resource.{name}"
        own = [t for t in learner.targets() if t.subject == subject and t.moves == (hand_in(name),)]
        learner.click_on(own[0])
    assert scene.run.done


def test_a_gain_further_right_is_out_of_reach(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, "row")
    ahead = take_gain("offering")
    target = next(t for t in learner.targets() if any(refusal.move == ahead for refusal in t.refusals))
    assert "pas encore" in _clicked_wrong(learner, scene, target)


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
            scene.run.match.play(scene.run.wanted[0])
            scene.run.took(scene.run.wanted[0])
            scene.refresh()
            if scene.run.gesture is not None:
                _looks_right(scene, language)
        assert scene.run.told is step.gestures[-1]


def _looks_right(scene: TutorialScene, language: str) -> None:
    step_id, panel = scene.run.step.id, scene.overlay.panel
    assert panel is not None and scene.screen.rect.contains(panel.rect), step_id
    assert scene.overlay.lit, step_id
    used = [t.rect for t in scene.sight.targets if is_meant(t, scene.run.wanted, scene.run.ahead)]
    assert bool(used) == (scene.run.told.kind == "moves"), step_id
    large = scene.screen.text_percent > 100
    assert not any((panel.rect.contains if large else panel.rect.colliderect)(place) for place in used), step_id
    for reason in ("", *{answer.say[language] for answer in scene.run.told.answers}):
        scene.explain(reason)
        assert own_misfits(scene) == [] and overlaps(scene) == [], (step_id, reason)
