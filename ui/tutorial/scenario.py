"""The positions of a lesson: plain changes merged into the encoded start of a new game, decoded by the title's codec.

In a change a mapping goes into the mapping of that name, or into a list by number (`seats: {0: {gold: 5}}`).
A list of words may also be given by what is changed in it: `{without: [one_bank]}` takes words out, `{on_top: [a, b]}`
lays those next to be drawn, the first of them first. Anything else replaces what is there.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.codec import Plain
from game.core.errors import BadData
from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title
from ui.tutorial.script import Lesson

_CHANGES = {"without", "on_top"}


def prepared(lesson: Lesson, name: str, title: Title[Position], setup: Setup) -> Position:
    """A position of the lesson; nothing has been done yet of what its agenda holds."""
    start = title.codec.encode(title.new_game(setup))
    merged = _merge(start, lesson.positions[name], lesson.file, f"positions.{name}")
    return title.codec.decode(title.position, merged, f"{lesson.file}: positions.{name}")


def _merge(base: Plain, change: Plain, file: str, path: str) -> Plain:
    if isinstance(change, dict) and isinstance(base, dict):
        unknown = [key for key in change if key not in base]
        if unknown:
            raise BadData(file, f"{path}.{unknown[0]}", "there is no such value to change")
        merged = dict(_entries(base))
        for key, value in _entries(change):
            merged[key] = _merge(merged[key], value, file, f"{path}.{key}")
        return merged
    if isinstance(change, dict) and isinstance(base, list):
        if set(change) <= _CHANGES:
            return _stacked(base, change, file, path)
        return _by_number(base, change, file, path)
    return change


def _entries(mapping: dict[str, Plain] | dict[int, Plain]) -> Iterator[tuple[str, Plain]]:
    """Every field of a state has a name; lists are told by number elsewhere."""
    for key, value in mapping.items():
        assert isinstance(key, str)
        yield key, value


def _by_number(base: list[Plain], change: dict[str, Plain] | dict[int, Plain], file: str, path: str) -> Plain:
    entries = list(base)
    for key, value in change.items():
        if not isinstance(key, int) or not 0 <= key < len(entries):
            raise BadData(file, f"{path}.{key}", "there is no entry of that number")
        entries[key] = _merge(entries[key], value, file, f"{path}.{key}")
    return entries


def _stacked(base: list[Plain], change: dict[str, Plain] | dict[int, Plain], file: str, path: str) -> Plain:
    entries, lists = list(base), dict(_entries(change))
    out, top = lists.get("without", []), lists.get("on_top", [])
    if not isinstance(out, list) or not isinstance(top, list):
        raise BadData(file, path, "must be lists")
    for word in (*out, *top):
        if word not in entries:
            raise BadData(file, path, f"{word} is not there often enough")
        entries.remove(word)
    return [*entries, *reversed(top)]
