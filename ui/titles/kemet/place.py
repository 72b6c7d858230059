"""A place on the table: which moves it stands for, what it says, how it looks when it is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.boards.spot import Hit
from ui.frame.tooltip import Tip
from ui.titles.kemet.choice import Choice
from ui.titles.kemet.spot import Spot


@dataclass(frozen=True, slots=True)
class Place:
    """`then` follows its move; `pointed` is drawn under the pointer."""

    rect: Rect
    label: str
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    subject: str = ""
    tip: Callable[[], Tip | None] | None = None
    pointed: Callable[[Surface], None] | None = None
    layer: int = 0
    hit: Hit | None = None
    then: tuple[Move, ...] = ()
    act: Callable[[], None] | None = None
    ready: bool = False
    """Enter answers with it as long as the keyboard is nowhere else."""
    beside: Rect | None = None
    """What its tooltip leaves free, if more than itself."""
    sure: bool = False
    """It confirms what was put together on the board."""

    @property
    def usable(self) -> bool:
        return bool(self.moves) or self.act is not None

    def spot(self, choice: Choice) -> Spot:
        """Something to point at; what stands for one move is told by the table from what it would do."""
        spot = Spot(
            self.rect, self.label, choice, self.moves, () if self.usable else self.refusals, self.hit, self.subject,
            self.act, self.pointed, self.tip, self.layer, self.then,
        )  # fmt: skip
        spot.sure = self.sure
        spot.primary = self.ready
        spot.tip_beside = self.beside
        return spot
