"""What the menus tell about each game before its rules are asked: facts in numbers, the order in which they stand."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles import TITLES

ORDER = ("tekhenu", "pharaon", "amunre", "kemet")


@dataclass(frozen=True, slots=True)
class Facts:
    """Players from and to, minutes, weight from 1 to 5, and how many seats a new match begins with."""

    fewest: int
    most: int
    minutes: int
    weight: int
    seats: int


FACTS = {
    "tekhenu": Facts(1, 4, 90, 4, seats=3),
    "pharaon": Facts(1, 5, 60, 3, seats=3),
    "amunre": Facts(3, 5, 90, 3, seats=4),
    "kemet": Facts(2, 5, 120, 4, seats=3),
}
"""One person and the rest computer seats; for Amun-Re AMU-15.2 says how many."""


def playable() -> list[str]:
    """The games that are there, in their order."""
    return [game for game in ORDER if can_be_played(game)]


def can_be_played(game: str) -> bool:
    return game in TITLES
