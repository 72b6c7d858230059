"""Saving while playing: every turn, and what happens when the disk says no."""

import pytest

from game.core.position import Position
from saves import CannotSave, Store, load
from tests.cli.harness import otherwise

NEW = ("text", "amunre", "--seats", "human,random,random", "--seed", "6", "--lang", "en")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_folder_that_cannot_be_written_stops_before_the_game(cli, language):
    cli.folder.rmdir()
    cli.folder.write_text("not a folder")
    outcome = cli(*NEW[:-1], language, answers="1\n")
    assert str(cli.folder) in outcome.complaint(1) and ">" not in outcome.out
    assert cli.folder.read_text() == "not a folder"


def _full_after(monkeypatch, count):
    saves = []
    honest = Store.autosave

    def autosave(self, match, identity):
        saves.append(len(match.moves))
        if len(saves) > count:
            raise CannotSave(self.folder, "full")
        return honest(self, match, identity)

    monkeypatch.setattr(Store, "autosave", autosave)
    return saves


def test_a_disk_that_fills_up_is_told_once_and_the_game_goes_on(cli, monkeypatch):
    attempts = _full_after(monkeypatch, 1)
    assert str(cli.folder) in cli(*NEW, answers="1\n1\n1\nq\n").complaint(1)
    assert len(attempts) > 3


def test_the_match_is_saved_after_every_turn_of_the_person(cli, monkeypatch, saved):
    saves = _full_after(monkeypatch, 1000)
    cli(*NEW, answers="1\n1\n1\n1\n")
    assert len(set(saves)) >= 4 and len(load(saved()).match.moves) == max(saves)


def test_an_interruption_in_the_middle_of_a_move_saves_whole_moves(cli, monkeypatch, saved):
    honest, applied = Position.apply, []

    def apply(self, move):
        honest(self, move)
        if self.heard is not None and not self.over:
            applied.append(move)
            if len(applied) == 9:
                raise KeyboardInterrupt

    monkeypatch.setattr(Position, "apply", apply)
    assert cli(*NEW, answers="1\n" * 50).code == 130
    monkeypatch.undo()
    assert load(saved()).way == "log"


def _refuse(self, match, identity, over=None):
    raise CannotSave(self.folder, "full")


def test_a_save_that_fails_is_told_at_the_prompt(cli, monkeypatch):
    monkeypatch.setattr(Store, "save", _refuse)
    told = cli(*NEW, answers="s name\nq\n").said
    assert str(cli.folder) in told.split("> s name")[1].split("> q")[0]


def test_a_record_that_cannot_be_written_is_an_exit_code(cli, monkeypatch):
    monkeypatch.setattr(Store, "record", _refuse)
    outcome = cli("text", "amunre", "--seats", "random,random,random", "--seed", "6", "--lang", "en")
    assert "Victory" in outcome.out and str(cli.folder) in outcome.complaint(1)


def test_a_notice_about_the_history_is_told(cli, saved):
    cli(*NEW, answers="1\nq\n")
    path = saved()
    otherwise(path)
    assert path.name in cli("text", "--load", str(path), "--lang", "en", answers="q\n").complaint(0)


def test_computers_among_themselves_are_saved_every_round(cli, monkeypatch):
    saves = _full_after(monkeypatch, 1000)
    assert cli("text", "amunre", "--seats", "random,random,random", "--seed", "6", "--lang", "en").said
    assert len(saves) == 7, "before the first move, at the end of the five first of six rounds, at the end"
