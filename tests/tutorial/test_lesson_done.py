"""Whole lessons of all games: done with the mouse alone, with the keyboard alone, and shown by the guide."""

import random
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.titles import TITLES
from saves.progress import FILE, LessonProgress, load_progress
from saves.store import Store
from tests.tutorial.conftest import Begin
from tests.tutorial.stage import LARGE, SMALL, Floor, Learner, Size, open_lesson
from ui.frame.scene import Scene
from ui.scenes.table import TableScene
from ui.scenes.tutorial import TutorialScene
from ui.workshop.pilot import Pilot

AFTER: dict[str, type[Scene]] = {"amunre": TableScene, "tekhenu": Floor, "pharaon": TableScene, "kemet": Floor}
"""Where a lesson ends: where it was opened, or at the table of its match."""
LOOKS = [
    pytest.param(name, language, size, marks=[] if (name, language) == ("amunre", "fr") else pytest.mark.thorough)
    for name in TITLES
    for language, size in (("fr", LARGE), ("en", SMALL))
]


def finish_step(scene: TutorialScene, do: Callable[[], None]) -> None:
    while not scene.run.done:
        before = scene.run.told, scene.run.tally
        do()
        assert (scene.run.told, scene.run.tally) != before or scene.run.done, scene.run.step.id


@pytest.mark.parametrize(("name", "language", "size"), LOOKS)
def test_a_lesson_is_done_with_the_mouse(begin: Begin, store: Store, name: str, language: str, size: Size) -> None:
    learner, scene = begin(name, size=size, language=language)
    for number in range(len(scene.run.lesson.steps)):
        assert scene.run.number == number
        finish_step(scene, learner.do_gesture)
        end = "play_on" if scene.run.lesson.plays_on else "finish"
        learner.click(learner.button(end if scene.run.last else "next"))
    assert type(learner.scene) is AFTER[name]
    first = scene.run.lesson.steps[0].id
    assert load_progress(store.folder / FILE)[0] == {name: LessonProgress(first, True)}


def walk_with_keys(learner: Learner, scene: TutorialScene, do: Callable[[], None]) -> None:
    for number in range(len(scene.run.lesson.steps)):
        assert scene.run.number == number
        finish_step(scene, do)
        if scene.ring.current is not scene.overlay.next:  # what Tab passes is pointed at, which may be the task
            assert scene.overlay.next is not None
            learner.tab_to(scene.overlay.next.label)
        scene.ring.shown = True
        learner.key(pygame.K_RETURN)


@pytest.mark.thorough
@pytest.mark.parametrize("name", TITLES)
def test_the_whole_lesson_is_done_with_the_keyboard(begin: Begin, name: str) -> None:
    learner, scene = begin(name)
    walk_with_keys(learner, scene, lambda: learner.do_gesture(learner.press_by_keys))
    assert type(learner.scene) is AFTER[name]


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["amunre", "tekhenu"])
def test_the_guide_shows_the_whole_lesson_to_the_keyboard(begin: Begin, name: str) -> None:
    learner, scene = begin(name)
    walk_with_keys(learner, scene, lambda: learner.press_by_keys(learner.button("show")))
    assert type(learner.scene) is AFTER[name]


def test_in_a_small_window_the_tiles_of_kemet_are_found_with_the_keyboard(begin: Begin) -> None:
    learner, scene = begin("kemet", "tiles", SMALL)
    learner.press_by_keys(scene.control(scene.say("board_kemet.market.open")))
    learner.do_gesture(learner.press_by_keys)
    assert scene.run.done


def test_the_first_stop_of_the_keyboard_is_something_to_point_at(begin: Begin) -> None:
    learner, scene = begin("kemet")
    for step in ("aim", "city", "tiles"):
        learner.go_to(step)
        learner.key(pygame.K_TAB)
        assert scene.run.done or scene.run.tally == (1, 3), step


# A monkey at the lesson, and a learner who watches every animation


KEYS = [pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_PAGEDOWN, pygame.K_F1]
KEYS += [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_h, pygame.K_m]


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(begin: Begin, seed: int) -> None:
    learner, lesson = begin()
    app, monkey, chance = learner.app, Pilot(learner.app), random.Random(seed)
    for number in range(150):
        if number % 60 == 59:
            app.change(text_size=chance.choice([80, 100, 160]))
            monkey.resize(chance.choice([SMALL, LARGE]))
        if chance.random() < 0.7:
            point = (chance.randrange(app.screen.size[0]), chance.randrange(app.screen.size[1]))
            monkey.click_at(point, 1 if chance.random() < 0.9 else 3)
        else:
            monkey.key(chance.choice(KEYS))
        if chance.random() < 0.3 and isinstance(app.stack.top, TutorialScene):
            app.stack.top.show_me()
            app.stack.top.go_on()
        monkey.tick(1, 0.3)
        if len(app.stack) == 1:
            lesson = open_lesson(app)
    assert lesson.run.title.invariants(lesson.run.match.position) == [] or lesson.run.paused


@pytest.mark.thorough
def test_every_animation_of_the_lesson_comes_to_an_end(begin: Begin) -> None:
    learner, scene = begin()
    learner.app.settings = replace(learner.app.settings, reduced_motion=False, pace="normal")
    for _ in range(4000):
        learner.tick(1, 0.1)
        if learner.scene is not scene:
            return
        if not scene.watching and not scene.show.busy and not scene.overlay.moving:
            if scene.run.done:
                scene.go_on()
            else:
                scene.show_me()
    raise AssertionError(f"stuck at {scene.run.step.id}")
