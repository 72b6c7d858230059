"""The figures in the panel of a seat, where exactly this is painted, and how far it is with each god (PHA-11.4)."""

from __future__ import annotations

from typing import TypeAlias

from game.core.records import record
from game.pharaon.gods import God, elements_of, gods_of
from game.pharaon.pieces import BASE, QUARTERS, RESOURCES
from game.pharaon.scoring import claim_of, points_now
from game.pharaon.state import Pharaon

Figures: TypeAlias = dict[str, int | str]


def panel_figures(view: Pharaon, seat: int) -> Figures:
    """By name; nobles of which some were used as "ready/all", the Traitor's vases still to come as "pile"."""
    owner = view.seats[seat]
    ready, nobles = len(owner.nobles) - len(owner.turned), len(owner.nobles)
    found: Figures = {
        "points": points_now(view, seat),
        **{f"resource.{name}": count for name, count in zip(RESOURCES, owner.stock, strict=True)},
        "tokens": sum(owner.tokens),
        "nobles": f"{ready}/{nobles}" if owner.turned else nobles,
        "artisans": len(owner.artisans),
        "step": owner.step,
        **{f"level.{name}": level for name, level in zip(BASE, owner.levels, strict=True)},
    }
    if seat == view.automaton and view.traitor is not None:
        found["pile"] = len(view.traitor.pile)
    return found


@record
class Need:
    """One side of a god: elements of a quarter asked for, and those that can serve it."""

    quarter: str
    asked: int
    there: int


@record
class Progress:
    """A god as a seat stands to it."""

    god: God
    done: bool
    needs: tuple[Need, Need]
    instead: tuple[str, ...] = ()
    """Fulfilled gods that take what would be enough for this one alone."""


def progress(view: Pharaon, seat: int) -> tuple[Progress, ...]:
    """The five gods clockwise. Elements that serve a fulfilled god are not there for its neighbour (PHA-11.3)."""
    claim = claim_of(view, seat)
    done = set(claim.names)
    held = dict(zip(QUARTERS, elements_of(view, seat), strict=True))
    left = held.copy()
    if seat != view.automaton:
        for god in claim.gods:
            for quarter, count in god.needs:
                left[quarter] -= count
    found = []
    for god in gods_of(view.quarters).values():
        enough = all(held[quarter] >= n for quarter, n in god.needs)
        instead = _takers(god, claim.gods, left) if enough and god.id not in done else ()
        found.append(_one(god, god.id in done, left, instead))
    return tuple(found)


def _one(god: God, done: bool, left: dict[str, int], instead: tuple[str, ...]) -> Progress:
    first, second = (Need(quarter, n, n if done else min(n, left[quarter])) for quarter, n in god.needs)
    return Progress(god, done, (first, second), instead)


def _takers(god: God, fulfilled: tuple[God, ...], left: dict[str, int]) -> tuple[str, ...]:
    """The neighbours that leave too little of a quarter."""
    short = {quarter for quarter, n in god.needs if left[quarter] < n}
    return tuple(other.id for other in fulfilled if short & {quarter for quarter, _ in other.needs})
