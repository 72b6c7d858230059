"""A place on the table that stands for moves: a bid space, a field, a card in the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from pygame import Rect

from game.core.agenda import Move, Refusal
from game.core.records import record
from ui.frame.control import Control


@record
class Step:
    """What every press does once more, however quickly it follows: an amount goes up or down."""

    change: Callable[[], None]

    def __call__(self) -> None:
        self.change()


Glow = Literal["legal", "refused", "plain"]


class Target(Control):
    """Something on the table that can be pointed at, enlarged and, if it stands for moves, clicked.

    With one move a click plays it; with several the table offers them in a small menu beside the target.
    Without any, `act` changes what the board shows (a card is chosen, an amount is stepped), and the board tells
    the table by `on_change`; a double click does it once unless it is a `Step`. Without both it only tells: its tip,
    its rule text, or the refusal.
    """

    def __init__(
        self,
        rect: Rect,
        label: str,
        moves: Sequence[Move] = (),
        refusals: Sequence[Refusal] = (),
        subject: str = "",
        act: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(rect, label)
        self.moves = tuple(moves)
        self.refusals = tuple(refusals)
        self.subject = subject
        """What it is, for enlarging: `province.thebes`, `card.architect`, `tile.OFF-2`."""
        self.act = act
        self.sure = False
        """Its press is itself a confirmation: the table does not ask once more whether a turn shall end."""
        self.looks = False
        """Its act needs the hidden cards of the person at the screen: they are opened first."""
        self.anew: Move | None = None
        """The move that its act makes in place of the last one."""
        self.of_seat: int | None = None
        """The seat whose panel it lies on."""
        self.whole_panel = False
        """It is that panel itself."""
        self.focusable = bool(self.moves) or act is not None
        self.then: tuple[Move, ...] = ()
        """The moves that its press makes after its own."""

    @property
    def glow(self) -> Glow:
        if self.moves:
            return "legal"
        return "refused" if self.refusals else "plain"

    def activate(self) -> bool:
        """What the table made a press do; else what the board does by itself."""
        if super().activate():
            return True
        if not self.enabled or self.act is None:
            return False
        self.act()
        return True
