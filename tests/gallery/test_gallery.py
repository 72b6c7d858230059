"""The gallery: every scene hangs in it, the command writes pictures and tells what is wrong in them."""

import pkgutil
from contextlib import closing
from importlib import import_module

import pytest
from pygame import Rect

import ui.scenes
import ui.widgets
from game.titles import TITLES, title
from tests.cli.harness import ROOT
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.workshop.gallery import camera
from ui.workshop.gallery.camera import outside, overlaps
from ui.workshop.gallery.registry import exhibits, hang
from ui.workshop.gallery.studio import Studio

UNSEEN = {"Scene", "PageScene", "SheetScene", "Dialog", "MessageDialog"}
"""What other scenes are made of."""


def test_names_are_file_names_and_nobody_has_two():
    names = [exhibit.name for exhibit in exhibits()]
    assert len(names) == len(set(names)) > 60
    assert all(name.replace("-", "").replace(".", "").replace("_", "").isalnum() for name in names)
    with pytest.raises(ValueError, match=names[0]):
        hang(names[0], lambda studio: None)


SEATED = " ".join(f"{moment}_{seats}_seats" for moment in ("start", "middle") for seats in (2, 3, 4, 5))
MOMENTS = {
    "amunre": """start_3_seats start_4_seats start_5_seats auction_contested purchase_farmers offering_laying
        offering_reveal gifts harvest scoring_old_kingdom new_kingdom_auction end""",
    "pharaon": f"""{SEATED} start_solo middle_solo discovery_choice payment payment_changed tip_of_a_step
        wheel_turning_20 wheel_turning_50 wheel_turning_80 tip_of_passing pyramid_gain pass_vase vase_tutor
        vase_diplomat tip_of_a_noble tip_of_an_artisan climb tip_of_a_god tip_of_the_split traitor_splits
        traitor_dark_tiles tip_of_a_traitor_tile scoring_animation end end_solo""",
    "kemet": f"""{SEATED} garrison pyramid_levels reach reach_face_a powers upgrade recruit creature window battle_card
        battle_hides battle_uses wound fate retreat combat_reveal_25 combat_reveal_95 sanctuary night_30 night_gains
        dawn dawn_position end end_face_a tip_of_a_step refused_step tip_of_an_action refused_action tip_of_a_tile
        refused_tile drawer_of_powers drawer_of_points""",
}


@pytest.mark.parametrize("game", TITLES)
def test_every_moment_that_looks_different_hangs_there_and_every_game_in_the_rooms_of_all(game):
    names = {exhibit.name for exhibit in exhibits()}
    assert {f"new_match_{game}", *(f"{game}_{name}" for name in MOMENTS.get(game, "").split())} <= names
    for _ in title(game).automata:
        assert {f"new_match_{game}_solo", f"end_{game}_solo", f"solo_turn_{game}"} <= names


def all_scenes() -> set[str]:
    found: set[str] = set()
    for package in (ui.scenes, ui.widgets):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(import_module(module.name)).values():
                if isinstance(value, type) and issubclass(value, Scene):
                    found.add(value.__name__)
    return found - UNSEEN


@pytest.mark.thorough
def test_every_scene_of_the_program_is_in_a_picture():
    seen: set[str] = set()
    with closing(Studio((1280, 720), "en", 100)) as studio:
        for exhibit in exhibits():
            later_step = exhibit.name.startswith("tutorial_") and not exhibit.name.endswith("_01")
            if later_step or exhibit.name.startswith(tuple(f"{title}_" for title in TITLES)):
                continue
            studio.opened()
            exhibit.arrange(studio)
            seen.add(type(studio.pilot.scene).__name__)
            studio.app.stack.close()
    assert all_scenes() - seen == set()


def gallery(cli, folder):
    return cli("gallery", str(folder), "--size", "1280x720", "--lang", "en", "--only", "crash")


def test_the_command_writes_pictures_and_counts_them(cli, tmp_path):
    outcome = gallery(cli, tmp_path / "pictures")
    assert outcome.code == 0 and "3 pictures" in outcome.out
    written = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert written == {f"crash_{where}.png" for where in ("at_the_table", "in_a_menu", "without_a_folder")}


def test_a_fault_is_named_and_fails_the_command(cli, tmp_path, monkeypatch):
    monkeypatch.setattr(camera, "look_over", lambda studio: ["text: 'too long'"])
    outcome = gallery(cli, tmp_path)
    assert outcome.code == 1 and "text: 'too long'" in outcome.out and "3 faults" in outcome.out


def test_overlaps_and_what_lies_outside_are_found():
    with closing(Studio((1280, 720), "fr", 100)) as studio:
        scene = Scene(studio.app)
        places = {"a": (0, 0, 100, 40), "b": (90, 10, 100, 40), "c": (1270, 0, 50, 20)}
        scene.controls = [Control(Rect(place), name) for name, place in places.items()]
        assert [(one.label, other.label) for one, other in overlaps(scene)] == [("a", "b")]
        assert [control.label for control in outside(scene)] == ["c"]
        scene.controls[1].layer = 1
        assert overlaps(scene) == []


def test_the_readme_tells_how_to_make_pictures():
    assert "gallery" in (ROOT / "README.md").read_text(encoding="utf-8")
