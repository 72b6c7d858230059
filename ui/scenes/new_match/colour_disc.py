"""A colour with its symbol: this seat's, free, or another seat's that would change with it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import Livery
from ui.art.surface import faded
from ui.art.tokens import seal
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip


class ColourDisc(Control):
    """Ringed if it is this seat's; paler if another seat has it, which then takes this seat's colour."""

    round_ring = True

    def __init__(
        self,
        rect: Rect,
        label: str,
        livery: Livery,
        chosen: bool,
        swap: Callable[[], str] | None,
        choose: Callable[[], None],
        screen: Screen,
    ) -> None:
        """`swap` says which seat has it now, by its name of now, and changes with this one; None: none has it."""
        super().__init__(rect, label, choose)
        self._livery = livery
        self._chosen = chosen
        self._screen = screen
        self._swap = swap
        self.tip = (lambda: Tip(label, (swap(),))) if swap is not None else Tip(label)

    def draw(self, target: Surface) -> None:
        size = min(self.rect.size) - 4
        size += 2 if self.hovered else 0
        picture = seal(self._livery, size)
        if self._swap and not self.hovered and not self.focused:
            target.blit(faded(picture, 120), picture.get_rect(center=self.rect.center))
            return
        raised(picture, 2 * self._screen.scale).centred(target, self.rect.center)
        if self._chosen:
            ring = Rect(0, 0, size + 8, size + 8)
            ring.center = self.rect.center
            outline(target, ring, (120, 60, 10), max(2.0, 2.4 * self._screen.scale), ring.width / 2)
