"""200 kills while saving lose nothing: the previous or the new save always loads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_200_kills_while_saving_lose_nothing(tmp_path: Path):
    """Two programs kill a hundred children each, side by side; killing.py says how."""
    command = [sys.executable, "-m", "tests.saves.killing"]
    running = [
        subprocess.Popen([*command, str(tmp_path / str(seed)), "100", str(seed)], cwd=ROOT, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for seed in (1, 2)
    ]
    assert [child.communicate()[0].strip() for child in running] == ["100", "100"]
