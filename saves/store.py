"""The folder in which a person's games live: matches, autosaves, trash, settings, records, corrected data."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import platformdirs

from game.core.match import Match
from game.core.position import Position
from saves import atomic
from saves.autosave import autosave
from saves.document import SaveIdentity, compose
from saves.errors import CannotSave, DamagedSave, Notice
from saves.loading import Loaded
from saves.names import stem_of
from saves.reading import is_readable, renamed
from saves.records import Record, add_record, load_records, record_of
from saves.repertoire import PROGRAM, Repertoire
from saves.settings import Settings, load_settings, save_settings
from saves.shelf import Entry, Shelf
from saves.trash import Deleted, Trash

P = TypeVar("P", bound=Position)


def default_folder() -> Path:
    """Where this system keeps the data of programs."""
    return platformdirs.user_data_path("Ipet", appauthor=False)


def _now() -> datetime:
    return datetime.now(UTC)


class Store:
    """Everything on disk goes through here. Folders are made when something is first written."""

    def __init__(
        self, folder: Path | None = None, repertoire: Repertoire = PROGRAM, now: Callable[[], datetime] = _now
    ) -> None:
        """Open a folder, ours by default, and clear away what killed writes left there."""
        self.folder = (folder or default_folder()).absolute()
        self._repertoire = repertoire
        self._now = now
        self._matches = Shelf(self.folder / "matches", repertoire)
        self._autosaves = Shelf(self.folder / "autosaves", repertoire)
        self._trash = Trash(self.folder / "trash", (self._matches, self._autosaves))
        for place in (self.folder, self._matches.folder, self._autosaves.folder):
            atomic.sweep(place)

    @property
    def data_folder(self) -> Path:
        """Where the owner's corrections of component data lie."""
        return self.folder / "data"

    @property
    def settings_file(self) -> Path:
        return self.folder / "settings.yaml"

    @property
    def records_file(self) -> Path:
        return self.folder / "records.yaml"

    @property
    def people_file(self) -> Path:
        return self.folder / "people.yaml"

    def save(self, match: Match[P], identity: SaveIdentity, over: Path | None = None) -> Path:
        """Save under the identity's name: a new file, or `over` one of the sound ones."""
        data = self._composed(match, identity)
        if over is None:
            return self._matches.add(stem_of(identity.name or match.title.id), data)
        self._matches.replace(over, data)
        return over

    def autosave(self, match: Match[P], identity: SaveIdentity) -> Path:
        """Save after a turn; returns the file that goes along with this match."""
        return autosave(self._autosaves, identity.id, len(match.moves), self._composed(match, identity))

    def matches(self) -> list[Entry]:
        """What people saved, the newest first; damaged files are listed with their trouble."""
        return self._matches.entries()

    def autosaves(self) -> list[Entry]:
        """What was saved after turns, the newest first."""
        return self._autosaves.entries()

    def load(self, path: Path) -> Loaded:
        """A match of this store; `saves.load` reads files from anywhere."""
        return self._shelf_of(path).load(path)

    def look(self, path: Path) -> Match[Position]:
        """A match of this store as it stands, only to be looked at: nothing is replayed."""
        return self._shelf_of(path).look(path)

    def rename(self, path: Path, name: str) -> Path:
        """Give a save another name, inside and out; the new file is there before the old one goes.

        What is saved without being asked keeps its file, which goes along with its match."""
        shelf = self._shelf_of(path)
        trouble = shelf.entry(shelf.own(path)).trouble
        if trouble is not None:
            raise trouble
        data = renamed(path, name)
        if stem_of(name) == path.stem or shelf is self._autosaves:
            atomic.write(path, data)
            return path
        new = shelf.add(stem_of(name), data)
        atomic.remove(path)
        return new

    def delete(self, path: Path) -> Deleted:
        """Move a file, sound or damaged, to the trash; hand the answer to `restore` to undo it."""
        return self._trash.throw_away(self._shelf_of(path), path)

    def deleted(self) -> list[Deleted]:
        """What can still be restored, the last deleted first."""
        return self._trash.contents()

    def restore(self, deleted: Deleted) -> Path:
        """Bring back a deleted file."""
        return self._trash.bring_back(deleted)

    def settings(self) -> tuple[Settings, tuple[Notice, ...]]:
        return load_settings(self.settings_file)

    def save_settings(self, settings: Settings) -> None:
        save_settings(self.settings_file, settings)

    def records(self) -> tuple[list[Record], tuple[Notice, ...]]:
        return load_records(self.records_file)

    def record(self, match: Match[P], identity: SaveIdentity) -> tuple[bool, tuple[Notice, ...]]:
        """Write a finished match down; False if that was done before."""
        return add_record(self.records_file, record_of(match, identity, self._now()))

    def _composed(self, match: Match[P], identity: SaveIdentity) -> bytes:
        """The file of a match; CannotSave if it would be one that nobody can load."""
        data = compose(match, identity, self._now())
        if not is_readable(data):
            raise CannotSave(self.folder, "too_large")
        return data

    def _shelf_of(self, path: Path) -> Shelf:
        for shelf in (self._matches, self._autosaves):
            if path.parent == shelf.folder:
                return shelf
        raise DamagedSave(path, "outside", folder=str(self.folder))
