"""PHA-11  The gods: what each asks for on a board, and the best assignment of a seat's elements to them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from operator import ge
from typing import NamedTuple

from game.core.records import record
from game.pharaon.components import components
from game.pharaon.noble_values import NobleWorth
from game.pharaon.pieces import QUARTERS
from game.pharaon.state import Pharaon


@record
class God:
    """PHA-11.1  A god column: so many elements of the quarter on its left and of the one on its right."""

    id: str
    needs: tuple[tuple[str, int], tuple[str, int]]
    """Quarter and number of elements: its home quarter first, then the next one clockwise."""
    pp: int


class Choice(NamedTuple):
    """Gods that could be fulfilled together, with what they need of each quarter in the order of QUARTERS."""

    gods: tuple[str, ...]
    needs: tuple[int, ...]
    pp: int


@record
class Assignment:
    """PHA-11.4  The best use of a seat's elements: gods fulfilled, and what its nobles are worth with them."""

    gods: tuple[God, ...]
    god_pp: int
    nobles: tuple[tuple[str, int], ...]
    noble_pp: int

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(god.id for god in self.gods)

    @property
    def total(self) -> int:
        return self.god_pp + self.noble_pp


@cache
def gods_of(quarters: tuple[str, ...]) -> dict[str, God]:
    """PHA-11.1, PHA-19.20  The gods of a board: the right condition of a quarter, the left one of the next."""
    found = {}
    for place, home in enumerate(quarters):
        following = quarters[(place + 1) % len(quarters)]
        right, left = components().quarters[home].right, components().quarters[following].left
        name = components().gods[home]
        found[name] = God(name, ((home, right.count), (following, left.count)), right.pp + left.pp)
    return found


@cache
def choices(quarters: tuple[str, ...]) -> tuple[Choice, ...]:
    """PHA-11.3, PHA-11.4  All 32 subsets of gods; elements serve one god only, so needs add up."""
    gods = tuple(gods_of(quarters).values())
    return tuple(_choice(subset) for size in range(len(gods) + 1) for subset in combinations(gods, size))


def _choice(gods: tuple[God, ...]) -> Choice:
    needs = dict.fromkeys(QUARTERS, 0)
    for god in gods:
        for quarter, count in god.needs:
            needs[quarter] += count
    return Choice(tuple(god.id for god in gods), tuple(needs.values()), sum(god.pp for god in gods))


@cache
def within_reach(quarters: tuple[str, ...], elements: tuple[int, ...]) -> tuple[Choice, ...]:
    """Subsets that these numbers of elements fulfil, most points first, then most gods."""
    found = [choice for choice in choices(quarters) if all(map(ge, elements, choice.needs))]
    return tuple(sorted(found, key=lambda choice: (-choice.pp, -len(choice.gods), choice.gods)))


def elements_of(game: Pharaon, seat: int) -> tuple[int, ...]:
    """PHA-11.2, PHA-1.7  Offering tokens, nobles, Nile tracks, artisans and burial steps, in the order of QUARTERS."""
    owner = game.seats[seat]
    tracks = len(owner.levels) - owner.levels.count(0)
    return (sum(owner.tokens), len(owner.nobles), tracks, len(owner.artisans), owner.step)


@cache
def _most_needed(quarters: tuple[str, ...]) -> tuple[int, ...]:
    """What both gods of each quarter ask for together; more elements make no difference."""
    return choices(quarters)[-1].needs


def best_assignment(game: Pharaon, seat: int) -> Assignment:
    """PHA-11.4  The subset with most god and noble points together; of equal ones that with more god points."""
    elements = tuple(map(min, elements_of(game, seat), _most_needed(game.quarters)))
    reachable = within_reach(game.quarters, elements)
    worth = NobleWorth.of(game, seat)
    best = reachable[0]
    if worth.depends_on_gods:
        best = max(reachable, key=lambda choice: choice.pp + worth.total(choice.gods))
    all_gods, nobles = gods_of(game.quarters), worth.each(best.gods)
    return Assignment(tuple(all_gods[name] for name in best.gods), best.pp, nobles, sum(pp for _, pp in nobles))
