"""Giving memory back to the system when scenes were left."""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path

STATM = Path("/proc/self/statm")
"""Where Linux tells what a process holds."""
PAGE = 4096


def resident() -> int:
    """Bytes of memory that the program holds now; 0 where the system does not tell."""
    return int(STATM.read_text().split()[1]) * PAGE if STATM.exists() else 0


def give_back() -> None:
    """Free closed scenes, whose parts hold each other, and what the C library keeps of the pixels they had."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it, others need no telling
        if trim is not None:
            trim(0)


class Restraint:
    """For long walks through many scenes: called between two of them, it gives memory back each time the program has
    grown by a good part."""

    LEAST = 420_000_000
    STEP = 80_000_000

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Another walk, that holds nothing of the last one."""
        self._allowed = self.LEAST

    def __call__(self) -> None:
        if resident() > self._allowed:
            give_back()
            self._allowed = max(self.LEAST, resident() + self.STEP)
