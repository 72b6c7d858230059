"""Fuzz: random legal play of whole games, checking at each decision what must always hold.

A failure names the seed and the setup, so that it can be played again and kept as a test.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from time import perf_counter
from typing import Generic, TypeVar

from game.core.chance import Chance
from game.core.errors import BadSetup
from game.core.match import Match
from game.core.position import Position
from game.core.processes import in_order
from game.core.records import record
from game.core.setup import Setup
from game.core.tables import table_of
from game.core.title import Title, chance_of
from game.workshop.fuzz_checks import Moment, final_checks, quick_checks, thorough_checks

P = TypeVar("P", bound=Position)

EVERY = 3
"""Thorough checks at every third decision, beginning with another one in each game."""
CAP = 20_000
"""Decisions after which a game counts as endless."""


@record
class Failure:
    """Where a game went wrong: the setup holds its seed, `move` counts the moves played before."""

    setup: Setup
    move: int
    what: tuple[str, ...]

    @property
    def seed(self) -> int:
        return self.setup.seed

    def __str__(self) -> str:
        variants = "+".join(self.setup.variants) or "-"
        kinds = ",".join(seat.kind for seat in self.setup.seats)
        place = f"{self.setup.title} seats={kinds} variants={variants} seed={self.seed}"
        return f"{place} move={self.move}: {'; '.join(self.what)}"


@record
class Played:
    """One game of a run: how long it was, and what went wrong, if anything did."""

    setup: Setup
    decisions: int
    failure: Failure | None


@record
class FuzzReport:
    """What a run found. Two runs of the same seed are equal; the time they took is not compared."""

    games: int
    decisions: int
    failures: tuple[Failure, ...]
    cases: tuple[tuple[str, int, tuple[str, ...], int], ...]
    """Games by title, number of seats and what makes the table special: its automaton and its variants."""
    seconds: float = field(compare=False)


@record
class Errand(Generic[P]):
    """One game to play."""

    title: Title[P]
    setup: Setup
    every: int
    cap: int


def fuzz(
    titles: Sequence[Title[P]],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> FuzzReport:
    """Play `games` games in all, in turn with every title, number of seats (or the one given) and variants."""
    begun = perf_counter()
    cases = [(title, kinds, variants) for title in titles for kinds, variants in _cases(title, seats)]
    seeds = Chance(seed)
    errands: list[Errand[P]] = []
    for number in range(games):
        title, kinds, variants = cases[number % len(cases)]
        setup = table_of(title.id, kinds, variants, seeds.below(1 << 32))
        errands.append(Errand(title, setup, EVERY, CAP))
    played: list[Played] = []
    for one in in_order(run_errand, errands, jobs):
        played.append(one)
        if progress is not None:
            progress(len(played), games)
    return FuzzReport(
        games=len(played),
        decisions=sum(one.decisions for one in played),
        failures=tuple(one.failure for one in played if one.failure is not None),
        cases=_counted(one.setup for one in played),
        seconds=perf_counter() - begun,
    )


def fuzz_game(title: Title[P], setup: Setup, every: int = EVERY, cap: int = CAP) -> Failure | None:
    """One game to the end; the first failure, or None."""
    return run_errand(Errand(title, setup, every, cap)).failure


def run_errand(errand: Errand[P]) -> Played:
    """Play one game. Whatever is raised on the way is a failure with its seed, not the end of the run."""
    player = RandomGame(errand.title, errand.setup)
    try:
        what = player.play(errand.every, errand.cap)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = [f"{type(error).__name__}: {error} ({place.filename}:{place.lineno} {place.name})"]
    failure = Failure(errand.setup, player.decisions, tuple(what)) if what else None
    return Played(errand.setup, player.decisions, failure)


class RandomGame(Generic[P]):
    """A match in which every move is equally likely."""

    def __init__(self, title: Title[P], setup: Setup) -> None:
        self.title = title
        self.setup = setup
        self.decisions = 0

    def play(self, every: int, cap: int) -> list[str]:
        """Play to the end; returns what is wrong at the first decision where something is."""
        match = Match(self.title, self.setup)
        moves, trials = players_chance(self.setup.seed), chance_of(~self.setup.seed)
        offset = trials.below(every)
        while (decision := match.decision) is not None:
            moment = Moment(match, decision, trials)
            wrong = list(quick_checks(moment))
            if not wrong and self.decisions % every == offset:
                wrong = list(thorough_checks(moment))
            if not wrong and self.decisions >= cap:
                wrong = [f"no end after {cap} decisions"]
            if wrong:
                return wrong
            match.play(moves.pick(match.position.moves()))
            self.decisions += 1
        return list(final_checks(match))


def players_chance(seed: int) -> Chance:
    """What the random players of a match decide by: not the chance of the match itself."""
    return chance_of(seed).fork()


def _cases(title: Title[P], seats: int | None) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    if seats is not None and seats not in title.seat_counts:
        fewest, most = title.seat_counts[0], title.seat_counts[-1]
        raise BadSetup("core.error.seat_count", game=title.id, n=seats, fewest=fewest, most=most)
    return [(kinds, chosen) for kinds, chosen in title.tables() if seats is None or len(kinds) == seats]


def _counted(setups: Iterable[Setup]) -> tuple[tuple[str, int, tuple[str, ...], int], ...]:
    counts: dict[tuple[str, int, tuple[str, ...]], int] = {}
    for setup in setups:
        automata = tuple(seat.kind for seat in setup.seats if not seat.is_human)
        case = (setup.title, len(setup.seats), (*automata, *setup.variants))
        counts[case] = counts.get(case, 0) + 1
    return tuple((*case, count) for case, count in counts.items())
