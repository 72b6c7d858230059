"""A worker without a process for tests: it answers at the first poll, quickly, whatever the level."""

from __future__ import annotations

from typing import ClassVar

from ui.crawl.thinker import Thinker


class QuickWorker(Thinker):
    """A Scribe thinks a second a turn: here all play like an Apprenti."""

    level = "apprenti"
    made: ClassVar[list[QuickWorker]] = []

    def __init__(self) -> None:
        super().__init__()
        self.closed = False
        QuickWorker.made.append(self)

    def start(self) -> None:
        self.closed = False

    def close(self) -> None:
        super().close()
        self.closed = True
