"""PHA-4.5 to PHA-4.9  The payment solver: which tokens can pay a bill, and which ways of paying really differ.

A purse and a payment count the twelve sorts of coin that can matter at one quarter: five base resources, Silver, five
offering tokens of resources, the offering tokens of that quarter. Two payments differ if they spend other coins.

`payments` leaves out what is hardly ever better: more coins where fewer do, an offering token where the same resource
is at hand, Silver where a base resource would do (unless base resources are worth more to the seat, see `keeps_base`).
`every_payment` leaves out nothing but coins for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from operator import add, sub
from typing import TypeAlias

from game.pharaon.components import components
from game.pharaon.costs import Bill, Bills
from game.pharaon.pieces import COLOURS, SILVER

Purse: TypeAlias = tuple[int, ...]
Payment: TypeAlias = tuple[int, ...]
Groups: TypeAlias = tuple[int, ...]
"""For each colour the lowest colour that it can be paid as (PHA-4.5e); equal numbers stand for one another."""

OFFERING = SILVER + 1
"""Where the offering tokens of resources begin."""
QUARTER = OFFERING + len(COLOURS)
"""The place of the tokens of the quarter."""
SORTS = QUARTER + 1
APART: Groups = COLOURS
"""Without a Scribe every colour stands for itself alone."""


@cache
def groups_of(scribes: tuple[str, ...]) -> Groups:
    """PHA-4.5e, PHA-19.23  Colours that Scribes join; several Scribes chain."""
    groups = list(APART)
    for name in scribes:
        one, other = (groups[colour] for colour in components().scribes[name])
        groups = [min(one, other) if group in (one, other) else group for group in groups]
    return tuple(groups)


def missing(have: tuple[int, ...], wild: int, bills: Bills, groups: Groups) -> int:
    """How many coins are short of the bill that comes closest; `have` counts the coins of each colour."""
    if groups is not APART:
        have, bills = _joined(have, groups), _joined_bills(bills, groups)
    least = 99
    for needs, more in bills:
        short = -wild
        for held, need in zip(have, needs):  # noqa: B905 - asked for every quarter of every turn
            if need > held:
                short += need - held
        if more:
            short = max(short, sum(needs) + more - sum(have) - wild)
        if short <= 0:
            return 0
        if short < least:
            least = short
    return least


def payments(purse: Purse, bills: Bills, groups: Groups, keeps_base: bool) -> tuple[Payment, ...]:
    """All payments that really differ, those first that keep Silver, then offering tokens, then use no Scribe."""
    return _payments(tuple(map(min, purse, _spendable(bills, groups))), bills, groups, keeps_base)


def every_payment(purse: Purse, bills: Bills, groups: Groups) -> tuple[Payment, ...]:
    """All payments that are allowed, the usual ones first."""
    return _every_payment(tuple(map(min, purse, _spendable(bills, groups))), bills, groups)


@lru_cache(maxsize=1024)
def _every_payment(purse: Purse, bills: Bills, groups: Groups) -> tuple[Payment, ...]:
    joined = _joined_bills(bills, groups)
    thrifty = _payments(purse, bills, groups, False)
    ways = (way for bill in joined for way in _ways(purse, bill, groups, False))
    found = {payment for way in ways for payment in _offered(way, purse)}
    if len({bill.size for bill in joined}) > 1:
        found = {payment for payment in found if not _is_padded(payment, found)}
    others = sorted(found.difference(thrifty), key=_frugality)
    return _as_printed_first((*thrifty, *others), bills, groups)


def _offered(payment: Payment, purse: Purse) -> Iterator[Payment]:
    """A payment, and every other one in which offering tokens take the place of their resources."""
    left = map(sub, purse[OFFERING:QUARTER], payment[OFFERING:QUARTER])
    for moved in product(*(range(min(pair) + 1) for pair in zip(payment, left, strict=False))):
        base = map(sub, payment, moved)
        offered = map(add, payment[OFFERING:QUARTER], moved)
        yield (*base, payment[SILVER], *offered, payment[QUARTER])


def pays_beside(payment: Payment, access: int, facing: int, bills: Bills, groups: Groups) -> bool:
    """PHA-4.1, PHA-4.3  Whether one coin can pay the access and the others all that is left of some bill."""
    if access not in (SILVER, QUARTER) and groups[access % OFFERING] != groups[facing]:
        return False
    rest = _moved(payment, access)
    colours = tuple(map(add, rest[:SILVER], rest[OFFERING:QUARTER]))
    for needs, more in _joined_bills(bills, groups):
        left = Bill(tuple(need - (colour == groups[facing]) for colour, need in enumerate(needs)), more)
        if left.size == sum(rest) and _open_icons(colours, left, groups) <= rest[SILVER] + rest[QUARTER]:
            return True
    return False


@cache
def _spendable(bills: Bills, groups: Groups) -> tuple[int, ...]:
    """How many coins of each sort could be spent: purses that differ beyond that pay alike."""
    joined = _joined_bills(bills, groups)
    wild = max(bill.size for bill in joined)
    colours = [max(bill.needs[groups[colour]] + bill.any for bill in joined) for colour in COLOURS]
    return (*colours, wild, *colours, wild)


@lru_cache(maxsize=8192)
def _payments(purse: Purse, bills: Bills, groups: Groups, keeps_base: bool) -> tuple[Payment, ...]:
    joined = _joined_bills(bills, groups)
    base_first = len(joined) == 1 and not keeps_base
    found = {payment for bill in joined for payment in _ways(purse, bill, groups, base_first)}
    if len(found) == 1:
        return tuple(found)
    best = found
    if len({bill.size for bill in joined}) > 1:
        best = {payment for payment in best if not _is_padded(payment, found)}
    if not keeps_base:
        best = {payment for payment in best if not _spends_silver_for_base(payment, purse, found)}
    return _as_printed_first(tuple(sorted(best, key=_frugality)), bills, groups)


def _ways(purse: Purse, bill: Bill, groups: Groups, base_first: bool) -> Iterator[Payment]:
    """Every way to pay a joined bill in which base resources go before offering tokens of the same colour.

    With `base_first` most ways that spend Silver for a base resource are left out from the start. Beside other bills
    all are needed, because a way may be worse than one of another bill by way of them.
    """
    silver, quarter, size = purse[SILVER], purse[QUARTER], bill.size
    plain = groups is APART and not bill.any
    for spent, total in _splits(purse, bill, groups, plain and base_first):
        wild = size - total
        if not plain and _open_icons(spent, bill, groups) > wild:
            continue
        base = tuple(map(min, spent, purse))
        offered = tuple(map(sub, spent, base))
        for tokens in range(max(0, wild - silver), min(wild, quarter) + 1):
            yield (*base, wild - tokens, *offered, tokens)


def _splits(purse: Purse, bill: Bill, groups: Groups, base_first: bool) -> list[tuple[tuple[int, ...], int]]:
    """How many coins of each colour may be spent, none more than icons ask for, and how many that makes.

    Where only Silver and tokens of the quarter could take the place of a base resource, and Silver should not
    (`base_first`), no fewer are spent than the base resources at hand less those tokens.
    """
    size, quarter, more = bill.size, purse[QUARTER], bill.any
    least = size - purse[SILVER] - quarter
    wanted = [bill.needs[group] + more for group in groups]
    limits = [min(purse[colour] + purse[OFFERING + colour], wanted[colour]) for colour in COLOURS]
    rest = sum(limits)
    if rest < least:
        return []
    found: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for colour, limit in enumerate(limits):
        rest -= limit
        floor = max(0, min(purse[colour], wanted[colour]) - quarter) if base_first else 0
        found = [
            ((*spent, count), total + count)
            for spent, total in found
            for count in range(max(floor, least - total - rest), min(limit, size - total) + 1)
        ]
    return found


def _open_icons(spent: tuple[int, ...], bill: Bill, groups: Groups) -> int:
    """Icons of a colour that these coins leave for Silver and tokens of the quarter."""
    paid = _joined(spent, groups)
    return sum(need - count for need, count in zip(bill.needs, paid, strict=True) if need > count)


def _is_padded(payment: Payment, valid: set[Payment]) -> bool:
    """Whether one coin less would do as well."""
    return any(payment[sort] and _moved(payment, sort) in valid for sort in range(SORTS))


def _spends_silver_for_base(payment: Payment, purse: Purse, valid: set[Payment]) -> bool:
    """Whether a base resource could take the place of Silver."""
    return payment[SILVER] > 0 and any(
        payment[colour] < purse[colour] and _moved(payment, SILVER, colour) in valid for colour in COLOURS
    )


def _moved(payment: Payment, less: int, more: int | None = None) -> Payment:
    changed = list(payment)
    changed[less] -= 1
    if more is not None:
        changed[more] += 1
    return tuple(changed)


def _frugality(payment: Payment) -> tuple[object, ...]:
    """Cheap payments first: they keep Silver, then offering tokens."""
    return (*_expense(payment), tuple(-count for count in payment))


def _expense(payment: Payment) -> tuple[int, int, int]:
    return (payment[SILVER], sum(payment[OFFERING:]), sum(payment))


def _as_printed_first(found: tuple[Payment, ...], bills: Bills, groups: Groups) -> tuple[Payment, ...]:
    """PHA-4.5e  Of payments that are equally dear, those first in which the printed colours pay for themselves."""
    if groups is APART:
        return found
    return tuple(sorted(found, key=lambda payment: (*_expense(payment), _substitutes(payment, bills))))


def _substitutes(payment: Payment, bills: Bills) -> int:
    """How many coins pay an icon of another colour, in the bill that comes closest."""
    spent: tuple[int, ...] = tuple(map(add, payment[:SILVER], payment[OFFERING:QUARTER]))
    return min(sum(max(0, n - need) for n, need in zip(spent, needs, strict=True)) - more for needs, more in bills)


def _joined(counts: tuple[int, ...], groups: Groups) -> tuple[int, ...]:
    """Counts by group: all under the lowest colour of the group."""
    joined = [0] * len(COLOURS)
    for colour, group in enumerate(groups):
        joined[group] += counts[colour]
    return tuple(joined)


@cache
def _joined_bills(bills: Bills, groups: Groups) -> Bills:
    """Bills by group; those that become the same are one."""
    return tuple(dict.fromkeys(Bill(_joined(bill.needs, groups), bill.any) for bill in bills))
