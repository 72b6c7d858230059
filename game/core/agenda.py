"""Steps, decisions, moves: the words in which every rule is written.

A step is one thing the rules do next. A decision is a step that asks a seat. A move is one answer.
All are frozen and hold ids and numbers only, so that a clone shares them and a save writes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

from game.core.errors import IllegalMove, Values
from game.core.records import field_values

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.position import Position

P_contra = TypeVar("P_contra", bound="Position", contravariant=True)
M = TypeVar("M", bound="Move")


class Move:
    """One answer to a decision. Subclasses are frozen slotted dataclasses."""

    __slots__ = ()
    immutable: ClassVar[bool] = True
    for_people: ClassVar[bool] = False
    """A wish that hardly ever pays, listed after all other answers: levels that look ahead leave it out."""


class Refusal(NamedTuple):
    """Why a move that a person might expect is not offered: a message key and its values."""

    move: Move
    key: str
    values: Values


class Offer(NamedTuple):
    """An occasion to interrupt others, given because of what everybody can see and whatever a hand holds."""

    waivers: tuple[Move, ...]
    """Answers that only say "not now"; the first is good for this one time."""
    speakers: tuple[int, ...]
    """Who is still to be asked on this occasion, in order, by what everybody can see; empty if all see that nobody can
    do anything, then the table lets it pass."""
    insists: bool
    """Asked also of a seat that wishes not to be asked."""


class Step(Generic[P_contra]):
    """One thing the rules do next. Subclasses are frozen slotted dataclasses."""

    __slots__ = ()
    immutable: ClassVar[bool] = True
    asks: ClassVar[bool] = False
    rule: ClassVar[str] = ""

    def run(self, game: P_contra) -> None:
        """Change the position and put what follows on the agenda."""
        raise TypeError(f"{type(self).__name__} has no run()")


class Decision(Step[P_contra], Generic[P_contra, M]):
    """A step that asks `seat`. `rule` is the rule that F1 opens."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    formality: ClassVar[bool] = False
    """Most people would give the first answer, as with a payment: a preview goes on with it."""
    secret_answers: ClassVar[tuple[type[Move], ...]] = ()
    """Kinds of answers that depend on what only this seat may see; `(Move,)`: all of them. The others, and why they are
    refused, may be shown while everybody looks: the fuzz proves that they are the same whatever is hidden."""
    seat: int

    def is_open(self, game: P_contra, move: Move) -> bool:
        """Whether everybody may see that this answer is offered or refused."""
        return not isinstance(move, self.secret_answers)

    def moves(self, game: P_contra) -> Sequence[M]:
        """Every legal answer, never empty."""
        raise TypeError(f"{type(self).__name__} has no moves()")

    def play(self, game: P_contra, move: M) -> None:
        """Carry out a legal answer."""
        raise TypeError(f"{type(self).__name__} has no play()")

    def refusals(self, game: P_contra) -> list[Refusal]:
        """Answers that a person might expect here, each with the reason why it is not legal."""
        return []

    def offer(self, game: P_contra) -> Offer | None:
        """What it is if it only offers to interrupt; None for every other question."""
        return None

    def foregone(self, game: P_contra) -> M | None:
        """The answer if nothing hangs on it, such as the only one there is; None if somebody must choose.

        It depends on what everybody can see, as a table gives it without asking."""
        return None

    def facts(self, game: P_contra) -> Values:
        """What the prompt tells besides the decision's own fields."""
        return field_values(self)

    def refuse(self, game: P_contra, move: Move) -> IllegalMove:
        """The error for an answer that is not legal, with its reason if one is known."""
        for refusal in self.refusals(game):
            if refusal.move == move:
                return IllegalMove(refusal.key, **refusal.values)
        return IllegalMove("core.refusal.not_offered")
