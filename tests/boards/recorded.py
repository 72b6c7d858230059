"""Recorded games played again on the boards: the match as it stands at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from game.core.match import Match
from game.core.position import Position
from game.titles import title
from saves import load
from tests.recorded.record import FOLDER
from ui.boards.board import Asked

GAMES: Final = (
    ("amunre", 2), ("amunre", 6), ("tekhenu", 2), ("tekhenu", 8), ("pharaon", 2), ("pharaon", 9), ("kemet", 5),
)  # fmt: skip
"""Sensible games of each title, and those with the fewest seats or an automaton."""


@cache
def recorded(name: str, number: int) -> Match[Position]:
    """A whole game."""
    return load(FOLDER / name / f"{number:02}.yaml").match


def decisions(name: str, number: int) -> Iterator[Match[Position]]:
    """The same match, growing: once at each of its decisions."""
    whole = recorded(name, number)
    match = Match(title(name), whole.setup)
    for move in whole.moves:
        yield match
        match.play(move)


def asked_of(position: Position) -> Asked[Position]:
    """The question of the seat that is asked."""
    decision = position.decision
    assert decision is not None
    moves = position.moves()
    return Asked(decision, moves, decision.refusals(position), frozenset(moves))
