"""What the Traitor does (PHA-14). Each event carries the number of the rule that he follows, for the log."""

from __future__ import annotations

from typing import ClassVar

from game.core.events import Event
from game.core.records import record


@record
class TraitorPileDealt(Event):
    """PHA-14.4"""

    n: int
    tile: str
    rule: str


@record
class TraitorNoble(Event):
    """PHA-14.3  The noble that was not kept, or a Scribe in discovery mode, is his first one."""

    seat: int
    noble: str
    rule: str


@record
class TraitorRevealed(Event):
    weight: ClassVar[int] = 3
    seat: int
    vase: str
    rule: str


@record
class TraitorPlaced(Event):
    """PHA-14.9  A resource on a tile; `space` counts from the bottom."""

    seat: int
    resource: str
    tile: str
    space: int
    passed_over: int
    """Full tiles that had to be passed over, the one of the resource first."""
    rule: str


@record
class TraitorTurnedAway(Event):
    """PHA-19.19  All tiles are full."""

    seat: int
    resource: str
    rule: str


@record
class TraitorBlocked(Event):
    """PHA-14.7  A resource on the wheel, and why this one of the two."""

    seat: int
    resource: str
    cause: str
    """`chosen`, `alike` or `only_place`."""
    rule: str


@record
class TraitorKeptBoth(Event):
    """PHA-14.8  Neither top resource fits on the wheel: both go on the tiles."""

    seat: int
    resource: tuple[str, ...]
    rule: str


@record
class TraitorGod(Event):
    """PHA-14.17  `n` is the prestige of the god."""

    weight: ClassVar[int] = 2
    seat: int
    god: str
    n: int
    rule: str


@record
class TraitorNobleLevel(Event):
    """PHA-14.17  His nobles are worth `n` each, as many as he has in all."""

    weight: ClassVar[int] = 2
    seat: int
    n: int
    count: int
    total: int
    rule: str


@record
class TraitorTookNoble(Event):
    weight: ClassVar[int] = 2
    seat: int
    slot: int
    noble: str
    rule: str


@record
class TraitorDiscardedNoble(Event):
    weight: ClassVar[int] = 2
    seat: int
    slot: int
    noble: str
    rule: str


@record
class TraitorTookArtisan(Event):
    """PHA-14.19  `n` is the prestige of the card; so many others have as much, and it is the leftmost."""

    weight: ClassVar[int] = 2
    seat: int
    which: str
    artisan: str
    n: int
    tied: int
    rule: str


@record
class TraitorDiscardedArtisan(Event):
    """PHA-14.19  `n` is the prestige of the card; so many others have as much, and it is the leftmost."""

    weight: ClassVar[int] = 2
    seat: int
    which: str
    artisan: str
    n: int
    tied: int
    rule: str


@record
class TraitorTookLot(Event):
    weight: ClassVar[int] = 2
    seat: int
    lot: int
    token: tuple[str, ...]
    rule: str


@record
class TraitorTookBonus(Event):
    weight: ClassVar[int] = 2
    seat: int
    position: int
    token: str
    rule: str


@record
class TraitorClimbed(Event):
    """PHA-14.11  The track of the tile with most or least tokens, `n`; so many others have as many, and it is the
    leftmost."""

    weight: ClassVar[int] = 2
    seat: int
    which: str
    tile: str
    n: int
    tied: int
    track: str
    level: int
    rule: str


@record
class TraitorStepped(Event):
    """PHA-14.19  `n` is the prestige of the step reached."""

    weight: ClassVar[int] = 2
    seat: int
    step: str
    number: int
    n: int
    rule: str


@record
class TraitorMissed(Event):
    """PHA-19.28  An effect that found nothing: an empty slot, a full track, the last step."""

    seat: int
    effect: str
    rule: str


@record
class TraitorPassed(Event):
    """PHA-14.12  His pile is empty."""

    weight: ClassVar[int] = 2
    seat: int
    rule: str


@record
class TraitorGained(Event):
    """PHA-14.12  What he takes on the pyramid; a resource or an offering token."""

    weight: ClassVar[int] = 2
    seat: int
    token: str
    rule: str


@record
class TraitorGainedLargest(Event):
    """PHA-14.12  The base resource of which the supply has most, `n`; so many others are as many, and it comes first on
    the wheel."""

    seat: int
    token: str
    n: int
    tied: int
    rule: str
