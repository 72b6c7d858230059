"""Baked grounds are the same every time, complete, and not too heavy."""

import subprocess
import sys
from pathlib import Path

import pytest

from ui.art.noise import SHEET, sheet
from ui.art.paths import BAKED
from ui.workshop import bake

ROOT = Path(__file__).resolve().parents[2]


def test_baking_does_not_depend_on_the_process() -> None:
    """Another process has another hash seed: nothing may be ordered or seeded by hashes of strings."""
    code = (
        "import hashlib, pygame; from ui.titles.amunre.paint_ground import paint_over;"
        "print(hashlib.sha256(pygame.image.tobytes(paint_over((138, 78)), 'RGBA')).hexdigest())"
    )
    seen = set()
    for seed in ("1", "2"):
        env = {"PYTHONHASHSEED": seed, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        seen.add(subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, env=env))
    assert len(seen) == 1


def test_every_baked_picture_is_there_and_none_is_too_heavy() -> None:
    files = {path.stem: path.stat().st_size for path in BAKED.glob("*.png")}
    assert set(bake.painters()) <= set(files)
    assert all(size < 1_500_000 for size in files.values()), files
    assert sum(files.values()) < 12_000_000


def test_noise_wraps_around_without_a_seam() -> None:
    """Across the edge of the sheet neighbours differ no more than inside it."""
    grey = sheet("stone")

    def step(ax: int, ay: int, bx: int, by: int) -> int:
        return abs(grey.get_at((ax, ay))[0] - grey.get_at((bx, by))[0])

    w, h = SHEET
    across = max(step(w - 1, y, 0, y) for y in range(0, h, 3))
    inside = max(step(700, y, 701, y) for y in range(0, h, 3))
    below = max(step(x, h - 1, x, 0) for x in range(0, w, 3))
    assert max(across, below) <= inside + 4


def test_check_tells_a_changed_picture_from_an_unchanged_one_and_wrong_names_are_refused(tmp_path: Path) -> None:
    assert bake.main(["amunre_plain_0", "--to", str(tmp_path)]) == 0
    assert bake.main(["amunre_plain_0", "--to", str(tmp_path), "--check"]) == 0
    (tmp_path / "amunre_plain_0.png").write_bytes(b"spoilt")
    assert bake.main(["amunre_plain_0", "--to", str(tmp_path), "--check"]) == 1
    with pytest.raises(SystemExit) as refused:
        bake.main(["no_such_picture", "--to", str(tmp_path)])
    assert refused.value.code == 2
