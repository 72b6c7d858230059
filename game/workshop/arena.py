"""The arena: levels against each other, every deal played once from every place.

Each seed is played once per rotation of the seats, so that neither a lucky deal nor a good place favours a
level. A seed gives the same series whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Generic, TypeVar

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.errors import BadSetup
from game.core.position import Position
from game.core.processes import in_order
from game.core.records import record
from game.core.setup import LEVELS
from game.core.tables import table_of
from game.core.title import Title, chance_of
from game.workshop.standings import GameOutcome, Series, standings_by_place, standings_of

P = TypeVar("P", bound=Position)

CAP = 20_000
"""Decisions after which a game counts as endless."""


@record
class Pairing(Generic[P]):
    """One game to play: a deal and who sits where."""

    title: Title[P]
    levels: tuple[str, ...]
    variants: tuple[str, ...]
    seed: int
    cap: int


def play_series(
    title: Title[P],
    seats: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    variants: tuple[str, ...] = (),
) -> Series:
    """At least `games` games (whole rounds of rotations); `progress` hears how many of how many are done."""
    playing = (*LEVELS, *title.automata)
    for name in seats:
        if name not in playing:
            raise BadSetup("core.error.unknown_level", level_id=name, known=playing)
    title.check(table_of(title.id, seats, variants, seed), LEVELS)
    begun = perf_counter()
    pairings = _pairings(title, seats, games, seed, variants)
    outcomes: list[GameOutcome] = []
    for outcome in in_order(play_game, pairings, jobs):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes), len(pairings))
    ended = [outcome for outcome in outcomes if outcome.ended]
    return Series(
        levels=seats,
        standings=standings_of(seats, ended),
        places=standings_by_place(ended),
        games=len(ended),
        unfinished=tuple(outcome for outcome in outcomes if not outcome.ended),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=perf_counter() - begun,
    )


def play_game(pairing: Pairing[P]) -> GameOutcome:
    """One game from the first decision to the last, or to the cap."""
    title, levels = pairing.title, pairing.levels
    position = title.start(table_of(title.id, levels, pairing.variants, pairing.seed))
    whims = chance_of(pairing.seed).fork()
    decisions = 0
    while (decision := position.decision) is not None and decisions < pairing.cap:
        seat = decision.seat
        position.apply(decide(title, position, seat, levels[seat], whims).move)
        decisions += 1
    points, places = tuple(position.points), title.places(position)
    if not position.over:
        return GameOutcome(pairing.seed, levels, places, points, (), (), decisions, ended=False)
    result = title.result(position)
    return GameOutcome(pairing.seed, levels, places, points, result.ranks, result.winners, decisions, ended=True)


def _pairings(
    title: Title[P], seats: tuple[str, ...], games: int, seed: int, variants: tuple[str, ...]
) -> list[Pairing[P]]:
    rotations = list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))
    seeds = Chance(seed)
    rounds = -(-games // len(rotations))
    return [
        Pairing(title, rotation, variants, deal, CAP)
        for deal in (seeds.below(1 << 32) for _ in range(rounds))
        for rotation in rotations
    ]
