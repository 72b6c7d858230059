"""What a command talks through: the three streams, and a voice in the language of the person."""

from __future__ import annotations

import os
import shlex
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TextIO

from game.core.errors import SpokenError
from game.core.records import record
from saves import Notice, Store
from ui.text import MissingText, Voice
from ui.text.narrator import Narrator

HERE = Path(__file__).resolve().parents[2]


def program_name() -> str:
    """`ipet` where it is installed under that name, else the command of the README."""
    return "ipet" if Path(sys.argv[0]).stem == "ipet" else "python main.py"


def program_command() -> list[str]:
    """The same as a command that can be run."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, str(HERE / "main.py")]


def typed(*words: str) -> str:
    """A command line as a person would type it."""
    return " ".join([program_name(), *map(shlex.quote, words)])


@record
class Streams:
    """Where answers come from, where text goes, where errors go."""

    stdin: TextIO
    stdout: TextIO
    stderr: TextIO


def standard_streams() -> Streams:
    """Those of this process; a character that they cannot show, or bytes that are no text, become a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Streams(sys.stdin or StringIO(), sys.stdout or StringIO(), sys.stderr or StringIO())


def detach_stdout(streams: Streams) -> None:
    """Nobody reads any more, or nothing more can be written: what is still buffered must not fail again at exit."""
    if streams.stdout is sys.stdout and isinstance(streams.stdout, TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, streams.stdout.fileno())
        os.close(nowhere)


FINE = 0
FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
TERMINATED = 143


_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


@record
class Console:
    """The person at the command line. `store` is where his games are."""

    streams: Streams
    voice: Voice
    store: Store

    def print(self, text: str = "") -> None:
        """Lines as they are, but for what would command the terminal: names come from files of strangers."""
        print("\n".join(printable(line) for line in text.split("\n")), file=self.streams.stdout)

    def say(self, key: str, /, **values: object) -> None:
        """A message of the catalogue as a line of its own."""
        self.print(self.voice.say(key, **values))

    def complain(self, error: SpokenError | Notice) -> None:
        """One line on the error stream."""
        self.complain_in_words(spoken(self.voice, error))

    def complain_in_words(self, text: str) -> None:
        """The same for a sentence that is already told."""
        self.streams.stdout.flush()
        print(one_line(text), file=self.streams.stderr, flush=True)

    def flush(self) -> None:
        self.streams.stdout.flush()

    @property
    def at_terminal(self) -> bool:
        """Whether a person types the answers."""
        return self.streams.stdin.isatty() and self.streams.stdout.isatty()


def spoken(voice: Voice, error: SpokenError | Notice) -> str:
    """An error in words: narrators know how to tell of names that do not exist."""
    told = error if isinstance(error, SpokenError) else SpokenError(error.key, **error.values)
    try:
        return Narrator(voice.catalogue, voice.scope, voice.seats).error(told)
    except MissingText:  # a hole in our texts must not turn a person's mistake into a trace of ours
        return str(told)


def one_line(text: str) -> str:
    """File names may hold anything; a message stays one line."""
    return printable(text).strip()


def printable(text: str) -> str:
    """The same with spaces in place of whatever is no letter that a screen shows."""
    return "".join(c if c.isprintable() or c in _SPACES else " " for c in text)
