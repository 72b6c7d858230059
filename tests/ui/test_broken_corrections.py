"""A broken correction in the data folder is a notice in the window, with the sentence of the command line."""

from importlib import import_module

import pytest

from game.core import data
from game.titles import TITLES
from tests.ui.bench import opened_at
from ui.scenes import routes
from ui.scenes.new_match.scene import NewMatchScene
from ui.scenes.rules import RulesScene
from ui.scenes.table import TableScene

BROKEN = {"unknown": "nosuch: 1", "unfinished": "[", "zero": "\0"}


def forget_data() -> None:
    """Component data are read once; here they are read anew."""
    for name in TITLES:
        import_module(f"game.{name}.components").components.cache_clear()


@pytest.fixture(params=BROKEN)
def broken(request, store, monkeypatch):
    """All games have a broken correction."""
    store.data_folder.mkdir(parents=True)
    for name in TITLES:
        (store.data_folder / f"{name}.yaml").write_text(BROKEN[request.param], encoding="utf-8")
    monkeypatch.setattr(data, "_override_folder", store.data_folder)
    forget_data()
    yield store.data_folder
    monkeypatch.undo()
    forget_data()


def told(pilot) -> str:
    shown = pilot.app.notices.shown
    return "" if shown is None else shown.text


@pytest.mark.parametrize("name", TITLES)
def test_neither_match_nor_rule_book_nor_lesson_is_opened(broken, opened, idle_workers, name):
    for attempt in (begin_match, routes.open_rules, routes.open_tutorial):
        pilot = opened_at(opened(), attempt, name)
        if attempt is not routes.open_tutorial:
            assert told(pilot).startswith("Le fichier") and str(broken / f"{name}.yaml") in told(pilot)
        assert not isinstance(pilot.scene, (TableScene, RulesScene))


def begin_match(app, name) -> None:
    routes.open_new_match(app, name)
    app.stack.top.start()
    assert isinstance(app.stack.top, NewMatchScene)


def test_another_rule_book_is_not_opened(broken, opened):
    (broken / "amunre.yaml").unlink()
    pilot = opened_at(opened(), routes.open_rules, "amunre")
    pilot.scene.open_game("kemet")
    assert pilot.scene.title_id == "amunre" and str(broken / "kemet.yaml") in told(pilot)


def test_once_mended_the_match_begins(broken, opened, idle_workers):
    pilot = opened()
    routes.open_new_match(pilot.app, "tekhenu")
    pilot.scene.start()
    (broken / "tekhenu.yaml").unlink()
    pilot.scene.start()
    assert isinstance(pilot.scene, TableScene)
