"""Kills while saving lose nothing: the previous or the new save always loads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kills", [15, pytest.param(100, marks=pytest.mark.thorough)])
def test_kills_while_saving_lose_nothing(tmp_path: Path, kills: int):
    """Two programs kill so many children each, side by side; killing.py says how."""
    command = [sys.executable, "-m", "tests.saves.killing"]
    running = [
        subprocess.Popen([*command, str(tmp_path / str(seed)), str(kills), str(seed)], cwd=ROOT, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for seed in (1, 2)
    ]  # fmt: skip
    assert [child.communicate()[0].strip() for child in running] == [str(kills)] * 2
