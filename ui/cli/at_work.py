"""What the program does only when it works for people, and not in a test: it logs, forgives, and hears SIGTERM."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ui.cli.arguments import WINDOW
from ui.cli.signals import ended_by_sigterm
from ui.log import log_in
from ui.text.missing import keys_instead_of_errors

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
