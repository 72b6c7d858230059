"""Thinkers without a process, for pictures, measurements, the crawler and tests: no machine is slower than another."""

from __future__ import annotations

from typing import TypeVar

from game.ai.choice import Answer
from game.ai.thinker import ThinksAtOnce
from game.core.position import Position
from game.core.title import Title

P = TypeVar("P", bound=Position)


class NeverAnswers:
    """Is asked and ponders for ever."""

    thinking = False

    def start(self) -> None:
        """Nothing is to be prepared."""

    def ask(self, title: Title[P], position: P, seat: int, level: str, seed: int) -> int:
        self.thinking = True
        return 1

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        self.thinking = False

    def close(self) -> None:
        self.thinking = False


class AnswersAtOnce(ThinksAtOnce):
    """Lets one `level` play for whatever level is asked."""

    closed = False

    def __init__(self, level: str = "random") -> None:
        super().__init__()
        self.level = level

    def start(self) -> None:
        self.closed = False

    def ask(self, title: Title[P], position: P, seat: int, level: str, seed: int) -> int:
        return super().ask(title, position, seat, self.level, seed)

    def close(self) -> None:
        super().close()
        self.closed = True
