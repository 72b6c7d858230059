"""--help tells every option in the language as asked, else of the settings, else of the system, else French."""

import pytest

from saves import Settings, Store
from ui.cli.arguments import COMMANDS, COMMON, NAMES, WINDOW, peek_option, split
from ui.cli.front import system_language
from ui.text import LANGUAGES

OF_ARGPARSE = ("show this help message", "positional arguments", "optional arguments")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option_and_speaks_one_language(cli, command, language):
    words = [] if command == WINDOW else [command]
    told = cli(*words, "--help", "--lang", language).said
    options = [argument.name for argument in (*COMMANDS[command], *COMMON) if argument.is_option]
    assert [option for option in options if option not in told] == []
    assert [words for words in OF_ARGPARSE if words in told] == []
    assert told.startswith("utilisation" if language == "fr" else "usage")


def test_help_lists_every_command_and_has_a_short_form(cli):
    out = cli("--help").out
    assert all(f"  {name} " in out for name in NAMES)
    assert cli("arena", "-h").out == cli("arena", "--help").out


def test_the_language_may_stand_before_or_after_the_command(cli):
    before, after = cli("--lang", "en", "fuzz", "--help"), cli("fuzz", "--lang=en", "--help")
    assert before.out == after.out and before.out.startswith("usage")


def test_the_command_is_found_wherever_it_stands():
    assert split(["--lang", "fr", "text", "amunre"]) == ("text", ["--lang", "fr", "amunre"])
    assert split(["--jobs", "2", "fuzz"]) == ("fuzz", ["--jobs", "2"])
    assert split(["--fullscreen"]) == (WINDOW, ["--fullscreen"])


def test_the_last_language_counts():
    (lang, *_) = COMMON
    assert peek_option(["--lang", "fr", "text", "--lang=en"], lang) == "en"
    assert peek_option(["text", "--lang"], lang) is None


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
