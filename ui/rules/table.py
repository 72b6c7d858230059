"""Tables of a rule book that component data fills: the values printed in the box are never written into a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pygame import Surface

from game.core.records import record
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.frame.screen import Screen
from ui.text.voice import Voice
from ui.titles import part_of


@record
class Row:
    """One component: its sign on its colour, its name, a remark at the right, its text with icons."""

    icon: str
    colour: Colour
    title: str
    text: str
    aside: str = ""
    subject: str = ""
    """What it is, if it can be looked at closely: `card.B07`."""


Table: TypeAlias = tuple[Row, ...]
Fill: TypeAlias = Callable[[Voice], dict[str, Table]]
Enlarge: TypeAlias = Callable[[Screen, Voice, str], tuple[Surface, str]]


def tables(title_id: str, voice: Voice) -> dict[str, Table]:
    """Every table of a game by its kind; a game without tables has no module `rulebook`."""
    rulebook = part_of(title_id, "rulebook")
    if rulebook is None:
        return {}
    fill: Fill = rulebook.tables
    return fill(Voice(voice.catalogue, title_id, voice.seats))


def enlarged(title_id: str, screen: Screen, voice: Voice, subject: str) -> tuple[Surface, str]:
    """The large picture of what a row is about, and its text; only a game whose rows have subjects is asked."""
    rulebook = part_of(title_id, "rulebook")
    assert rulebook is not None
    enlarge: Enlarge = rulebook.enlarged
    return enlarge(screen, Voice(voice.catalogue, title_id, voice.seats), subject)


Draw: TypeAlias = Callable[[int, float], Surface]
"""A drawing that is at most so many pixels wide, at a scale (1 at 1080 lines)."""


@kept
def figure(title_id: str, section: str, room: int, scale: float) -> Surface | None:
    """The drawing that goes with a section, if there is one."""
    own = part_of(title_id, "rulebook_figures")
    drawings: dict[str, Draw] = own.FIGURES if own is not None else {}
    draw = drawings.get(section)
    return draw(room, scale) if draw is not None else None
