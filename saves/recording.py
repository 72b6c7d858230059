"""Recorded games: saves with a digest per move, so that a change of rules shows at the move where it bites."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TypeVar

from game.core.match import Match
from game.core.position import Position
from saves import atomic
from saves.document import SaveIdentity, compose

P = TypeVar("P", bound=Position)


def digests_of(match: Match[P]) -> list[str]:
    """The digest after every move."""
    digest = match.title.codec.digest
    return [digest(match.position_before(number)) for number in range(1, len(match.moves) + 1)]


def write_match(path: Path, match: Match[P], identity: SaveIdentity, date: datetime, digests: bool = False) -> None:
    """Save to any file, with or without digests; CannotSave if its folder cannot be written to."""
    atomic.write(path, compose(match, identity, date, digests_of(match) if digests else ()))
