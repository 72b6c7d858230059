"""TEK-1.2, TEK-3  The dial of the Obelisk: light, purity and dice."""

from __future__ import annotations

from functools import cache

from game.core.records import record
from game.tekhenu.components import components
from game.tekhenu.words import GODS, HIGHEST, Plate

SECTIONS = len(GODS)
LAYOUT = ("sunny", "sunny", "shaded", "dark", "dark", "shaded")
"""TEK-1.2  Clockwise from the first Sunny section."""


@record
class Die:
    """TEK-3  A die as it lies: its colour and the face that counts on the scales."""

    colour: str
    face: int


@cache
def die(colour: str, face: int) -> Die:
    """The one record of this die; equal dice are the same."""
    return Die(colour, face)


def light_of(first_sunny: int, section: int) -> str:
    """TEK-1.2  The light of a section."""
    return LAYOUT[(section - first_sunny) % SECTIONS]


def shaded_sections(first_sunny: int) -> tuple[int, int]:
    """TEK-15.3  The two sections that get new dice, s+2 first."""
    return (first_sunny + 2) % SECTIONS, (first_sunny + 5) % SECTIONS


def arrow_edge(first_sunny: int) -> int:
    """TEK-2.1  Edge k lies between sections k-1 and k; the arrow lies between the two Sunny ones."""
    return (first_sunny + 1) % SECTIONS


@cache
def lines_of(first_sunny: int) -> tuple[dict[str, Plate], ...]:
    """TEK-3.1  For every section the line on which a die of each colour lies."""
    return tuple(components().purity[light_of(first_sunny, section)] for section in range(SECTIONS))


@cache
def reach(value: int, step: int) -> tuple[int, ...]:
    """TEK-6.2, 6.3  Values within `step` of a value, itself first, without wrap."""
    others = [other for other in range(1, HIGHEST + 1) if other != value and abs(other - value) <= step]
    return (value, *others)


def scribes_for(base: int, value: int) -> int:
    """TEK-6.2  Each Scribe moves the value by 1 or 2."""
    return (abs(value - base) + 1) // 2
