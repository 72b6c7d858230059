"""The saves of a person as the menus see them: a match is one thing, however many files hold it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.core.records import record
from saves import Header, Store
from saves.shelf import Entry
from ui.frame.app import App


@record
class Saved:
    """A match, or a damaged file."""

    entry: Entry
    """The file that holds where the match stands."""
    others: tuple[Entry, ...] = ()
    """Its other sound files, the newest first."""
    kept: tuple[Entry, ...] = ()
    """Those of all of them that somebody asked for."""

    @property
    def path(self) -> Path:
        return self.entry.path

    @property
    def paths(self) -> tuple[Path, ...]:
        """Every file of the match."""
        return (self.path, *(entry.path for entry in self.others))

    @property
    def header(self) -> Header | None:
        """What is known of the match; nothing if the file is damaged."""
        return self.entry.header if self.entry.trouble is None else None

    @property
    def name(self) -> str:
        """What its people call it, if they gave it a name."""
        headers = (self.header, *(entry.header for entry in self.kept))
        return next((header.name for header in headers if header is not None and header.name), "")

    @property
    def damaged(self) -> bool:
        return self.entry.trouble is not None

    @property
    def finished(self) -> bool:
        return self.header is not None and self.header.finished

    def trouble_told(self, app: App) -> str:
        """What is wrong with the file, by its name: its folder is known here and would only be long."""
        trouble = self.entry.trouble
        return "" if trouble is None else app.told(trouble).replace(str(self.path), self.path.name)


def all_saves(store: Store) -> list[Saved]:
    """Every match once, the one that was saved last first, and every damaged file."""
    kept = store.matches()
    matches: dict[str, list[Entry]] = {}
    for entry in sorted((*kept, *store.autosaves()), key=lambda entry: entry.date, reverse=True):
        sound = entry.trouble is None and entry.header is not None
        matches.setdefault(entry.header.match if sound and entry.header else str(entry.path), []).append(entry)
    found = []
    for files in matches.values():
        entry = _standing(files)
        others = tuple(other for other in files if other is not entry)
        found.append(Saved(entry, others, tuple(file for file in files if file in kept)))
    return found


def newest_unfinished(saves: Iterable[Saved]) -> Saved | None:
    """What « Continue » goes on with: the match that was played last, unless it has ended."""
    return next((saved for saved in saves if saved.header is not None and not saved.finished), None)


def _standing(files: list[Entry]) -> Entry:
    """The file that holds where a match stands, given its sound files, the newest first.

    The file that goes along with the match knows, even if the clock was set back since: dates decide only about a
    save with more moves, made just before the program was killed. Without that file any finished one ends the match.
    """
    own = next((entry for entry in files if _goes_along(entry)), None)
    known = [entry for entry in files if own is None or entry is own or _is_later(entry, own)]
    return max(known, key=lambda entry: (entry.header.finished, entry.header.moves) if entry.header else (False, 0))


def _goes_along(entry: Entry) -> bool:
    """Whether this is the match's own file, written after every turn."""
    return entry.header is not None and entry.path.name.startswith(f"match-{entry.header.match}")


def _is_later(entry: Entry, own: Entry) -> bool:
    if entry.header is None or own.header is None:
        return False
    return entry.header.date >= own.header.date and entry.header.moves > own.header.moves
