"""What the scene tells: who offered what, how it was adjusted, which tile comes, who takes how many gifts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.amunre import events as happened
from game.amunre.components import components
from game.amunre.offering import gift_count, ranked
from game.amunre.state import THEFT, AmunRe
from game.core.events import Event
from game.core.records import record

Stage = Literal["rise", "flip", "count", "shift", "rank", "tile", "gifts", "still"]
SECONDS: dict[Stage, float] = {
    "rise": 0.7,
    "flip": 0.6,
    "count": 1.4,
    "shift": 1.1,
    "rank": 0.7,
    "tile": 1.0,
    "gifts": 1.6,
    "still": 2.4,
}
TOLD = (
    happened.OfferingShown,
    happened.TheftShown,
    happened.OfferingShifted,
    happened.TilePlaced,
    happened.TheftPaid,
    happened.TokenTaken,
)
"""Events that belong to the scene."""


class Offering(NamedTuple):
    """What lies on one altar."""

    seat: int
    amount: int
    """THEFT is the theft card."""
    rank: int | None
    gifts: int
    adjusts: bool

    @property
    def theft(self) -> bool:
        return self.amount == THEFT

    @property
    def counts(self) -> int:
        """What it adds to the collective offering."""
        return components().theft_delta if self.theft else self.amount


@record
class Story:
    """One part of the reveal: all of it, or what follows an announced adjustment."""

    offerings: tuple[Offering, ...]
    """In turn order."""
    shifts: tuple[tuple[int, int], ...]
    """(seat, change) announced in this part."""
    start: int
    """The collective offering when this part begins, after it was counted."""
    total: int
    tile: int | None
    """The tile that comes, if this part ends with it."""
    first: int | None
    """Who takes the token, if it changes hands."""
    stages: tuple[Stage, ...]

    @property
    def seconds(self) -> float:
        return sum(SECONDS[stage] for stage in self.stages)


def story(before: AmunRe, events: Sequence[Event], still: bool = False) -> Story | None:
    """Read the events of one move; None if no offering comes to light in them."""
    told = [event for event in events if isinstance(event, TOLD)]
    if not told:
        return None
    shown = {e.seat: e.n for e in told if isinstance(e, happened.OfferingShown)}
    shown |= {e.seat: THEFT for e in told if isinstance(e, happened.TheftShown)}
    revealed = bool(shown)
    amounts = shown or {seat: other.offered or THEFT for seat, other in enumerate(before.seats)}
    order = tuple(before.clockwise(before.first))
    ranking = ranked({seat: amounts[seat] for seat in order})
    shifts = tuple((e.seat, e.value) for e in told if isinstance(e, happened.OfferingShifted))
    offerings = tuple(
        Offering(
            seat,
            amounts[seat],
            ranking.index(seat) if seat in ranking else None,
            gift_count(ranking.index(seat)) if seat in ranking else 0,
            any(seat == who for who, _ in shifts),
        )
        for seat in order
    )
    start = sum(one.counts for one in offerings) if revealed else before.offering
    total = start + sum(value for _, value in shifts)
    tile = components().tile_for(total) if any(isinstance(e, happened.TilePlaced) for e in told) else None
    token = next((e.seat for e in told if isinstance(e, happened.TokenTaken)), None)
    stages: list[Stage] = ["rise", "flip", "count"] if revealed else []
    stages += ["shift"] if shifts else []
    stages += ["rank", "tile", "gifts"] if tile is not None else []
    return Story(offerings, shifts, start, total, tile, token, ("still",) if still else tuple(stages))
