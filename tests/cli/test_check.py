"""`check`: everything by its name, all problems listed."""

import pytest

from ui.art.files import BadAsset
from ui.art.paths import ICONS
from ui.gallery.registry import Exhibit
from ui.text import BadText, MissingText


def test_everything_is_fine(cli):
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 0, outcome.out
    assert outcome.out.splitlines()[-1] == "Everything is fine."
    for name in ("data of Amun-Re", "rule books", "tutorials", "every scene, opened unseen"):
        assert f"fine: {name}" in outcome.out


@pytest.fixture
def scenes_are_fine(monkeypatch):
    """Opening all scenes takes seconds; where something else is looked at they may stay closed."""
    monkeypatch.setattr("ui.cli.checks.scene_problems", lambda language: [])


def test_all_problems_are_listed(cli, monkeypatch, scenes_are_fine):
    monkeypatch.setattr("ui.cli.checks.problems", lambda: ["fr/core.yaml: one", "en/core.yaml: two"])
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert "fr/core.yaml: one" in outcome.out and "en/core.yaml: two" in outcome.out
    assert outcome.out.splitlines()[-1] == "2 problems to put right."


def test_a_broken_font_is_listed(cli, monkeypatch, tmp_path, scenes_are_fine):
    (tmp_path / "cinzel-latin-700.ttf").write_bytes(b"no font")
    monkeypatch.setattr("ui.gallery.inventory.FONTS", tmp_path)
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and outcome.err == ""
    assert "cinzel-latin-700.ttf of the program is broken: install Ipet again" in outcome.out
    assert "alegreya-latin-400.ttf of the program is missing" in outcome.out


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (BadAsset(ICONS / "coin.svg", "missing"), "assets/art/icons/coin.svg"),
        (MissingText("table.gone"), "table.gone"),
        (BadText("en/core.yaml", "core.word", "is gone"), "en/core.yaml: core.word"),
        (FileNotFoundError(2, "No such file", "map.yaml"), "map.yaml"),
        (StopIteration(), "title: StopIteration, test_check.py"),
    ],
)
def test_a_scene_that_cannot_be_opened_is_listed(cli, monkeypatch, error, told):
    def fail(studio):
        raise error

    monkeypatch.setattr("ui.gallery.opening.exhibits", lambda: [Exhibit("title", fail)])
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and outcome.err == ""
    assert told in outcome.out
    assert not (cli.folder / "crashes").exists()


def test_a_check_that_stumbles_is_listed(cli, monkeypatch, scenes_are_fine):
    def fail():
        raise BadText("en/core.yaml", "", "is no text")

    monkeypatch.setattr("ui.cli.checks.book_problems", fail)
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and outcome.err == ""
    assert "en/core.yaml: is no text" in outcome.out


def test_wrong_settings_are_a_problem(cli, scenes_are_fine):
    (cli.folder / "settings.yaml").write_text("pace: 7\n")
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert "pace" in outcome.out


@pytest.mark.parametrize(
    ("text", "named"),
    [("setup: {gold_per_player: much}", "setup.gold_per_player"), ("[", "amunre.yaml"), ("rivers: 3", "rivers")],
)
def test_a_broken_correction_names_file_and_place(cli, text, named):
    folder = cli.folder / "data"
    folder.mkdir()
    (folder / "amunre.yaml").write_text(text)
    outcome = cli.process("check", "--lang", "en", "--data-dir", str(cli.folder))
    assert outcome.code == 1
    assert named in outcome.out and str(folder / "amunre.yaml") in outcome.out
    outcome = cli.process("text", "amunre", "--data-dir", str(cli.folder))
    assert outcome.code == 1
    assert str(folder / "amunre.yaml") in outcome.complaint


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("setup: 3", "il faut un tableau de clés et de valeurs"),
        ("setup: {gold_per_player: much}", "il faut un nombre entier"),
        ("setup: {gold_per_player: -5}", "il faut un nombre entier de 0 à"),
        ("rivers: 3", "il n’y a pas de telle valeur à corriger"),
        ("provinces: [{id: atlantis}]", "il n’y a pas de tel élément à corriger"),
        ("[", "ce n’est pas du YAML correct"),
    ],
)
def test_what_is_wrong_with_a_correction_is_told_in_french(cli, text, told):
    folder = cli.folder / "data"
    folder.mkdir()
    (folder / "amunre.yaml").write_text(text)
    outcome = cli.process("text", "amunre", "--lang", "fr", "--data-dir", str(cli.folder))
    assert outcome.code == 1
    assert told in outcome.complaint and " must " not in outcome.complaint


def test_a_correction_of_no_game_is_a_problem(cli, scenes_are_fine):
    folder = cli.folder / "data"
    folder.mkdir()
    (folder / "amunra.yaml").write_text("setup: {}")
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert "amunra.yaml" in outcome.out


def test_a_correction_that_is_right_counts(cli):
    folder = cli.folder / "data"
    folder.mkdir()
    (folder / "amunre.yaml").write_text("setup: {gold_per_player: 21}")
    where = ("--data-dir", str(cli.folder), "--lang", "en")
    assert cli.process("check", *where).code == 0
    assert "21 gold" in cli.process("text", "amunre", *where, answers="t\n").out
