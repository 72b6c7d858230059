"""Every scene at several window and text sizes, in both languages: nothing is cut off, nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saves import Keepsake
from tests.ui import demo
from tests.ui.places import complaints
from ui.frame.pilot import Pilot
from ui.scenes import routes
from ui.scenes.new_match import NewMatchScene
from ui.scenes.settings.scene import SECTIONS, SettingsScene
from ui.scenes.title import TitleScene
from ui.widgets.dialog import ConfirmDialog

VIEWS = [
    ((1280, 720), 80, "fr"),
    ((1280, 720), 100, "en"),
    ((1280, 720), 160, "fr"),
    ((1280, 720), 160, "en"),
    ((1600, 900), 130, "fr"),
    ((1920, 1080), 100, "fr"),
    ((1920, 1080), 160, "en"),
    ((1920, 1080), 160, "fr"),
    ((2560, 1440), 100, "en"),
    ((2560, 1440), 160, "fr"),
]


def title_without_saves(pilot: Pilot) -> None:
    routes.open_title(pilot.app)


def title_with_a_save(pilot: Pilot) -> None:
    pilot.app.store.autosave(demo.played(30, 4), Keepsake.new())
    routes.open_title(pilot.app)


def first_start(pilot: Pilot) -> None:
    routes.open_first_start(pilot.app)


def new_match(pilot: Pilot) -> None:
    routes.open_new_match(pilot.app, "amunre")


def new_match_with_five(pilot: Pilot) -> None:
    scene = NewMatchScene(pilot.app, "amunre")
    scene.draft.add()
    for number in range(5):
        scene.draft.rename(number, f"Hatchepsout la Grande {number}")
    pilot.app.push(scene)


def load(pilot: Pilot) -> None:
    demo.fill(
        pilot.app.store, ("Soirée chez Claire", "Revanche", "Un nom de partie qui est beaucoup trop long pour la liste")
    )
    demo.damage(pilot.app.store)
    routes.open_load(pilot.app)


def load_nothing(pilot: Pilot) -> None:
    routes.open_load(pilot.app, "replay")


def records(pilot: Pilot) -> None:
    demo.finish(pilot.app.store, 3)
    routes.open_records(pilot.app)


def pause(pilot: Pilot) -> None:
    routes.open_table(pilot.app, demo.played(20, 3), Keepsake.new())
    routes.open_pause(pilot.app, None)


def pause_of_a_match_that_has_ended(pilot: Pilot) -> None:
    routes.open_table(pilot.app, demo.played(seed=3), Keepsake.new())
    routes.open_pause(pilot.app, None)


def new_match_with_a_free_place_in_the_middle(pilot: Pilot) -> None:
    routes.open_new_match(pilot.app, "amunre")
    assert isinstance(pilot.scene, NewMatchScene)
    pilot.scene.remove(1)


def question(pilot: Pilot) -> None:
    routes.open_title(pilot.app)
    assert isinstance(pilot.scene, TitleScene)
    pilot.scene.cancel()
    assert isinstance(pilot.scene, ConfirmDialog)


SCENES: list[Callable[[Pilot], None]] = [
    title_without_saves, title_with_a_save, first_start, new_match, new_match_with_five, load, load_nothing, records,
    pause, pause_of_a_match_that_has_ended, new_match_with_a_free_place_in_the_middle, question,
]  # fmt: skip


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: f"{view[0][1]}-{view[1]}-{view[2]}")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_nothing_is_cut_off_and_nothing_overlaps(opened, idle_workers, scene, view):
    size, text, language = view
    pilot = opened(size, language=language, text_size=text)
    scene(pilot)
    assert complaints(pilot) == []


@pytest.mark.parametrize("view", VIEWS[::2], ids=lambda view: f"{view[0][1]}-{view[1]}-{view[2]}")
def test_every_page_of_the_settings_fits(opened, view):
    size, text, language = view
    pilot = opened(size, language=language, text_size=text)
    scene = SettingsScene(pilot.app)
    pilot.app.push(scene)
    for number in range(len(SECTIONS)):
        scene.show(number)
        assert complaints(pilot) == []
