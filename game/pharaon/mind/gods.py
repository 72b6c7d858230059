"""What the gods are worth to a computer seat: those fulfilled in full, the others by what is still missing."""

from __future__ import annotations

from functools import lru_cache

from game.core.remembered import Remembered
from game.pharaon.gods import Choice, choices, gods_of, within_reach
from game.pharaon.noble_values import NobleWorth
from game.pharaon.pieces import QUARTERS

EFFORT = {"offerings": 0.5, "nobles": 1.5, "nile": 0.6, "artisans": 1.0, "burial": 1.0}
"""How hard a further element is to get: offering token, noble, Nile track, artisan, burial step."""


class GodHopes:
    """What the gods of a board are worth to whoever has so many elements, with this hope; remembered."""

    __slots__ = ("_hope", "_known", "_quarters")

    def __init__(self, quarters: tuple[str, ...], hope: float) -> None:
        self._quarters = quarters
        self._hope = hope
        self._known: Remembered[tuple[int, ...], float] = Remembered(16384)

    def worth(self, elements: tuple[int, ...]) -> float:
        found = self._known.get(elements)
        if found is None:
            found = self._known.keep(elements, gods_worth(self._quarters, elements, self._hope))
        return found


@lru_cache(maxsize=64)
def hopes_of(quarters: tuple[str, ...], hope: float) -> GodHopes:
    """The hopes of a board at a moment of the game."""
    return GodHopes(quarters, hope)


def gods_worth(quarters: tuple[str, ...], elements: tuple[int, ...], hope: float) -> float:
    """The gods that these elements fulfil together, and the others by hope.

    `hope` is what is left of a god's points for each unit of effort that it still asks for.
    """
    return _worth(quarters, tuple(map(min, elements, choices(quarters)[-1].needs)), hope)


@lru_cache(maxsize=65536)
def _worth(quarters: tuple[str, ...], elements: tuple[int, ...], hope: float) -> float:
    """Of the gods that are not fulfilled the nearest comes first; each leaves less for those after it (PHA-11.3)."""
    fulfilled = within_reach(quarters, elements)[0]
    worth = float(fulfilled.pp)
    spare = {quarter: count - used for quarter, count, used in zip(QUARTERS, elements, fulfilled.needs, strict=True)}
    still_open = [god for name, god in gods_of(quarters).items() if name not in fulfilled.gods]
    while still_open:
        promises = [
            god.pp * hope ** sum(EFFORT[quarter] * max(0, count - spare[quarter]) for quarter, count in god.needs)
            for god in still_open
        ]
        best = max(promises)
        worth += best
        god = still_open.pop(promises.index(best))
        for quarter, count in god.needs:
            spare[quarter] -= count
    return worth


def most_for_gods(quarters: tuple[str, ...], elements: tuple[int, ...]) -> int:
    """What these elements bring at most, with gods alone."""
    return _reachable(quarters, elements)[0].pp


@lru_cache(maxsize=65536)
def points_with_nobles(worth: NobleWorth, elements: tuple[int, ...]) -> int:
    """PHA-11.4  What nobles add to that; together with them other gods may be the better choice."""
    reachable = _reachable(worth.quarters, elements)
    return max(choice.pp + worth.total(choice.gods) for choice in reachable) - reachable[0].pp


def _reachable(quarters: tuple[str, ...], elements: tuple[int, ...]) -> tuple[Choice, ...]:
    """PHA-11.4  Sets of gods that these elements fulfil; more than both gods of a quarter need makes no difference."""
    return within_reach(quarters, tuple(map(min, elements, choices(quarters)[-1].needs)))
