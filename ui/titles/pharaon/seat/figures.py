"""The figures in the panel of a seat: what is painted there is exactly this."""

from __future__ import annotations

from typing import TypeAlias

from game.pharaon.pieces import BASE, RESOURCES
from game.pharaon.scoring import points_now
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
