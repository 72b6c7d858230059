"""TEK-3.6, TEK-14.2  What can pay a price: the named goods, Gold for any resource, T10 and T22."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BASIC, GOLD, GOODS, GRANITE, LIMESTONE, SCRIBE

Goods = tuple[int, ...]
NOTHING: Goods = (0,) * len(GOODS)


class Means(NamedTuple):
    """What a payment can come from: goods at hand, and whether T10 and T22 widen them."""

    goods: Sequence[int]
    scribes_are_gold: bool
    stones_are_one: bool


@cache
def cost(good: int, amount: int) -> Goods:
    """A price in one good."""
    return tuple(amount if index == good else 0 for index in range(len(GOODS)))


def means_of(game: Tekhenu, seat: int, more: Goods = NOTHING) -> Means:
    """All that a seat can pay with, `more` that its Technologies bring included (TEK-3.7)."""
    owner = game.seats[seat]
    if not owner.technologies:
        return Means(owner.goods, False, False)
    goods = owner.goods if more is NOTHING else [own + new for own, new in zip(owner.goods, more, strict=True)]
    return Means(goods, game.has(seat, "T10"), game.has(seat, "T22"))


def plain_means_of(game: Tekhenu, seat: int, more: Goods = NOTHING) -> Means:
    """TEK-5.9  The same without T10 and T22."""
    return means_of(game, seat, more)._replace(scribes_are_gold=False, stones_are_one=False)


def payable(means: Means, price: Goods) -> bool:
    """Whether a price can be paid in full."""
    goods, scribes_are_gold, stones_are_one = means
    short = 0
    for good in range(LIMESTONE if stones_are_one else GOLD):
        if price[good] > goods[good]:
            short += price[good] - goods[good]
    if stones_are_one:
        short += max(0, price[LIMESTONE] + price[GRANITE] - goods[LIMESTONE] - goods[GRANITE])
    gold, scribes = goods[GOLD] - price[GOLD], goods[SCRIBE] - price[SCRIBE]
    return gold + scribes >= short if scribes_are_gold else gold >= short and scribes >= 0


def payments(means: Means, price: Goods) -> list[Goods]:
    """Every different way to pay; the named goods first, then Gold, then what T10 and T22 allow."""
    goods, found = means.goods, []
    for basic in _basic_parts(means, price):
        rest = sum(price[: GOLD + 1]) - sum(basic)
        for scribes in range(price[SCRIBE] + rest + 1) if means.scribes_are_gold else (price[SCRIBE],):
            gold = rest + price[SCRIBE] - scribes
            if 0 <= gold <= goods[GOLD] and scribes <= goods[SCRIBE]:
                found.append((*basic, gold, scribes, 0))
    return sorted(found, key=lambda paid: _oddness(paid, price))


def _basic_parts(means: Means, price: Goods) -> list[Goods]:
    """How many of each basic resource may be paid, the rest being left to Gold."""
    have, stones = means.goods, price[LIMESTONE] + price[GRANITE]
    limit = [stones, stones] if means.stones_are_one else [price[LIMESTONE], price[GRANITE]]
    return [
        (papyrus, bread, limestone, granite)
        for papyrus in range(min(price[0], have[0]) + 1)
        for bread in range(min(price[1], have[1]) + 1)
        for limestone in range(min(limit[0], have[LIMESTONE]) + 1)
        for granite in range(min(limit[1], have[GRANITE]) + 1)
        if limestone + granite <= stones
    ]


def _oddness(paid: Goods, price: Goods) -> tuple[int, int, int]:
    """Payments that keep Gold and Scribes and name the right goods come first."""
    swapped = max(0, paid[LIMESTONE] - price[LIMESTONE]) + max(0, paid[GRANITE] - price[GRANITE])
    return abs(paid[SCRIBE] - price[SCRIBE]), paid[GOLD] - price[GOLD] + swapped, swapped


def shortage(means: Means, price: Goods) -> dict[str, int | str]:
    """What the refusal of a price tells: the first good that is short, how many are needed and owned."""
    for good in range(len(BASIC)):
        if price[good] > means.goods[good]:
            return {"resource": GOODS[good], "needed": price[good], "owned": means.goods[good]}
    good = SCRIBE if price[SCRIBE] > means.goods[SCRIBE] else GOLD
    return {"resource": GOODS[good], "needed": price[good], "owned": means.goods[good]}
