"""A colour with its symbol: chosen, free, or taken by another seat."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import Livery
from ui.art.surface import faded
from ui.art.tokens import seal
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip


class ColourDisc(Control):
    """Pale and locked if another seat has it; ringed if it is this seat's."""

    round_ring = True

    def __init__(
        self,
        rect: Rect,
        label: str,
        livery: Livery,
        chosen: bool,
        taken: str,
        choose: Callable[[], None],
        screen: Screen,
    ) -> None:
        """`taken` says who has it already."""
        super().__init__(rect, label, choose)
        self._livery = livery
        self._chosen = chosen
        self._screen = screen
        self.enabled = not taken
        self.reason = taken
        self.tip = Tip(label)

    def draw(self, target: Surface) -> None:
        size = min(self.rect.size) - 4
        size += 2 if self.hovered and self.enabled else 0
        picture = seal(self._livery, size)
        if not self.enabled:
            target.blit(faded(picture, 84), picture.get_rect(center=self.rect.center))
            corner = (self.rect.right - size * 0.2, self.rect.bottom - size * 0.2)
            put_icon(target, "lock", max(10, round(size * 0.42)), (70, 40, 14), corner)
            return
        raised(picture, 2 * self._screen.scale).centred(target, self.rect.center)
        if self._chosen:
            ring = Rect(0, 0, size + 8, size + 8)
            ring.center = self.rect.center
            outline(target, ring, (120, 60, 10), max(2.0, 2.4 * self._screen.scale), ring.width / 2)
