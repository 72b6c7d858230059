"""The words of the terminal: a narrator for the game, and lines on a console."""

from __future__ import annotations

import os
from collections.abc import Iterable
from shutil import get_terminal_size
from textwrap import TextWrapper

from game.core.records import record
from ui.console.console import Console
from ui.text.narrator import Narrator

WIDEST = 100
BLANKS = 60
"""Lines that push what one person has seen off the screen of the next."""


@record
class Teller:
    """Says things of the game and of the terminal, line by line."""

    console: Console
    narrator: Narrator

    def say(self, key: str, /, **values: object) -> None:
        self.line(self.told(key, **values))

    def told(self, key: str, /, **values: object) -> str:
        """A message of the terminal with the names of the table."""
        return self.narrator.voice.say(f"cli.play.{key}", **values)

    def line(self, text: str = "", indent: str = "") -> None:
        """A paragraph, broken where it is too long, with its further lines set in a little more."""
        for part in self._broken(text, indent, f"{indent}    "):
            self.console.print(part)

    def lines(self, texts: Iterable[str], indent: str = "") -> None:
        for text in texts:
            self.line(text, indent)

    def heading(self, text: str) -> None:
        """What is asked stands out on a terminal that can do so, modestly."""
        bold = self.console.streams.stdout.isatty() and _shows_bold()
        for part in self._broken(text, "", ""):
            self.console.print(f"\x1b[1m{part}\x1b[0m" if bold else part)

    def _broken(self, text: str, indent: str, further: str) -> list[str]:
        """Words stay whole, so that a path or a command can be copied."""
        at_terminal = self.console.streams.stdout.isatty()
        width = min(WIDEST, max(40, get_terminal_size().columns - 1)) if at_terminal else WIDEST
        wrapper = TextWrapper(width, indent, further, break_long_words=False, break_on_hyphens=False)
        return wrapper.wrap(text) or [""]

    def push_away(self) -> None:
        self.console.print("\n" * BLANKS)

    def read(self) -> str | None:
        """A line from the person; None when there are no more. Piped answers are echoed, as typed ones show."""
        streams = self.console.streams
        print("> ", end="", file=streams.stdout, flush=True)
        line = streams.stdin.readline()
        if not line or not streams.stdin.isatty():
            self.console.print(line.rstrip("\n"))
        return line if line else None


def _shows_bold() -> bool:
    return os.name != "nt" and "NO_COLOR" not in os.environ and os.environ.get("TERM", "dumb") != "dumb"
