"""Saving without being asked: two files a match, the one that goes along with it and the one before, both whole."""

from __future__ import annotations

import contextlib
from pathlib import Path

from saves import atomic
from saves.names import numbered
from saves.shelf import Entry, Shelf


def autosave(shelf: Shelf, match_id: str, moves: int, data: bytes) -> Path:
    """Write the match's own file, and keep the one before if it holds another turn; returns the match's own."""
    atomic.make_folder(shelf.folder)
    path, held = _place(shelf, f"match-{match_id}", match_id)
    if held is not None and held.header is not None and held.header.moves != moves:
        older, _ = _place(shelf, f"before-{match_id}", match_id)
        atomic.copy(path, older)
    atomic.write(path, data)
    _clear_away(shelf, match_id)
    return path


def _place(shelf: Shelf, stem: str, match_id: str) -> tuple[Path, Entry | None]:
    """The file of a match with this name, and what it holds now; if that is damaged, it stays and another is begun."""
    for name in numbered(stem):
        path = shelf.folder / name
        if not path.exists() and not path.is_symlink():
            return path, None
        entry = shelf.entry(path)
        if entry.trouble is None and entry.header is not None and entry.header.match == match_id:
            return path, entry
    raise AssertionError("numbers never end")


def _clear_away(shelf: Shelf, match_id: str) -> None:
    """Older programs kept every turn of a match in a file of its own: the moves of all are in the match's own."""
    for path in [path for path in shelf.paths() if path.name.startswith("turn-")]:
        entry = shelf.entry(path)
        if entry.trouble is None and entry.header is not None and entry.header.match == match_id:
            with contextlib.suppress(OSError):  # the turn is saved; one file too many does no harm
                path.unlink(missing_ok=True)
