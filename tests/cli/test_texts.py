"""Every text of `cli.yaml` is used, and every one that is used exists."""

import ast
import re
from pathlib import Path

import pytest

from tests.cli.harness import ROOT
from ui.text import Catalogue

SCREENS = ROOT / "ui" / "titles"
FOLDERS = ("cli", "console", "terminal", "workshop")
SOURCES = [path for folder in FOLDERS for path in (ROOT / "ui" / folder).rglob("*.py")]
SOURCES += SCREENS.glob("*/terminal*.py")
AREAS = {"WrongUse": "cli.use", "CommandFailed": "cli.failed", "told": "cli.play"}
KEYS = {key for key in Catalogue.load("fr") if key.startswith("cli.")}


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _keys(path: Path):
    """Keys that a source names outright, and the beginnings of those that it works out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"cli(\.\w+)+", node.value):
            yield node.value
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if start.startswith("cli."):
                yield f"{start}*"
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name, area = node.args[0].value, _area(path, _called(node))
            if area and isinstance(name, str) and "." not in name:
                yield f"{area}.{name}"


def _area(path: Path, called: str) -> str | None:
    if path.is_relative_to(SCREENS):  # what tells the table of a game has an area for itself, perhaps a file
        own = f"cli.{path.parent.name}"
        return own if called == "_say" and any(key.startswith(f"{own}.") for key in KEYS) else None
    if called == "say" and path.parent.name == "terminal":
        return "cli.play"
    return AREAS.get(called)


@pytest.fixture(scope="module")
def used():
    return {key for path in SOURCES for key in _keys(path)}


def test_every_text_that_is_named_exists(used):
    assert not {key for key in used if not key.endswith("*") and key not in KEYS}


def test_every_text_is_used(used):
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named_by_others = ("cli.play.", "cli.amunre.", "cli.use.", "cli.failed.")
    starts = tuple(key[:-1] for key in used if key.endswith("*") and not key.startswith(named_by_others))
    unused = {key for key in KEYS - used if not key.startswith(starts)}
    assert not {key for key in unused if f'"{key.rpartition(".")[2]}"' not in source}
