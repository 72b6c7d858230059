"""What a save may speak of: the games of the program and the computer levels that may sit at a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from game import titles
from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title

_LEVEL = re.compile(r"[a-z][a-z0-9_]{0,23}")


@dataclass(frozen=True, slots=True)
class Repertoire:
    """Games by name. Without `levels` any seat that is called like a level is taken for one."""

    names: tuple[str, ...]
    find: Callable[[str], Title[Position]]
    levels: tuple[str, ...] | None = None

    def check(self, title: Title[Position], setup: Setup) -> None:
        """Refuse a setup with which the game cannot go on: BadSetup says why."""
        levels = self.levels
        if levels is None:
            levels = tuple(seat.kind for seat in setup.seats if _LEVEL.fullmatch(seat.kind))
        title.check(setup, levels)


PROGRAM = Repertoire(titles.TITLES, titles.title)
"""The games of this program."""
