"""What the program does only when it works for people, and not in a test: it logs, forgives, and hears SIGTERM."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType

from ui.cli.arguments import WINDOW
from ui.log import log_in
from ui.text.errors import keys_instead_of_errors


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


LENIENT = frozenset({WINDOW, "text", "replay"})
"""Where people play or look: a missing text is shown as its key. The other commands search for such faults."""

UNLOGGED = frozenset({"crawl"})
"""What happens in a data folder of its own is not for the log of the person's."""


@contextmanager
def at_work(command: str, folder: Path) -> Iterator[None]:
    """For one command; the window hears SIGTERM through SDL, which closes it as a click on the cross does."""
    with ExitStack() as habits:
        if command != WINDOW:
            habits.enter_context(ended_by_sigterm())
        if command in LENIENT:
            habits.enter_context(keys_instead_of_errors())
        if command not in UNLOGGED:
            habits.enter_context(log_in(folder, command))
        yield
