"""PHA-4, PHA-6  What a quarter action costs: access and action together, as bills.

A bill counts icons. The access resource is one of them where it can be deducted (PHA-4.3, PHA-19.3), and one more
where it cannot. An action with a colour of choice has one bill for each colour worth naming.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

from game.pharaon.components import components
from game.pharaon.pieces import COLOURS

FREE_ACCESS = -1
"""PHA-7.7  In place of the facing colour: nobles 7-10 let any resource pay access and count as its own colour."""


class Bill(NamedTuple):
    """Icons to be paid: so many of each colour, and so many of any colour."""

    needs: tuple[int, ...]
    any: int

    @property
    def size(self) -> int:
        return sum(self.needs) + self.any


Bills: TypeAlias = tuple[Bill, ...]


@cache
def offering_bills(facing: int, bonus: bool) -> Bills:
    """PHA-6.1.1, PHA-6.1.3  One resource, with the bonus another one of the same colour."""
    return _identical(components().offering_cost + bonus * components().offering_option, facing)


@cache
def noble_bills(facing: int, judge: bool) -> Bills:
    """PHA-6.2.1  One of each base resource; the Judge pays as many of any colours, access as printed."""
    each = components().noble_cost
    cost = Bill((0,) * len(COLOURS), each * len(COLOURS)) if judge else Bill((each,) * len(COLOURS), 0)
    return (_with_access(cost, facing),)


@cache
def nile_bills(option: str, facing: int) -> Bills:
    """PHA-6.3.1, PHA-4.8, PHA-4.9  The two icons of an option: two colours, two identical ones or any two."""
    entry = components().nile[option]
    if entry.identical:
        return _identical(entry.identical, facing)
    return (_with_access(Bill(_counted(entry.colours), entry.any), facing),)


@cache
def cheapest_nile_bills(facing: int) -> Bills:
    """PHA-4.10  What must be payable so that some option of the Nile is."""
    return _cheapest(bill for option in components().nile for bill in nile_bills(option, facing))


@cache
def artisan_bills(facing: int) -> Bills:
    """PHA-6.4.1  Three identical resources."""
    return _identical(components().artisan_cost, facing)


@cache
def burial_bills(step: int, facing: int) -> Bills:
    """PHA-6.5.1  The icons of a step, counted from 1."""
    return (_with_access(Bill(_counted(components().burial[step - 1].cost), 0), facing),)


def _counted(colours: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(colours.count(colour) for colour in COLOURS)


def _identical(count: int, facing: int) -> Bills:
    """PHA-4.8  As many icons of one colour, which the player names."""
    return _cheapest(_with_access(Bill(_counted((colour,) * count), 0), facing) for colour in COLOURS)


def _cheapest(bills: Iterable[Bill]) -> Bills:
    """Drops each bill that asks for at least as much as another one."""
    listed = list(dict.fromkeys(bills))
    return tuple(bill for bill in listed if not any(_implies(bill, other) for other in listed))


def _implies(bill: Bill, other: Bill) -> bool:
    covered = all(more >= less for more, less in zip(bill.needs, other.needs, strict=True))
    return bill != other and covered and bill.size >= other.size


def _with_access(cost: Bill, facing: int) -> Bill:
    """PHA-4.3, PHA-4.9  The access icon is one of the cost if it matches one, else it comes on top."""
    if facing == FREE_ACCESS or cost.needs[facing]:
        return cost
    needs = tuple(need + (colour == facing) for colour, need in enumerate(cost.needs))
    return Bill(needs, cost.any - 1 if cost.any else 0)
