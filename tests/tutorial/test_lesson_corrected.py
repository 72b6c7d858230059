"""A lesson and the owner's corrections: where it cannot be followed any more, it says so instead of going astray."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.amunre.components import components
from game.core import data
from saves.store import Store
from tests.conftest import Opening
from tests.ui.bench import opened_at
from ui.scenes import routes
from ui.scenes.tutorial import TutorialScene
from ui.widgets.dialog import MessageDialog


@pytest.fixture
def corrections(store: Store) -> Iterator[Path]:
    store.data_folder.mkdir(parents=True)
    data.use_overrides(store.data_folder)
    yield store.data_folder
    data.use_overrides(None)
    components.cache_clear()


@pytest.mark.parametrize(
    ("correction", "opens"),
    [("setup: {gold_per_player: 9}", MessageDialog), ("provinces: [{id: berenike, fields: 1}]", TutorialScene)],
)
def test_a_lesson_opens_only_if_corrections_leave_it_alone(
    corrections: Path, opened: Opening, correction: str, opens: type
) -> None:
    (corrections / "amunre.yaml").write_text(correction)
    components.cache_clear()
    assert isinstance(opened_at(opened(), routes.open_tutorial, "amunre").scene, opens)
