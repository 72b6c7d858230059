"""The lesson at the table: a learner goes through it with the mouse alone, or with the keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.amunre.auction import bid
from game.amunre.state import AmunRe
from saves.progress import FILE, LessonProgress, load_progress
from tests.tutorial.stage import Learner, open_app, open_lesson
from ui.boards.target import Target
from ui.frame.scene import Scene
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.hold import Release
from ui.tutorial.overlay import Spot
from ui.tutorial.panel import ItemTile
from ui.widgets.button import Button


class Floor(Scene):
    """Something to come back to."""


def begun(folder: Path, language: str = "fr", step: str = "aim") -> tuple[Learner, TutorialScene]:
    app = open_app(folder, language=language)
    app.push(Floor(app))
    scene = open_lesson(app)
    learner = Learner(app, scene)
    number = scene.run.lesson.number_of(step)
    assert number is not None
    scene._go_to(number)
    learner.wait()
    return learner, scene


def state(scene: TutorialScene) -> AmunRe:
    position = scene.run.match.position
    assert isinstance(position, AmunRe)
    return position


def button(scene: TutorialScene, key: str) -> Button:
    found = scene.control(scene.say(f"learn.tutorial.{key}"))
    assert isinstance(found, Button)
    return found


def do_gesture(learner: Learner, scene: TutorialScene) -> None:
    """Whatever the panel asks for now, by clicking where a person would."""
    gesture = scene.run.gesture
    assert gesture is not None
    if gesture.kind == "point":
        subjects = [t for t in learner.targets() if t.subject.startswith("province.") and learner.can_reach(t)]
        wanted = [t for t in subjects if t.subject in gesture.subjects] or subjects
        for point in [learner.spot_in(target) for target in wanted]:
            if scene.run.gesture is gesture:
                learner.move_to(point)
    elif gesture.kind == "reveal":
        for tile in [control for control in scene.controls if isinstance(control, ItemTile)]:
            learner.click_on(scene.control(tile.label))
    elif gesture.kind == "release":
        spots = [c for c in scene.controls if isinstance(c, Spot) or c.label in gesture.button.values()]
        learner.click_on(spots[0])
    else:
        make_wanted_move(learner, scene)
    learner.wait()


def make_wanted_move(learner: Learner, scene: TutorialScene) -> None:
    """A target for one of the wanted moves; if there is none yet, choose on the board what brings it up."""
    for _ in range(6):
        targets = [target for move in scene.run.wanted if (target := learner.target_for(move)) is not None]
        if targets:
            learner.click_on(targets[0])
            return
        more = scene.say("board_amunre.tray.more")
        lit = [t for t in learner.targets() if t.act is not None and (t.label == more or is_lit_card(scene, t))]
        learner.click_on(lit[0])
    raise AssertionError(f"no way to {scene.run.wanted}")


def is_lit_card(scene: TutorialScene, target: Target) -> bool:
    return target.subject.startswith("card.") and f"subject.{target.subject}" in scene.run.told.light


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_whole_lesson_is_done_with_the_mouse(tmp_path: Path, language: str) -> None:
    learner, scene = begun(tmp_path, language)
    for number in range(15):
        assert scene.run.number == number
        while not scene.run.done:
            before = scene.run.told, scene.run.tally
            do_gesture(learner, scene)
            assert (scene.run.told, scene.run.tally) != before or scene.run.done, scene.run.step.id
        learner.click_on(button(scene, "finish" if number == 14 else "next"))
    assert isinstance(learner.app.stack.top, Floor)
    assert load_progress(tmp_path / FILE)[0] == {"amunre": LessonProgress("aim", True)}


def test_the_whole_lesson_is_done_with_the_keyboard(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path)
    for number in range(15):
        while not scene.run.done:
            tab_to(learner, scene, button(scene, "show").label)
            learner.press(pygame.K_RETURN)
        assert scene.ring.current is scene.overlay.next, scene.run.step.id
        scene.ring.shown = True
        learner.press(pygame.K_RETURN)
        assert scene.run.number == min(number + 1, 14)
    assert isinstance(learner.app.stack.top, Floor)


def tab_to(learner: Learner, scene: TutorialScene, label: str) -> None:
    for _ in range(80):
        learner.press(pygame.K_TAB)
        if scene.ring.current is not None and scene.ring.current.label == label:
            return
    raise AssertionError(f"Tab never comes to {label}")


def test_the_wanted_target_is_among_the_first_stops_of_the_keyboard(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="farmers")
    learner.press(pygame.K_TAB)
    current = scene.ring.current
    assert isinstance(current, Target) and set(current.moves) & set(scene.run.wanted)
    learner.press(pygame.K_RETURN)
    assert state(scene).farmers["abydos"] == 1


def test_provinces_can_be_pointed_at_with_the_keyboard(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="map")
    for _ in range(60):
        learner.press(pygame.K_TAB)
        if scene.run.done:
            return
    raise AssertionError("the keyboard never pointed at three provinces")


def test_next_is_locked_until_the_task_is_done(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="bid")
    lock = button(scene, "next")
    assert not lock.enabled and lock.reason
    learner.click_on(lock)
    assert scene.run.step.id == "bid"


@pytest.mark.parametrize("number", range(15))
def test_any_click_but_the_wanted_one_is_explained_and_changes_nothing(tmp_path: Path, number: int) -> None:
    learner, scene = begun(tmp_path)
    scene._go_to(number)
    learner.wait()
    before = scene.run.match.position.clone()
    labels = [target.label for target in learner.targets() if is_wrong(scene, target)]
    assert labels
    for label in labels:
        scene.reason = ""
        next(t for t in learner.targets() if t.label == label and is_wrong(scene, t)).activate()
        assert scene.reason, label
        assert scene.run.match.position == before and scene.run.number == number, label
    seen = next(t for t in learner.targets() if is_wrong(scene, t) and learner.can_reach(t))
    scene.reason = ""
    learner.click_on(seen)
    assert scene.reason and scene.overlay.panel is not None and scene.overlay.panel.speech.reason == scene.reason


def is_wrong(scene: TutorialScene, target: Target) -> bool:
    gesture = scene.run.gesture
    pointing = gesture is not None and gesture.kind == "point" and bool(target.subject)
    return not pointing and target.act is None and not set(target.moves) & set(scene.run.wanted)


def test_step_6_thebes_is_refused_with_its_rule(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="outbid")
    learner.click_on(scene.control("Thèbes 10"))
    assert "6.5" in scene.reason and scene.overlay.panel is not None and scene.overlay.panel.speech.reason


@pytest.mark.parametrize("label", ["Abydos 1", "Abydos 15", "Dakhla 15"])
def test_step_6_any_other_space_is_too_dear(tmp_path: Path, label: str) -> None:
    learner, scene = begun(tmp_path, step="outbid")
    learner.click_on(scene.control(label))
    assert scene.reason == scene.run.told.answers[1].say["fr"]


def test_a_refused_move_is_explained_by_its_rule(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="bid")
    learner.click_on(scene.control("Thèbes 28"))
    assert "Thèbes" in scene.reason
    scene._go_to(scene.run.lesson.number_of("outbid") or 0)
    learner.wait()
    learner.click_on(scene.control("Dakhla 6"))
    assert scene.reason


def test_a_click_beside_everything_is_explained_too(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="reveal")
    free = next(p for p in ((x, 545) for x in range(4, 1900)) if scene.control_at(p) is None)
    learner.click(free)
    assert scene.reason == scene.say("learn.tutorial.not_here")


def test_the_explanation_flashes_once_and_goes_with_the_next_gesture(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="bid")
    scene.take(bid("dakhla", 0))
    assert scene.overlay.panel is not None and scene.overlay.panel.blink == 1.0 and scene.overlay.moving
    learner.wait()
    assert scene.overlay.panel.blink == 0.0 and scene.reason
    scene.take(bid("thebes", 3))
    assert not scene.reason


def test_the_explanation_gives_the_task_its_place_back_after_a_while(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="bid")
    scene.explain_nothing()
    for _ in range(120):
        learner.app.tick([], 0.1)
    assert not scene.reason


def test_back_restores_the_step_before(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="farmers")
    do_gesture(learner, scene)
    assert state(scene).farmers["abydos"] == 1
    learner.click_on(button(scene, "back"))
    assert scene.run.step.id == "cards" and state(scene).farmers["abydos"] == 0
    assert scene.game.match is scene.run.match


def test_the_first_step_has_no_way_back(tmp_path: Path) -> None:
    _, scene = begun(tmp_path)
    assert not button(scene, "back").enabled


def test_a_lesson_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="gifts")
    learner.press(pygame.K_ESCAPE)
    dialog = learner.app.stack.top
    assert dialog is not None
    learner.click(dialog.control(scene.say("learn.tutorial.quit")).rect.center)
    assert isinstance(learner.app.stack.top, Floor)
    again = open_lesson(open_app(tmp_path))
    assert again.run.step.id == "gifts" and again.run.match.position == scene.run.match.position
    again.restart()
    assert again.run.step.id == "aim"


def test_a_damaged_bookmark_starts_at_the_beginning_and_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{[", encoding="utf-8")
    app = open_app(tmp_path)
    assert open_lesson(app).run.number == 0
    assert app.notices.shown is not None and app.notices.shown.text == app.say("learn.tutorial.progress_lost")


def test_a_bookmark_of_a_step_that_is_gone_starts_at_the_beginning(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("lessons: {amunre: [long_gone, false]}", encoding="utf-8")
    assert open_lesson(open_app(tmp_path)).run.number == 0


def test_escape_first_takes_back_what_was_only_chosen(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="harvest")
    card = next(t for t in learner.targets() if t.subject == "card.great_harvest")
    learner.click_on(card)
    learner.press(pygame.K_ESCAPE)
    assert learner.app.stack.top is scene


def test_nothing_of_a_lesson_is_saved_as_a_match(tmp_path: Path) -> None:
    learner, _ = begun(tmp_path, step="scoring")
    learner.app.stack.close()
    assert learner.app.store.autosaves() == [] and learner.app.store.matches() == []


def test_the_language_can_change_in_the_middle(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="offering")
    learner.app.change(language="en")
    assert scene.overlay.panel is not None
    assert scene.overlay.panel.speech.title == scene.run.step.title["en"]
    assert scene.board.narrator.voice.seats[0] == "Neferet"


def test_a_release_by_button_needs_the_button(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path, step="payment")
    assert scene.run.wanted == (Release(),)
    learner.click_on(scene.control("Payer"))
    assert scene.run.done and state(scene).seats[0].provinces == ["abydos"]
