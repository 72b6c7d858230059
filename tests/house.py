"""`python -m tests.house`: the house in figures, by reading its sources. To compare before and after a change."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[1]
POSITIONS = {"view", "before", "after", "position", "game", "world"}
"""What positions are called in `ui/`."""
CHANGERS = {"append", "extend", "insert", "pop", "remove", "clear", "update", "setdefault", "add", "discard", "sort"}
MANY = 8


def sources(*places: str) -> list[Path]:
    return sorted(path for place in places for path in (HOUSE / place).rglob("*.py"))


def trees(paths: Iterable[Path]) -> Iterator[tuple[Path, ast.Module]]:
    return ((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def lines(paths: Iterable[Path]) -> int:
    return sum(path.read_text(encoding="utf-8").count("\n") for path in paths)


def bases(paths: Iterable[Path]) -> dict[str, list[str]]:
    """The classes of these files, by name, with the names of what they derive from."""
    return {
        node.name: [_name(base) for base in node.bases]
        for _, tree in trees(paths)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def depth(name: str, known: dict[str, list[str]]) -> int:
    """How many classes of ours lie one above the other, this one included."""
    return 1 + max((depth(base, known) for base in known[name] if base in known and base != name), default=0)


def kinds_of(root: str, known: dict[str, list[str]]) -> list[str]:
    """A class and all that derive from it."""
    found = [root]
    for name in known:
        if name not in found and any(base in found for base in known[name]):
            found.append(name)
    return found


def changes_of_positions(paths: Iterable[Path]) -> list[str]:
    """Where something is assigned to a part of what is called like a position, or a list in it is changed."""
    found = []
    for path, tree in trees(paths):
        for node in ast.walk(tree):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets = [node.target]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGERS:
                targets = [node.func.value]
            found += [f"{path.relative_to(HOUSE)}:{node.lineno}" for target in targets if _in_position(target)]
    return found


def _in_position(target: ast.expr) -> bool:
    inside = False
    while isinstance(target, ast.Attribute | ast.Subscript):
        target, inside = target.value, True
    return inside and isinstance(target, ast.Name) and target.id in POSITIONS


def crowded(paths: Iterable[Path]) -> list[str]:
    """Functions with eight parameters or more, `self` left out."""
    found = []
    for path, tree in trees(paths):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                given = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                if len([one for one in given if one not in ("self", "cls")]) >= MANY:
                    found.append(f"{path.relative_to(HOUSE)}:{node.lineno} {node.name}")
    return found


def main() -> None:
    for place in ("game", "saves", "ui", "ui/kit", *(f"ui/titles/{path.name}" for path in _titles()), "tests"):
        paths = sources(place)
        print(f"{place:<20} {lines(paths):>7,} lines {len(paths):>5} files")
    screens = sources("ui")
    known = bases(screens)
    deepest = max(known, key=lambda name: depth(name, known))
    print("classes to click on the table:", ", ".join(kinds_of("Target", known)))
    print(f"deepest classes: {depth(deepest, known)} ({deepest})")
    print("changes of positions in ui/:", len(changes_of_positions(screens)), *changes_of_positions(screens)[:20])
    everything = sources("game", "saves", "ui", "tests")
    print("fmt: skip:", sum(path.read_text(encoding="utf-8").count("# fmt:" + " skip") for path in everything))
    print(f"functions with {MANY} parameters or more:", len(crowded(sources("game", "saves", "ui"))))
    for one in crowded(sources("game", "saves", "ui")):
        print("   ", one)


def _titles() -> list[Path]:
    return [path for path in sorted((HOUSE / "ui/titles").iterdir()) if (path / "board.py").exists()]


if __name__ == "__main__":
    main()
