"""What a position of Tekhenu is worth to a seat (STRATEGY): a first, plain measure."""

from __future__ import annotations

from game.core.title import Evaluation
from game.tekhenu.state import Tekhenu


def evaluate(game: Tekhenu, seat: int) -> float:
    return float(game.points[seat])


def explain(game: Tekhenu, seat: int) -> Evaluation:
    return Evaluation((("points", float(game.points[seat])),))
