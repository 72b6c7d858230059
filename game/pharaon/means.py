"""PHA-4.5, PHA-4.10  What a seat can pay with at a quarter, and whether that is enough."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from game.pharaon.components import components
from game.pharaon.costs import (
    FREE_ACCESS,
    Bills,
    artisan_bills,
    burial_bills,
    cheapest_nile_bills,
    nile_bills,
    noble_bills,
    offering_bills,
)
from game.pharaon.payment import APART, Groups, Payment, Purse, every_payment, groups_of, missing, payments
from game.pharaon.pieces import COLOURS, QUARTERS, RESOURCES, SILVER
from game.pharaon.state import Pharaon, Seat

BONUS = "bonus"
"""PHA-6.1.2  The option of the Offerings quarter; the options of the Nile are named by their ids."""
PLACE = {name: number for number, name in enumerate(QUARTERS)}
SCARCE_SILVER = 2
"""PHA-19.25  The most Silver that one action gives: with less in the supply, Silver that is paid may come back."""


class Means(NamedTuple):
    """Coins of a seat: by colour (resources and offering tokens), Silver, tokens of the quarters, Scribes."""

    have: tuple[int, ...]
    silver: int
    quarter_tokens: list[int]
    groups: Groups

    def short_of(self, bills: Bills, quarter: str) -> int:
        """How many coins are missing for the cheapest of these bills."""
        return missing(self.have, self.silver + self.quarter_tokens[PLACE[quarter]], bills, self.groups)


def means_of(owner: Seat) -> Means:
    stock, tokens = owner.stock, owner.tokens
    have = (
        stock[0] + tokens[0],
        stock[1] + tokens[1],
        stock[2] + tokens[2],
        stock[3] + tokens[3],
        stock[4] + tokens[4],
    )
    return Means(have, stock[SILVER], tokens[len(COLOURS) : 2 * len(COLOURS)], groups_for(owner.nobles))


def groups_for(nobles: Iterable[str]) -> Groups:
    """PHA-4.5e  Which colours the Scribes among these nobles join."""
    scribes = components().scribes
    held = [noble for noble in nobles if noble in scribes]
    return groups_of(tuple(sorted(held))) if held else APART


def bills_for(game: Pharaon, seat: int, quarter: str, option: str = "") -> Bills:
    """What an action costs a seat: facing colour, options and nobles 7-11 considered; no option is the cheapest."""
    owner, parts = game.seats[seat], components()
    free = parts.any_access.get(quarter) in owner.nobles
    facing = FREE_ACCESS if free else game.facing(quarter)
    if quarter == "nile":
        return nile_bills(option, facing) if option else cheapest_nile_bills(facing)
    if quarter == "offerings":
        return offering_bills(facing, option == BONUS)
    if quarter == "nobles":
        return noble_bills(facing, parts.judge in owner.nobles)
    if quarter == "artisans":
        return artisan_bills(facing)
    return burial_bills(owner.step + 1, facing)


def shortfall(game: Pharaon, seat: int, quarter: str, option: str = "") -> int:
    """PHA-4.10  How many tokens are missing for both costs together; 0 if the action can be paid."""
    return means_of(game.seats[seat]).short_of(bills_for(game, seat, quarter, option), quarter)


@cache
def coins(quarter: str) -> tuple[str, ...]:
    """The twelve sorts of token that can pay at a quarter, in the order of purses and payments."""
    tokens = components().tokens
    return (*RESOURCES, *(token.id for token in tokens[: len(COLOURS)]), tokens[len(COLOURS) + PLACE[quarter]].id)


def purse_of(owner: Seat, quarter: str) -> Purse:
    tokens = owner.tokens
    return (*owner.stock, *tokens[: len(COLOURS)], tokens[len(COLOURS) + PLACE[quarter]])


def ways_to_pay(game: Pharaon, seat: int, quarter: str, option: str = "") -> tuple[Payment, ...]:
    """Payments that really differ. To the owner of the Tutor, and while Silver is scarce, Silver may be the cheaper."""
    owner = game.seats[seat]
    bills = bills_for(game, seat, quarter, option)
    keeps_base = components().tutor in owner.nobles or game.supply[SILVER] < SCARCE_SILVER
    return payments(purse_of(owner, quarter), bills, groups_for(owner.nobles), keeps_base)


def every_way_to_pay(game: Pharaon, seat: int, quarter: str, option: str = "") -> tuple[Payment, ...]:
    """PHA-4.5, PHA-4.6  Every payment that the rules allow and that pays nothing for nothing (PHA-P1)."""
    owner = game.seats[seat]
    return every_payment(purse_of(owner, quarter), bills_for(game, seat, quarter, option), groups_for(owner.nobles))
