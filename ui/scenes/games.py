"""The games in the order of the menus, and which of them can be played."""

from __future__ import annotations

from game.titles import TITLES
from ui.titles import SCREENS

ORDER = tuple(SCREENS)


def playable() -> list[str]:
    """The games that are there, in their order."""
    return [game for game in ORDER if can_be_played(game)]


def can_be_played(game: str) -> bool:
    return game in TITLES
