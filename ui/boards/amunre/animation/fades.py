"""Changes without movement: one picture fades into the next; a banner names what begins or ends."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.state import AmunRe
from ui.art.lettering import height
from ui.art.palette import INK
from ui.art.plates import papyrus
from ui.boards.amunre.animation.motion import ease, within
from ui.boards.amunre.look import Look
from ui.boards.amunre.picture import BoardPicture
from ui.boards.board import Animation
from ui.frame import words

SHORT = 0.2
"""Seconds of a fade for people who want little motion."""


class CrossFade(Animation):
    """The board of one view becomes the board of another."""

    def __init__(
        self, look: Look, picture: BoardPicture, before: AmunRe, after: AmunRe, seconds: float = SHORT
    ) -> None:
        self.view = before
        self.seconds = seconds
        self._look = look
        self._picture = picture
        self._after = after

    def paint(self, target: Surface, done: float) -> None:
        shown = self._picture.of(self._after, None)
        shown.set_alpha(round(255 * ease(done)))
        target.blit(shown, self._look.layout.zones.board)
        shown.set_alpha(None)


class Banner(Animation):
    """A papyrus with a few words comes and goes in the middle of the map."""

    def __init__(self, look: Look, view: AmunRe, text: str, seconds: float = 1.1) -> None:
        self.view = view
        self.seconds = seconds
        self._look = look
        self._text = text

    def paint(self, target: Surface, done: float) -> None:
        screen = self._look.layout.screen
        px = screen.text(34)
        size = (round(self._look.layout.map.width * 0.46), height("heading", px) + screen.px(36))
        place = Rect((0, 0), size)
        here = self._look.layout.map
        slide = ease(within(done, 0.0, 0.2)) - ease(within(done, 0.85, 1.0))
        place.center = (here.centerx, here.centery - round((1 - slide) * screen.px(30)))
        if slide <= 0.05:
            return
        papyrus(size, screen.scale, 43).put(target, place.topleft)
        words.line(target, self._text, place.inflate(-screen.px(40), 0), "heading", px, INK, "center")
