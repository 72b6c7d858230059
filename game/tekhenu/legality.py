"""TEK-3.6, 3.8, TEK-5.8 to 5.10  Which actions can be done, with all aids or with the die as it lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.tekhenu.components import components
from game.tekhenu.dial import reach
from game.tekhenu.means import NOTHING, Goods, Means, cost, means_of, payable, plain_means_of, shortage
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import BREAD, FREE, GOD_NUMBER, GODS, GRANITE, HIGHEST, PAPYRUS

WINDOW_OF = {
    "ra": "pay_ra_or_horus",
    "horus": "pay_ra_or_horus",
    "bastet": "pay_bastet_or_hathor",
    "hathor": "pay_bastet_or_hathor",
}
"""TEK-14  The window in which a Blessing waives the price of an action."""
GOODS_BEFORE = {"horus": "T04", "thoth": "T20", "hathor": "T21"}
"""TEK-5.10  Technologies whose goods come before paying."""


class Obstacle(NamedTuple):
    """Why an action cannot be done: a message key and its values."""

    key: str
    values: dict[str, int | str]


def goods_before(game: Tekhenu, seat: int, god: str) -> Goods:
    """TEK-3.7, 5.10  Goods that a Technology brings before this action is paid."""
    technology = GOODS_BEFORE.get(god)
    return components().technologies[technology].gain.goods if technology and game.has(seat, technology) else NOTHING


def waivers(game: Tekhenu, seat: int, god: str) -> list[str]:
    """TEK-14  Blessings of this seat that waive the price of an action."""
    held, window = game.seats[seat].blessings, WINDOW_OF.get(god)
    return [card for card in held if components().blessings[card].window == window] if held and window else []


def possible(game: Tekhenu, seat: int, god: str, value: int, free: bool = False) -> bool:
    """Whether a god action can be done with this value, as cards and tokens stand; T14 is asked before."""
    free = free or bool(waivers(game, seat, god))
    means = means_of(game, seat, goods_before(game, seat, god))
    return _OBSTACLES[GOD_NUMBER[god]](game, seat, value, means, free) is None


def values_for(game: Tekhenu, seat: int, god: str, values: tuple[int, ...], free: bool = False) -> list[int]:
    """TEK-6.3  Values with which a god action can be done, those of T14 included; the given ones first."""
    if not game.has(seat, "T14"):
        return [value for value in values if possible(game, seat, god, value, free)]
    step, reached = components().technologies["T14"].adjust, dict.fromkeys(values)
    for value in values:
        reached.update(dict.fromkeys(reach(value, step)))
    return [value for value in reached if possible(game, seat, god, value, free)]


class Abilities:
    """Which god actions a seat could do in one position; each is found out once, values that are alike together."""

    __slots__ = ("_alike", "_game", "_known", "_seat", "_step")

    def __init__(self, game: Tekhenu, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._step = components().technologies["T14"].adjust if game.has(seat, "T14") else 0
        self._alike = _every_value() if self._step else _alike_values()
        self._known: dict[tuple[str, int], bool] = {}

    def can(self, god: str, value: int) -> bool:
        """Whether a god action can be done with this base value, T14 included."""
        key = god, self._alike[god][value]
        found = self._known.get(key)
        if found is None:
            found = possible(self._game, self._seat, god, value)
            if not found and self._step:
                found = any(possible(self._game, self._seat, god, other) for other in reach(value, self._step))
            self._known[key] = found
        return found

    def can_within(self, god: str, value: int, scribes: int) -> bool:
        """TEK-6.2  The same for some value that so many Scribes reach; what they pay for is not counted."""
        for other in reach(value, 2 * scribes):  # noqa: SIM110 - many times faster than any() over a generator
            if self.can(god, other):
                return True
        return False


@cache
def _every_value() -> dict[str, tuple[int, ...]]:
    return {god: tuple(range(HIGHEST + 1)) for god in GODS}


@cache
def _alike_values() -> dict[str, tuple[int, ...]]:
    """For each god and value the number of its group: the same tile, the same price, or any value at all."""
    prices = [price.papyrus for price in components().thoth]
    one = (0,) * (HIGHEST + 1)
    return {**_every_value(), "ra": components().slot_of_value, "hathor": one, "bastet": one, "thoth": tuple(prices)}


def bring_the_same(game: Tekhenu, seat: int, god: str, values: Sequence[int]) -> bool:
    """Whether nothing hangs on which of these values the action has: one tile, or cards of one price; T11 pays for a 1
    (TEK-14.3)."""
    if god not in ("ra", "thoth") or (1 in values and game.has(seat, "T11")):
        return False
    group = _alike_values()[god]
    return len({group[value] for value in values}) == 1


def plainly_possible(game: Tekhenu, seat: int, god: str, value: int) -> bool:
    """TEK-5.9  With the die as it lies: without Blessings, T10, T14 and T22."""
    return obstacle(game, seat, god, value, plain_means_of(game, seat, goods_before(game, seat, god)), False) is None


def obstacle(game: Tekhenu, seat: int, god: str, value: int, means: Means, free: bool) -> Obstacle | None:
    """The first reason why a god action cannot be done with this value, or None."""
    return _OBSTACLES[GOD_NUMBER[god]](game, seat, value, means, free)


def price_of_statue(game: Tekhenu, seat: int) -> Goods:
    """TEK-8.1  Granite of the leftmost remaining Statue."""
    return cost(GRANITE, components().statue_costs[game.statues_built(seat)])


def free_people_spaces(game: Tekhenu) -> list[int]:
    """TEK-8.4  Statue spaces for the people on which nobody stands."""
    return [number for number, owner in enumerate(game.people_statues) if owner == FREE]


def _price(means: Means, price: Goods, free: bool) -> Obstacle | None:
    if free or price is NOTHING or payable(means, price):
        return None
    return Obstacle("tekhenu.refusal.short", shortage(means, price))


def _horus(game: Tekhenu, seat: int, value: int, means: Means, free: bool) -> Obstacle | None:
    """TEK-8.1, 8.2, 8.4."""
    if not game.seats[seat].statues:
        return Obstacle("tekhenu.refusal.no_statue", {})
    if not game.god_slot_free(game.horus[value - 1]) and not free_people_spaces(game):
        return Obstacle("tekhenu.refusal.no_statue_space", {})
    return _price(means, price_of_statue(game, seat), free)


def _ra(game: Tekhenu, seat: int, value: int, means: Means, free: bool) -> Obstacle | None:
    """TEK-9, 9.8."""
    tile = game.display[components().slot_of_value[value]]
    if not game.seats[seat].pillars:
        return Obstacle("tekhenu.refusal.no_pillar", {})
    if not tile:
        return Obstacle("tekhenu.refusal.no_tile", {})
    if "" not in game.laid:
        return Obstacle("tekhenu.refusal.temple_full", {})
    return _price(means, components().tiles[tile].cost, free)


def _hathor(game: Tekhenu, seat: int, value: int, means: Means, free: bool) -> Obstacle | None:
    """TEK-10.1."""
    if not game.seats[seat].buildings:
        return Obstacle("tekhenu.refusal.no_building", {})
    cheapest = next((price for number, price in _cheapest_first(game.layout) if game.sites[number] == FREE), None)
    if cheapest is None:
        return Obstacle("tekhenu.refusal.no_site", {})
    return _price(means, cheapest, free)


@cache
def _cheapest_first(layout: int) -> tuple[tuple[int, Goods], ...]:
    """TEK-10.1  Sites open with so many players, and their prices."""
    sites = [(number, site) for number, site in enumerate(components().sites) if site.min_players <= layout]
    return tuple((number, cost(BREAD, site.bread)) for number, site in sorted(sites, key=lambda pair: pair[1].bread))


def _bastet(game: Tekhenu, seat: int, value: int, means: Means, free: bool) -> Obstacle | None:
    """TEK-11.1."""
    return _price(means, cost(PAPYRUS, components().bastet_papyrus), free)


def _thoth(game: Tekhenu, seat: int, value: int, means: Means, free: bool) -> Obstacle | None:
    """TEK-12.1, 12.2."""
    if not game.card_sections(seat):
        return Obstacle("tekhenu.refusal.no_section", {"owned": game.seats[seat].happiness})
    return _price(means, cost(PAPYRUS, components().thoth[value].papyrus), free)


def _osiris(game: Tekhenu, seat: int, value: int, means: Means, free: bool) -> Obstacle | None:
    """TEK-13.1."""
    owner = game.seats[seat]
    if owner.happiness < components().osiris_cost:
        return Obstacle("tekhenu.refusal.unhappy", {"owned": owner.happiness})
    if not owner.buildings:
        return Obstacle("tekhenu.refusal.no_building", {})
    if not free_in_row(game, value):
        return Obstacle("tekhenu.refusal.row_full", {"row": value})
    return None


def free_in_row(game: Tekhenu, row: int) -> list[int]:
    """TEK-13.2  The free spaces of a row, left to right."""
    return [number for number in range(row - 1, len(game.osiris), 6) if game.osiris[number] == FREE]


_OBSTACLES = (_horus, _ra, _hathor, _bastet, _thoth, _osiris)
"""In the order of GODS."""
