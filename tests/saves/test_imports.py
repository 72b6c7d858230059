"""saves/ stands on game/core, the list of games and the version, and on nothing that draws."""

from __future__ import annotations

import ast
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "saves"
ALLOWED = ("saves", "game.build", "game.core", "game.titles")


def imported(file: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_saves_imports_neither_the_screen_nor_the_opponents():
    names = {name for file in FOLDER.glob("*.py") for name in imported(file)}
    ours = {name for name in names if name.partition(".")[0] in ("game", "ui", "saves", "pygame", "pygame_gui")}
    assert not [name for name in ours if not name.startswith(ALLOWED)]
