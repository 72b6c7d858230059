"""How a command without a window ends when the system asks it to: like Ctrl+C, with everything put away."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Terminated(KeyboardInterrupt):
    """SIGTERM: whatever is prepared for Ctrl+C is done now too."""


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """As long as this lasts SIGTERM raises Terminated. SDL leaves the signal alone where somebody else handles it."""
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, frame: FrameType | None) -> None:
    raise Terminated
