"""A picture of the stage that is kept as long as the same view is shown: painting it takes longer than a frame."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.kemet.state import Kemet
from ui.titles.kemet.style import TableStyle


def around(style: TableStyle, target: Surface) -> Rect:
    """The stage with as much of its shadow as falls between it and its neighbours."""
    return style.layout.stage.inflate(style.screen.px(12), style.screen.px(12)).clip(target.get_rect())


class Still:
    """Remembers one picture."""

    def __init__(self) -> None:
        self._of: tuple[TableStyle, Kemet] | None = None
        self._picture: Surface | None = None

    def paint(self, target: Surface, style: TableStyle, view: Kemet, draw: Callable[[], None]) -> None:
        """Put the picture of this view, drawn onto the target the first time."""
        place = around(style, target)
        if self._picture is not None and self._of is not None and self._of[0] == style and self._of[1] is view:
            target.blit(self._picture, place)
            return
        before = target.get_clip()
        target.set_clip(place)
        draw()
        target.set_clip(before)
        self._of, self._picture = (style, view), target.subsurface(place).copy()
