"""What the menus tell about each game before its rules are asked: facts in numbers, the order in which they stand."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles import TITLES

ORDER = ("tekhenu", "pharaon", "amunre", "kemet")


@dataclass(frozen=True, slots=True)
class Facts:
    """Players from and to, minutes, weight from 1 to 5."""

    fewest: int
    most: int
    minutes: int
    weight: int


FACTS = {
    "tekhenu": Facts(1, 4, 90, 4),
    "pharaon": Facts(1, 5, 60, 3),
    "amunre": Facts(3, 5, 90, 3),
    "kemet": Facts(2, 5, 120, 4),
}


def can_be_played(game: str) -> bool:
    return game in TITLES
