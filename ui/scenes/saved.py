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
    def goes_along(self) -> bool:
        """Whether this is the match's own file, written after every turn."""
        return self.automatic and self.header is not None and self.path.name.startswith(f"match-{self.header.match}")

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
    """What « Continue » goes on with: the match that was played last, where it stands now, unless it has ended."""
    matches: dict[str, list[Saved]] = {}
    for saved in saves:
        if saved.header is not None:
            matches.setdefault(saved.header.match, []).append(saved)
    found = (_latest(files) for files in matches.values())
    return next((saved for saved in found if saved is not None), None)


def _latest(files: list[Saved]) -> Saved | None:
    """Where a match stands, given its sound files, the newest first; None if it has ended.

    The file that goes along with the match knows, even if the clock was set back since: dates decide only about a
    save with more moves, made just before the program was killed. Without that file any finished one ends the match.
    """
    own = next((saved for saved in files if saved.goes_along), None)
    known = [saved for saved in files if own is None or saved is own or _is_later(saved, own)]
    if any(saved.header.finished for saved in known if saved.header):
        return None
    return max(known, key=lambda saved: saved.header.moves if saved.header else 0)


def _is_later(saved: Saved, own: Saved) -> bool:
    if saved.header is None or own.header is None:
        return False
    return saved.header.date >= own.header.date and saved.header.moves > own.header.moves
