"""Random legal play against the clock: the same two doors that everybody uses, `moves` and `apply`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, cycle
from time import perf_counter, process_time
from typing import NamedTuple

from game.core.match import Match
from game.core.position import Position
from game.core.setup import HUMAN, Setup
from game.core.tables import table_of
from game.core.title import Title, chance_of
from game.workshop.fuzz import players_chance

BATCH = 20
"""Decisions between two looks at the clock."""


class Pace(NamedTuple):
    """Decisions made, and the seconds they took."""

    actions: int
    wall: float
    cpu: float


class RandomPlay:
    """Endless games of one title: rising seeds, every number of seats and every variant in turn."""

    def __init__(self, title: Title[Position]) -> None:
        self._title = title
        self._setups = fresh_setups(title)
        self._pick = chance_of(0).pick
        self._position = title.start(next(self._setups))

    def for_seconds(self, seconds: float) -> Pace:
        """Play that long; a game that is not over goes on with the next call."""
        wall, cpu = perf_counter(), process_time()
        until, actions, pick, position = wall + seconds, 0, self._pick, self._position
        while actions == 0 or perf_counter() < until:
            if position.over:
                position = self._title.start(next(self._setups))
            for _ in range(BATCH):
                if position.over:
                    break
                position.apply(pick(position.moves()))
                actions += 1
        self._position = position
        return Pace(actions, perf_counter() - wall, process_time() - cpu)


def fresh_setups(title: Title[Position]) -> Iterator[Setup]:
    """Setups without end, each with another seed; a solo table comes once for every round of the ordinary ones.

    The rule books have many solo options, and there half of the turns are nobody's decision: all of them in a row
    would say more about the solo opponent than about the game.
    """
    solo = [table for table in title.tables() if any(kind in title.automata for kind in table[0])]
    ordinary = [table for table in title.tables() if table not in solo]
    rounds = ([*ordinary, *one] for one in cycle([[table] for table in solo] or [[]]))
    for seed, (kinds, variants) in zip(count(1), chain.from_iterable(rounds), strict=False):
        yield table_of(title.id, kinds, variants, seed)


def random_match(title: Title[Position], seats: int, seed: int) -> Match[Position]:
    """A whole random game with its log."""
    match = Match(title, table_of(title.id, (HUMAN,) * seats, (), seed))
    chance = players_chance(seed)
    while not match.over:
        match.play(chance.pick(match.position.moves()))
    return match
