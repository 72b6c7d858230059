"""What is being shown now: turn after turn its animations, then a rest, faster or slower as people like."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from pygame import Surface

from game.core.accounts import Account
from game.core.position import Position
from game.core.turns import Turn
from ui.frame.sound import Sound
from ui.kit.contract import Animation
from ui.table.pace import Tempo

Shown = Literal["nothing", "moving", "waiting"]
SHORTEST = 0.01


@dataclass(frozen=True, slots=True, eq=False)
class Act:
    """A turn to be shown: what moves, what is heard, how fast, and how the table looks before and after it."""

    animations: Sequence[Animation]
    sounds: Sequence[Sound]
    tempo: Tempo
    before: Position
    after: Position
    seat: int | None = None
    """The automaton whose turn it is."""
    count: int = 0
    """How many events it has, whether they can be seen or not."""
    turn: Turn[Position] | None = None
    """What happens in it, for filming it anew."""
    accounts: Sequence[Account] = ()
    """What everybody watches in it: once it has been shown, the show waits until they have."""


def _unheard(act: Act) -> None:
    """Nobody listens."""


class Show:
    """A row of acts: of the first one the animations that are left, and the rest after them."""

    def __init__(self, begins: Callable[[Act], None] = _unheard) -> None:
        """`begins` hears of every act that begins, also of one that takes no time."""
        self._begins = begins
        self._acts: deque[Act] = deque()
        self._queue: deque[Animation] = deque()
        self._gone = 0.0
        self._rest = 0.0
        self.waiting = False
        """Everything of the act was shown and the person must say when to go on."""

    @property
    def busy(self) -> bool:
        return bool(self._acts)

    @property
    def moving(self) -> bool:
        """Whether frames must be drawn."""
        return bool(self._queue)

    @property
    def more_to_come(self) -> bool:
        """Whether the table does not yet look as it will at the end."""
        return self.moving or len(self._acts) > 1

    @property
    def state(self) -> Shown:
        """Whether something moves, and whether what was shown waits for the person."""
        if self._queue:
            return "moving"
        return "waiting" if self.waiting else "nothing"

    @property
    def to_watch(self) -> Sequence[Account]:
        """What has been shown and is to be watched by everybody before the show goes on."""
        return self._acts[0].accounts if self._acts and self.waiting and not self._queue else ()

    @property
    def seat(self) -> int | None:
        """The automaton whose turn is shown; while its last act only rests, the person may go on already."""
        return self._acts[0].seat if self._acts and (self.more_to_come or self.waiting) else None

    @property
    def untold(self) -> int:
        """How many of the last events happen only later in what is shown."""
        shown = 0 if self.moving else 1
        return sum(act.count for act in list(self._acts)[shown:])

    @property
    def covers_board(self) -> bool:
        return bool(self._queue) and self._queue[0].covers_board

    @property
    def present(self) -> Position | None:
        """The table after the act that is shown, while others follow; None: as it is."""
        return self._acts[0].after if len(self._acts) > 1 else None

    @property
    def view(self) -> Position | None:
        """What the table shows underneath, if that is not how it is."""
        return (self._queue[0].view or self._acts[0].before) if self._queue else self.present

    @property
    def hides(self) -> frozenset[str]:
        """Things that are drawn by what moves now."""
        return self._queue[0].hides if self._queue else frozenset()

    @property
    def length(self) -> float:
        """Seconds until everything that moves has been shown."""
        later = [(animation, act.tempo) for act in list(self._acts)[1:] for animation in act.animations]
        now = [(animation, self._acts[0].tempo) for animation in self._queue]
        return sum(_seconds(animation, tempo) for animation, tempo in (*now, *later)) - self._gone

    def begin(self, *acts: Act) -> None:
        """Show a move; an act with a tempo of no length at all is over at once."""
        self._acts = deque(acts)
        self._enter()

    def film_anew(self, film: Callable[[Act], Sequence[Animation]]) -> None:
        """The window is another one: everything is filmed for it, and what moves goes on where it was."""
        left = len(self._queue)
        self._acts = deque(replace(act, animations=film(act)) for act in self._acts)
        if left:
            self._queue = deque(list(self._acts[0].animations)[-left:])

    def skip(self) -> None:
        """Enough of this: jump to the end of the act that is shown, which may have to be watched."""
        if self._queue and self._acts[0].accounts:
            self._queue.clear()
            self._gone = 0.0
        else:
            self._leave()

    def stop(self) -> None:
        """Enough of everything."""
        self._acts.clear()
        self._enter()

    def advance(self, seconds: float) -> bool:
        """Time passes; True if an act came to rest or another began, so that the table must be told anew."""
        if not self._acts:
            return False
        came_to_rest = False
        if self._queue:
            self._gone += seconds
            if self._gone < _seconds(self._queue[0], self._acts[0].tempo):
                return False
            self._queue.popleft()
            self._gone = 0.0
            if self._queue:
                return False
            came_to_rest = True
        else:
            self._rest = max(0.0, self._rest - seconds)
        if self._rest > 0 or self.waiting:
            return came_to_rest
        others = len(self._acts) > 1
        self._leave()
        return came_to_rest or others

    def paint(self, target: Surface) -> None:
        if self._queue:
            animation = self._queue[0]
            animation.paint(target, min(1.0, self._gone / _seconds(animation, self._acts[0].tempo)))

    def _leave(self) -> None:
        if self._acts:
            self._acts.popleft()
        self._enter()

    def _enter(self) -> None:
        """Begin the next act that takes any time."""
        self._queue.clear()
        self._gone, self._rest, self.waiting = 0.0, 0.0, False
        while self._acts:
            act = self._acts[0]
            self._begins(act)
            self._queue.extend(act.animations if act.tempo.stretch else ())
            self._rest, self.waiting = act.tempo.rest, act.tempo.waits or bool(act.accounts)
            if self._queue or self._rest > 0 or self.waiting:
                return
            self._acts.popleft()


def _seconds(animation: Animation, tempo: Tempo) -> float:
    return max(SHORTEST, animation.seconds * tempo.stretch)
