"""Points over time: a stop a round, and within a scoring a stop for each of its steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeVar

from game.core.events import Scored
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.title import Result, points_scored
from ui.art.palette import SeatStyle
from ui.ending.by_title import ending_of
from ui.ending.podium import Place
from ui.text.narrator import Narrator

P = TypeVar("P", bound=Position)

STEP = 0.5
"""How far apart the steps of a scoring are, when rounds are 1 apart."""


@record
class ScorePoint:
    """A moment of the game: where it is on the axis, what stands there, and everybody's points by then."""

    at: float
    round: int
    reason: str
    """The step of a scoring; empty for the end of a round."""
    points: tuple[int, ...]


@record
class ScoringPhase:
    """A scoring: from where to where on the axis, and what it brought to each seat."""

    number: int
    start: float
    end: float
    gains: tuple[int, ...]


@record
class ScoreTimeline:
    """All stops of a match, in order, and its scorings."""

    stops: tuple[ScorePoint, ...]
    phases: tuple[ScoringPhase, ...]

    @property
    def length(self) -> float:
        return max(self.stops[-1].at, 1.0)

    @property
    def most(self) -> int:
        return max((max(stop.points) for stop in self.stops), default=0)

    @property
    def least(self) -> int:
        return min(0, min(min(stop.points) for stop in self.stops))


def timeline(title: str, ledger: Sequence[Scored], seats: int, rounds: int) -> ScoreTimeline:
    """The course of a match from its ledger, which has every point in the order in which it was scored."""
    ending = ending_of(title)
    steps, order = ending.scorings, list(ending.signs)
    points, at = [0] * seats, 0.0
    first = [scored for scored in ledger if scored.round < 1]
    _add(points, first)
    stops, phases = [ScorePoint(0.0, 0, "", tuple(points))], list[ScoringPhase]()
    for number in range(1, rounds + 1):
        inside = [scored for scored in ledger if scored.round == number]
        at += 1
        _add(points, [scored for scored in inside if scored.reason not in steps])
        stops.append(ScorePoint(at, number, "", tuple(points)))
        before, start = tuple(points), at
        counted = sorted((s for s in inside if s.reason in steps), key=lambda scored: order.index(scored.reason))
        for reason, entries in groupby(counted, key=lambda scored: scored.reason):
            at += STEP
            _add(points, list(entries))
            stops.append(ScorePoint(at, number, reason, tuple(points)))
        if counted:
            gains = tuple(now - then for now, then in zip(points, before, strict=True))
            phases.append(ScoringPhase(len(phases) + 1, start + STEP / 2, at + STEP / 2, gains))
    return ScoreTimeline(tuple(stops), tuple(phases))


def standings(match: Match[P]) -> list[tuple[int, ...]]:
    """How the seats stood at the beginning and at the end of each round, for a game that counts points last."""
    title, last = match.title, dict[int, int]()
    for number in range(len(match.moves) + 1):
        last[match.position_before(number).round] = number
    found = [tuple(title.standing(match.position_before(0)))]
    for number in range(1, match.position.round + 1):
        found.append(tuple(title.standing(match.position_before(last[number]))) if number in last else found[-1])
    return found


def timeline_of(match: Match[P]) -> ScoreTimeline:
    """The course of a match: by its ledger, or by its standings where all points are counted at the end."""
    position = match.position
    if match.title.standing is points_scored:
        return timeline(match.title.id, position.ledger, position.seat_count, position.round)
    stops = (ScorePoint(float(number), number, "", points) for number, points in enumerate(standings(match)))
    return ScoreTimeline(tuple(stops), ())


def leads(stops: Sequence[ScorePoint]) -> list[int | None]:
    """Who was ahead at each stop, None where nobody was."""
    found: list[int | None] = []
    for stop in stops:
        best = max(stop.points)
        ahead = [seat for seat, points in enumerate(stop.points) if points == best]
        found.append(ahead[0] if len(ahead) == 1 else None)
    return found


def _add(points: list[int], entries: Sequence[Scored]) -> None:
    for scored in entries:
        points[scored.seat] += scored.points


def remarks(line: ScoreTimeline, title: str, narrator: Narrator) -> list[str]:
    """Sentences for the chart, the most telling first."""
    say = narrator.voice.say
    told = []
    for phase in line.phases:
        gains = tuple(say("end.gain", seat=seat, n=n) for seat, n in enumerate(phase.gains))
        told.append(say("end.gains", n=phase.number, told=gains))
    scored = [stop for stop in line.stops if any(stop.points)]
    ahead = leads(scored)
    winner = ahead[-1] if ahead else None
    if winner is None:
        return told
    since = max((index for index, seat in enumerate(ahead) if seat != winner), default=-1) + 1
    if since == 0:
        return [*told, say("end.led_always", seat=winner)]
    return [*told, say(ending_of(title).round_key("led_since"), seat=winner, n=scored[since].round)]


def places(
    match: Match[Position], result: Result, seat_styles: Sequence[SeatStyle], say: Callable[..., str]
) -> list[Place]:
    """Everybody by rank, with how far they are from the first, and the first from the second."""
    points = match.position.points
    order = sorted(range(len(points)), key=lambda seat: (result.ranks[seat], seat))
    found = []
    for index, seat in enumerate(order):
        other = order[0] if index else order[min(1, len(order) - 1)]
        n = abs(points[seat] - points[other])
        key = "end.level" if not n else "end.behind" if index else "end.ahead"
        name = match.setup.names[seat]
        found.append(Place(name, seat_styles[seat], result.ranks[seat], points[seat], say(key, n=n)))
    return found
