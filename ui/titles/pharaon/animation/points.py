"""The final scoring: one reason after the other, with what each seat gets for it."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.pharaon.state import Pharaon
from ui.art.light import raised
from ui.art.pharaon_tokens import prestige_disc
from ui.boards.animation.fades import Banner
from ui.boards.animation.motion import ease, within
from ui.titles.pharaon.look import Look


class Points(Banner):
    """The name of a reason on a banner, and points that rise in the panels."""

    def __init__(self, look: Look, view: Pharaon, title: str, gains: Mapping[int, int]) -> None:
        super().__init__(look.screen, view, look.layout.zones.board, title, 0.9)
        self._look = look
        self._gains = gains

    def paint(self, target: Surface, done: float) -> None:
        super().paint(target, done)
        rise = ease(within(done, 0.1, 0.6))
        size = self._look.screen.px(46)
        for seat, points in self._gains.items():
            x, y = self._look.layout.seat(seat)
            disc = prestige_disc(size, f"+{points}" if points > 0 else str(points))
            raised(disc, 4).centred(target, (x, y + (1 - rise) * self._look.screen.px(24)))
