"""What a series of games says about its levels and places: shares of victory with their error, points, ranks.

A victory shared by k seats counts 1/k for each. A level's share is given per seat, so that a level without
any edge has 1/n among n seats, however many of the seats it holds.

The interval is Wilson's at 95 %: unlike the usual p +- 1.96 s it stays within 0 and 1 and is honest for few
games and for shares near the ends. It is taken over games - all seats of a level together win a share of
each game - and then divided by the level's seats, so that two seats of one level do not count as two
independent games. Shared victories make it a little too wide, never too narrow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from math import sqrt

from game.core.records import record

Z95 = 1.959964


@record
class GameOutcome:
    """One game of a series, by seat; `ended` is False if it was stopped at the cap of decisions."""

    seed: int
    levels: tuple[str, ...]
    places: tuple[str, ...]
    """Where on the board each seat had its home."""
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    ended: bool


@record
class Standing:
    """How one level, or one place on the board, did: per seat and game."""

    name: str
    games: int
    seats: int
    """Seats it holds in each game."""
    wins: float
    share: float
    low: float
    high: float
    """The 95 % interval of `share`."""
    points: float
    rank: float


@record
class Series:
    """All games of a series. Two series of the same seed are equal; the time they took is not compared."""

    levels: tuple[str, ...]
    standings: tuple[Standing, ...]
    """By level."""
    places: tuple[Standing, ...]
    games: int
    unfinished: tuple[GameOutcome, ...]
    """Games stopped at the cap; they count in nothing else."""
    decisions: int
    seconds: float = field(compare=False)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def of(self, level: str) -> Standing:
        return next(standing for standing in self.standings if standing.name == level)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share observed in so many games."""
    if games == 0:
        return 0.0, 1.0
    weight = Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings_of(levels: tuple[str, ...], outcomes: Sequence[GameOutcome]) -> tuple[Standing, ...]:
    """Every level of a series, in the order in which they were named."""
    return tuple(
        _standing(level, levels.count(level), outcomes, lambda game: game.levels) for level in dict.fromkeys(levels)
    )


def standings_by_place(outcomes: Sequence[GameOutcome]) -> tuple[Standing, ...]:
    """Every place on the board, whoever had it: one seat in each game."""
    places = sorted({place for game in outcomes for place in game.places})
    return tuple(_standing(place, 1, outcomes, lambda game: game.places) for place in places)


def _standing(
    name: str, seats: int, outcomes: Sequence[GameOutcome], names: Callable[[GameOutcome], tuple[str, ...]]
) -> Standing:
    """What the seats of this name did, `names` being those of a game by seat."""
    held = [(game, seat) for game in outcomes for seat, held_by in enumerate(names(game)) if held_by == name]
    wins = sum(1 / len(game.winners) for game, seat in held if seat in game.winners)
    games, played = len(outcomes), max(1, len(held))
    low, high = wilson(wins / max(1, games), games)
    return Standing(
        name=name,
        games=games,
        seats=seats,
        wins=wins,
        share=wins / played,
        low=low / seats,
        high=high / seats,
        points=sum(game.points[seat] for game, seat in held) / played,
        rank=sum(game.ranks[seat] for game, seat in held) / played,
    )
