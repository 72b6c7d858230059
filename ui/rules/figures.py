"""Drawings for the rule book, made of the pieces of the table; a game's are in `ui.rules.<title>_figures`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from pygame import Surface

from ui.art.cache import kept

Draw: TypeAlias = Callable[[int, float], Surface]
"""A drawing that is at most so many pixels wide, at a scale (1 at 1080 lines)."""


@kept
def figure(title_id: str, section: str, room: int, scale: float) -> Surface | None:
    """The drawing that goes with a section, if there is one."""
    name = f"ui.rules.{title_id}_figures"
    if find_spec(name) is None:
        return None
    drawings: dict[str, Draw] = import_module(name).FIGURES
    draw = drawings.get(section)
    return draw(room, scale) if draw is not None else None
