"""How this program was called, so that what it tells people to type works as written."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

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
