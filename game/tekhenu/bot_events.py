"""TEK-19  What only Botankhamon does, and why: his pyramid, his tiles, the rule that he follows."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.events import Event


@dataclass(frozen=True, slots=True)
class PyramidBuilt(Event):
    """TEK-19.1, 19.15."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotReason(Event):
    """TEK-19  Why Botankhamon does what follows: `why` is a noun of `tekhenu.why`."""

    seat: int
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class BotTileTurned(Event):
    """TEK-19.3  The tile he comes to, and its place in the pyramid."""

    seat: int
    tile: str
    place: int
