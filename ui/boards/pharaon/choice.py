"""What a person has chosen on the board without having made a move: a bonus, another payment, what follows a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from game.core.agenda import Decision, Move
from game.pharaon.offerings import TakeLotWithBonus
from game.pharaon.paying import ChooseTokens
from game.pharaon.payment import Payment
from game.pharaon.state import Pharaon


class Choice:
    """Belongs to one decision and is gone with it; only the moves that are still to follow outlive it."""

    def __init__(self) -> None:
        self.decision: Decision[Pharaon, Move] | None = None
        self.bonus = False
        """A lot is wanted with a bonus offering."""
        self.way: Payment | None = None
        """The proposed payment, if it is no longer the first."""
        self._laid: tuple[str, ...] = ()
        """The tokens of the payment in the order in which they lie in the tray."""
        self.planned: tuple[Move, ...] = ()
        """What was clicked last: its payment stays in the tray while it waits to be confirmed."""
        self.to_follow: list[Move] = []
        """One click may stand for several moves: those that are still to be made."""
        self.coming: tuple[Move, ...] = ()
        """The same while the first of them is being made."""

    @property
    def key(self) -> Hashable:
        """What painting depends on."""
        return (self.bonus, self.way, self.planned, self._laid)

    def belong_to(self, decision: Decision[Pharaon, Move] | None) -> None:
        """Forget everything when another decision is asked."""
        if decision != self.decision:
            way = self.way if _same_bill(decision, self.decision) else None
            self.decision = decision
            self.clear()
            self.way = way
            self.bonus = any(isinstance(move, TakeLotWithBonus) for move in self.coming)

    def clear(self) -> bool:
        """Whether there was anything to forget."""
        chosen = self.bonus or self.way is not None or bool(self.planned)
        self.bonus, self.way, self.planned, self._laid = False, None, (), ()
        return chosen

    def paid(self, ways: Sequence[Payment]) -> Payment:
        """The payment that stands: the chosen one, else the first, which keeps Silver and offering tokens."""
        return self.way if self.way is not None and self.way in ways else ways[0]

    def arranged(self, tokens: Sequence[str]) -> tuple[str, ...]:
        """The tokens of a payment: what stays keeps its place, what is new takes the place of what it replaces."""
        waiting, slots = Counter(tokens), list[str]()
        for token in self._laid[: len(tokens)]:
            slots.append(token if waiting[token] else "")
            waiting[token] -= bool(waiting[token])
        slots += [""] * (len(tokens) - len(slots))
        new = waiting.elements()
        self._laid = tuple(token or next(new) for token in slots)
        return self._laid

    def spend_less(self, ways: Sequence[Payment], sort: int) -> None:
        """Pay with fewer coins of a sort: the nearest other payment."""
        now = self.paid(ways)
        self._nearest(now, [way for way in ways if way[sort] < now[sort]])

    def spend_more(self, ways: Sequence[Payment], sort: int) -> None:
        now = self.paid(ways)
        self._nearest(now, [way for way in ways if way[sort] > now[sort]])

    def pay_with(self, ways: Sequence[Payment], sort: int) -> None:
        """A coin of this sort waits to be handed in: the proposal has one too."""
        if not self.paid(ways)[sort]:
            self.spend_more(ways, sort)

    def _nearest(self, now: Payment, others: Sequence[Payment]) -> None:
        if others:
            self.way = min(others, key=lambda way: _apart(way, now))


def _same_bill(one: object, other: object) -> bool:
    """Whether two questions are about the payment of one action: another token was handed in between."""
    if not isinstance(one, ChooseTokens) or not isinstance(other, ChooseTokens):
        return False
    return (one.seat, one.quarter, one.option) == (other.seat, other.quarter, other.option)


def _apart(one: Payment, other: Payment) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))
