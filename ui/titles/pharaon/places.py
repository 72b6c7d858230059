"""A place on the table: which moves it stands for, how it glows, what it says and what it shows when pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.agenda import Move, Refusal
from ui.art.colour import Colour
from ui.art.palette import HOT
from ui.boards.glows import GOLD, Shape, light
from ui.boards.lit import Lit
from ui.frame.tooltip import Tip
from ui.titles.pharaon.choice import Choice
from ui.titles.pharaon.spot import Spot


@dataclass(frozen=True, slots=True)
class Place:
    """`then` follows its move; `pointed` is drawn under the pointer above its light."""

    rect: Rect
    label: str
    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    shape: Shape = "box"
    subject: str = ""
    tip: Callable[[], Tip | None] | None = None
    pointed: Callable[[Surface], None] | None = None
    layer: int = 0
    hit: Callable[[tuple[int, int]], bool] | None = None
    then: tuple[Move, ...] = ()
    act: Callable[[], None] | None = None
    colour: Colour = GOLD
    corner: float = 8
    lit: str = ""
    """What of the picture turns pale while it may be clicked."""
    stop: bool = False
    """The keyboard comes here although nothing can be done here: to read."""

    @property
    def usable(self) -> bool:
        return bool(self.moves) or self.act is not None

    def glow(self, u: float) -> Lit | None:
        return (
            light(self.rect, self.shape, u, self.colour, self.corner) if self.usable and self.shape != "none" else None
        )

    def spot(self, choice: Choice, u: float) -> Spot:
        """Something to point at; what stands for one move is told by the table from what it would do."""
        hot = light(self.rect, self.shape, u, HOT, self.corner) if self.usable and self.shape != "none" else None
        pointed = self.pointed

        def show(target: Surface) -> None:
            if hot is not None:
                hot.put(target, 1.0)
            if pointed is not None:
                pointed(target)

        spot = Spot(
            self.rect, self.label, choice, self.moves, self.refusals, self.hit, self.subject, self.act,
            show if hot is not None or pointed is not None else None, self.tip, self.layer, self.then,
        )  # fmt: skip
        spot.focusable = spot.focusable or self.stop
        return spot
