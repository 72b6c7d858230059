"""The end of a match: who won, in which order, and every point with its reason."""

from __future__ import annotations

from game.core.match import Match
from game.core.position import Position
from ui.console.columns import aligned
from ui.terminal.voices import Teller
from ui.text.grammar import number


def show_result(match: Match[Position], teller: Teller) -> None:
    """Winner, ranks, and the score sheet whose columns add up to the points."""
    result = match.result()
    assert result is not None
    say = teller.narrator.voice.say
    teller.console.print()
    teller.heading(f"{teller.narrator.result(result)}.")
    for seat in sorted(range(len(result.ranks)), key=lambda index: result.ranks[index]):
        points = match.position.points[seat]
        teller.line(say("core.over.standing", rank=result.ranks[seat], seat=seat, points=points), "  ")
    teller.console.print()
    for line in aligned(score_rows(match, teller), right=range(1, 1 + len(result.ranks))):
        teller.console.print(f"  {line}")


def score_rows(match: Match[Position], teller: Teller) -> list[list[str]]:
    """Head, a row per reason, and the totals."""
    head = [teller.told("score_sheet"), *match.setup.names]
    rows = [
        [teller.narrator.label("reason", reason), *map(number, points)]
        for reason, points in match.score_sheet().items()
    ]
    return [head, *rows, [teller.narrator.voice.say("core.word.total"), *map(number, match.position.points)]]
