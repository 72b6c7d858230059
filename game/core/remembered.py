"""Results that are kept by what they depend on, for functions that read a few things of a whole position."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(dict[K, V]):
    """A dict that forgets everything once it holds `most` results."""

    __slots__ = ("_most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        """Remember a result, and give it back."""
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value
