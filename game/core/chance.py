"""The one source of chance: a counter hashed by splitmix64, so that cloning a position costs one int.

A `random.Random` subclass would carry the 2.5 kB of the Mersenne Twister into every clone; this is a
few lines, has no hidden state and gives the same numbers on every machine and Python version.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from game.core.state import State, state

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


@state
class Chance(State):
    """A generator whose whole state is `counter`."""

    counter: int

    def bits(self) -> int:
        """64 random bits."""
        self.counter = word = (self.counter + _STEP) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def below(self, bound: int) -> int:
        """A whole number 0 <= n < bound (multiply and shift: the bias is below bound / 2**64)."""
        return (self.bits() * bound) >> 64

    def fraction(self) -> float:
        """A number 0 <= x < 1."""
        return (self.bits() >> 11) / (1 << 53)

    def pick(self, items: Sequence[T]) -> T:
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Chance:
        """An independent generator, for a sampled world that must not foretell the real one."""
        return Chance(self.bits())
