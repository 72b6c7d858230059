"""Measures the economy of Pharaon in whole games of computer seats, as docs/CALIBRATION.md reports it.

python -m tests.pharaon_ai.calibrate points habits traitor --games 100 --seed 0 [--level apprenti] [--data FOLDER]

`points`: two seats of a level, their points, those of the winners and the steps of the Burial Chamber. `habits`: a seat
that goes to one quarter whenever it may and else plays its level, against that level. `traitor`: the Traitor with 0 to
5 dark tiles against a level. One habit or difficulty alone: its name, `burial` or `dark3` (`dark0` for none). The deals
are those of `main.py arena` with the same seed; habits and Traitor play each of them from both places. FOLDER holds a
pharaon.yaml with single values on trial, like the file by which an owner corrects them. Intervals are of 95 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev

from game.ai.levels import decide
from game.core.chance import Chance
from game.core.data import use_overrides
from game.core.processes import in_order
from game.core.records import record
from game.core.tables import table_of
from game.core.title import chance_of
from game.pharaon import RULES
from game.pharaon.pieces import QUARTERS
from game.pharaon.scoring import score_sheet
from game.pharaon.setup import TRAITOR
from game.pharaon.turn import GoTo, TakeTurn, go_to
from game.workshop.standings import Z95, wilson

HIGH_STEP = 6
"""The step that is to be reached now and then."""
DARK = tuple(f"dark{number}" for number in range(6))


@record
class Game:
    """One game to play: the seat called first has the habit, if there is one, and sits where `place` says."""

    kinds: tuple[str, str]
    seed: int
    place: int
    habit: str = ""
    variants: tuple[str, ...] = ()


@record
class Played:
    """How a game ended: of the first seat and of the other one."""

    share: float
    """Of the victory of the first seat."""
    points: tuple[int, int]
    steps: tuple[int, int]
    sheets: tuple[dict[str, int], dict[str, int]]
    """Points by reason."""
    visits: tuple[Counter[str], Counter[str]]
    """Actions by quarter."""


def played(game: Game) -> Played:
    """A game from the first decision to the last."""
    order = (game.place, 1 - game.place)
    kinds = tuple(game.kinds[order.index(seat)] for seat in range(2))
    position = RULES.start(table_of(RULES.id, kinds, game.variants, game.seed))
    whims = chance_of(game.seed).fork()
    visits: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    while (decision := position.decision) is not None:
        seat = decision.seat
        habit = go_to(game.habit) if game.habit and seat == game.place and isinstance(decision, TakeTurn) else None
        if habit is not None and habit in position.moves():
            move = habit
        else:
            move = decide(RULES, position, seat, kinds[seat], whims).move
        if isinstance(move, GoTo):
            visits[seat][move.quarter] += 1
        position.apply(move)
    winners = RULES.result(position).winners
    first, other = order
    return Played(
        share=(first in winners) / len(winners),
        points=(position.points[first], position.points[other]),
        steps=(position.seats[first].step, position.seats[other].step),
        sheets=(score_sheet(position, first), score_sheet(position, other)),
        visits=(visits[first], visits[other]),
    )


def deals(games: int, seed: int) -> Iterator[tuple[int, int]]:
    """Seeds as the arena deals them, each with both places."""
    seeds = Chance(seed)
    for deal in [seeds.below(1 << 32) for _ in range((games + 1) // 2)]:
        yield from ((deal, 0), (deal, 1))


def series_of(what: str, level: str, games: int, seed: int) -> list[Game]:
    """The games of one measurement: `points`, a quarter or a difficulty of the Traitor."""
    if what in QUARTERS:
        return [Game((level, level), deal, place, habit=what) for deal, place in deals(games, seed)]
    if what in DARK:
        variants = () if what == DARK[0] else (what,)
        return [Game((TRAITOR, level), deal, place, variants=variants) for deal, place in deals(games, seed)]
    return [Game((level, level), deal, 0) for deal, place in deals(2 * games, seed) if not place]


def told(what: str, series: list[Played]) -> str:
    """The figures of one measurement in a line."""
    games = len(series)
    if what == "points":
        every = [one for game in series for one in game.points]
        most = [max(game.points) for game in series]
        high = sum(step >= HIGH_STEP for game in series for step in game.steps)
        low, up = wilson(high / (2 * games), 2 * games)
        error = Z95 * pstdev(map(fmean, (game.points for game in series))) / sqrt(games)
        return (
            f"points     {games} games: mean {fmean(every):.1f} +-{error:.1f}, winners {fmean(most):.1f},"
            f" {min(every)} to {max(every)}; step {HIGH_STEP} or higher {high} of {2 * games} seats,"
            f" {high / (2 * games):.0%} ({low:.0%} to {up:.0%})"
        )
    wins = sum(game.share for game in series)
    low, up = wilson(wins / games, games)
    first, other = (fmean(game.points[seat] for game in series) for seat in range(2))
    error = Z95 * pstdev(game.points[0] - game.points[1] for game in series) / sqrt(games)
    return (
        f"{what:<10} wins {wins:g} of {games}, {wins / games:.0%} ({low:.0%} to {up:.0%}),"
        f" {first:.1f} to {other:.1f} points, margin {first - other:+.1f} +-{error:.1f}"
    )


def details(series: list[Played]) -> str:
    """Points by reason and actions by quarter, of the first seat and of the other one."""
    lines = []
    for seat in range(2):
        reasons = Counter[str]()
        for game in series:
            reasons.update(game.sheets[seat])
        by_reason = " ".join(f"{name} {points / len(series):.1f}" for name, points in reasons.items())
        visits = sum((game.visits[seat] for game in series), Counter[str]())
        by_quarter = " ".join(f"{name} {visits[name] / len(series):.1f}" for name in QUARTERS)
        lines.append(f"    {by_reason} | {by_quarter}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="+", choices=("points", "habits", "traitor", *QUARTERS, *DARK))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", default="scribe")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--details", action="store_true", help="points by reason and actions by quarter as well")
    wanted = parser.parse_args()
    use_overrides(wanted.data)
    groups = {"habits": QUARTERS, "traitor": DARK}
    for what in [one for name in wanted.what for one in groups.get(name, (name,))]:
        games = series_of(what, wanted.level, wanted.games, wanted.seed)
        series = list(in_order(played, games, wanted.jobs))
        print(told(what, series), flush=True)
        if wanted.details:
            print(details(series), flush=True)


if __name__ == "__main__":
    main()
