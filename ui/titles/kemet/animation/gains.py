"""Prayers and points in the panels of the seats: a sign and a number that rise."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.kemet.state import Kemet
from ui.art.inline import sentence
from ui.art.light import raised
from ui.art.palette import IVORY
from ui.art.plates import pill
from ui.art.surface import blank
from ui.boards.animation.motion import ease, within
from ui.boards.board import Animation
from ui.titles.kemet.look import Look

SECONDS = 0.5


class Gains(Animation):
    """What several seats gain or lose at the same time."""

    def __init__(self, look: Look, view: Kemet, gains: Mapping[int, str], good: bool = True) -> None:
        """`gains` are short sentences with signs, by seat."""
        self.view: Kemet = view
        self.seconds = SECONDS
        self._look = look
        self._pictures = {seat: _tag(look, text, good) for seat, text in gains.items()}

    def paint(self, target: Surface, done: float) -> None:
        rise = ease(within(done, 0.0, 0.6))
        assert isinstance(self.view, Kemet)
        for seat, picture in self._pictures.items():
            place = self._look.panel(self.view, seat)
            shift = (1 - rise) * self._look.screen.px(22)
            raised(picture, 4).centred(target, (place.x + place.width * 0.46, place.centery + shift))


def _tag(look: Look, text: str, good: bool) -> Surface:
    words = sentence(text, "bold", look.screen.text(22), IVORY)
    size = (words.size[0] + look.screen.px(28), words.size[1] + look.screen.px(10))
    out = blank(size, (40, 20, 6))
    out.blit(pill(size, (36, 92, 52) if good else (130, 30, 20), (246, 214, 130), 246), (0, 0))
    words.put(out, ((size[0] - words.size[0]) // 2, (size[1] - words.size[1]) // 2))
    return out
