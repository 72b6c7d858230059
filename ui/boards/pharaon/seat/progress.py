"""PHA-11.4  How far a seat is with each god: fulfilled by the best assignment, or what its other elements give."""

from __future__ import annotations

from dataclasses import dataclass

from game.pharaon.gods import God, elements_of, gods_of
from game.pharaon.pieces import QUARTERS
from game.pharaon.scoring import claim_of
from game.pharaon.state import Pharaon


@dataclass(frozen=True, slots=True)
class Need:
    """One side of a god: elements of a quarter asked for, and those that can serve it."""

    quarter: str
    asked: int
    there: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A god as a seat stands to it."""

    god: God
    done: bool
    needs: tuple[Need, Need]


def progress(view: Pharaon, seat: int) -> tuple[Progress, ...]:
    """The five gods clockwise. Elements that serve a fulfilled god are not there for its neighbour (PHA-11.3)."""
    claim = claim_of(view, seat)
    done = set(claim.names)
    left = dict(zip(QUARTERS, elements_of(view, seat), strict=True))
    if seat != view.automaton:
        for god in claim.gods:
            for quarter, count in god.needs:
                left[quarter] -= count
    return tuple(_one(god, god.id in done, left) for god in gods_of(view.quarters).values())


def _one(god: God, done: bool, left: dict[str, int]) -> Progress:
    first, second = (Need(quarter, n, n if done else min(n, left[quarter])) for quarter, n in god.needs)
    return Progress(god, done, (first, second))
