"""A lesson can be trusted: it is not left by a slip of the hand, and a right answer is never called wrong."""

from dataclasses import replace

import pygame
import pytest

from game.titles import TITLES
from tests.tutorial.conftest import Begin
from tests.tutorial.stage import LARGE, SMALL, Learner, Size, open_lesson
from ui.kit.target import Target
from ui.tutorial.reader import load_lesson
from ui.tutorial.settle import settle
from ui.tutorial.speech import plans
from ui.widgets.dialog import ConfirmDialog
from ui.workshop.pilot import Pilot

# Leaving


def test_a_lesson_is_not_left_without_a_question(begin: Begin) -> None:
    learner, scene = begin(step=3)
    for leave in (lambda: learner.key(pygame.K_ESCAPE), lambda: learner.click(learner.button("quit"))):
        for stay in (pygame.K_RETURN, pygame.K_ESCAPE):
            leave()
            assert isinstance(learner.scene, ConfirmDialog)
            learner.key(stay)
            assert learner.scene is scene and scene.run.number == 3, "neither Enter alone nor Escape leaves"


# The panel


@pytest.mark.thorough
@pytest.mark.parametrize(("title", "size"), [*zip(TITLES, (SMALL, LARGE) * 2, strict=True)], ids=str)
def test_no_button_that_ends_something_comes_under_the_hand(begin: Begin, title: str, size: Size) -> None:
    """Through the whole lesson with clicks; after each of them the mouse lies where it clicked."""
    learner, scene = begin(title, size=size)
    ends = {scene.say("learn.tutorial.quit"), scene.say("learn.tutorial.back")}
    while learner.scene is scene and not (scene.run.last and scene.run.done):
        before = scene.run.step.id
        point = learner.spot(wanted(learner) or learner.button("next" if scene.run.done else "show"))
        learner.click_at(point)
        learner.watch()
        under = scene.control_at(point)
        assert under is None or under.label not in ends, (before, scene.run.step.id)


def wanted(learner: Learner) -> Target | None:
    """A place at which a single click does what is wanted."""
    single = [one for one in learner.targets() if len(one.moves) == 1 and one.moves[0] in learner.lesson.run.wanted]
    return next((target for target in single if learner.can_reach(target)), None)


def test_the_panel_stays_where_it_stands_as_long_as_it_hides_nothing(begin: Begin) -> None:
    """If it must move, it does not bring the way out under the mouse."""
    _, scene = begin()
    assert scene.overlay.panel is not None
    made, screen = next(plans(scene.overlay.panel.speech, scene.screen)), scene.screen
    stands = settle(made, screen, [pygame.Rect(900, 900, 60, 60)], [])
    lit = pygame.Rect(stands.x + 40, stands.bottom + 20, 40, 20)
    assert settle(made, screen, [lit], [], stands) == stands
    assert settle(made, screen, [], [], stands) == stands
    hidden = pygame.Rect(stands.x + 40, stands.y + 40, 40, 40)
    assert not settle(made, screen, [hidden], [hidden], stands).colliderect(hidden)
    mouse = made.buttons["quit"].move(settle(made, screen, [], []).topleft).center
    place = settle(made, screen, [], [], None, mouse)
    assert not made.buttons["quit"].move(place.topleft).collidepoint(mouse)


def test_what_is_told_lies_above_the_panel(begin: Begin) -> None:
    learner, _ = begin(step=3)
    again = open_lesson(learner.app)
    learner.tick(8, 0.1)
    plate, offer = learner.app.notices.controls(again.screen)
    assert again.control_at(offer.rect.center) is offer
    inner = offer.rect.inflate(-24, -24)
    shown = pygame.image.tobytes(learner.app.window.subsurface(inner), "RGB")
    plate.draw(learner.app.window)
    offer.draw(learner.app.window)
    assert shown == pygame.image.tobytes(learner.app.window.subsurface(inner), "RGB")


def test_the_light_comes_to_rest_where_it_belongs(begin: Begin) -> None:
    learner, scene = begin(step=4)
    learner.app.settings = replace(learner.app.settings, reduced_motion=False)
    scene._go_to(5)
    learner.tick()
    assert scene.overlay.veil.moving
    learner.settle()
    resting = pygame.image.tobytes(learner.app.window, "RGB")
    assert resting == learner.pixels(), "the last frame was not drawn"


# Right answers


def pointing(title: str) -> list[int]:
    """The steps of a lesson that begin with pointing at something."""
    return [n for n, step in enumerate(load_lesson(title).steps) if step.gestures[0].kind == "point"]


@pytest.mark.parametrize("title", TITLES)
def test_a_click_on_what_was_asked_for_is_never_scolded(begin: Begin, title: str) -> None:
    """The mouse comes to the place first, which counts already; then it clicks."""
    learner, scene = begin(title)
    for step in pointing(title):
        learner.go_to(step)
        gesture, clicked = scene.run.gesture, 0
        for subject in [target.subject for target in learner.wanted_subjects()]:
            found = [target for target in learner.targets() if target.subject == subject and learner.can_reach(target)]
            if found and scene.run.gesture is gesture:
                learner.click(found[0])
                assert scene.overlay.panel is not None
                assert not scene.reason and not scene.overlay.panel.speech.alarm, subject
                clicked += 1
        assert clicked, step


def test_a_right_answer_takes_a_wrong_one_off_the_panel_and_after_it_no_click_is_an_error(begin: Begin) -> None:
    learner, scene = begin("amunre", pointing("amunre")[0])
    first = next(learner.wanted_subjects())
    learner.move(learner.spot(first))
    scene.explain("Pas ici.")
    assert scene.overlay.panel is not None and scene.overlay.panel.speech.alarm
    learner.click(first.label)
    assert not scene.reason
    learner.show()
    assert scene.run.done
    free = next(p for p in ((x, 545) for x in range(4, 1900)) if scene.control_at(p) is None)
    Pilot.click_at(learner, free)
    assert scene.overlay.panel is not None and scene.overlay.panel.speech.done and scene.overlay.panel.blink > 0
    scene.explain("Ce champ est à Tiyi.")
    assert scene.overlay.panel.speech.reason and not scene.overlay.panel.speech.alarm


def test_a_double_click_on_next_turns_one_page(begin: Begin) -> None:
    """Where the following step asks for nothing, its button lies ready under the hand."""
    number = 15
    following = load_lesson("pharaon").steps[number + 1]
    assert following.gestures[0].kind == "next" and not following.before
    learner, scene = begin("pharaon", number)
    while not scene.run.done:
        learner.show()
    learner.multi_click(learner.spot(learner.button("next")), 3)
    learner.watch()
    assert scene.run.number == number + 1


def test_next_is_locked_until_the_task_is_done_then_enter_presses_it(begin: Begin) -> None:
    learner, scene = begin("amunre", 1)
    lock = learner.button("next")
    assert not lock.enabled and lock.reason
    learner.click(lock)
    learner.key(pygame.K_RETURN)
    assert scene.run.number == 1
    learner.show()
    learner.key(pygame.K_RETURN)
    assert scene.run.number == 2
