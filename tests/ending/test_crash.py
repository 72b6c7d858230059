"""After a failure: a bundle, a saved match, a plain sentence, and a way to go on."""

import io
import sys
from pathlib import Path

import pytest

from game.build import ROOT, version
from saves import SaveIdentity, load
from tests.ending.conftest import finished
from tests.pilot.matches import new_match
from ui.cli import front
from ui.console.console import Streams
from ui.crash import kept_sentence, write_bundle
from ui.scenes import routes
from ui.scenes.crash import CrashScene
from ui.scenes.guard import GaveUp, guarded
from ui.scenes.table import TableScene
from ui.scenes.title import TitleScene


def boom() -> None:
    raise ZeroDivisionError("the Nile has run dry")


@pytest.fixture
def at_table(pilot, quick_workers):
    match = new_match("human", "apprenti", "apprenti", seed=5)
    while len(match.moves) < 12 or match.decision.seat != 0:
        match.play(match.position.moves()[0])
    routes.open_table(pilot.app, match, SaveIdentity.new())
    pilot.tick()
    return pilot


def test_the_bundle_has_save_log_seed_versions_and_trace(at_table):
    """It says what strangers would learn from it, and names the build."""
    match = at_table.scene.host.match
    guarded(at_table.app, boom)
    crash = at_table.scene.crash
    names = {path.name for path in crash.folder.iterdir()}
    assert names == {"README.txt", "match.yaml", "log.txt", "seed.txt", "versions.txt", "trace.txt"}
    told = {name: (crash.folder / name).read_text(encoding="utf-8") for name in names}
    assert "the Nile has run dry" in told["trace.txt"] and str(match.setup.seed) in told["seed.txt"]
    assert f"ipet {version()}\n" in told["versions.txt"]
    saved = load(crash.folder / "match.yaml")
    assert (saved.match.digest(), saved.header.program) == (match.digest(), version())
    about = told["README.txt"]
    assert "les noms des joueurs" in about and "names of the players" in about
    assert all(name in about for name in names)
    assert "noms des joueurs" in kept_sentence(at_table.app.say, crash)


def test_the_trace_names_no_folder_of_the_person(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", "/home/anna")
    error = ValueError(f"not in /home/anna/games nor in {ROOT}/assets nor in {sys.base_prefix}/lib")
    try:
        raise error
    except ValueError:
        folder, _ = write_bundle(tmp_path, error, None, "")
    trace = (folder / "trace.txt").read_text(encoding="utf-8")
    assert "not in ~/games nor in ./assets nor in python/lib" in trace
    assert f'File "./{Path(__file__).relative_to(ROOT)}"' in trace
    assert str(ROOT) not in trace and "anna" not in trace


def test_the_match_is_saved_and_goes_on(at_table, quick_workers):
    match = at_table.scene.host.match
    guarded(at_table.app, boom)
    assert isinstance(at_table.scene, CrashScene) and at_table.scene.crash.saved == "saved"
    assert quick_workers[-1].closed
    at_table.tick()
    at_table.click("Reprendre la partie")
    table = at_table.app.stack.find(TableScene)
    assert (table.host.match.digest(), len(table.host.match.moves)) == (match.digest(), len(match.moves))


def test_a_move_that_broke_in_the_middle_is_not_saved_half_done(at_table):
    match = at_table.scene.host.match
    digest = match.digest()
    match.position.points[0] += 99
    guarded(at_table.app, boom)
    assert at_table.scene.crash.match.digest() == digest
    for entry in at_table.app.store.autosaves():
        found = load(entry.path)
        assert (found.way, found.match.digest()) == ("log", digest)


def test_a_failure_in_a_menu_leads_to_the_title_or_out(pilot):
    for button in ("Menu principal", "Quitter"):
        routes.open_title(pilot.app)
        guarded(pilot.app, boom)
        assert pilot.scene.crash.saved == "no_match"
        assert "noms des joueurs" not in kept_sentence(pilot.app.say, pilot.scene.crash)
        pilot.tick()
        pilot.click(button)
        assert pilot.app.running == isinstance(pilot.scene, TitleScene) == (button != "Quitter")


def test_a_crash_screen_that_fails_ends_the_program_with_a_sentence(pilot):
    guarded(pilot.app, boom)
    with pytest.raises(GaveUp) as caught:
        guarded(pilot.app, boom)
    assert caught.value.key == "end.crash_console"
    assert "ZeroDivisionError" in pilot.app.say(caught.value.key, **caught.value.values)


def test_a_folder_that_cannot_be_written_is_told(at_table, monkeypatch):
    def refuse(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.mkdir", refuse)
    guarded(at_table.app, boom)
    crash = at_table.scene.crash
    assert crash.folder is None and "No space left" in crash.trouble


def test_two_failures_in_one_second_have_two_folders(tmp_path):
    folders = {write_bundle(tmp_path, ValueError("x"), finished(3), "")[0] for _ in range(3)}
    assert len(folders) == 3


def test_a_command_without_a_window_says_one_sentence_and_fails(tmp_path, monkeypatch):
    streams = Streams(io.StringIO(), io.StringIO(), io.StringIO())
    monkeypatch.setattr(front, "_command", lambda name: lambda options, console: boom())
    code = front.run(["--data-dir", str(tmp_path), "--lang", "en", "check"], streams)
    told = streams.stderr.getvalue()
    assert (code, told.count("\n")) == (1, 1) and "Traceback" not in told
    assert "ZeroDivisionError" in told and str(tmp_path) in told
    assert (next((tmp_path / "crashes").iterdir()) / "trace.txt").exists()


def test_the_loop_is_guarded(pilot, monkeypatch):
    routes.open_title(pilot.app)
    frames = iter([boom, pilot.app.quit])
    monkeypatch.setattr(pilot.app, "tick", lambda *_: next(frames)())
    assert pilot.app.run(guarded) == 0
    assert (pilot.app.store.folder / "crashes").exists()
