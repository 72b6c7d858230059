"""From the words of a command line to an exit code. Whatever is wrong with them is one line, never a trace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeAlias

from game.core import data
from game.core.errors import SpokenError
from saves import Store
from ui.cli.arguments import LANG, NAMES, WINDOW, early, early_folder, split
from ui.cli.console import Console, one_line
from ui.cli.errors import FAILED, FINE, INTERRUPTED, CommandFailed, WrongUse, exit_code
from ui.cli.language import DEFAULT, system_language
from ui.cli.options import Options
from ui.cli.parser import Parser
from ui.cli.streams import Streams, give_up_output
from ui.crash import without_window
from ui.text import LANGUAGES, BadText, Catalogue, Voice

Command: TypeAlias = Callable[[Options, Console], int]


def run(words: Sequence[str], streams: Streams) -> int:
    """Do what is asked; returns the exit code."""
    try:
        return _answer(list(words), streams)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        give_up_output(streams)
        return FAILED
    except BadText as error:  # without its texts the program can only name the file that is broken
        print(one_line(str(error)), file=streams.stderr)
        return FAILED


def _answer(words: list[str], streams: Streams) -> int:
    console = _console(words, streams)
    try:
        command, arguments = split(words)
        if command not in (*NAMES, WINDOW):
            raise WrongUse("unknown_command", text=command, known=NAMES)
        parser = Parser(console.voice, command)
        options = parser.read(arguments)
        if options.help:
            console.print(parser.format_help().rstrip())
            console.flush()
            return FINE
        data.use_overrides(console.store.data_folder)
        code = without_window(
            lambda: _command(command)(options, console), console.store, console.voice.say, console.complain_in_words
        )
        console.flush()
        return code
    except SpokenError as error:
        console.complain(error)
        return exit_code(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        give_up_output(streams)
        console.complain(CommandFailed("system", detail=f"{error.strerror} {error.filename or ''}".strip()))
        return FAILED


def _console(words: list[str], streams: Streams) -> Console:
    """The console in the right language; what is wrong with the settings is told, and stops nothing."""
    asked = early(words, LANG)
    try:
        folder = early_folder(words)
    except WrongUse:  # told when the arguments are read
        folder = None
    store = Store(folder)
    settings, notices = store.settings()
    language = asked if asked in LANGUAGES else settings.language or system_language()
    console = Console(streams, Voice(Catalogue.load(language or DEFAULT)), store)
    for notice in notices:
        console.complain(notice)
    return console


def _command(name: str) -> Command:
    """A command by its name; what it needs is imported only now."""
    command: Command = import_module(f"ui.cli.commands.{name}").run
    return command
