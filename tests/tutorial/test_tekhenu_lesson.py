"""The lesson of Tekhenu at the table: done with the mouse and with the keyboard, told in every window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.tekhenu.state import Tekhenu
from tests.tutorial.stage import Learner, open_app, open_lesson
from tests.tutorial.test_lesson_places import SIZES, overlaps, own_misfits
from tests.tutorial.test_lesson_scene import tab_to
from ui.frame.scene import Scene
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.checks import lesson_problems
from ui.tutorial.panel import ItemTile
from ui.tutorial.reader import load_lesson
from ui.widgets.button import Button

TITLE = "tekhenu"


class Floor(Scene):
    """Something to come back to."""


def begun(folder: Path, language: str = "fr", size: tuple[int, int] = (1920, 1080)) -> tuple[Learner, TutorialScene]:
    app = open_app(folder, size, language)
    app.push(Floor(app))
    scene = open_lesson(app, TITLE)
    learner = Learner(app, scene)
    learner.wait()
    return learner, scene


def button(scene: TutorialScene, key: str) -> Button:
    found = scene.control(scene.say(f"learn.tutorial.{key}"))
    assert isinstance(found, Button)
    return found


def do_gesture(learner: Learner, scene: TutorialScene) -> None:
    """Whatever the panel asks for now, by pointing and clicking where a person would."""
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
        learner.click_on(next(c for c in scene.controls if c.label in gesture.button.values()))
    else:
        targets = [target for move in scene.run.wanted if (target := learner.target_for(move)) is not None]
        assert targets, f"no way to {scene.run.wanted}"
        learner.click_on(targets[0])
    learner.wait()


def test_the_lesson_follows_the_arithmetic_of_its_script() -> None:
    """TEK-17: the checks of every step hold, up to 31 points against 18."""
    assert lesson_problems(TITLE) == []
    assert load_lesson(TITLE).steps[-2].check["points"] == [31, 18]


@pytest.mark.parametrize(("language", "size"), [("fr", (1920, 1080)), ("en", (1280, 720))])
def test_the_whole_lesson_is_done_with_the_mouse(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    learner, scene = begun(tmp_path, language, size)
    last = len(scene.run.lesson.steps) - 1
    for number in range(last + 1):
        assert scene.run.number == number
        while not scene.run.done:
            before = scene.run.told, scene.run.tally
            do_gesture(learner, scene)
            assert (scene.run.told, scene.run.tally) != before or scene.run.done, scene.run.step.id
        position = scene.run.match.position
        learner.click_on(button(scene, "finish" if number == last else "next"))
    assert isinstance(learner.app.stack.top, Floor)
    assert isinstance(position, Tekhenu) and position.points == [31, 18]


def test_the_whole_lesson_is_done_with_the_keyboard(tmp_path: Path) -> None:
    learner, scene = begun(tmp_path)
    for number in range(len(scene.run.lesson.steps)):
        for _ in range(40):
            if scene.run.done:
                break
            tab_to(learner, scene, button(scene, "show").label)
            learner.press(pygame.K_RETURN)
        assert scene.run.done, scene.run.step.id
        if scene.ring.current is not scene.overlay.next:  # dice that Tab passes are pointed at, which may be the task
            tab_to(learner, scene, scene.overlay.next.label)
        scene.ring.shown = True
        learner.press(pygame.K_RETURN)
        if number + 1 < len(scene.run.lesson.steps):
            assert scene.run.number == number + 1


@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_step_fits(tmp_path: Path, size: tuple[int, int], language: str, text: int) -> None:
    scene = open_lesson(open_app(tmp_path, size, language, text), TITLE)
    for number, step in enumerate(scene.run.lesson.steps):
        scene._go_to(number)
        assert own_misfits(scene) == [] and overlaps(scene) == [], step.id
        panel = scene.overlay.panel
        assert panel is not None and scene.screen.rect.contains(panel.rect), step.id
        for answer in {a.say[language] for gesture in step.gestures for a in gesture.answers}:
            scene.explain(answer)
            assert own_misfits(scene) == [] and overlaps(scene) == [], (step.id, answer)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_panel_leaves_what_is_wanted_free(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = open_lesson(open_app(tmp_path, size), TITLE)
    for number, step in enumerate(scene.run.lesson.steps):
        scene._go_to(number)
        panel, wanted = scene.overlay.panel, set(scene.run.wanted)
        used = [t.rect for t in scene.sight.targets if wanted & set(t.moves)]
        assert panel is not None and not any(panel.rect.colliderect(place) for place in used), step.id
