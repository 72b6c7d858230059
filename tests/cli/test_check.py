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
    said = cli("check", "--lang", "en").said
    assert said.splitlines()[-1] == "Everything is fine."
    for name in ("data of Amun-Re", "rule books", "tutorials", "every scene, opened unseen"):
        assert f"fine: {name}" in said


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


def listed(cli) -> str:
    """What a check printed that found something; no crash and no complaint."""
    outcome = cli("check", "--lang", "en")
    assert (outcome.code, outcome.err) == (1, "")
    return outcome.out


def test_all_problems_are_listed(cli, monkeypatch, quick):
    monkeypatch.setattr("ui.workshop.checks.problems", lambda: ["fr/core.yaml: one", "en/core.yaml: two"])
    found = listed(cli)
    assert "fr/core.yaml: one" in found and "en/core.yaml: two" in found
    assert found.splitlines()[-1] == "2 problems to fix."


def test_a_broken_font_is_listed(cli, monkeypatch, tmp_path, quick):
    (tmp_path / "cinzel-latin-700.ttf").write_bytes(b"no font")
    monkeypatch.setattr("ui.workshop.checks.FONTS", tmp_path)
    found = listed(cli)
    assert "cinzel-latin-700.ttf is broken: reinstall Ipet" in found and "alegreya-latin-400.ttf is missing" in found


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
    assert told in listed(cli) and not (cli.folder / "crashes").exists()


def test_a_check_that_stumbles_is_listed(cli, monkeypatch, quick):
    def fail():
        raise BadText("en/core.yaml", "", "is no text")

    monkeypatch.setattr("ui.workshop.checks.book_problems", fail)
    assert "en/core.yaml: is no text" in listed(cli)


def test_wrong_settings_are_a_problem(cli, quick):
    (cli.folder / "settings.yaml").write_text("pace: 7\n")
    outcome = cli("check", "--lang", "en")
    assert outcome.code == 1 and "pace" in outcome.out


@pytest.fixture
def corrected(cli):
    """Write a correction, of Amun-Re unless another name is given; what was read before and after is forgotten."""

    def correct(text, name="amunre"):
        (cli.folder / "data").mkdir()
        path = cli.folder / "data" / f"{name}.yaml"
        path.write_text(text)
        components.cache_clear()
        return str(path)

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
    file, found = corrected(text), listed(cli)
    assert named in found and file in found
    complaint = cli("text", "amunre", "--lang", "fr").complaint(1)
    assert file in complaint and told in complaint and " must " not in complaint


def test_a_correction_of_no_game_is_a_problem(cli, corrected, quick):
    corrected("setup: {}", "amunra")
    assert "amunra.yaml" in listed(cli)


def test_a_correction_that_is_right_counts(cli, corrected, quick):
    corrected("setup: {gold_per_player: 21}")
    assert cli("check", "--lang", "en").code == 0
    assert "21 gold" in cli("text", "amunre", "--lang", "en", answers="t\n").out


def test_a_process_of_its_own_reads_the_corrections_too(cli, corrected):
    corrected("rivers: 3")
    assert "rivers" in cli.process("text", "amunre", "--data-dir", str(cli.folder)).complaint(1)
