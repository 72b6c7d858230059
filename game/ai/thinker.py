"""Who thinks for computer seats: the interface of the thinking process, and thinking without a process."""

from __future__ import annotations

from typing import Protocol, TypeVar

from game.ai.choice import Answer
from game.ai.levels import decide
from game.core.position import Position
from game.core.title import Title, chance_of

P = TypeVar("P", bound=Position)


class Thinker(Protocol):
    """Gets one question at a time, with what the seat may know, and has the answer later."""

    @property
    def thinking(self) -> bool: ...
    def start(self) -> None: ...
    def ask(self, title: Title[P], position: P, seat: int, level: str, seed: int) -> int: ...
    def poll(self) -> Answer | None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class ThinksAtOnce:
    """Thinks when it is first looked at, in the process that asks."""

    def __init__(self) -> None:
        self.asked = 0
        self._question: tuple[Title[Position], Position, int, str, int] | None = None

    @property
    def thinking(self) -> bool:
        return self._question is not None

    def start(self) -> None:
        """Nothing is to be prepared."""

    def ask(self, title: Title[P], position: P, seat: int, level: str, seed: int) -> int:
        self.asked += 1
        self._question = (title, position.known_to(seat), seat, level, seed)  # type: ignore[assignment]
        return self.asked

    def poll(self) -> Answer | None:
        if self._question is None:
            return None
        title, known, seat, level, seed = self._question
        self._question = None
        return Answer(self.asked, decide(title, known, seat, level, chance_of(seed)))

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        self._question = None
