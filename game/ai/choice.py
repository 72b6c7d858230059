"""What a computer seat answers: a move, and the reasons a hint can give for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from game.core.agenda import Move
from game.core.chance import Chance
from game.core.position import Position
from game.core.records import record
from game.core.title import Title

P = TypeVar("P", bound=Position)

REASONS = 3
"""A hint that lists more reasons explains less."""


@record
class Choice:
    """A move, and the parts of the evaluation it changes most, largest change first; none if it was forced."""

    move: Move
    why: tuple[tuple[str, float], ...]


@record
class Answer:
    """What came of a question to whoever thinks: a choice, or the trace of what went wrong."""

    question: int
    choice: Choice | None
    trace: str = ""


class Level(Protocol):
    """A way to play. `known` is what the seat knows; the rest can only be imagined."""

    def __call__(self, title: Title[P], known: P, seat: int, chance: Chance) -> Choice: ...


def worth_a_look(position: Position) -> Sequence[Move]:
    """The legal moves without the wishes of people, which are listed last."""
    moves = position.moves()
    return [move for move in moves if not move.for_people] if moves[-1].for_people else moves


def after(position: P, move: Move) -> P:
    """A copy of a position in which a legal move was played; the moves are worked out once for all copies."""
    copy = position.clone()
    copy.offered = position.moves()
    copy.apply(move)
    return copy


def reasons(title: Title[P], seat: int, before: P, now: P) -> tuple[tuple[str, float], ...]:
    """The parts of the evaluation that differ most between two positions."""
    was = dict(title.explain(before, seat).parts)
    will_be = dict(title.explain(now, seat).parts)
    changes = [(part, will_be.get(part, 0.0) - was.get(part, 0.0)) for part in {**was, **will_be}]
    changed = [change for change in changes if change[1]]
    return tuple(sorted(changed, key=lambda change: -abs(change[1]))[:REASONS])
