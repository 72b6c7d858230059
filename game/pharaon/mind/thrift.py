"""How a computer seat pays in its head: the cheapest payment for the bills of an action, remembered by what it reads.

Most coins of a purse make no difference to a bill: purses that are alike in the others are paid from alike.
"""

from __future__ import annotations

from functools import cache

from game.core.remembered import Remembered
from game.pharaon.costs import Bills
from game.pharaon.payment import APART, OFFERING, QUARTER, SORTS, Groups, Payment, Purse
from game.pharaon.pieces import COLOURS, SILVER

SILVER_SURCHARGE = 0.3
PLENTY = 3
PLENTY_DISCOUNT = 0.1
"""Of several payments the one with less Silver is preferred, then the one in colours of which there is plenty."""


class Till:
    """Takes the payments for one set of bills from a seat whose Scribes join these groups of colours."""

    __slots__ = ("_bills", "_groups", "_known", "_limits")

    def __init__(self, bills: Bills, groups: Groups) -> None:
        self._bills = bills
        self._groups = groups
        self._limits = _limits(bills) if groups is APART and not any(bill.any for bill in bills) else None
        self._known: Remembered[Purse, Payment | None] = Remembered(8192)

    def payment(self, purse: Purse) -> Payment | None:
        """The payment that a thrifty seat would choose: few coins, little Silver, rather of what there is plenty."""
        if self._limits is not None:
            purse = tuple(map(min, purse, self._limits))
        known = self._known
        return known[purse] if purse in known else known.keep(purse, self._cheapest(purse))

    def _cheapest(self, purse: Purse) -> Payment | None:
        groups = self._groups
        ways = [way for needs, more in self._bills if (way := _payment(purse, needs, more, groups)) is not None]
        if len(ways) < 2:
            return ways[0] if ways else None
        return min(ways, key=lambda way: _price(way, purse))


@cache
def till_for(bills: Bills, groups: Groups) -> Till:
    """The till for these bills."""
    return Till(bills, groups)


def _limits(bills: Bills) -> tuple[int, ...]:
    """How many coins of each sort can make a difference, where no icon is free and no colour stands for another."""
    most = [max(bill.needs[colour] for bill in bills) for colour in COLOURS]
    size = max(bill.size for bill in bills)
    return (*(max(need, PLENTY) if need else 0 for need in most), size, *most, size)


def _price(payment: Payment, purse: Purse) -> float:
    plenty = sum(payment[colour] > 0 and purse[colour] >= PLENTY for colour in COLOURS)
    return sum(payment) + SILVER_SURCHARGE * payment[SILVER] - PLENTY_DISCOUNT * plenty


def _payment(purse: Purse, needs: tuple[int, ...], more: int, groups: Groups) -> Payment | None:
    """Own colours first, then colours that Scribes join, offering tokens, tokens of the quarter, Silver."""
    left, paid_with, wild = list(purse), [0] * SORTS, 0

    def take(sort: int, count: int) -> int:
        used = min(left[sort], count)
        left[sort] -= used
        paid_with[sort] += used
        return count - used

    short = [(colour, open_icons) for colour, need in enumerate(needs) if need and (open_icons := take(colour, need))]
    for colour, open_icons in short:
        if groups is not APART:
            for other in COLOURS:
                if groups[other] == groups[colour]:
                    open_icons = take(other, open_icons)
        wild += take(OFFERING + colour, open_icons)
    if wild > left[QUARTER] + left[SILVER]:
        return None
    for _ in range(more):
        sort = max(COLOURS, key=left.__getitem__)
        if take(sort, 1):
            wild += take(max(range(OFFERING, OFFERING + len(COLOURS)), key=left.__getitem__), 1)
    if wild:
        wild = take(SILVER, take(QUARTER, wild))
    return None if wild else tuple(paid_with)
