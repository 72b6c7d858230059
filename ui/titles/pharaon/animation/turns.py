"""The wheel turns one notch; a card is turned over in its slot; a vase grows out of the Traitor's pile."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.light import raised
from ui.art.plates import with_shadow
from ui.boards.animation.motion import ease, within
from ui.boards.board import Animation
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.picture import BoardPicture, Lifted
from ui.titles.pharaon.wheel import paint_wheel

NOTCH = 72


class WheelTurn(Animation):
    """Names and signs turn with the wheel; the pointers on the tablet change when it has come to rest."""

    def __init__(self, look: Look, picture: BoardPicture, view: Pharaon, clockwise: bool) -> None:
        self.view: Pharaon = view
        self.seconds = 0.9
        self._look = look
        self._picture = picture
        self._degrees = NOTCH if clockwise else -NOTCH
        room = round(34 * look.layout.u)
        self._part = look.layout.wheel.inflate(2 * room, 2 * room).clip(look.layout.zones.board)

    def paint(self, target: Surface, done: float) -> None:
        self._picture.put(target, self.view, self._part, Lifted(wheel=True))
        paint_wheel(target, self._look, self.view, self._degrees * ease(done))


class CardTurn(Animation):
    """A back becomes narrow, a face becomes wide."""

    def __init__(self, view: Pharaon, rect: Rect, back: Surface, face: Surface, u: float) -> None:
        self.view: Pharaon = view
        self.seconds = 0.25
        self._rect = rect
        self._back = back
        self._face = face
        self._u = u

    def paint(self, target: Surface, done: float) -> None:
        share = abs(1 - 2 * ease(done))
        shown = self._back if done < 0.5 else self._face
        wide = max(2, round(self._rect.width * share))
        narrow = pygame.transform.smoothscale(shown, (wide, self._rect.height))
        with_shadow(narrow, 6 * self._u, (3, 5, 5, 160), self._u).put(
            target, (self._rect.centerx - wide // 2, self._rect.y)
        )


class Growing(Animation):
    """Something is held up large for a moment."""

    def __init__(self, view: Pharaon, picture: Surface, centre: tuple[int, int], seconds: float = 0.7) -> None:
        self.view: Pharaon = view
        self.seconds = seconds
        self._picture = picture
        self._centre = centre

    def paint(self, target: Surface, done: float) -> None:
        share = 0.4 + 0.6 * ease(within(done, 0.0, 0.45))
        if share >= 1:
            raised(self._picture, 6).centred(target, self._centre)
            return
        w, h = self._picture.get_size()
        small = pygame.transform.smoothscale(self._picture, (max(2, round(w * share)), max(2, round(h * share))))
        target.blit(small, small.get_rect(center=self._centre))
