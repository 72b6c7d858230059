"""Where the points came from: a row a reason, a column a seat; the columns add up to the totals."""

from __future__ import annotations

from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from ui.ending.by_title import ending_of
from ui.text.narrator import Narrator


@record
class Source:
    """One row: what the points were for, and how many each seat got."""

    reason: str
    label: str
    sign: str
    points: tuple[int, ...]
    standing: bool = False
    """What every seat had before anything was counted."""

    def is_best(self, seat: int) -> bool:
        """Whether a seat has the most of this, and somebody else less."""
        best = max(self.points)
        return not self.standing and best > 0 and self.points[seat] == best and min(self.points) < best


def sources(match: Match[Position], narrator: Narrator) -> list[Source]:
    """Every reason for which somebody got points, and those that people look for even so."""
    sheet, ending = match.score_sheet(), ending_of(match.title.id)
    none = [0] * match.position.seat_count
    told = [reason for reason in ending.signs if reason in sheet or reason in ending.expected]
    told += [reason for reason in sheet if reason not in ending.signs]
    return [
        Source(reason, narrator.label("reason", reason), ending.sign(reason), tuple(sheet.get(reason, none)))
        for reason in told
    ]
