"""A target of this table: any outline; a click may stand for several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.agenda import Move, Refusal
from ui.boards.spot import ChainTarget, Face, Hit
from ui.frame.tooltip import Tip
from ui.titles.kemet.choice import Choice


class Spot(ChainTarget):
    """`rect` is where the keyboard and tooltips find it, `hit` what the mouse does."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choice: Choice,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        hit: Hit | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        tip: Tip | Callable[[], Tip | None] | None = None,
        layer: int = 0,
        then: Sequence[Move] = (),
    ) -> None:
        super().__init__(rect, label, choice, moves, refusals, None, subject, act, pointed, layer, then)
        self._hit = hit
        if tip is not None and (moves or act is not None or not refusals):
            self.tip = tip

    def contains(self, point: tuple[int, int]) -> bool:
        return self._hit(point) if self._hit is not None else self.rect.collidepoint(point)

    def activate(self) -> bool:
        """What the place changes on the board comes before its move."""
        if self.moves and self.act is not None:
            self.act()
        return super().activate()


class Follower(Spot):
    """Nothing to see: it makes a move that an earlier click has already decided."""

    def __init__(self, rect: Rect, label: str, choice: Choice, move: Move) -> None:
        super().__init__(rect, label, choice, (move,), layer=-9)
        self.focusable = self.visible = False

    def contains(self, point: tuple[int, int]) -> bool:
        return False
