"""What lies in front of a seat, as a computer seat judges it: worked out once for every different area.

A rival's area stays the same through a whole search, one's own through many of its moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.remembered import Remembered
from game.pharaon.components import components
from game.pharaon.mind.gods import most_for_gods, points_with_nobles
from game.pharaon.mind.holdings import Holdings, holdings_of
from game.pharaon.noble_values import NobleWorth
from game.pharaon.state import Pharaon


@dataclass(frozen=True, slots=True, eq=False)
class Area:
    """A seat's area; two seats with the same have the same object."""

    held: Holdings
    """Not to be changed."""
    elements: tuple[int, ...]
    certain: int
    """PHA-12.1  Artisans, Burial Chamber, Nile and Pharaoh."""
    noble_points: int
    standing: float
    """Certain points, gods, nobles and tokens."""


_areas: Remembered[tuple[object, ...], Area] = Remembered(4096)


def area_of(game: Pharaon, seat: int) -> Area:
    """The area of a seat."""
    owner = game.seats[seat]
    seen = (
        tuple(owner.stock),
        tuple(owner.tokens),
        tuple(owner.nobles),
        tuple(owner.artisans),
        owner.step,
        tuple(owner.levels),
        game.pharaoh == seat,
        game.first == seat,
        game.quarters,
    )
    found = _areas.get(seen)
    return _areas.keep(seen, _look(game, seat)) if found is None else found


def _look(game: Pharaon, seat: int) -> Area:
    held, parts = holdings_of(game, seat), components()
    elements, certain = held.elements(), _certain(game, seat)
    noble_points = points_with_nobles(NobleWorth.of(game, seat), elements)
    gods = most_for_gods(game.quarters, elements) + noble_points
    first = parts.first_player_pp if game.first == seat else 0
    standing = certain + gods + first + parts.resource_pp * sum(held.stock) + elements[0] + held.sundry
    return Area(held, elements, certain, noble_points, standing)


def _certain(game: Pharaon, seat: int) -> int:
    owner, parts = game.seats[seat], components()
    points = sum(parts.artisans[card].pp for card in owner.artisans)
    points += sum(parts.level_pp[level] for level in owner.levels)
    if owner.step:
        points += parts.burial[owner.step - 1].pp
    return points + (parts.pharaoh_pp if game.pharaoh == seat else 0)
