"""Why one seat is ahead of another with the same points, told in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.amunre.scoring import pyramids_of, stones_of
from game.amunre.state import AmunRe
from game.core.match import Match
from game.core.position import Position
from game.core.title import Result
from ui.text.narrator import Narrator

Criterion = tuple[str, Callable[[Position, int], int]]


def _of_amunre(count: Callable[[AmunRe, int], int]) -> Callable[[Position, int], int]:
    def counted(position: Position, seat: int) -> int:
        assert isinstance(position, AmunRe)
        return count(position, seat)

    return counted


CRITERIA: Mapping[str, Sequence[Criterion]] = {
    "amunre": (("pyramids", _of_amunre(pyramids_of)), ("stones", _of_amunre(stones_of))),
}
"""What decides between equal points, first things first; `end.criterion` has the words."""


def tie_sentence(match: Match[Position], result: Result, narrator: Narrator) -> str:
    """About the first place, if points alone did not decide it; empty if they did."""
    points = match.position.points
    best = max(points)
    tied = [seat for seat, n in enumerate(points) if n == best]
    if len(tied) < 2:
        return ""
    say = narrator.voice.say
    if len(result.winners) > 1:
        return say("end.tie_shared", winner=result.winners, n=best)
    winner = result.winners[0]
    rivals = [seat for seat in tied if seat != winner]
    for name, count in CRITERIA.get(match.title.id, ()):
        own, theirs = count(match.position, winner), max(count(match.position, seat) for seat in rivals)
        if own > theirs:
            return say(f"end.tie_{name}", winner=winner, rival=tuple(rivals), n=best, own=own, theirs=theirs)
    return say("end.tie_broken", winner=winner, rival=tuple(rivals), n=best)
