"""The language: as asked, else of the settings, else of the system, else French."""

import pytest

from saves import Settings, Store
from ui.cli.front import system_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_FR", "LANG": "en_GB"}, "fr"),
        ({"LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "en_US"}, "en"),
    ],
)
def test_the_language_of_the_system(environment, language):
    assert system_language(environment) == language


def test_settings_come_before_the_system(cli, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert cli("--help").out.startswith("utilisation")
    Store(cli.folder).save_settings(Settings(language="en"))
    assert cli("--help").out.startswith("usage")
    assert cli("--help", "--lang", "fr").out.startswith("utilisation")


def test_damaged_settings_are_told_and_stop_nothing(cli):
    (cli.folder / "settings.yaml").write_text("[")
    assert "settings" in cli("--help").complaint(0)
    assert cli("--help").err == ""
