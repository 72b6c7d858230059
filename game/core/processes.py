"""Child processes that never outlive the program, and work shared between several of them in a fixed order."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TypeVar

from game.core import data

Task = TypeVar("Task")
Done = TypeVar("Done")

SPAWN = get_context("spawn")
"""Every child starts clean: it inherits neither window nor threads, and behaves alike on every system."""


def enter_child(overrides: Path | None) -> None:
    """What every child does first: leave Ctrl+C to its parent, end with it, use the same component data."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    data.use_overrides(overrides)


def in_order(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """The results of `work` in the order of the tasks, by `jobs` processes at once; 1 stays in this process."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    with SPAWN.Pool(min(jobs, len(tasks)), enter_child, (data.override_folder(),)) as pool:
        yield from pool.imap(work, tasks)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
