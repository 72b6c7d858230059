"""Pieces that are put down: they fall the last bit and raise a little dust; three stones become a pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.amunre.state import AmunRe
from ui.art.curves import lerp
from ui.art.masonry import block
from ui.boards.amunre.pieces import put, stand
from ui.boards.animation.dust import dust
from ui.boards.animation.motion import ease, fall, within
from ui.boards.board import Animation


@dataclass(frozen=True, slots=True)
class Drop:
    """A piece and the middle of its foot."""

    picture: Surface
    foot: tuple[int, int]


class Drops(Animation):
    """Pieces fall into their places one after the other."""

    def __init__(self, view: AmunRe, drops: Sequence[Drop], height: int, each: float = 0.3) -> None:
        self.view = view
        self.seconds = each * max(1, len(drops))
        self._drops = drops
        self._height = height

    def paint(self, target: Surface, done: float) -> None:
        count = len(self._drops)
        for k, drop in enumerate(self._drops):
            share = within(done, k / count, (k + 1) / count)
            if share <= 0:
                continue
            up = round(self._height * (1 - fall(share)))
            stand(target, drop.picture, (drop.foot[0], drop.foot[1] - up), 2 + up // 8)
            if 0.7 <= share < 1:
                dust(target, drop.foot, drop.picture.get_width(), within(share, 0.7, 1.0))


class Building(Animation):
    """The stones slide together, dust rises, the pyramid grows out of it."""

    def __init__(
        self,
        view: AmunRe,
        stones: Sequence[tuple[int, int]],
        size: int,
        pyramid: Surface,
        foot: tuple[int, int],
        seconds: float = 0.8,
    ) -> None:
        self.view = view
        self.seconds = seconds
        self._stones = stones
        self._size = size
        self._pyramid = pyramid
        self._foot = foot

    def paint(self, target: Surface, done: float) -> None:
        together = ease(within(done, 0.0, 0.45))
        if done < 0.5:
            for x, y in self._stones:
                at = lerp((x, y), self._foot, together * 0.9)
                stand(target, block(self._size), (round(at[0]), round(at[1])), 2)
            return
        grown = ease(within(done, 0.5, 0.95))
        w, h = self._pyramid.get_size()
        high = max(1, round(h * grown))
        if grown >= 0.99:
            put(target, self._pyramid, (self._foot[0], self._foot[1] - h / 2), 3)
        else:
            target.blit(self._pyramid, (self._foot[0] - w // 2, self._foot[1] - high), Rect(0, 0, w, high))
        dust(target, self._foot, w, within(done, 0.45, 1.0))
