"""A worker without a process: it answers at the first poll, quickly, whatever the level."""

from __future__ import annotations

from typing import ClassVar

from game.ai.levels import decide
from game.ai.worker import Answer
from game.core.title import chance_of


class QuickWorker:
    """The interface of `game.ai.worker.Worker`. A Scribe thinks a second a turn: here all play like an Apprenti."""

    made: ClassVar[list[QuickWorker]] = []

    def __init__(self) -> None:
        self.closed = False
        self.asked = 0
        self._question = None
        QuickWorker.made.append(self)

    @property
    def thinking(self) -> bool:
        return self._question is not None

    def start(self) -> None:
        self.closed = False

    def ask(self, title, position, seat, level, seed):
        self.asked += 1
        self._question = (title, position.known_to(seat), seat, "apprenti" if level != "random" else level, seed)
        return self.asked

    def poll(self):
        if self._question is None:
            return None
        title, known, seat, level, seed = self._question
        self._question = None
        return Answer(self.asked, decide(title, known, seat, level, chance_of(seed)), "")

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        self._question = None
        self.closed = True
