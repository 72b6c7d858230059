"""How far people have come in the lessons: a small file of its own, one line per game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.core.records import record
from game.core.safe_yaml import Limits
from saves.aside import SetAside, read_table, write_table
from saves.errors import Notice

FORMAT = 1
FILE = "progress.yaml"
_LIMITS = Limits(size=20_000, depth=6, nodes=400)
_LONGEST = 60


@record
class LessonProgress:
    """The step a lesson was left at, and whether it was ever finished."""

    step: str
    finished: bool = False


def load_progress(path: Path) -> tuple[dict[str, LessonProgress], tuple[Notice, ...]]:
    """The lessons begun, by game. What cannot be read is as if it had not been begun; a damaged file is kept aside."""
    try:
        table = read_table(path, "progress", _LIMITS)
    except SetAside as damaged:
        return {}, (damaged.notice,)
    lessons = table.get("lessons")
    if not isinstance(lessons, dict):
        return {}, ()
    found = {}
    for title, entry in lessons.items():
        match entry:
            case [str(step), bool(finished)] if isinstance(title, str) and len(step) <= _LONGEST:
                found[title] = LessonProgress(step, finished)
    return found, ()


def save_progress(path: Path, lessons: Mapping[str, LessonProgress]) -> None:
    """Write all lessons; CannotSave if that is not possible."""
    entries = {title: [progress.step, progress.finished] for title, progress in lessons.items()}
    write_table(path, {"format": FORMAT, "lessons": entries})
