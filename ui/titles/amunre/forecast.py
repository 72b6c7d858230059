"""What the table can tell from public things alone: expected points, expected income, goods of a seat."""

from __future__ import annotations

from typing import NamedTuple

from game.amunre.building import pyramids_left, stones_left
from game.amunre.components import BANKS, components
from game.amunre.income import province_income
from game.amunre.purchase import card_limit
from game.amunre.scoring import bank_leaders, pyramids_of, set_points, stones_of, temple_points
from game.amunre.state import AmunRe


class Goods(NamedTuple):
    """What everybody sees of a seat."""

    farmers: int
    pyramids: int
    stones: int
    temples: int
    symbols: int
    """Favour symbols of the best province: so many cards may be bought."""
    income: int | None
    """With the tile in play; None before the first offering."""


def goods(view: AmunRe, seat: int) -> Goods:
    provinces = view.owned(seat)
    income = None if view.tile is None else sum(province_income(view, province.id) for province in provinces)
    return Goods(
        sum(view.farmers_in(province.id) for province in provinces),
        pyramids_of(view, seat),
        stones_of(view, seat),
        sum(province.temples for province in provinces),
        card_limit(view, seat),
        income,
    )


def panel_figures(view: AmunRe, seat: int) -> dict[str, int | str]:
    """The figures in the panel of a seat: what is painted there is exactly this; nothing is said of what is unknown."""
    has, points = goods(view, seat), expected(view, seat)
    found: dict[str, int | str] = {"farmers": has.farmers, "pyramids": has.pyramids, "stones": has.stones}
    found |= {"temples": has.temples, "symbols": has.symbols}
    found["income"] = "" if has.income is None else f"+{has.income}"
    found["expected"] = "" if points is None else points
    return found


def expected(view: AmunRe, seat: int) -> int | None:
    """Points that a seat would score if the kingdom ended now; None once it is being scored."""
    if view.phase == "scoring" or view.over:
        return None
    points = temple_points(view, seat) + pyramids_of(view, seat) * components().pyramid_vp + set_points(view, seat)
    return points + sum(components().bank_vp for bank in BANKS if seat in bank_leaders(view, bank))


def supplies(view: AmunRe) -> tuple[int | None, int, int]:
    """What is left: stones, pyramids, farmers; None where there is no end of them (AMU-5.8)."""
    stones = max(0, stones_left(view)) if view.counted_stones else None
    return stones, pyramids_left(view), view.farmer_supply()


class BankStanding(NamedTuple):
    """A seat with pyramids on a bank."""

    seat: int
    pyramids: int
    stones: int
    leads: bool


def bank_standings(view: AmunRe, bank: str) -> tuple[BankStanding, ...]:
    """Who has built on a bank, the best first; ties by stones are already told by `leads`."""
    leaders = bank_leaders(view, bank)
    found = []
    for seat in range(len(view.seats)):
        names = [province.id for province in view.owned(seat) if province.bank == bank]
        pyramids = sum(view.pyramids[name] for name in names)
        if pyramids:
            found.append(BankStanding(seat, pyramids, sum(view.stones[name] for name in names), seat in leaders))
    return tuple(sorted(found, key=lambda one: (-one.pyramids, -one.stones)))
