"""What a click on a target would do in all: on some tables it stands for several moves, one after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, runtime_checkable

from game.core.agenda import Move
from ui.kit.target import Target


@runtime_checkable
class Chained(Protocol):
    """A target whose move is followed by others without another click."""

    then: tuple[Move, ...]


def is_meant(target: Target, wanted: Collection[Move], ahead: Collection[Move]) -> bool:
    """Whether a lesson wants what a click here does: a move now, and soon everything that follows it."""
    return bool(target.moves) and stray_move(target, wanted, ahead) is None


def stray_move(target: Target, wanted: Collection[Move], ahead: Collection[Move]) -> Move | None:
    """The move of a click that a lesson does not mean."""
    if not any(move in wanted for move in target.moves):
        return target.moves[0]
    following = target.then if isinstance(target, Chained) else ()
    return next((move for move in following if move not in wanted and move not in ahead), None)
