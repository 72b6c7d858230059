"""What is said about how a game went: what each scoring brought, who led since when, how far behind the others are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.match import Match
from game.core.position import Position
from game.core.title import Result
from ui.art.palette import Livery
from ui.ending.by_title import ending_of
from ui.ending.podium import Place
from ui.ending.timeline import ScoreTimeline, leads
from ui.text.narrator import Narrator


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


def places(match: Match[Position], result: Result, liveries: Sequence[Livery], say: Callable[..., str]) -> list[Place]:
    """Everybody by rank, with how far they are from the first, and the first from the second."""
    points = match.position.points
    order = sorted(range(len(points)), key=lambda seat: (result.ranks[seat], seat))
    found = []
    for index, seat in enumerate(order):
        other = order[0] if index else order[min(1, len(order) - 1)]
        n = abs(points[seat] - points[other])
        key = "end.level" if not n else "end.behind" if index else "end.ahead"
        name = match.setup.names[seat]
        found.append(Place(name, liveries[seat], result.ranks[seat], points[seat], say(key, n=n)))
    return found
