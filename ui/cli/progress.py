"""How far a long command has come: a bar at a terminal, a line for every tenth elsewhere."""

from __future__ import annotations

from typing import TextIO

from ui.console.console import Console

WIDTH = 40
STEPS = 10


def progress_of(console: Console, silent: bool) -> Progress | None:
    """Progress on the error stream, so that it never mixes with results; none where only data is wanted."""
    return None if silent else Progress(console)


class Progress:
    """Call it with how many of how many are done."""

    def __init__(self, console: Console) -> None:
        self._voice = console.voice
        self._stream: TextIO = console.streams.stderr
        self._told = 0

    def __call__(self, done: int, total: int) -> None:
        if self._stream.isatty():
            self._bar(done, total)
        else:
            self._line(done, total)

    def _bar(self, done: int, total: int) -> None:
        filled = WIDTH * done // total
        text = self._voice.say("cli.progress", percent=100 * done // total, done=done, total=total)
        end = "\n" if done == total else ""
        print(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {text}", end=end, file=self._stream, flush=True)

    def _line(self, done: int, total: int) -> None:
        step = STEPS * done // total
        if step > self._told:
            self._told = step
            text = self._voice.say("cli.progress", percent=100 * done // total, done=done, total=total)
            print(text, file=self._stream, flush=True)
