"""The lesson in every window, language and text size: nothing is cut off, no button lies on another."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.tutorial.stage import open_app, open_lesson
from ui.frame.words import misfits
from ui.scenes.tutorial import TutorialScene
from ui.tutorial.panel import SpeechPanel

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


def overlaps(scene: TutorialScene) -> list[tuple[str, str]]:
    """Controls of the panel that lie on each other."""
    own = [control for control in scene.overlay.controls if not isinstance(control, SpeechPanel)]
    return [(a.label, b.label) for a, b in combinations(own, 2) if a.rect.colliderect(b.rect)]


def own_misfits(scene: TutorialScene) -> list[str]:
    """Texts of the overlay that were cut; the table answers for its own."""
    target = scene.app.window
    scene.overlay.veil.shown(True, True)
    with misfits() as found:
        scene.overlay.draw(target, scene.screen.scale, False)
    return [misfit.text for misfit in found]


@pytest.mark.parametrize("text", [80, 100, 130, 160])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_step_fits(tmp_path: Path, size: tuple[int, int], language: str, text: int) -> None:
    scene = open_lesson(open_app(tmp_path, size, language, text))
    for number, step in enumerate(scene.run.lesson.steps):
        scene._go_to(number)
        assert own_misfits(scene) == [] and overlaps(scene) == [], step.id
        panel = scene.overlay.panel
        assert panel is not None
        window = scene.screen.rect
        assert window.contains(panel.rect) and window.contains(panel.at(panel.plan.guide).clip(window)), step.id
        assert all(panel.rect.contains(panel.at(place)) for place in panel.plan.buttons.values()), step.id


@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_explanation_fits(tmp_path: Path, size: tuple[int, int], language: str, text: int) -> None:
    scene = open_lesson(open_app(tmp_path, size, language, text))
    for number, step in enumerate(scene.run.lesson.steps):
        scene._go_to(number)
        said = {answer.say[language] for gesture in step.gestures for answer in gesture.answers}
        for reason in (*said, scene.say("learn.tutorial.no_tools")):
            scene.explain(reason)
            assert own_misfits(scene) == [] and overlaps(scene) == [], (step.id, reason)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_panel_leaves_what_is_lit_free(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = open_lesson(open_app(tmp_path, size))
    for step_id in ("reveal", "bid", "outbid", "cards", "farmers", "pyramid", "offering", "gifts", "harvest"):
        number = scene.run.lesson.number_of(step_id)
        assert number is not None
        scene._go_to(number)
        panel = scene.overlay.panel
        assert panel is not None and scene.overlay.lit
        wanted = set(scene.run.wanted)
        used = [t.rect for t in scene.sight.targets if wanted & set(t.moves)]
        seen = [] if scene.screen.small else scene.overlay.lit
        assert not any(panel.rect.colliderect(place) for place in (*used, *seen)), step_id


def test_the_lesson_rests_when_nothing_moves(tmp_path: Path) -> None:
    scene = open_lesson(open_app(tmp_path))
    for _ in range(10):
        scene.app.tick([], 0.1)
    assert not scene.animating
