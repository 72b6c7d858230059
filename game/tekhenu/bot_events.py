"""TEK-19  What only Botankhamon does, and why: his pyramid, his tiles, the rule that he follows."""

from __future__ import annotations

from game.core.events import Event
from game.core.records import record


@record
class PyramidBuilt(Event):
    """TEK-19.1, 19.15."""

    seat: int


@record
class BotReason(Event):
    """TEK-19  Why Botankhamon does what follows: `why` is a noun of `tekhenu.why`.

    The sum behind it: what counts (`tekhenu.phrase.term_...`) and how much of it, and the points that it makes.
    """

    seat: int
    why: str
    rule: str
    terms: tuple[tuple[str, int], ...] = ()
    points: int = 0
    tied: int = 1
    """How many answers were equally good."""
    by: tuple[str, ...] = ()
    """What decides between them, one after the other: nouns of `tekhenu.tiebreak`."""


@record
class BotCardsCounted(Event):
    """TEK-19.16  The cards of a kind for which Botankhamon scores now."""

    seat: int
    kind: str
    n: int


@record
class BotTileTurned(Event):
    """TEK-19.3  The tile he comes to, and its place in the pyramid."""

    seat: int
    tile: str
    place: int
