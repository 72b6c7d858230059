"""Lessons that begin at any step."""

from collections.abc import Callable

import pytest

from tests.conftest import Opening
from tests.tutorial.stage import CALM, LARGE, Floor, Learner, Size, open_lesson
from ui.scenes.tutorial import TutorialScene

Begin = Callable[..., tuple[Learner, TutorialScene]]
"""`begin(title, step, size, language, text)`: a learner at the step of a lesson."""


@pytest.fixture
def begin(opened: Opening, idle_workers: None) -> Begin:
    def beginning(
        title: str = "amunre", step: int | str = 0, size: Size = LARGE, language: str = "fr", text: int = 100
    ) -> tuple[Learner, TutorialScene]:
        app = opened(size, language=language, text_size=text, **CALM).app
        app.push(Floor(app))
        scene = open_lesson(app, title)
        learner = Learner(app, scene)
        if step:
            learner.go_to(step)
        return learner, scene

    return beginning
