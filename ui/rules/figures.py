"""Drawings for the rule book, made of the pieces of the table; a game's are in its `rulebook_figures`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pygame import Surface

from ui.art.cache import kept
from ui.titles import part_of

Draw: TypeAlias = Callable[[int, float], Surface]
"""A drawing that is at most so many pixels wide, at a scale (1 at 1080 lines)."""


@kept
def figure(title_id: str, section: str, room: int, scale: float) -> Surface | None:
    """The drawing that goes with a section, if there is one."""
    own = part_of(title_id, "rulebook_figures")
    drawings: dict[str, Draw] = own.FIGURES if own is not None else {}
    draw = drawings.get(section)
    return draw(room, scale) if draw is not None else None
