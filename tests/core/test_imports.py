"""Who may import whom (STYLE habit 10): main -> ui -> (game, saves), saves -> game.core, a title -> game.core."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.titles import COMING, TITLES

HOUSE = Path(__file__).parents[2]
TITLE_AREAS = {f"game.{name}" for name in (*TITLES, *COMING)}
GAME_AREAS = {"game", "game.build", "game.core", "game.ai", "game.titles", *TITLE_AREAS}
ALLOWED = {
    "game": set[str](),
    "game.build": {"game"},
    "game.core": {"game.core"},
    "game.titles": {"game.core"},
    "game.ai": {"game.ai", "game.core"},
    **{area: {area, "game.core"} for area in TITLE_AREAS},
    "saves": {"saves", "game.build", "game.core", "game.titles"},
    "ui": {"ui", "saves", "assets", *GAME_AREAS},
    "main": {"main", "ui", "saves", "assets", *GAME_AREAS},
    "assets": set[str](),
}
"""Which areas each area may import; `game` is its own __init__ alone, `game.build` its version. `game.titles` is a list
of names that imports no title: saves look there for the game that a file is of."""
FILES = sorted(
    path
    for place in ("game", "saves", "ui", "assets", "main.py")
    for path in ([HOUSE / place] if place.endswith(".py") else (HOUSE / place).rglob("*.py"))
    if path.is_file()
)
GAME_FILES = [path for path in FILES if path.is_relative_to(HOUSE / "game")]


def module_name(path: Path) -> str:
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path) for path in FILES}


def imported(path: Path) -> Iterator[str]:
    """Every module a file names in an import, wherever in the file it is."""
    package = module_name(path).split(".") if path.name == "__init__.py" else module_name(path).split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*around, *([node.module] if node.module else [])])
            for name in node.names:
                longer = f"{base}.{name.name}"
                yield longer if longer in MODULES else base


def area(module: str) -> str | None:
    """The part of the house a module belongs to; None for what others wrote."""
    first, *rest = module.split(".")
    if first == "game":
        return f"game.{rest[0]}" if rest else "game"
    return first if first in ALLOWED else None


def relative(path: Path) -> str:
    return str(path.relative_to(HOUSE))


def test_the_house_is_found() -> None:
    assert {"game.core.match", "game.ai.worker", "game.titles"} <= MODULES


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_imports_go_in_the_allowed_directions(path: Path) -> None:
    allowed = ALLOWED[area(module_name(path)) or "main"]
    areas = {area(module) for module in imported(path)} - {None}
    assert areas <= allowed


@pytest.mark.parametrize("path", [p for p in FILES if area(module_name(p)) in (*GAME_AREAS, "saves")], ids=relative)
def test_rules_and_saves_know_no_window(path: Path) -> None:
    tops = {module.split(".")[0] for module in imported(path)}
    assert not tops & {"pygame", "pygame_gui"}


@pytest.mark.parametrize("path", GAME_FILES, ids=relative)
def test_chance_comes_from_one_place_only(path: Path) -> None:
    tops = {module.split(".")[0] for module in imported(path)}
    assert not tops & {"random", "secrets", "numpy"}


@pytest.mark.parametrize("path", GAME_FILES, ids=relative)
def test_nothing_is_copied_deeply_in_play(path: Path) -> None:
    names = {
        node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert "copy" not in {module.split(".")[0] for module in imported(path)} and "deepcopy" not in names


@pytest.mark.parametrize(("source", "modules"), [
    ("import a.b", ["a.b"]),
    ("from game.core import match", ["game.core.match"]),
    ("from game.core.match import Match", ["game.core.match"]),
    ("def f():\n    import random", ["random"]),
    ("from . import chance", ["game.core.chance"]),
    ("from .chance import Chance", ["game.core.chance"]),
    ("from .. import titles", ["game.titles"]),
    ("from game import __version__", ["game"]),
])
def test_every_way_to_import_is_seen(source: str, modules: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", lambda self, encoding: source)
    assert list(imported(HOUSE / "game" / "core" / "example.py")) == modules
