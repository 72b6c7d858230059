"""A folder of saves: what lies in it, sound or damaged, and free names for more."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

from game.core.errors import SpokenError
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from saves import atomic
from saves.errors import CannotSave, DamagedSave, NewerSave
from saves.header import Header
from saves.loading import Loaded, load, look
from saves.names import SUFFIX, numbered, same_file
from saves.reading import read_listed
from saves.repertoire import Repertoire

_NO_DATE = datetime.min.replace(tzinfo=UTC)
_SETTLED = 100_000_000
"""Nanoseconds after which another change of a file surely gets another time: clocks of file systems tick slowly."""

Stamp: TypeAlias = tuple[int, ...]


@record
class Entry:
    """A file as a list shows it; `trouble` says why it cannot be loaded."""

    path: Path
    header: Header | None
    trouble: SpokenError | None

    @property
    def date(self) -> datetime:
        return self.header.date if self.header else _NO_DATE


class Shelf:
    """One folder. Damaged files stay where they are: no write goes over them."""

    def __init__(self, folder: Path, repertoire: Repertoire) -> None:
        self.folder = folder
        self._repertoire = repertoire
        self._known: dict[Path, tuple[Stamp, Entry]] = {}
        """Files as they were looked at last, good as long as their stamps stay."""

    def beside(self, folder: Path) -> Shelf:
        """Another folder for the same games."""
        return Shelf(folder, self._repertoire)

    def entries(self) -> list[Entry]:
        """Every file, the newest first, the damaged ones last."""
        found = sorted((self.entry(path) for path in self.paths()), key=lambda entry: entry.path.name)
        found.sort(key=lambda entry: entry.date, reverse=True)
        return found

    def paths(self) -> Iterator[Path]:
        """The files that are named like saves."""
        try:
            yield from (path for path in self.folder.iterdir() if _is_save_name(path.name))
        except OSError:
            return

    def entry(self, path: Path) -> Entry:
        """One file, looked at anew only if it has changed since."""
        stamp = stamp_of(path)
        known = self._known.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        entry = self._looked_at(path)
        if stamp and stamp == stamp_of(path) and time.time_ns() - max(stamp[:2]) > _SETTLED:
            self._known[path] = stamp, entry
        else:
            self._known.pop(path, None)
        return entry

    def _looked_at(self, path: Path) -> Entry:
        """The whole of a file is tried only if a byte of it has changed."""
        header = None
        try:
            if path.is_symlink():
                raise DamagedSave(path, "not_file")
            header, intact = read_listed(path)
            if header.title not in self._repertoire.names:
                raise DamagedSave(path, "unknown_game", name=header.title[:40], known=self._repertoire.names)
            if not intact:
                load(path, self._repertoire)
        except SpokenError as trouble:
            return Entry(path, header, trouble)
        return Entry(path, header, None)

    def look(self, path: Path) -> Match[Position]:
        """The match in a file of this folder as it stands, only to be looked at."""
        return look(self.own(path), self._repertoire)

    def load(self, path: Path) -> Loaded:
        """The match in a file of this folder; a link is not followed."""
        if self.own(path).is_symlink():
            raise DamagedSave(path, "not_file")
        return load(path, self._repertoire)

    def own(self, path: Path) -> Path:
        """The same path, if it is a name in this folder and not a way out of it."""
        if path.parent != self.folder or not _is_save_name(path.name):
            raise DamagedSave(path, "outside", folder=str(self.folder))
        return path

    def add(self, stem: str, data: bytes) -> Path:
        """A new file under a name that nobody has."""
        atomic.make_folder(self.folder)
        for name in self._free_names(stem):
            if atomic.write_new(self.folder / name, data):
                return self.folder / name
        raise AssertionError("numbers never end")

    def replace(self, path: Path, data: bytes) -> None:
        """A sound save is written over; a damaged one is not."""
        entry = self.entry(self.own(path))
        if path.exists() and isinstance(entry.trouble, (DamagedSave, NewerSave)):
            raise CannotSave(self.folder, "over_damaged", file=path.name)
        atomic.make_folder(self.folder)
        atomic.write(path, data)

    def take_in(self, path: Path, stem: str) -> Path:
        """Move a file into this folder under a name that nobody has."""
        atomic.make_folder(self.folder)
        target = self.folder / next(self._free_names(stem))
        atomic.move(path, target)
        return target

    def _free_names(self, stem: str) -> Iterator[str]:
        taken = {same_file(path.name) for path in self.paths()}
        return (name for name in numbered(stem) if same_file(name) not in taken)


def stamp_of(path: Path) -> Stamp:
    """Equal as long as nobody has changed a file; empty if there is none."""
    try:
        found = os.lstat(path)
    except (OSError, ValueError):
        return ()
    return found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino, found.st_dev


def _is_save_name(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".")
