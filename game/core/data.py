"""Component data: read from assets/data, corrected by its owner, validated with file, key and reason.

A file `<data folder>/data/<title>.yaml` may override single values: it repeats the path to a value and
gives a new one of the same type. Records in lists are found by their `id` or `kind`.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import as_file, files
from pathlib import Path

from game.core.errors import BadData, Value
from game.core.safe_yaml import BadYaml, read_file

_override_folder: Path | None = None


def use_overrides(folder: Path | None) -> None:
    """Say where the owner's corrections lie, before any game is loaded."""
    global _override_folder
    _override_folder = folder


def override_folder() -> Path | None:
    return _override_folder


def load(title: str) -> Node:
    """The component data of a title with the owner's corrections."""
    with as_file(files("assets") / "data" / f"{title}.yaml") as path:
        base = _read(path)
    if _override_folder is not None:
        path = _override_folder / f"{title}.yaml"
        if path.is_file() and (change := _read(path)) is not None:
            return Node(str(path), "", _merge(base, change, str(path), ""))
    return Node(f"assets/data/{title}.yaml", "", base)


def digest(node: Node) -> str:
    """A fingerprint of data, written into every save."""
    text = json.dumps(node.value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Node:
    """A place in a data file that knows its path, so that every error can name it."""

    __slots__ = ("file", "path", "value")

    def __init__(self, file: str, path: str, value: object) -> None:
        self.file = file
        self.path = path
        self.value = value

    def wrong(self, reason: str, key: str = "", reason_id: str = "", **values: Value) -> BadData:
        """The error of this place; a usual reason is told to people by its id (see BadData)."""
        return BadData(self.file, f"{self.path}.{key}".strip("."), reason, reason_id, **values)

    def child(self, key: str | int) -> Node:
        if not isinstance(self.value, dict) or key not in self.value:
            raise self.wrong("is missing", str(key), "missing")
        return Node(self.file, f"{self.path}.{key}".strip("."), self.value[key])

    def mapping(self) -> dict[object, object]:
        """The value, which must be a mapping: for keys that may be left out."""
        if not isinstance(self.value, dict):
            raise self.wrong("must be a mapping", reason_id="type_dict")
        return self.value

    def items(self, key: str) -> list[Node]:
        """The entries of a list, each named by its id where it has one."""
        listed = self.child(key)
        if not isinstance(listed.value, list):
            raise listed.wrong("must be a list", reason_id="type_list")
        return [Node(self.file, f"{listed.path}.{_label(v, i)}", v) for i, v in enumerate(listed.value)]

    def whole(self, key: str | int, least: int = 0, most: int = 1000) -> int:
        node = self.child(key)
        if type(node.value) is not int or not least <= node.value <= most:
            reason = f"must be a whole number from {least} to {most}"
            raise node.wrong(reason, reason_id="whole", least=least, most=most)
        return node.value

    def wholes(self, key: str, least: int = 0, most: int = 1000) -> tuple[int, ...]:
        node = self.child(key)
        if not isinstance(node.value, list):
            raise node.wrong("must be a list of whole numbers", reason_id="wholes")
        return tuple(
            Node(self.file, node.path, dict(enumerate(node.value))).whole(i, least, most)
            for i in range(len(node.value))
        )

    def bound(self, key: str) -> int | None:
        """A whole number of any sign, or nothing at all."""
        return None if self.child(key).value is None else self.whole(key, -1000)

    def flag(self, key: str) -> bool:
        node = self.child(key)
        if not isinstance(node.value, bool):
            raise node.wrong("must be true or false", reason_id="type_bool")
        return node.value

    def text(self, key: str) -> str:
        node = self.child(key)
        if not isinstance(node.value, str) or not node.value:
            raise node.wrong("must be text", reason_id="type_str")
        return node.value

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in allowed:
            raise self.wrong(f"must be one of {', '.join(allowed)}", key, "choice", allowed=allowed)
        return value


def _read(path: Path) -> object:
    try:
        return read_file(path)
    except OSError as error:
        raise BadData(str(path), "", error.strerror or "cannot be read") from error
    except BadYaml as error:
        raise BadData(str(path), "", str(error), "yaml", detail=str(error)) from error


def _label(value: object, index: int) -> str:
    if isinstance(value, dict):
        for name in ("id", "kind"):
            if isinstance(value.get(name), str):
                return str(value[name])
    return str(index)


def _merge(base: object, change: object, file: str, path: str) -> object:
    """`base` with the values of `change`, which must exist there and keep their type."""
    if isinstance(base, dict) and isinstance(change, dict):
        merged = dict(base)
        for key, value in change.items():
            if key not in base:
                raise BadData(file, f"{path}.{key}".strip("."), "there is no such value to override", "no_value")
            merged[key] = _merge(base[key], value, file, f"{path}.{key}".strip("."))
        return merged
    if isinstance(base, list) and isinstance(change, list) and base and isinstance(base[0], dict):
        return _merge_records(base, change, file, path)
    if base is not None and change is not None and type(base) is not type(change):
        kind = type(base).__name__
        raise BadData(file, path, f"must stay of type {kind}", f"type_{kind}")
    return change


def _merge_records(base: list[object], change: list[object], file: str, path: str) -> list[object]:
    places = {_label(record, index): index for index, record in enumerate(base)}
    merged = list(base)
    for index, record in enumerate(change):
        label = _label(record, index)
        if not isinstance(record, dict) or label not in places:
            raise BadData(file, f"{path}.{label}", "there is no such record to override", "no_record")
        merged[places[label]] = _merge(base[places[label]], record, file, f"{path}.{label}")
    return merged
