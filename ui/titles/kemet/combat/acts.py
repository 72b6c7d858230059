"""What moves in the scene: parts of it come one after the other, or the whole of it fades in and out."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.core.position import Position
from game.kemet.state import Kemet
from ui.kit.contract import Animation
from ui.kit.motion import ease, within
from ui.titles.kemet.combat.progress import WHOLE, Progress
from ui.titles.kemet.combat.scene import paint_scene
from ui.titles.kemet.combat.still import Still, around
from ui.titles.kemet.style import TableStyle

FADE = 0.15
"""Seconds of a cross-fade for people who want little motion."""


class SceneAct(Animation):
    """The scene of one view while something in it goes on."""

    def __init__(self, style: TableStyle, view: Kemet, seconds: float, progress: Callable[[float], Progress]) -> None:
        self.view = view
        self.seconds = seconds
        self.scene = view
        self.progress = progress
        self._style = style

        self._moving = progress(0.0).differs_from(progress(1.0))
        self._still = Still()

    def paint(self, target: Surface, done: float) -> None:
        """What rests is painted once."""
        first, rest = self.progress(0.0), WHOLE - self._moving
        self._still.paint(
            target, self._style, self.scene, lambda: paint_scene(target, self._style, self.scene, first, rest)
        )
        paint_scene(target, self._style, self.scene, self.progress(done), self._moving)


class Appearance(Animation):
    """A whole scene comes, or goes, over what the table shows underneath."""

    def __init__(
        self,
        style: TableStyle,
        scene: Kemet,
        progress: Progress,
        under: Position,
        seconds: float,
        share: float,
        going: bool,
    ) -> None:
        """`share` of the time is the fade, the rest stands still; `going`: it fades out at the end."""
        self.view = under
        self.seconds = seconds
        self.scene = scene
        self._style = style
        self._progress = progress
        self._share = share
        self._going = going
        self._picture: Surface | None = None

    def paint(self, target: Surface, done: float) -> None:
        place = around(self._style, target)
        if self._picture is None:
            whole = target.copy()
            paint_scene(whole, self._style, self.scene, self._progress)
            self._picture = whole.subsurface(place).copy()
        alpha = 1 - ease(within(done, 1 - self._share, 1.0)) if self._going else ease(within(done, 0.0, self._share))
        self._picture.set_alpha(round(255 * alpha))
        target.blit(self._picture, place)
