"""A lesson and the owner's corrections: where it cannot be followed any more, it says so instead of going astray."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.amunre.components import box
from game.core import data
from saves.store import Store
from tests.tutorial.stage import open_app
from ui.scenes import routes
from ui.scenes.tutorial import TutorialScene
from ui.widgets.dialog import MessageDialog


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    corrections = Store(tmp_path).data_folder
    corrections.mkdir()
    data.use_overrides(corrections)
    yield tmp_path
    data.use_overrides(None)
    box.cache_clear()


@pytest.mark.parametrize(
    ("correction", "opens"),
    [("setup: {gold_per_player: 9}", MessageDialog), ("provinces: [{id: berenike, fields: 1}]", TutorialScene)],
)
def test_a_lesson_opens_only_if_the_corrections_leave_it_alone(folder: Path, correction: str, opens: type) -> None:
    (folder / "data" / "amunre.yaml").write_text(correction)
    box.cache_clear()
    app = open_app(folder)
    routes.open_title(app)
    routes.open_tutorial(app, "amunre")
    assert isinstance(app.stack.top, opens)
