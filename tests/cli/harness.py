"""Runs the command line as a person would, and keeps what it said."""

import os
import re
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
        given = {**os.environ, "XDG_DATA_HOME": str(self.folder), "PYTHONIOENCODING": "utf-8", **environment}
        env = {name: value for name, value in given.items() if value is not None}
        return finished([sys.executable, str(ROOT / "main.py"), *words], answers, self.folder, env, timeout=120)


def finished(command: list[str], answers: str, folder: Path, env: dict[str, str], **more: int) -> Outcome:
    """A process that was waited for."""
    pipes = {"capture_output": True, "encoding": "utf-8", **more}
    done = subprocess.run(command, input=answers, cwd=folder, env=env, check=False, **pipes)
    return Outcome(done.returncode, done.stdout, done.stderr)


def otherwise(save: Path) -> None:
    """The first bid of a saved match of Amun-Re, written anew as one that cannot be made."""
    text = save.read_text(encoding="utf-8")
    save.write_text(re.sub(r'^\["Bid",.*', '["Bid","thebes",99],', text, count=1, flags=re.M), encoding="utf-8")
