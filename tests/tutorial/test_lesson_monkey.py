"""A monkey at the lesson, and a learner who watches every animation: nothing breaks, nothing gets stuck."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from tests.tutorial.conftest import Begin
from tests.tutorial.stage import LARGE, SMALL, open_lesson
from ui.frame.pilot import Pilot
from ui.scenes.tutorial import TutorialScene

KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_h, pygame.K_m, pygame.K_F1, pygame.K_ESCAPE, pygame.K_PAGEDOWN,
]  # fmt: skip


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
    assert lesson.run.title.invariants(lesson.run.match.position) == [] or lesson.run.match.held


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
