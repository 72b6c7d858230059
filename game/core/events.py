"""What happened, told to whoever listens: the log, the animation, the score sheet, the preview."""

from __future__ import annotations

from typing import ClassVar

from game.core.records import record


class Event:
    """Something that happened. Subclasses are frozen slotted dataclasses; a private one is for its seat alone."""

    __slots__ = ()
    immutable: ClassVar[bool] = True
    private: ClassVar[bool] = False
    silent: ClassVar[bool] = False
    """A silent event moves pieces on the screen but is no line of the log."""
    closes: ClassVar[type[Event] | None] = None
    """The kind of event that began what is over with this one: a fight, a night, a scoring. Everybody at the table
    watches it, and the table waits until they have (`game/core/accounts.py`). Such an event is never private."""
    deprives: ClassVar[bool] = False
    """It takes something from its seat, which hears of that before anything else."""
    weight: ClassVar[int] = 1
    """What it counts in a report of a few lines: 0 goes without saying, 2 is what a turn was about, 3 changes the board
    for everybody."""


@record
class Scored(Event):
    """A seat got points, for a reason of the rule book, in a round (for the chart over time)."""

    weight: ClassVar[int] = 2
    seat: int
    points: int
    reason: str
    round: int


@record
class Unveiled(Event):
    """Something that nobody could know came to light: dice, draw or reveal. Undo and preview stop here."""

    silent: ClassVar[bool] = True
    cause: str


def visible_to(event: Event, seat: int | None) -> bool:
    """Whether a seat may hear this; None is someone at no seat, who hears public things only."""
    return not event.private or (seat is not None and getattr(event, "seat", None) == seat)
