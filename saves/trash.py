"""Deleted saves, for a while: what was deleted can be brought back."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from game.core.records import record
from saves.errors import DamagedSave
from saves.names import SUFFIX
from saves.shelf import Shelf

KEPT = 20


@record
class Deleted:
    """Where a file lies now, the folder it came from, and when (nanoseconds) it was deleted."""

    path: Path
    origin: Path
    when: int


class Trash:
    """A folder with one drawer per shelf."""

    def __init__(self, folder: Path, shelves: tuple[Shelf, ...]) -> None:
        self._drawers = [(shelf, shelf.beside(folder / shelf.folder.name)) for shelf in shelves]

    def throw_away(self, shelf: Shelf, path: Path) -> Deleted:
        """Move a file here; the oldest of its drawer beyond twenty is gone for good."""
        drawer = next(drawer for owner, drawer in self._drawers if owner is shelf)
        thrown = drawer.take_in(shelf.own(path), path.name.removesuffix(SUFFIX))
        if not thrown.is_symlink():
            with contextlib.suppress(OSError):  # the time of deleting, which orders the trash
                os.utime(thrown)
        for old in _lying_in(drawer, shelf)[KEPT:]:
            with contextlib.suppress(OSError):
                old.path.unlink()
        return Deleted(thrown, shelf.folder, thrown.lstat().st_mtime_ns)

    def contents(self) -> list[Deleted]:
        """What can be brought back, the last deleted first."""
        found = [each for shelf, drawer in self._drawers for each in _lying_in(drawer, shelf)]
        return sorted(found, key=lambda each: each.when, reverse=True)

    def bring_back(self, deleted: Deleted) -> Path:
        """Move a file back where it was, under its name or, if that is taken, a number."""
        for shelf, drawer in self._drawers:
            if drawer.folder == deleted.path.parent:
                return shelf.take_in(drawer.own(deleted.path), deleted.path.name.removesuffix(SUFFIX))
        raise DamagedSave(deleted.path, "outside", folder=str(deleted.origin))


def _lying_in(drawer: Shelf, shelf: Shelf) -> list[Deleted]:
    found = (Deleted(path, shelf.folder, path.lstat().st_mtime_ns) for path in drawer.paths())
    return sorted(found, key=lambda each: each.when, reverse=True)
