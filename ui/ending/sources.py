"""Where the points came from: a row a reason, a column a seat; the columns add up to the totals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.match import Match
from game.core.position import Position
from ui.text.narrator import Narrator

PLAIN_SIGN = "star"
SIGNS: Mapping[str, Mapping[str, str]] = {
    "amunre": {
        "temples": "temple",
        "pyramids": "pyramid",
        "sets": "pyramid_double",
        "bank_west": "chevron_left",
        "bank_east": "chevron_right",
        "objectives": "favour",
        "gold": "coin",
    },
}
"""The sign of each reason, by title, in the order of its rule book. A title without an entry gets plain stars."""


@dataclass(frozen=True, slots=True)
class Source:
    """One row: what the points were for, and how many each seat got."""

    reason: str
    label: str
    sign: str
    points: tuple[int, ...]

    def is_best(self, seat: int) -> bool:
        """Whether a seat has the most of this, and somebody else less."""
        best = max(self.points)
        return best > 0 and self.points[seat] == best and min(self.points) < best


def sources(match: Match[Position], narrator: Narrator) -> list[Source]:
    """Every reason of the title, also those for which nobody got anything."""
    sheet, signs = match.score_sheet(), SIGNS.get(match.title.id, {})
    none = [0] * match.position.seat_count
    return [
        Source(reason, narrator.label("reason", reason), signs.get(reason, PLAIN_SIGN), tuple(sheet.get(reason, none)))
        for reason in (*signs, *(reason for reason in sheet if reason not in signs))
    ]
