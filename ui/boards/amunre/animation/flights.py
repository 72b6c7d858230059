"""Pieces that fly: scribes to their bids, cards to and from the decks, coins to a purse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.amunre.state import AmunRe
from ui.art.curves import Point
from ui.boards.amunre.animation.motion import arc, ease, within
from ui.boards.amunre.pieces import put
from ui.boards.board import Animation


@dataclass(frozen=True, slots=True)
class Flight:
    """One piece on its way, by its middle. `begin` and `end` are shares of the whole animation."""

    picture: Surface
    start: Point
    goal: Point
    begin: float = 0.0
    end: float = 1.0
    height: float = 70
    waits: bool = False
    """It is seen at its start before it leaves."""
    stays: bool = True
    """It is seen at its goal after it has arrived."""


class Flights(Animation):
    """Several pieces on their ways, together or one after another."""

    def __init__(self, view: AmunRe, flights: Sequence[Flight], seconds: float = 0.45) -> None:
        self.view = view
        self.seconds = seconds
        self._flights = flights

    def paint(self, target: Surface, done: float) -> None:
        for flight in self._flights:
            if (done < flight.begin and not flight.waits) or (done >= flight.end < 1 and not flight.stays):
                continue
            share = ease(within(done, flight.begin, flight.end))
            at = arc(flight.start, flight.goal, share, flight.height)
            lift = 2 + round(4 * share * (1 - share)) * 4
            put(target, flight.picture, at, lift)


def staggered(count: int, overlap: float = 0.6) -> list[tuple[float, float]]:
    """Begin and end of each of several flights that follow each other closely."""
    if count <= 1:
        return [(0.0, 1.0)] * count
    length = 1 / (1 + (count - 1) * (1 - overlap))
    step = (1 - length) / (count - 1)
    return [(k * step, k * step + length) for k in range(count)]
