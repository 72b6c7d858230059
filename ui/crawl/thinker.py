"""A thinker without a process: it answers as soon as it is asked, so that no machine is slower than another."""

from __future__ import annotations

from game.ai.levels import decide
from game.ai.worker import Answer
from game.core.position import Position
from game.core.title import Title, chance_of


class Thinker:
    """The interface of `game.ai.worker.Worker`; `level` plays for whatever level is asked."""

    level = "random"

    def __init__(self) -> None:
        self.asked = 0
        self._question: tuple[Title[Position], Position, int, str, int] | None = None

    @property
    def thinking(self) -> bool:
        return self._question is not None

    def start(self) -> None:
        """There is nothing to start."""

    def ask(self, title: Title[Position], position: Position, seat: int, level: str, seed: int) -> int:
        self.asked += 1
        self._question = (title, position.known_to(seat), seat, self.level, seed)
        return self.asked

    def poll(self) -> Answer | None:
        if self._question is None:
            return None
        title, known, seat, level, seed = self._question
        self._question = None
        return Answer(self.asked, decide(title, known, seat, level, chance_of(seed)), "")

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        self._question = None
