"""Changes without movement: one picture fades into the next; a banner names what begins or ends."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.core.position import Position
from ui.art.lettering import height
from ui.art.palette import INK
from ui.art.plates import papyrus
from ui.frame import words
from ui.frame.screen import Screen
from ui.kit.contract import Animation
from ui.kit.motion import ease, within

SHORT = 0.2
"""Seconds of a fade for people who want little motion."""


class CrossFade(Animation):
    """The board of one view becomes the board of another."""

    def __init__(self, before: Position, after: Callable[[], Surface], place: Rect, seconds: float = SHORT) -> None:
        """`after` gives the picture of the board afterwards, which is asked for when it is shown."""
        self.view = before
        self.seconds = seconds
        self._after = after
        self._place = place

    def paint(self, target: Surface, done: float) -> None:
        shown = self._after()
        shown.set_alpha(round(255 * ease(done)))
        target.blit(shown, self._place)
        shown.set_alpha(None)


class Banner(Animation):
    """A papyrus with a few words comes and goes in the middle of a place."""

    def __init__(self, screen: Screen, view: Position, place: Rect, text: str, seconds: float = 1.0) -> None:
        self.view = view
        self.seconds = seconds
        self._screen = screen
        self._place = place
        self._text = text

    def paint(self, target: Surface, done: float) -> None:
        screen, place = self._screen, self._place
        px = screen.text(34)
        size = (round(place.width * 0.46), height("heading", px) + screen.px(36))
        slide = ease(within(done, 0.0, 0.2)) - ease(within(done, 0.85, 1.0))
        if slide <= 0.05:
            return
        sheet = Rect((0, 0), size)
        sheet.center = (place.centerx, place.centery - round((1 - slide) * screen.px(30)))
        papyrus(size, screen.scale, 43).put(target, sheet.topleft)
        words.line(target, self._text, sheet.inflate(-screen.px(40), 0), "heading", px, INK, "center")
