"""What is being shown now: the animations of a move one after another, then a rest, faster or slower as people like."""

from __future__ import annotations

from collections import deque

from pygame import Surface

from game.core.position import Position
from ui.boards.board import Animation
from ui.table.pace import Tempo
from ui.table.told import Shown


class Show:
    """A queue of animations and the rest after them."""

    def __init__(self) -> None:
        self._queue: deque[Animation] = deque()
        self._gone = 0.0
        self._rest = 0.0
        self._tempo = Tempo(0.0, 1.0, False)
        self.waiting = False
        """Everything was shown and the person must say when to go on."""

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self._rest > 0 or self.waiting

    @property
    def moving(self) -> bool:
        """Whether frames must be drawn."""
        return bool(self._queue)

    @property
    def state(self) -> Shown:
        """What the person is told meanwhile."""
        if self._queue:
            return "moving"
        return "waiting" if self.waiting else "nothing"

    @property
    def covers_board(self) -> bool:
        return bool(self._queue) and self._queue[0].covers_board

    @property
    def view(self) -> Position | None:
        """What the table shows underneath, if the animation has its own mind about that."""
        return self._queue[0].view if self._queue else None

    @property
    def length(self) -> float:
        """Seconds until everything that is still to be shown has been shown."""
        return sum(max(0.01, animation.seconds * self._tempo.stretch) for animation in self._queue) - self._gone

    def begin(self, animations: list[Animation], tempo: Tempo) -> None:
        """Show a move; with a tempo of no length at all it is over at once."""
        self._tempo = tempo
        self._queue = deque(animations if tempo.stretch else ())
        self._gone = 0.0
        self._rest = tempo.rest
        self.waiting = tempo.waits

    def skip(self) -> None:
        """Enough of this: jump to the end of what is being shown."""
        self._queue.clear()
        self._rest = 0.0
        self.waiting = False

    def advance(self, seconds: float) -> bool:
        """Time passes; True if something ended, so that the picture must be drawn anew."""
        if not self._queue:
            self._rest = max(0.0, self._rest - seconds)
            return False
        self._gone += seconds
        if self._gone < self._length():
            return False
        self._queue.popleft()
        self._gone = 0.0
        return True

    def paint(self, target: Surface) -> None:
        if self._queue:
            self._queue[0].paint(target, min(1.0, self._gone / self._length()))

    def _length(self) -> float:
        return max(0.01, self._queue[0].seconds * self._tempo.stretch)
