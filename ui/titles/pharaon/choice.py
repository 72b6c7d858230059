"""What a person has chosen on the board without having made a move: a bonus, another payment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import TypeAlias

from game.core.agenda import Decision, Move
from game.pharaon.free_paying import ChooseAccessToken, ComposePayment
from game.pharaon.offerings import TakeLotWithBonus
from game.pharaon.paying import ChooseTokens
from game.pharaon.payment import Payment
from game.pharaon.state import Pharaon
from ui.kit.question import Question
from ui.kit.queue import Queue

_PAYMENTS = (ChooseTokens, ComposePayment, ChooseAccessToken)
"""The questions about one payment."""


class Choice:
    """Belongs to one decision and is gone with it."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self._decision: Decision[Pharaon, Move] | None = None
        self.bonus = False
        """A lot is wanted with a bonus offering."""
        self.meant: Move | None = None
        """What the click at the board was for, of which the payment is asked now."""
        self.way: Payment | None = None
        """The proposed payment, if it is no longer the first."""
        self.access = ""
        """The token of it that shall lie on the wheel, if it is not the usual one."""
        self._wanted: list[int] = []
        """The sorts of coin that were chosen one by one, the oldest first: other changes keep them if they can."""
        self._laid: tuple[str, ...] = ()
        """The tokens of the payment in the order in which they lie in the tray."""
        self.waits: Move | None = None
        """What was clicked and waits to be confirmed: its payment stays in the tray."""

    @property
    def key(self) -> Hashable:
        """What painting depends on."""
        return (self.bonus, self.way, self.access, self.waits, self._laid)

    def belong_to(self, decision: Decision[Pharaon, Move] | None) -> None:
        """Forget everything when another decision is asked."""
        if decision != self._decision:
            kept = (self.way, self.access, self._wanted) if _same_bill(decision, self._decision) else (None, "", [])
            self._decision = decision
            self.clear()
            self.way, self.access, self._wanted = kept
            self.bonus = any(isinstance(move, TakeLotWithBonus) for move in self._queue.coming)
            if self._queue.coming or not (decision is None or isinstance(decision, _PAYMENTS)):
                self.meant = next(reversed(self._queue.coming), None)

    def clear(self) -> bool:
        """Whether there was anything to forget."""
        chosen = self.bonus or self.way is not None or bool(self.access)
        self.bonus, self.way, self._laid = False, None, ()
        self.access, self._wanted = "", []
        return chosen

    def switch_bonus(self) -> None:
        self.bonus = not self.bonus

    def paid(self, ways: Sequence[Payment]) -> Payment:
        """The payment that stands: the chosen one, else the first, which keeps Silver and offering tokens."""
        return self.way if self.way is not None and self.way in ways else ways[0]

    def laid(self, tokens: Sequence[str]) -> str:
        """The token on the wheel: the chosen one, else the first, which is the usual one."""
        return self.access if self.access in tokens else tokens[0]

    def lay_next(self, tokens: Sequence[str]) -> None:
        """Let the next one of these tokens lie on the wheel."""
        place = tokens.index(self.laid(tokens))
        self.access = tokens[(place + 1) % len(tokens)]

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
        if sort in self._wanted:
            self._wanted.remove(sort)
        self._nearest(now, [way for way in ways if way[sort] < now[sort]])

    def spend_more(self, ways: Sequence[Payment], sort: int) -> None:
        now = self.paid(ways)
        self._wanted.append(sort)
        self._nearest(now, [way for way in ways if way[sort] > now[sort]])

    def pay_with(self, ways: Sequence[Payment], sort: int) -> None:
        """A coin of this sort waits to be handed in: the proposal has one too."""
        if not self.paid(ways)[sort]:
            self.spend_more(ways, sort)

    def _nearest(self, now: Payment, others: Sequence[Payment]) -> None:
        """Of several payments the one that keeps what was chosen before, the newest first, and changes least."""
        while others and not (fitting := [way for way in others if _spends(way, self._wanted)]):
            del self._wanted[0]
        if others:
            self.way = min(fitting, key=lambda way: _apart(way, now))


def _spends(way: Payment, sorts: Sequence[int]) -> bool:
    return all(way[sort] >= count for sort, count in Counter(sorts).items())


def _same_bill(one: object, other: object) -> bool:
    """Whether two questions are about the payment of one action: another token was handed in between."""
    if not isinstance(one, _PAYMENTS) or not isinstance(other, _PAYMENTS):
        return False
    return (one.seat, one.quarter, one.option) == (other.seat, other.quarter, other.option)


def _apart(one: Payment, other: Payment) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


Q: TypeAlias = Question[Pharaon, Choice]
"""The table as somebody sees it, what they are asked and what they have chosen."""
