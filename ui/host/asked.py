"""The question put to the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from game.core.agenda import Decision, Move, Refusal
from game.core.position import Position
from game.core.records import record

P = TypeVar("P", bound=Position)


@record
class Asked(Generic[P]):
    """The decision of the seat that looks at the screen: nothing if somebody else is asked."""

    decision: Decision[P, Move]
    moves: Sequence[Move]
    refusals: Sequence[Refusal]
    legal: frozenset[Move]
    pays: bool = False
    """Whether some answer leads to a payment that could be made in several ways and will be made unasked."""
    pays_otherwise: bool = False
    """Whether its person wishes to be asked how to pay that."""
