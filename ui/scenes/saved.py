"""The saves of a person as the menus see them: one list, without the doubles that autosaving leaves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from saves import Header, Store
from saves.shelf import Entry
from ui.frame.app import App


@dataclass(frozen=True, slots=True)
class Saved:
    """A file of the list; `automatic` if nobody asked for it, `doubles` hold the same turn once more."""

    entry: Entry
    automatic: bool
    doubles: tuple[Path, ...] = ()

    @property
    def path(self) -> Path:
        return self.entry.path

    @property
    def header(self) -> Header | None:
        """What is known of the match; nothing if the file is damaged."""
        return self.entry.header if self.entry.trouble is None else None

    @property
    def damaged(self) -> bool:
        return self.entry.trouble is not None

    def trouble_told(self, app: App) -> str:
        """What is wrong with the file, by its name: its folder is known here and would only be long."""
        trouble = self.entry.trouble
        return "" if trouble is None else app.told(trouble).replace(str(self.path), self.path.name)


def all_saves(store: Store) -> list[Saved]:
    """What people saved and what was saved by itself, the newest first; the same turn only once."""
    named = [Saved(entry, False) for entry in store.matches()]
    turns: dict[tuple[str, int, bool], list[Entry]] = {}
    for entry in sorted(store.autosaves(), key=lambda entry: not entry.path.name.startswith("match-")):
        header = entry.header if entry.trouble is None else None
        key = (header.match, header.moves, header.finished) if header is not None else (entry.path.name, 0, False)
        turns.setdefault(key, []).append(entry)
    automatic = [Saved(first, True, tuple(entry.path for entry in more)) for first, *more in turns.values()]
    return sorted((*named, *automatic), key=lambda saved: saved.entry.date, reverse=True)


def newest_unfinished(saves: Iterable[Saved]) -> Saved | None:
    """What « Continue » goes on with."""
    return next((saved for saved in saves if saved.header is not None and not saved.header.finished), None)
