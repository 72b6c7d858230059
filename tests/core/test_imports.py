"""Who may import whom: main -> ui -> (game, saves), saves -> game.core, a title -> game.core."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from game.titles import TITLES

HOUSE = Path(__file__).parents[2]
TITLE_AREAS = {f"game.{name}" for name in TITLES}
GAME_AREAS = {"game", "game.build", "game.core", "game.ai", "game.titles", "game.workshop", *TITLE_AREAS}
ALLOWED = {
    "game": set[str](),
    "game.build": {"game"},
    "game.core": {"game.core"},
    "game.titles": {"game.core"},
    "game.ai": {"game.ai", "game.core"},
    "game.workshop": {"game.workshop", "game.ai", "game.core"},
    **{area: {area, "game.core"} for area in TITLE_AREAS},
    "saves": {"saves", "game.build", "game.core", "game.titles"},
    "ui": {"ui", "saves", "assets", *GAME_AREAS},
    "main": {"main", "ui", "saves", "assets", *GAME_AREAS},
    "assets": set[str](),
}
"""Which areas each area may import; `game` is its own __init__ alone, `game.build` its version. `game.titles` is a list
of names that imports no title: saves look there for the game that a file is of."""
FORBIDDEN = {
    **{area: {"pygame", "pygame_gui", "random", "secrets", "numpy"} for area in GAME_AREAS},
    "saves": {"pygame", "pygame_gui"},
}
"""What others wrote and an area does without: rules and saves know no window, the rules take chance from one place."""
FOLDERS = ("game", "saves", "ui", "assets")
FILES = sorted([HOUSE / "main.py", *(path for folder in FOLDERS for path in (HOUSE / folder).rglob("*.py"))])


def module_name(path: Path) -> str:
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in FILES}


def imported(tree: ast.Module, package: list[str]) -> Iterator[str]:
    """Every module that a file of this package names in an import, wherever in the file it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*around, *([node.module] if node.module else [])])
            for name in node.names:
                longer = f"{base}.{name.name}"
                yield longer if longer in MODULES else base


@cache
def imports() -> dict[str, set[str]]:
    """What every module of ours imports."""
    found = {}
    for module, path in MODULES.items():
        package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
        found[module] = set(imported(ast.parse(path.read_text(encoding="utf-8")), package))
    return found


def area(module: str) -> str | None:
    """The part of the house a module belongs to; None for what others wrote."""
    first, *rest = module.split(".")
    if first == "game":
        return f"game.{rest[0]}" if rest else "game"
    return first if first in ALLOWED else None


def test_the_house_is_found() -> None:
    assert {"game.core.match", "game.ai.worker", "game.titles", "saves.store", "ui.frame.app", "main"} <= set(MODULES)


def offenders(is_wrong: Callable[[str, str], bool]) -> list[str]:
    """Who imports what they should not."""
    return [
        f"{module} imports {name}" for module, names in imports().items() for name in names if is_wrong(module, name)
    ]


def test_imports_go_in_the_allowed_directions() -> None:
    assert offenders(lambda module, name: area(name) not in (None, *ALLOWED[area(module) or "main"])) == []


def test_rules_and_saves_import_no_window_and_no_chance() -> None:
    assert offenders(lambda module, name: name.split(".")[0] in FORBIDDEN.get(area(module) or "main", set())) == []


def test_the_rules_know_no_opinions() -> None:
    """What a computer seat thinks lies in `mind` of each title; only the title itself hands it out."""
    offenders = [
        f"{module} imports {name}"
        for module, names in imports().items()
        for name in names
        if ".mind." in f"{name}." and ".mind." not in f"{module}." and module not in TITLE_AREAS
    ]
    assert offenders == []


UI_LAYERS = (
    {"art", "seeds", "versions"},
    {"titles"},
    {"text"},
    {"frame", "console", "host", "traces", "log"},
    {"widgets", "crash"},
    {"kit", "terminal"},
    {"rules", "ending", "replay"},
    {"titles.*"},
    {"table", "tutorial"},
    {"scenes"},
    {"start", "workshop"},
    {"titles.*.gallery"},
    {"cli"},
)
"""The parts of `ui/` from the ground up: each imports only parts of lower layers, so there is no circle. `titles` is
the list of titles, `titles.*` a title; its exhibits belong to the workshop."""


def part_of_ui(module: str) -> str:
    _, part, *inside = *module.split("."), ""
    if part == "titles" and inside[0] in TITLES:
        return "titles.*.gallery" if inside[1] == "gallery" else "titles.*"
    return part


def test_parts_of_ui_import_lower_layers_only() -> None:
    height = {part: n for n, layer in enumerate(UI_LAYERS) for part in layer}

    def upwards(module: str, name: str) -> bool:
        if not (module.startswith("ui.") and name.startswith("ui.")) or part_of_ui(module) == part_of_ui(name):
            return False
        return height[part_of_ui(name)] >= height[part_of_ui(module)]

    assert offenders(upwards) == []


def test_a_title_is_shown_by_its_own_folder_alone() -> None:
    """Only `ui.titles` knows the titles; no title imports another one. The workshop paints their grounds."""

    def of_a_title(module: str, name: str) -> bool:
        shown = name.split(".")[:3]
        ours = module.split(".")[:3] == shown or module.startswith("ui.workshop.")
        return shown[:2] == ["ui", "titles"] and shown[-1] in TITLES and not ours

    assert offenders(of_a_title) == []


TOOLS = {f"ui.cli.commands.{name}" for name in ("arena", "bench", "check", "crawl", "fuzz", "gallery")}
"""The commands of developers; each is imported when it is asked for."""


def test_the_program_of_a_player_imports_no_tool() -> None:
    """Neither the window nor the terminal nor a title imports the workshop, at the start or later."""
    doors = {module for module in MODULES if part_of_ui(f"{module}.") in ("cli", "titles.*")} - TOOLS
    players, waiting = set[str](), ["main", *doors]
    while waiting:
        if (module := waiting.pop()) in MODULES and module not in players:
            players.add(module)
            waiting += imports()[module]
    assert {"ui.start", "ui.scenes.table", "ui.titles.kemet.board", "ui.terminal.seat", "game.ai.worker"} <= players
    assert sorted(name for name in players if name.split(".")[1:2] == ["workshop"] or name in TOOLS) == []


def test_nothing_is_copied_deeply_in_play() -> None:
    rules = [path for module, path in MODULES.items() if area(module) in GAME_AREAS]
    assert [str(path) for path in rules if "deepcopy" in path.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(
    ("source", "modules"),
    [
        ("import a.b", ["a.b"]),
        ("from game.core import match", ["game.core.match"]),
        ("from game.core.match import Match", ["game.core.match"]),
        ("def f():\n    import random", ["random"]),
        ("from . import chance", ["game.core.chance"]),
        ("from .chance import Chance", ["game.core.chance"]),
        ("from .. import titles", ["game.titles"]),
        ("from game import __version__", ["game"]),
    ],
)
def test_every_way_to_import_is_seen(source: str, modules: list[str]) -> None:
    assert list(imported(ast.parse(source), ["game", "core"])) == modules


ENGINE_ROOM = {"agenda", "_snapshots", "_undone", "_take_down", "_cut_off", "_go_back"}


def test_nobody_in_ui_reaches_into_the_engine() -> None:
    """People, lessons and replays play by `moves` and `play`; what waits is a matter of `game/core/driver.py`."""
    reached = [
        f"{module}:{node.lineno} .{node.attr}"
        for module, path in MODULES.items()
        if module.startswith("ui.")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in ENGINE_ROOM
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]
    assert reached == []


def test_the_host_draws_nothing_and_knows_no_screen() -> None:
    def alien(module: str, name: str) -> bool:
        return module.startswith("ui.host") and name.startswith(("pygame", "ui.")) and not name.startswith("ui.host")

    assert offenders(alien) == []
