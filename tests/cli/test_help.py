"""--help tells every option in the chosen language."""

import pytest

from ui.cli.arguments import COMMANDS, COMMON, NAMES, WINDOW, peek_option, split
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
