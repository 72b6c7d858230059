"""Lessons in every window, language and text size: nothing is cut off, no button lies on another."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.core.agenda import Move
from game.titles import TITLES
from tests.tutorial.conftest import Begin
from tests.tutorial.stage import LARGE, LARGEST, SMALL, Size
from ui.frame.words import misfits
from ui.scenes.tutorial import TutorialScene
from ui.text import LANGUAGES
from ui.tutorial.panel import SpeechPanel
from ui.tutorial.run import LessonRun
from ui.tutorial.spots import is_meant

Look = tuple[Size, str, int]
BY_TURNS: list[Look] = [(SMALL, "fr", 160), (LARGE, "en", 100)]
LOOKS: list[Look] = [*((SMALL, language, 160) for language in LANGUAGES), (SMALL, "fr", 80), (SMALL, "en", 100)]
LOOKS += [(LARGE, "fr", 160), (LARGE, "en", 130), (LARGEST, "fr", 100)]
APART = 3
"""Of so many steps one is looked at where there is room; where there is little, all are."""
TWICE = ("tekhenu",)
"""Games whose moves can be made at two places, one of which a panel in large letters may hide."""

every_title = pytest.mark.parametrize("name", TITLES)


def overlaps(scene: TutorialScene) -> list[tuple[str, str]]:
    """Controls of the panel that lie on each other."""
    own = [control for control in scene.overlay.controls if not isinstance(control, SpeechPanel)]
    return [(a.label, b.label) for a, b in combinations(own, 2) if a.rect.colliderect(b.rect)]


def own_misfits(scene: TutorialScene) -> list[str]:
    """Texts of the overlay that were cut; the table answers for its own."""
    scene.overlay.veil.shown(True, True)
    with misfits() as found:
        scene.overlay.draw(scene.app.window, scene.screen.scale, False)
    return [misfit.text for misfit in found]


def looks_right(scene: TutorialScene, explained: set[str]) -> None:
    """The panel stands in the window and what is wanted stays free; the task fits, and every answer to a mistake."""
    step_id, panel, window = scene.run.step.id, scene.overlay.panel, scene.screen.rect
    assert panel is not None and window.contains(panel.rect), step_id
    assert window.contains(panel.at(panel.plan.guide).clip(window)), step_id
    assert all(panel.rect.contains(panel.at(place)) for place in panel.plan.buttons.values()), step_id
    used = [target.rect for target in scene.sight.targets if is_meant(target, scene.run.wanted, scene.run.ahead)]
    if scene.screen.text_percent <= 100:
        assert not any(map(panel.rect.colliderect, used)), step_id
    elif scene.run.title.id in TWICE:
        assert not used or not all(map(panel.rect.contains, used)), step_id
    else:
        assert not any(map(panel.rect.contains, used)), step_id
    answers = {answer.say[scene.run.language] for answer in scene.run.told.answers}
    for reason in (*sorted({*answers, scene.say("learn.tutorial.no_tools")} - explained), ""):
        scene.explain(reason)
        assert own_misfits(scene) == [] and overlaps(scene) == [], (step_id, reason)
    explained |= answers
    if scene.run.title.id in ("pharaon", "kemet"):  # elsewhere a card is chosen before its place lights up
        assert scene.overlay.lit, step_id
        assert bool(used) == (scene.run.told.kind == "moves"), step_id


def perform_one(run: LessonRun) -> Iterator[Move]:
    """The next wanted move, and what happens by itself after it."""
    move: Move | None = run.wanted[0]
    while move is not None:
        run.match.play(move)
        run.took(move)
        yield move
        move = run.scripted()


def look_at_steps(scene: TutorialScene, numbers: range) -> None:
    """Every gesture of these steps."""
    for number in numbers:
        explained: set[str] = set()
        scene._go_to(number)
        looks_right(scene, explained)
        while scene.run.gesture is not None and scene.run.gesture.kind == "moves":
            for _ in perform_one(scene.run):
                scene.refresh()
            if scene.run.gesture is not None:
                looks_right(scene, explained)
        assert scene.run.told is scene.run.step.gestures[-1] or scene.run.gesture is not None


@every_title
def test_every_gesture_fits_in_a_window_by_turns(begin: Begin, name: str) -> None:
    """Every second step; the gallery shows them all, with what they say first."""
    for turn, look in enumerate(BY_TURNS):
        _, scene = begin(name, 0, *look)
        look_at_steps(scene, range(2 * turn, len(scene.run.lesson.steps), 2 * len(BY_TURNS)))


@pytest.mark.thorough
@pytest.mark.parametrize("look", LOOKS, ids=str)
@every_title
def test_every_gesture_fits_in_every_window(begin: Begin, name: str, look: Look) -> None:
    _, scene = begin(name, 0, *look)
    first, apart = (0, 1) if look[::2] == (SMALL, 160) else (LOOKS.index(look) % APART, APART)
    look_at_steps(scene, range(first, len(scene.run.lesson.steps), apart))


@pytest.mark.parametrize("size", [SMALL, LARGE, pytest.param(LARGEST, marks=pytest.mark.thorough)], ids=str)
def test_the_panel_leaves_what_is_lit_free(begin: Begin, size: Size) -> None:
    learner, scene = begin(size=size)
    learner.tick(10, 0.1)
    assert not scene.animating, "it rests when nothing moves"
    for step_id in ("reveal", "bid", "outbid", "cards", "farmers", "pyramid", "offering", "gifts", "harvest"):
        learner.go_to(step_id)
        panel = scene.overlay.panel
        assert panel is not None and scene.overlay.lit
        seen = [] if scene.screen.small else scene.overlay.lit
        assert not any(panel.rect.colliderect(place) for place in seen), step_id
