"""The house is tidy: types hold everywhere, the linter has nothing to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[1]


def test_mypy_strict_finds_nothing() -> None:
    done = subprocess.run([sys.executable, "-m", "mypy"], cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_ruff_finds_nothing() -> None:
    done = subprocess.run([sys.executable, "-m", "ruff", "check"], cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
