"""The house is tidy: types hold everywhere, the linter has nothing to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[1]


def complaints(*command: str) -> str:
    done = subprocess.run([sys.executable, "-m", *command], cwd=HOUSE, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_mypy_strict_finds_nothing() -> None:
    assert complaints("mypy") == ""


def test_ruff_finds_nothing() -> None:
    assert complaints("ruff", "check") == ""
