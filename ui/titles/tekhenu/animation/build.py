"""Pieces that are built: they fly to their places, fall the last bit and raise a little dust."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.state import Tekhenu
from ui.art.curves import Point
from ui.art.light import raised
from ui.boards.animation.dust import dust
from ui.boards.animation.motion import arc, ease, fall, within
from ui.boards.board import Animation


class Build(Animation):
    """A piece flies to its place, drops the last bit and raises a ring of dust."""

    def __init__(self, view: Tekhenu, picture: Surface, start: Point, goal: Point, drop: int) -> None:
        self.view = view
        self.seconds = 0.57
        self._picture = picture
        self._start = start
        self._goal = goal
        self._drop = drop

    def paint(self, target: Surface, done: float) -> None:
        above = (self._goal[0], self._goal[1] - self._drop)
        if done < 0.78:
            at = arc(self._start, above, ease(done / 0.78), 2.0 * self._drop)
            raised(self._picture, 7).centred(target, at)
            return
        share = within(done, 0.78, 1.0)
        up = self._drop * (1 - fall(share))
        raised(self._picture, 2 + round(up / 6)).centred(target, (self._goal[0], self._goal[1] - up))
        if share > 0.5:
            foot = (round(self._goal[0]), round(self._goal[1] + self._picture.get_height() * 0.45))
            dust(target, foot, self._picture.get_width(), within(share, 0.5, 1.0))
