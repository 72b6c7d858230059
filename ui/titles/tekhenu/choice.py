"""What a person has chosen on the board without having made a move: an opened card, a payment, a turn of the tile."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeAlias

from game.core.agenda import Decision, Move
from game.tekhenu.payment import Pay
from game.tekhenu.state import Seat, Tekhenu
from ui.kit.question import Question


class Choice:
    """Belongs to one decision and is gone with it; only the turn of a tile stays while that tile is laid."""

    def __init__(self) -> None:
        self._decision: Decision[Tekhenu, Move] | None = None
        self.card = ""
        """A card whose ways to be played are laid out."""
        self.payment: Pay | None = None
        """The proposed payment, if it is no longer the first."""
        self.turn: int | None = None
        """Quarter turns of the tile that is being laid, if somebody turned it."""
        self._tile = ""

    @property
    def key(self) -> Hashable:
        """What painting depends on."""
        return (self.card, self.payment, self.turn)

    def belong_to(self, decision: Decision[Tekhenu, Move] | None) -> None:
        """Forget everything when another decision is asked."""
        if decision == self._decision:
            return
        self._decision = decision
        self.clear()
        tile = getattr(decision, "tile", "")
        if tile != self._tile:
            self._tile, self.turn = tile, None

    def clear(self) -> bool:
        """Whether there was anything to forget."""
        chosen = bool(self.card) or self.payment is not None
        self.card, self.payment = "", None
        return chosen

    def open(self, card: str) -> None:
        """Lay out a card, or close it again."""
        self.card = "" if self.card == card else card

    def paid(self, moves: Sequence[Move]) -> Pay:
        """The payment that stands: the chosen one, else the first, which keeps Gold and Scribes."""
        offered = [move for move in moves if isinstance(move, Pay)]
        return self.payment if self.payment in offered and self.payment is not None else offered[0]

    def swap(self, moves: Sequence[Move], good: int) -> None:
        """Pay with less of a good: the nearest other payment, else the first."""
        now = self.paid(moves)
        others = [move for move in moves if isinstance(move, Pay) and move.goods[good] < now.goods[good]]
        if not others:
            others = [move for move in moves if isinstance(move, Pay) and move != now]
        self.payment = min(others, key=lambda move: _apart(move.goods, now.goods), default=None)

    def take_in(self, moves: Sequence[Move], good: int) -> None:
        """Pay with more of a good: the nearest other payment."""
        now = self.paid(moves)
        others = [move for move in moves if isinstance(move, Pay) and move.goods[good] > now.goods[good]]
        self.payment = min(others, key=lambda move: _apart(move.goods, now.goods), default=None)

    def turned(self, turns: Sequence[int], best: int) -> int:
        """The turn that the tile has now."""
        return self.turn if self.turn in turns and self.turn is not None else best

    def rotate(self, turns: Sequence[int], best: int, step: int) -> None:
        now = list(turns).index(self.turned(turns, best))
        self.turn = turns[(now + step) % len(turns)]


def _apart(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


Q: TypeAlias = Question[Tekhenu, Choice]


def owner_of(question: Q) -> Seat:
    """The seat that is asked."""
    return question.view.seats[question.asked_seat]
