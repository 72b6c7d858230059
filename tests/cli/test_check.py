"""`check`: everything by its name, all problems listed."""

import pytest

from game.amunre.components import components
from ui.art.files import BadAsset
from ui.art.paths import ICONS
from ui.text import BadText, MissingText
from ui.workshop.checks import scene_problems
from ui.workshop.gallery.registry import Exhibit


@pytest.mark.parametrize("scenes", ["of the gallery", pytest.param("all", marks=pytest.mark.thorough)])
def test_everything_is_fine(cli, monkeypatch, scenes):
    """Every scene is opened by the tests of the gallery as well; here once more by the thorough ones."""
    if scenes != "all":
        monkeypatch.setattr("ui.workshop.checks.scene_problems", lambda language: [])
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 0, outcome.out
    assert outcome.out.splitlines()[-1] == "Everything is fine."
    for name in ("data of Amun-Re", "rule books", "tutorials", "every scene, opened unseen"):
        assert f"fine: {name}" in outcome.out


LONG = ("book_problems", "tutorial_problems", "coverage.missing", "_starts", "scene_problems")


@pytest.fixture
def quick(monkeypatch):
    """Where one thing is looked at, what takes seconds is fine: it stays unread and unopened."""
    for name in LONG:
        monkeypatch.setattr(f"ui.workshop.checks.{name}", lambda *_: [])


@pytest.fixture
def opening(monkeypatch, quick):
    """Quick, but scenes are opened."""
    monkeypatch.setattr("ui.workshop.checks.scene_problems", scene_problems)


def test_all_problems_are_listed(cli, monkeypatch, quick):
    monkeypatch.setattr("ui.workshop.checks.problems", lambda: ["fr/core.yaml: one", "en/core.yaml: two"])
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert "fr/core.yaml: one" in outcome.out and "en/core.yaml: two" in outcome.out
    assert outcome.out.splitlines()[-1] == "2 problems to fix."


def test_a_broken_font_is_listed(cli, monkeypatch, tmp_path, quick):
    (tmp_path / "cinzel-latin-700.ttf").write_bytes(b"no font")
    monkeypatch.setattr("ui.workshop.checks.FONTS", tmp_path)
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and outcome.err == ""
    assert "cinzel-latin-700.ttf is broken: reinstall Ipet" in outcome.out
    assert "alegreya-latin-400.ttf is missing" in outcome.out


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
def test_a_scene_that_cannot_be_opened_is_listed(cli, monkeypatch, opening, error, told):
    def fail(studio):
        raise error

    monkeypatch.setattr("ui.workshop.checks.exhibits", lambda: [Exhibit("title", fail)])
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and outcome.err == ""
    assert told in outcome.out
    assert not (cli.folder / "crashes").exists()


def test_a_check_that_stumbles_is_listed(cli, monkeypatch, quick):
    def fail():
        raise BadText("en/core.yaml", "", "is no text")

    monkeypatch.setattr("ui.workshop.checks.book_problems", fail)
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and outcome.err == ""
    assert "en/core.yaml: is no text" in outcome.out


def test_wrong_settings_are_a_problem(cli, quick):
    (cli.folder / "settings.yaml").write_text("pace: 7\n")
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert "pace" in outcome.out


@pytest.fixture
def corrected(cli):
    """Write a correction of Amun-Re; what was read of it before and after is forgotten."""

    def correct(text):
        folder = cli.folder / "data"
        folder.mkdir()
        (folder / "amunre.yaml").write_text(text)
        components.cache_clear()
        return str(folder / "amunre.yaml")

    yield correct
    components.cache_clear()


@pytest.mark.parametrize(
    ("text", "named", "told"),
    [
        ("setup: 3", "setup", "il faut un tableau de clés et de valeurs"),
        ("setup: {gold_per_player: much}", "setup.gold_per_player", "il faut un nombre entier"),
        ("setup: {gold_per_player: -5}", "setup.gold_per_player", "il faut un nombre entier de 0 à"),
        ("rivers: 3", "rivers", "cette valeur n’existe pas, rien à corriger"),
        ("provinces: [{id: atlantis}]", "atlantis", "cet élément n’existe pas, rien à corriger"),
        ("[", "amunre.yaml", "ce n’est pas du YAML correct"),
    ],
)
def test_a_broken_correction_names_file_and_place_in_both_languages(cli, corrected, text, named, told):
    file = corrected(text)
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert named in outcome.out and file in outcome.out
    outcome = cli("text", "amunre", "--lang", "fr")
    assert outcome.code == 1
    assert file in outcome.complaint and told in outcome.complaint and " must " not in outcome.complaint


def test_a_correction_of_no_game_is_a_problem(cli, quick):
    folder = cli.folder / "data"
    folder.mkdir()
    (folder / "amunra.yaml").write_text("setup: {}")
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1
    assert "amunra.yaml" in outcome.out


def test_a_correction_that_is_right_counts(cli, corrected, quick):
    corrected("setup: {gold_per_player: 21}")
    assert cli("check", "--lang", "en").code == 0
    assert "21 gold" in cli("text", "amunre", "--lang", "en", answers="t\n").out


def test_a_process_of_its_own_reads_the_corrections_too(cli):
    (cli.folder / "data").mkdir()
    (cli.folder / "data" / "amunre.yaml").write_text("rivers: 3")
    outcome = cli.process("text", "amunre", "--data-dir", str(cli.folder))
    assert outcome.code == 1 and "rivers" in outcome.complaint
