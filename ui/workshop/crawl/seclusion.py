"""Nothing of the crawl leaves the program: no browser, no thinking process, no chance but that of the seed."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

from ui.host.stand_ins import AnswersAtOnce
from ui.scenes import table_opening


@contextmanager
def secluded() -> Iterator[None]:
    """While this is open the window cannot reach outside."""
    browse, worker = webbrowser.open, table_opening.new_worker
    webbrowser.open = _browse_nothing
    table_opening.new_worker = AnswersAtOnce
    try:
        yield
    finally:
        webbrowser.open, table_opening.new_worker = browse, worker


def _browse_nothing(url: str, new: int = 0, autoraise: bool = True) -> bool:
    return True
