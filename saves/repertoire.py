"""What a save may speak of: the games of the program and the computer levels that may sit at a table."""

from __future__ import annotations

from collections.abc import Callable

from game import titles
from game.core.position import Position
from game.core.records import record
from game.core.setup import LEVELS, Setup
from game.core.title import Title


@record
class Repertoire:
    """Games by name, and the computer levels that can sit down besides people and automata."""

    names: tuple[str, ...]
    find: Callable[[str], Title[Position]]
    levels: tuple[str, ...] = LEVELS

    def check(self, title: Title[Position], setup: Setup) -> None:
        """Refuse a setup with which the game cannot go on: BadSetup says why."""
        title.check(setup, self.levels)


PROGRAM = Repertoire(titles.TITLES, titles.title)
"""The games of this program."""
