"""Saving without being asked: the last ten turns whatever the match, and one file per match that goes along with it."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from saves import atomic
from saves.names import numbered
from saves.shelf import Shelf

ROLLING = 10
_TURN = re.compile(r"turn-(\d{6,12})\.yaml")


def autosave(shelf: Shelf, match_id: str, data: bytes) -> Path:
    """Write the match's own file and one more of the rolling ten; returns the match's own."""
    atomic.make_folder(shelf.folder)
    own = _continue(shelf, match_id, data)
    _roll(shelf, data)
    return own


def _continue(shelf: Shelf, match_id: str, data: bytes) -> Path:
    """The match's own file; if that was damaged, it stays and another one is begun."""
    for name in numbered(f"match-{match_id}"):
        path = shelf.folder / name
        if not path.exists() and not path.is_symlink():
            atomic.write(path, data)
            return path
        entry = shelf.entry(path)
        if entry.trouble is None and entry.header is not None and entry.header.match == match_id:
            atomic.write(path, data)
            return path
    raise AssertionError("numbers never end")


def _roll(shelf: Shelf, data: bytes) -> None:
    """Numbers only rise, so that a damaged file is never in the way; the oldest sound ones go."""
    turns = _turns(shelf)
    number = max(turns, default=0) + 1
    while not atomic.write_new(shelf.folder / f"turn-{number:06}.yaml", data):
        number += 1
    for old in sorted(turns)[: max(0, len(turns) + 1 - ROLLING)]:
        if shelf.entry(turns[old]).trouble is None:
            with contextlib.suppress(OSError):  # the turn is saved; one file too many does no harm
                turns[old].unlink(missing_ok=True)


def _turns(shelf: Shelf) -> dict[int, Path]:
    found = ((_TURN.fullmatch(path.name), path) for path in shelf.paths())
    return {int(match.group(1)): path for match, path in found if match}
