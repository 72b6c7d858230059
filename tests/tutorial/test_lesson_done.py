"""Whole lessons of all games: done with the mouse alone, with the keyboard alone, and shown by the guide."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.titles import TITLES
from saves.progress import FILE, LessonProgress, load_progress
from saves.store import Store
from tests.tutorial.conftest import Begin
from tests.tutorial.stage import LARGE, SMALL, Floor, Learner, Size
from ui.frame.scene import Scene
from ui.scenes.table import TableScene
from ui.scenes.tutorial import TutorialScene

AFTER: dict[str, type[Scene]] = {"amunre": Floor, "tekhenu": Floor, "pharaon": TableScene, "kemet": Floor}
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
def test_the_whole_lesson_is_done_with_the_mouse(
    begin: Begin, store: Store, name: str, language: str, size: Size
) -> None:
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


@pytest.mark.parametrize("step", ["aim", "city", "tiles"])
def test_the_first_stop_of_the_keyboard_is_something_to_point_at(begin: Begin, step: str) -> None:
    learner, scene = begin("kemet", step)
    learner.key(pygame.K_TAB)
    assert scene.run.done or scene.run.tally == (1, 3)
