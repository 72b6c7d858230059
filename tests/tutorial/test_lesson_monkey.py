"""A monkey at the lesson, and a learner who watches every animation: nothing breaks, nothing gets stuck."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from tests.tutorial.stage import open_app, open_lesson
from ui.frame.scene import Scene
from ui.frame.screen import Screen
from ui.scenes.rules import RulesScene
from ui.scenes.tutorial import TutorialScene

KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_h, pygame.K_m, pygame.K_F1, pygame.K_ESCAPE, pygame.K_PAGEDOWN,
]  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    app = open_app(tmp_path)
    app.push(Scene(app))
    lesson = open_lesson(app)
    chance = random.Random(seed)
    for number in range(150):
        if number % 60 == 59:
            app.screen = Screen(chance.choice([(1280, 720), (1920, 1080)]), chance.choice([80, 100, 160]))
            app.window = pygame.display.set_mode(app.screen.size)
            for scene in app.stack:
                scene.rebuild()
        point = (chance.randrange(app.screen.size[0]), chance.randrange(app.screen.size[1]))
        if chance.random() < 0.7:
            button = 1 if chance.random() < 0.9 else 3
            app.tick([Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0))], 0.02)
            app.tick([Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button)], 0.02)
            app.tick([Event(pygame.MOUSEBUTTONUP, pos=point, button=button)], 0.02)
        else:
            app.tick([Event(pygame.KEYDOWN, key=chance.choice(KEYS), mod=0, unicode="")], 0.02)
        if chance.random() < 0.3 and isinstance(app.stack.top, TutorialScene):
            app.stack.top.show_me()
            app.stack.top.go_on()
        app.tick([], 0.3)
        if len(app.stack) == 1:
            lesson = open_lesson(app)
    assert lesson.run.title.invariants(lesson.run.match.position) == [] or lesson.run.match.held


@pytest.mark.thorough
def test_every_animation_of_the_lesson_comes_to_an_end(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.settings = replace(app.settings, reduced_motion=False, pace="normal")
    app.push(Scene(app))
    scene = open_lesson(app)
    for _ in range(4000):
        app.tick([], 0.1)
        if app.stack.top is not scene:
            return
        if not scene.watching and not scene.show.busy and not scene.overlay.moving:
            if scene.run.done:
                scene.go_on()
            else:
                scene.show_me()
    raise AssertionError(f"stuck at {scene.run.step.id}")


def test_the_rule_book_opens_over_the_lesson_at_the_rule_of_the_step(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = open_lesson(app)
    for step_id, rule in (("reveal", "AMU-6.1"), ("bid", "AMU-6.3"), ("gifts", "AMU-8.6")):
        scene._go_to(scene.run.lesson.number_of(step_id) or 0)
        app.tick([Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")], 0.02)
        book = app.stack.top
        assert isinstance(book, RulesScene) and book.rule == rule
        app.tick([Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")], 0.02)
        assert app.stack.top is scene
