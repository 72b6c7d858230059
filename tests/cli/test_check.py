"""`check`: everything by its name, all problems listed."""

import pytest


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
