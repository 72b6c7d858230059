"""Runs the command line as a person would, and keeps what it said."""

import os
import subprocess
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from game.core import data
from ui.cli.front import run
from ui.console.console import Streams

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Outcome:
    """How a run ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """What was printed by a run that came to a good end without a complaint."""
        assert (self.code, self.err) == (0, ""), self
        return self.out

    def complaint(self, code: int) -> str:
        """The only line on the error stream of a run that ended with this exit code."""
        assert (self.code, self.err.count("\n")) == (code, 1) and "Traceback" not in self.err, self
        return self.err.strip()


class CommandLine:
    """The program with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *words: str, answers: str = "", own_folder: bool = True) -> Outcome:
        """Run in this process."""
        streams = Streams(StringIO(answers), StringIO(), StringIO())
        where = ["--data-dir", str(self.folder)] if own_folder else []
        try:
            code = run([*words, *where], streams)
        finally:
            data.use_overrides(None)
        assert isinstance(streams.stdout, StringIO) and isinstance(streams.stderr, StringIO)
        return Outcome(code, streams.stdout.getvalue(), streams.stderr.getvalue())

    def process(self, *words: str, answers: str = "", **environment: str | None) -> Outcome:
        """Run as a process; variables that are None are taken away."""
        variables = {**os.environ, "XDG_DATA_HOME": str(self.folder), "PYTHONIOENCODING": "utf-8", **environment}
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), *words],
            input=answers,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=120,
            cwd=self.folder,
            env={name: value for name, value in variables.items() if value is not None},
        )
        return Outcome(done.returncode, done.stdout, done.stderr)
