"""Pieces that fly from one place to another: dice, tokens, cards, coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.core.position import Position
from ui.art.curves import Point
from ui.art.light import raised
from ui.boards.animation.motion import arc, ease, within
from ui.boards.board import Animation


@dataclass(frozen=True, slots=True)
class Flight:
    """One piece, by its middle. `begin` and `end` are shares of the whole animation."""

    picture: Surface
    start: Point
    goal: Point
    begin: float = 0.0
    end: float = 1.0
    height: float = 60
    stays: bool = True
    """It is seen at its goal after it has arrived."""
    waits: bool = False
    """It is seen at its start before it leaves."""


class Flights(Animation):
    """Several pieces on their ways, together or one after another."""

    def __init__(self, view: Position, flights: Sequence[Flight], seconds: float = 0.45) -> None:
        self.view = view
        self.seconds = seconds
        self.flights = flights

    def paint(self, target: Surface, done: float) -> None:
        for flight in self.flights:
            if (done < flight.begin and not flight.waits) or (done >= flight.end < 1 and not flight.stays):
                continue
            share = ease(within(done, flight.begin, flight.end))
            lift = 2 + round(16 * share * (1 - share))
            raised(flight.picture, lift).centred(target, arc(flight.start, flight.goal, share, flight.height))


def staggered(count: int, overlap: float = 0.6) -> list[tuple[float, float]]:
    """Begin and end of each of several flights that follow each other closely."""
    if count <= 1:
        return [(0.0, 1.0)] * count
    length = 1 / (1 + (count - 1) * (1 - overlap))
    step = (1 - length) / (count - 1)
    return [(k * step, k * step + length) for k in range(count)]
