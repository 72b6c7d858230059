"""Thinkers without a process, for pictures, measurements, the crawler and tests: no machine is slower than another."""

from __future__ import annotations

from game.ai.levels import decide
from game.ai.worker import Answer
from game.core.position import Position
from game.core.title import Title, chance_of


class NeverAnswers:
    """The interface of `game.ai.worker.Worker`: it is asked and ponders for ever."""

    thinking = False
    closed = False

    def start(self) -> None:
        self.closed = False

    def ask(self, title: Title[Position], position: Position, seat: int, level: str, seed: int) -> int:
        self.thinking = True
        return 1

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        self.thinking = False

    def close(self) -> None:
        self.thinking, self.closed = False, True


class AnswersAtOnce(NeverAnswers):
    """Answers when it is first looked at; one `level` plays for whatever level is asked."""

    def __init__(self, level: str = "random") -> None:
        self.level = level
        self.asked = 0
        self._question: tuple[Title[Position], Position, int, int] | None = None

    def ask(self, title: Title[Position], position: Position, seat: int, level: str, seed: int) -> int:
        super().ask(title, position, seat, level, seed)
        self.asked += 1
        self._question = (title, position.known_to(seat), seat, seed)
        return self.asked

    def poll(self) -> Answer | None:
        if not self.thinking or self._question is None:
            return None
        self.thinking = False
        title, known, seat, seed = self._question
        return Answer(self.asked, decide(title, known, seat, self.level, chance_of(seed)), "")
