"""A target of this table: a click may stand for several moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.agenda import Move, Refusal
from ui.boards.spot import ChainTarget, Face, Hit
from ui.frame.tooltip import Tip
from ui.titles.pharaon.choice import Choice


class Spot(ChainTarget):
    """A place on the board or a part of a tray."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        choice: Choice,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        shape: Hit | None = None,
        subject: str = "",
        act: Callable[[], None] | None = None,
        pointed: Face | None = None,
        tip: Tip | Callable[[], Tip | None] | None = None,
        layer: int = 0,
        then: Sequence[Move] = (),
    ) -> None:
        super().__init__(rect, label, choice, moves, refusals, shape, subject, act, pointed, layer, then)
        self._plans = choice
        if tip is not None and not refusals:
            self.tip = tip

    def activate(self) -> bool:
        """What waits to be confirmed is shown in the tray with all that follows it."""
        asked = self._plans.decision
        used = super().activate()
        if used and len(self.moves) == 1 and self._plans.decision == asked:
            self._plans.planned = (*self.moves, *self.then)
        return used
