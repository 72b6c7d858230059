"""The log: what it tells, what it never tells, and that nothing stops where it cannot be written."""

import logging
import os
from dataclasses import replace
from io import StringIO

import pytest

from game.core import data
from game.core.match import Match
from saves import CannotSave, DamagedSave, SaveIdentity, Store
from tests.pilot.matches import new_match
from ui.cli.front import run
from ui.console.console import Streams
from ui.log import LARGEST, NAME, OLDER_FILES, log_in
from ui.scenes import routes
from ui.scenes.guard import guarded
from ui.scenes.resume import resume

PEOPLE = ("Zacharie", "Zénobie", "Zoltan")


@pytest.fixture
def pilot(opened, quick_workers):
    return opened(pace="instant", reduced_motion=True)


def marked_match() -> Match:
    match = new_match("human", "apprenti", "apprenti", seed=7)
    seats = tuple(replace(seat, name=name) for seat, name in zip(match.setup.seats, PEOPLE, strict=True))
    return Match(match.title, replace(match.setup, seats=seats))


def test_the_start_names_the_build_and_no_machine(tmp_path):
    with log_in(tmp_path, "window"):
        pass
    first, last = (tmp_path / NAME).read_text(encoding="utf-8").splitlines()
    assert "start window: ipet 0." in first and "pygame-ce" in first and last.endswith("ipet: end")
    assert os.uname().nodename not in first


def test_a_match_with_loads_trouble_and_a_crash_names_nobody_and_no_card(pilot, tmp_path, monkeypatch):
    match = marked_match()
    with log_in(tmp_path, "window"):
        routes.open_table(pilot.app, match, SaveIdentity.new("Zacharie contre Zénobie"))
        game = pilot.app.stack.top.host
        game.viewers.lift(0)
        while len(match.moves) < 60:
            if game.computer_is_asked:
                game.think()
                game.play_choice(game.poll())
            else:
                game.viewers.lift(game.asked_seat)
                game.play(match.position.moves()[-1])
        game.saving.save_as(match, "Zacharie contre Zénobie")
        path = pilot.app.store.matches()[0].path
        assert resume(pilot.app, path)
        path.write_bytes(path.read_bytes()[:-40])
        assert not resume(pilot.app, path)
        with monkeypatch.context() as full:
            full.setattr("saves.atomic.os.replace", _refuse)
            with pytest.raises(CannotSave):
                pilot.app.store.autosave(match, SaveIdentity.new())
        (pilot.app.store.folder / "settings.yaml").write_text("[", encoding="utf-8")
        pilot.app.store.settings()
        pilot.app.stack.top.host.match.position.points[0] += 1
        guarded(pilot.app, _fail)
    log = (tmp_path / NAME).read_text(encoding="utf-8")
    kept = ("loading amunre, 60 moves", "not loaded: core.save.damaged.", "cannot save: ENOSPC")
    assert [told for told in (*kept, "settings.yaml is damaged", "crash: KeyError at ") if told not in log] == []
    held = {card for position in match._snapshots for seat in position.seats for card in seat.hand}
    assert held and not [word for word in (*PEOPLE, *held) if word in log]


def _refuse(*_: object) -> None:
    raise OSError(28, "No space left on device")


def _fail() -> None:
    raise KeyError("Zacharie holds a card")


def test_a_match_in_the_terminal_has_a_log_only_at_work(tmp_path):
    words = ["text", "amunre", "--names", ",".join(PEOPLE), "--seed", "3", "--data-dir", str(tmp_path)]
    try:
        for working in (False, True):
            assert run(words, Streams(StringIO("1\n1\n"), StringIO(), StringIO()), working) == 0
            assert (tmp_path / NAME).exists() == working
    finally:
        data.use_overrides(None)
    assert not any(name in (tmp_path / NAME).read_text(encoding="utf-8") for name in PEOPLE)


def test_what_a_command_refuses_is_logged_by_its_key(tmp_path):
    words = ["replay", str(tmp_path / "Zacharie.yaml"), "--data-dir", str(tmp_path)]
    assert run(words, Streams(StringIO(), StringIO(), StringIO()), working=True) == 1
    log = (tmp_path / NAME).read_text(encoding="utf-8")
    assert "WARNING ipet.cli: core.save." in log and "Zacharie" not in log


def test_it_begins_a_new_file_when_it_is_full(tmp_path):
    with log_in(tmp_path, "window"):
        for _ in range(LARGEST // 100 * (OLDER_FILES + 3)):
            logging.getLogger("ipet.test").info("x" * 100)
    files = [path for path in tmp_path.iterdir() if path.name.startswith(NAME)]
    assert len(files) == 1 + OLDER_FILES and all(path.stat().st_size <= LARGEST for path in files)


@pytest.mark.parametrize("obstacle", ["folder", "pipe", "no folder", "full"])
def test_a_log_that_cannot_be_written_stops_nothing(tmp_path, obstacle, capsys, monkeypatch):
    place = tmp_path
    if obstacle == "folder":
        (tmp_path / NAME).mkdir()
    elif obstacle == "pipe":
        os.mkfifo(tmp_path / NAME)
    elif obstacle == "no folder":
        (tmp_path / "file").write_text("")
        place = tmp_path / "file" / "folder"
    elif os.path.exists("/dev/full"):
        monkeypatch.setattr("ui.log._LogFile._open", lambda self: open("/dev/full", "a"))  # noqa: SIM115
    with log_in(place, "window"):
        logging.getLogger("ipet.test").error("nobody will read this")
    assert capsys.readouterr().err == ""


def test_without_a_log_nothing_is_printed(capsys, tmp_path):
    with pytest.raises(DamagedSave):
        Store(tmp_path).load(tmp_path / "matches" / "x.yaml")
    logging.getLogger("ipet.saves").error("nobody hears this")
    assert capsys.readouterr().err == ""
