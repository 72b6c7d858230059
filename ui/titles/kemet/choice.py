"""What a person has chosen on the board without having made a move: how many Units go, a card that waits for its
target, districts of the set-up, an open drawer."""

from __future__ import annotations

from collections.abc import Hashable

from game.core.agenda import Decision, Move
from game.kemet.march import Advance, Detach
from game.kemet.market import BuyPower
from game.kemet.state import Kemet
from ui.kit.queue import Queue

ON_THE_MARCH = (Advance, Detach)


class Choice:
    """Belongs to one decision and is gone with it; a group on the march keeps its size from step to step."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self.decision: Decision[Kemet, Move] | None = None
        self.n = 0
        """How many Units are wanted; 0: as many as the board proposes."""
        self.behind: tuple[str, ...] = ()
        """Creatures that are to stay behind."""
        self.marked: tuple[str, ...] = ()
        """Districts that were pointed out for the first Units."""
        self.placing: tuple[tuple[str, int], ...] = ()
        """Units of the reserve and where they are to go; what was clicked last stands last."""
        self.card = ""
        """A divine intervention card that waits for its target."""
        self.drawer = False
        """The drawer of the powers is open."""
        self.race = False
        """The drawer of the points is open, in a small window."""
        self.map = False
        """During a Combat the map is looked at."""
        self._carried: tuple[int, tuple[str, ...]] = (0, ())
        """Units and creatures of the group when its last step was taken."""
        self.waiting: Move | None = None
        """The move that waits to be confirmed."""

    @property
    def key(self) -> Hashable:
        """What painting depends on."""
        seen = (self.drawer, self.race, self.map)
        return (self.n, self.behind, self.marked, self.placing, self.card, seen, self.waiting)

    def belong_to(self, decision: Decision[Kemet, Move] | None) -> None:
        """Forget everything when another decision is asked."""
        if decision != self.decision:
            marching = isinstance(decision, ON_THE_MARCH) and isinstance(self.decision, ON_THE_MARCH)
            self.decision = decision
            self.clear()
            if marching:
                self.n, self.behind = self._carried
            self.drawer = isinstance(decision, BuyPower)

    def clear(self) -> bool:
        """Whether there was anything to forget."""
        opened = self.drawer and not isinstance(self.decision, BuyPower)
        chosen = bool(self.n or self.behind or self.marked or self.placing or self.card or self.race or self.map)
        if chosen or self._queue.coming:
            self._carried = (self.n, self.behind)
        self.n, self.behind, self.marked, self.placing, self.card = 0, (), (), (), ""
        self.race, self.map = False, False
        self.drawer = isinstance(self.decision, BuyPower)
        return chosen or opened

    def toggle(self, creature: str) -> None:
        """A creature comes along, or stays behind."""
        if creature in self.behind:
            self.behind = tuple(one for one in self.behind if one != creature)
        else:
            self.behind = (*self.behind, creature)

    def mark(self, space: str, most: int) -> None:
        """Point out a district, or take it back; the one that was pointed out first makes room."""
        if space in self.marked:
            self.marked = tuple(one for one in self.marked if one != space)
        else:
            self.marked = (*self.marked, space)[-most:]

    def place(self, space: str, by: int = 1) -> None:
        """One more Unit of the reserve for a space, or one less."""
        n = dict(self.placing).get(space, 0) + by
        others = tuple(one for one in self.placing if one[0] != space)
        self.placing = (*others, (space, n)) if n else others
