"""An autosave that fails is told at the table, once, tried again, and it is told when it works again."""

import errno
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from saves import CannotSave, SaveIdentity, Store, load
from tests.pilot.matches import new_match, sit_down
from ui.host.saving import Saving, behind_the_table
from ui.scenes.table import TableScene

LOST = "n’a pas pu être enregistrée"
BACK = "de nouveau enregistrée"


@pytest.fixture
def pilot(opened, idle_workers):
    """At a table of three persons; `said` is what notices told so far."""
    pilot = opened(pace="instant", reduced_motion=True, confirm_turn_end=False)
    pilot.said = []
    append = pilot.app.notices.append

    def hear(text):
        pilot.said.append(text)
        append(text)

    pilot.app.notices.append = hear
    sit_down(pilot, new_match("human", "human", "human"))
    return pilot


def a_turn(pilot) -> None:
    """Whoever is asked plays until the turn has passed on."""
    scene = pilot.app.stack.find(TableScene)
    turn = scene.host.match.position.turn
    while scene.host.match.position.turn == turn:
        scene.host.viewers.lift(scene.host.asked_seat)
        scene.show.stop()
        scene._play(scene.host.match.position.moves()[0])


@contextmanager
def refused(monkeypatch, number: int = errno.ENOSPC) -> Iterator[pytest.MonkeyPatch]:
    """As long as the disk says no."""

    def fsync(handle):
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fsync)
        yield broken


@pytest.mark.parametrize(
    ("number", "advice"),
    [(errno.ENOSPC, "libérez de la place"), (errno.EROFS, "vérifiez ses droits"), (errno.EIO, "vérifiez ce dossier")],
)
def test_a_failure_is_told_once_and_so_is_the_end_of_it(pilot, monkeypatch, number, advice):
    a_turn(pilot)
    assert pilot.said == []
    with refused(monkeypatch, number):
        for _ in range(2):
            a_turn(pilot)
            assert len(pilot.said) == 1 and LOST in pilot.said[0] and advice in pilot.said[0]
    for _ in range(2):
        a_turn(pilot)
        assert len(pilot.said) == 2 and BACK in pilot.said[1]
    with refused(monkeypatch, number):
        a_turn(pilot)
        assert len(pilot.said) == 3 and LOST in pilot.said[2]


def test_a_folder_that_became_a_file_is_told_and_a_deleted_one_is_made_again(pilot):
    folder = pilot.app.store.folder / "autosaves"
    a_turn(pilot)
    shutil.rmtree(folder)
    a_turn(pilot)
    assert pilot.said == [] and len(pilot.app.store.autosaves()) == 1
    shutil.rmtree(folder)
    folder.write_text("in the way")
    a_turn(pilot)
    assert LOST in pilot.said[0]
    folder.unlink()
    a_turn(pilot)
    assert BACK in pilot.said[1]


def test_closing_the_table_tries_again(pilot, monkeypatch):
    with refused(monkeypatch):
        a_turn(pilot)
    host = pilot.app.stack.find(TableScene).host
    assert pilot.app.store.autosaves() == []
    pilot.app.stack.close()
    own = pilot.app.store.folder / "autosaves" / f"match-{host.identity.id}.yaml"
    assert load(own).match.moves == host.match.moves


def test_a_worker_that_cannot_be_stopped_does_not_keep_the_match_from_being_saved(pilot, monkeypatch):
    game = pilot.app.stack.find(TableScene).host
    game.match.play(game.match.position.moves()[0])
    with monkeypatch.context() as broken:
        broken.setattr(type(game._thinker), "cancel", lambda worker: [][0])
        with pytest.raises(IndexError):
            game.close()
    assert pilot.app.store.autosaves()[0].header.moves == len(game.match.moves)


def test_no_turn_waits_for_the_disk_and_whoever_leaves_does(pilot, store, monkeypatch):
    """The last turn is what lies there in the end; a failure is told once it is known."""
    begun, disk_moves, written, honest = threading.Event(), threading.Event(), [], Store.autosave

    def slow(self, match, identity):
        begun.set()
        disk_moves.wait()
        written.append(len(match.moves))
        if len(written) == 1:
            raise CannotSave(self.folder, "full")
        return honest(self, match, identity)

    monkeypatch.setattr(Store, "autosave", slow)
    game = pilot.app.stack.find(TableScene).host
    game.saving = saving = Saving(store, SaveIdentity.new(), behind_the_table)
    for _ in range(4):
        a_turn(pilot)
        assert begun.wait(60) and written == [] and pilot.said == []
    disk_moves.set()
    game.close()
    assert len(written) == 2, "what nobody had begun to write is not written once it is outdated"
    assert load(saving.path).match.moves == game.match.moves and saving.trouble is None


def test_a_record_that_could_not_be_written_is_written_later(pilot, monkeypatch):
    game = pilot.app.stack.find(TableScene).host
    while not game.match.over:
        game.match.play(game.match.position.moves()[0])
    with refused(monkeypatch) as broken:
        broken.setattr(Store, "autosave", lambda *_: None)
        game.autosave()
        assert game.saving.trouble is not None
    game.autosave()
    assert game.saving.trouble is None and len(pilot.app.store.records()[0]) == 1
