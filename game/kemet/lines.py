"""KEM-8.4, KEM-8.5  A line of a Combat's sums: where Force, Damage and Defence of a side come from."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.core.records import record

Source: TypeAlias = Literal["units", "card", "tile", "creature", "divine", "wound", "home"]
"""Units, battle card, power tile, creature, divine intervention card, Divine Wound, own City."""


@record
class Line:
    """What one thing adds; a cancelled one is told with what it would have added and counts nothing."""

    source: Source
    name: str
    """The id of the card, tile or creature; empty for Units and City, and for a battle card that is not known."""
    n: int
    """How many there are of it: Units, cards of the same kind."""
    force: int
    damage: int
    defence: int
    rule: str
    cancelled_by: str = ""
    """The creature against which this one is without effect."""

    @property
    def counts(self) -> bool:
        return not self.cancelled_by
