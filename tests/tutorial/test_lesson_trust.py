"""A lesson can be trusted: it is not left by a slip of the hand, and a right answer is never called wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tests.tutorial.stage import open_app, open_lesson
from ui.boards.target import Target
from ui.frame.pilot import NothingThere, Pilot
from ui.frame.scene import Scene
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.reader import load_lesson
from ui.tutorial.run import fits
from ui.tutorial.settle import settle
from ui.tutorial.speech import plan
from ui.widgets.button import Button
from ui.widgets.dialog import ConfirmDialog

TITLES = ("amunre", "tekhenu", "pharaon", "kemet")
Size = tuple[int, int]
Open = Callable[..., tuple[Pilot, TutorialScene]]


@pytest.fixture
def lesson(tmp_path: Path) -> Open:
    def begin(title: str = "amunre", step: int = 0, size: Size = (1920, 1080)) -> tuple[Pilot, TutorialScene]:
        app = open_app(tmp_path, size)
        app.push(Scene(app))
        scene = open_lesson(app, title)
        pilot = Pilot(app)
        scene._go_to(step)
        rest(pilot, scene)
        return pilot, scene

    return begin


def rest(pilot: Pilot, scene: TutorialScene) -> None:
    """Until nothing happens by itself any more."""
    pilot.tick()
    pilot.wait_until(lambda: pilot.scene is not scene or not (scene.watching or scene.show.busy), step=0.1)
    pilot.tick(8, 0.1)


def button(scene: TutorialScene, key: str) -> Button:
    found = scene.control(scene.say(f"learn.tutorial.{key}"))
    assert isinstance(found, Button)
    return found


# Leaving


@pytest.mark.parametrize("way", ["escape", "button"])
def test_a_lesson_is_not_left_without_a_question(lesson: Open, way: str) -> None:
    pilot, scene = lesson(step=3)
    if way == "escape":
        pilot.key(pygame.K_ESCAPE)
    else:
        pilot.click(button(scene, "quit"))
    assert isinstance(pilot.scene, ConfirmDialog)
    pilot.key(pygame.K_RETURN)
    assert pilot.scene is scene and scene.run.number == 3, "Enter alone does not leave"


def test_whoever_means_it_leaves_and_comes_back_to_the_same_step(lesson: Open) -> None:
    pilot, _ = lesson(step=3)
    pilot.key(pygame.K_ESCAPE)
    pilot.click("Quitter la leçon")
    assert len(pilot.app.stack) == 1
    assert open_lesson(pilot.app).run.number == 3


def test_escape_in_the_question_stays(lesson: Open) -> None:
    pilot, scene = lesson()
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is scene


# The panel


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("title", TITLES)
def test_no_button_that_ends_something_comes_under_the_hand(lesson: Open, title: str, size: Size) -> None:
    """Through the whole lesson with clicks; after each of them the mouse lies where it clicked."""
    pilot, scene = lesson(title, size=size)
    ends = {scene.say("learn.tutorial.quit"), scene.say("learn.tutorial.back")}
    while pilot.scene is scene and not (scene.run.last and scene.run.done):
        before = scene.run.step.id
        point = pilot.spot(wanted(pilot, scene) or button(scene, "next" if scene.run.done else "show"))
        pilot.click_at(point)
        rest(pilot, scene)
        under = scene.control_at(point)
        assert under is None or under.label not in ends, (before, scene.run.step.id)


def wanted(pilot: Pilot, scene: TutorialScene) -> Target | None:
    """A place at which a single click does what is wanted."""
    for target in scene.controls:
        if isinstance(target, Target) and len(target.moves) == 1 and target.moves[0] in scene.run.wanted:
            try:
                pilot.spot(target)
            except NothingThere:
                continue
            return target
    return None


def test_the_panel_stays_where_it_stands_as_long_as_it_hides_nothing(lesson: Open) -> None:
    _, scene = lesson()
    assert scene.overlay.panel is not None
    made, screen = plan(scene.overlay.panel.speech, scene.screen), scene.screen
    stands = settle(made, screen, [pygame.Rect(900, 900, 60, 60)], [])
    lit = pygame.Rect(stands.x + 40, stands.bottom + 20, 40, 20)
    assert settle(made, screen, [lit], [], stands) == stands
    assert settle(made, screen, [], [], stands) == stands
    hidden = pygame.Rect(stands.x + 40, stands.y + 40, 40, 40)
    moved = settle(made, screen, [hidden], [hidden], stands)
    assert not moved.colliderect(hidden)


def test_a_panel_that_must_move_does_not_bring_quit_under_the_mouse(lesson: Open) -> None:
    _, scene = lesson()
    assert scene.overlay.panel is not None
    made, screen = plan(scene.overlay.panel.speech, scene.screen), scene.screen
    free = settle(made, screen, [], [])
    mouse = made.buttons["quit"].move(free.topleft).center
    place = settle(made, screen, [], [], None, mouse)
    assert not made.buttons["quit"].move(place.topleft).collidepoint(mouse)


def test_what_is_told_lies_above_the_panel(lesson: Open) -> None:
    pilot, _ = lesson(step=3)
    again = open_lesson(pilot.app)
    rest(pilot, again)
    plate, offer = pilot.app.notices.controls(again.screen)
    assert again.control_at(offer.rect.center) is offer
    inner = offer.rect.inflate(-24, -24)
    shown = pygame.image.tobytes(pilot.app.window.subsurface(inner), "RGB")
    plate.draw(pilot.app.window)
    offer.draw(pilot.app.window)
    assert shown == pygame.image.tobytes(pilot.app.window.subsurface(inner), "RGB")


def test_the_light_comes_to_rest_where_it_belongs(lesson: Open) -> None:
    pilot, scene = lesson(step=4)
    pilot.app.settings = replace(pilot.app.settings, reduced_motion=False)
    scene._go_to(5)
    pilot.tick()
    assert scene.overlay.veil.moving
    pilot.settle()
    resting = pygame.image.tobytes(pilot.app.window, "RGB")
    assert resting == pilot.pixels(), "the last frame was not drawn"


# Right answers


def pointing_steps() -> list[tuple[str, int]]:
    return [
        (title, number)
        for title in TITLES
        for number, step in enumerate(load_lesson(title).steps)
        if step.gestures[0].kind == "point"
    ]


@pytest.mark.parametrize(("title", "step"), pointing_steps(), ids=str)
def test_a_click_on_what_was_asked_for_is_never_scolded(lesson: Open, title: str, step: int) -> None:
    """The mouse comes to the place first, which counts already; then it clicks."""
    pilot, scene = lesson(title, step)
    gesture = scene.run.gesture
    assert gesture is not None
    clicked = 0
    for target in [c for c in scene.controls if isinstance(c, Target) and fits(c.subject, gesture.subjects)]:
        fresh = next((c for c in scene.controls if isinstance(c, Target) and c.subject == target.subject), None)
        try:
            pilot.click_at(pilot.spot(fresh)) if fresh is not None else None
        except NothingThere:
            continue
        rest(pilot, scene)
        assert scene.overlay.panel is not None
        assert not scene.reason and not scene.overlay.panel.speech.alarm, target.subject
        clicked += 1
        if scene.run.gesture is not gesture:
            break
    assert clicked


def test_a_right_answer_takes_a_wrong_one_off_the_panel(lesson: Open) -> None:
    title, step = next(pair for pair in pointing_steps() if pair[0] == "amunre")
    pilot, scene = lesson(title, step)
    gesture = scene.run.gesture
    assert gesture is not None
    first = next(c for c in scene.controls if isinstance(c, Target) and fits(c.subject, gesture.subjects))
    pilot.move(pilot.spot(first))
    scene.explain("Pas ici.")
    assert scene.overlay.panel is not None and scene.overlay.panel.speech.alarm
    pilot.click_at(pilot.spot(next(c for c in scene.controls if c.label == first.label)))
    assert not scene.reason


def test_once_the_task_is_done_no_click_is_an_error(lesson: Open) -> None:
    title, step = next(pair for pair in pointing_steps() if pair[0] == "amunre")
    pilot, scene = lesson(title, step)
    scene.show_me()
    rest(pilot, scene)
    assert scene.run.done
    free = next(p for p in ((x, 545) for x in range(4, 1900)) if scene.control_at(p) is None)
    pilot.click_at(free)
    assert scene.overlay.panel is not None and scene.overlay.panel.speech.done and scene.overlay.panel.blink > 0
    scene.explain("Ce champ est à Tiyi.")
    assert scene.overlay.panel.speech.reason and not scene.overlay.panel.speech.alarm


def test_a_double_click_on_next_turns_one_page(lesson: Open) -> None:
    """Where the following step asks for nothing, its button lies ready under the hand."""
    number = 15
    following = load_lesson("pharaon").steps[number + 1]
    assert following.gestures[0].kind == "next" and not following.before
    pilot, scene = lesson("pharaon", number)
    while not scene.run.done:
        scene.show_me()
        rest(pilot, scene)
    pilot.multi_click(pilot.spot(button(scene, "next")), 3)
    rest(pilot, scene)
    assert scene.run.number == number + 1


def test_enter_presses_next_once_the_task_is_done(lesson: Open) -> None:
    pilot, scene = lesson("amunre", 1)
    pilot.key(pygame.K_RETURN)
    assert scene.run.number == 1
    scene.show_me()
    rest(pilot, scene)
    pilot.key(pygame.K_RETURN)
    assert scene.run.number == 2
