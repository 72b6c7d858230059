"""From the words of a command line to an exit code. Whatever is wrong with them is one line, never a trace."""

from __future__ import annotations

import locale
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from importlib import import_module
from typing import TypeAlias

from game.build import version
from game.core import data
from game.core.errors import SpokenError
from saves import Store
from ui.cli.arguments import LANG, NAMES, WINDOW, peek_folder, peek_option, split
from ui.cli.at_work import Terminated, at_work
from ui.cli.errors import CommandFailed, WrongUse, exit_code
from ui.cli.options import Options
from ui.cli.parser import Parser
from ui.console.console import FAILED, FINE, INTERRUPTED, TERMINATED, Console, Streams, detach_stdout, one_line
from ui.crash import without_window
from ui.text import BadText, Catalogue, Voice
from ui.text.errors import WORDLESS
from ui.text.languages import LANGUAGES

DEFAULT = LANGUAGES[0]
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system if it is one of ours."""
    name = next((environment[variable] for variable in _VARIABLES if environment.get(variable)), None)
    if name is None:
        name = locale.getlocale()[0] or ""
    return next((language for language in LANGUAGES if name.lower().startswith(language)), DEFAULT)


_log = logging.getLogger("ipet.cli")

Command: TypeAlias = Callable[[Options, Console], int]


def run(words: Sequence[str], streams: Streams, working: bool = False) -> int:
    """Do what is asked; returns the exit code. `working` says that this is no test (`ui.cli.at_work`)."""
    try:
        with ExitStack() as habits:
            return _answer(list(words), streams, habits if working else None)
    except Terminated:
        return TERMINATED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        detach_stdout(streams)
        return FAILED
    except BadText as error:
        print(one_line(_without_texts(error)), file=streams.stderr)
        return FAILED


def _answer(words: list[str], streams: Streams, habits: ExitStack | None) -> int:
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
        if options.version:
            console.print(f"Ipet {version()}")
            console.flush()
            return FINE
        if habits is not None:
            habits.enter_context(at_work(command, console.store.folder))
        data.use_overrides(console.store.data_folder)
        code = without_window(
            lambda: _command(command)(options, console), console.store, console.voice.say, console.complain_in_words
        )
        console.flush()
        return code
    except SpokenError as error:
        _log.warning("%s", error.key)
        console.complain(error)
        return exit_code(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        _log.warning("%s, error %s", type(error).__name__, error.errno)
        detach_stdout(streams)
        console.complain(CommandFailed("system", detail=f"{error.strerror or error} {error.filename or ''}".strip()))
        return FAILED


def _without_texts(error: BadText) -> str:
    """The broken text file in a language that is whole; if none is, its name must do."""
    for language in LANGUAGES:
        try:
            broken = Voice(Catalogue.load(language)).say("core.error.broken_file", file=f"assets/text/{error.file}")
        except WORDLESS:
            continue
        return f"{broken} ({': '.join(part for part in (error.key, error.reason) if part)})"
    return str(error)


def _console(words: list[str], streams: Streams) -> Console:
    """The console in the right language; what is wrong with the settings is told, and stops nothing."""
    asked = peek_option(words, LANG)
    try:
        folder = peek_folder(words)
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
