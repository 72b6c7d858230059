"""Pieces that leave their places on the board, and the rhythm of tokens that follow each other."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.boards.animation.flights import Flight, Flights
from ui.titles.pharaon.picture import BoardPicture, Lifted

EACH, APART = 0.26, 0.06
"""Seconds of one token, and between the starts of two."""


class LiftedFlights(Flights):
    """Pieces of the board on their ways: a part of it is painted without them meanwhile."""

    def __init__(
        self,
        view: Pharaon,
        flights: Sequence[Flight],
        seconds: float,
        picture: BoardPicture,
        part: Rect,
        lifted: Lifted,
    ) -> None:
        super().__init__(view, flights, seconds)
        self._shown = view
        self._picture = picture
        self._part = part
        self._lifted = lifted

    def paint(self, target: Surface, done: float) -> None:
        self._picture.put(target, self._shown, self._part, self._lifted)
        super().paint(target, done)


def in_turn(count: int) -> tuple[list[tuple[float, float]], float]:
    """Begin and end of each of several flights that follow each other closely, and the seconds of all."""
    seconds = EACH + APART * max(0, count - 1)
    return [(k * APART / seconds, (k * APART + EACH) / seconds) for k in range(count)], seconds
