"""Places on the dial: the fixed ring of gods, the three lines of every section, the dice that lie on them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import Rect

from game.core.records import record
from game.tekhenu.dial import SECTIONS, Die
from game.tekhenu.state import Tekhenu
from game.tekhenu.words import Plate

LINES: tuple[Plate, ...] = ("forbidden", "tainted", "pure")
"""From the hub outwards."""
_SIZES = ((1, 36.0), (1, 33.0), (1, 30.0), (2, 25.0), (2, 23.0), (2, 20.0), (3, 16.0), (3, 14.0), (3, 12.0))
"""Rows within a line and the size of a die, from the roomy to the crowded."""


@record
class DieSpot:
    """A die on the dial: the number of it in its section, and where it lies."""

    section: int
    number: int
    die: Die
    plate: Plate
    centre: tuple[int, int]
    size: int
    angle: int
    """Turned to the axis of the section, as if thrown there."""

    @property
    def rect(self) -> Rect:
        box = Rect(0, 0, self.size + 4, self.size + 4)
        box.center = self.centre
        return box


class DialPlaces:
    """Angles are degrees clockwise from the top; section k has its middle at 60 k."""

    def __init__(self, centre: tuple[int, int], u: float, slots: int) -> None:
        self.centre = centre
        self.u = u
        self.radius = 272 * u
        self.disc = self.radius - 40 * u
        self.hub = 62 * u
        self.band = (self.disc - self.hub - 4 * u) / 3
        self.ring = (self.radius + self.disc + 6 * u) / 2
        """Radius on which names, statues and bonuses stand."""
        self.slots = slots

    @property
    def box(self) -> Rect:
        """Everything of the dial, markers on the rim included."""
        reach = round(self.radius + 20 * self.u)
        return Rect(self.centre[0] - reach, self.centre[1] - reach, 2 * reach, 2 * reach)

    def at(self, radius: float, degrees: float) -> tuple[int, int]:
        a = math.radians(degrees - 90)
        return (round(self.centre[0] + radius * math.cos(a)), round(self.centre[1] + radius * math.sin(a)))

    @staticmethod
    def angle(section: int) -> float:
        """The middle of a section."""
        return 60.0 * section

    @staticmethod
    def edge(number: int) -> float:
        """Edge k lies between sections k-1 and k."""
        return 60.0 * number - 30

    @staticmethod
    def below(section: int) -> bool:
        """Whether words along the circle are turned over there."""
        return math.sin(math.radians(60 * section - 90)) > 0.3

    # The ring

    def name_angle(self, section: int) -> float:
        """Where the name of the god is written; with many statues it makes room for the bonus."""
        return self.angle(section) + (3.2 if self.below(section) else -3.2)

    def bonus(self, section: int) -> tuple[int, int]:
        return self.at(self.ring, self.angle(section) + (-12.5 if self.below(section) else 12.5))

    def statue(self, section: int, slot: int) -> tuple[int, int]:
        side = -1 if self.below(section) else 1
        shifts = {1: (-21.5,), 2: (-21.5, 21.5), 3: (-21.5, 18.3, 25.4)}[self.slots]
        return self.at(self.ring, self.angle(section) + side * shifts[slot])

    def marker(self, edge: int) -> tuple[int, int]:
        return self.at(self.radius + self.u, self.edge(edge))

    def ring_part(self, section: int) -> tuple[tuple[int, int], ...]:
        """The outline of a god's part of the ring."""
        inner, outer, middle = self.disc + 4 * self.u, self.radius + 6 * self.u, self.angle(section)
        swings = range(-30, 31, 5)
        there = [self.at(outer, middle + swing) for swing in swings]
        return (*there, *(self.at(inner, middle - swing) for swing in swings))

    # Lines and dice

    def line(self, plate: Plate) -> tuple[float, float]:
        """Inner and outer radius of a line."""
        inner = self.hub + 4 * self.u + LINES.index(plate) * self.band
        return inner, inner + self.band

    def dice(self, view: Tekhenu) -> list[DieSpot]:
        """Every die on the dial, on the line of its purity."""
        return [spot for section in range(SECTIONS) for spot in self.section_dice(view, section)]

    def section_dice(self, view: Tekhenu, section: int) -> list[DieSpot]:
        found = []
        for plate in LINES:
            numbered = [
                (number, one)
                for number, one in enumerate(view.sections[section])
                if view.purity(section, one.colour) == plate
            ]
            found += self._laid(section, plate, numbered)
        return found

    def _laid(self, section: int, plate: Plate, dice: Sequence[tuple[int, Die]]) -> list[DieSpot]:
        rows, size = next((one for one in _SIZES if self._capacity(plate, *one) >= len(dice)), _SIZES[-1])
        spots: list[DieSpot] = []
        left = list(dice)
        share = [len(part) for part in _split(left, [self._row(plate, rows, size, row)[1] for row in range(rows)])]
        for row, count in enumerate(share):
            radius, _ = self._row(plate, rows, size, row)
            gap = 9 if rows == 1 and count <= 2 else 4
            step = math.degrees((size + gap) * self.u / radius)
            for place in range(count):
                number, one = left.pop(0)
                swing = (place - (count - 1) / 2) * step
                spots.append(
                    DieSpot(
                        section,
                        number,
                        one,
                        plate,
                        self.at(radius, self.angle(section) + swing),
                        round(size * self.u),
                        _angle(section, swing, number, one),
                    )
                )
        return spots

    def _capacity(self, plate: Plate, rows: int, size: float) -> int:
        return sum(self._row(plate, rows, size, row)[1] for row in range(rows))

    def _row(self, plate: Plate, rows: int, size: float, row: int) -> tuple[float, int]:
        """Radius of a row of dice within a line, the outermost first, and how many dice it holds."""
        inner, outer = self.line(plate)
        if rows == 1:
            radius = inner + self.band * 0.385
        else:
            pitch = (outer - inner) / rows
            radius = outer - (row + 0.5) * pitch
        length = (radius - size * self.u * 0.35) * math.radians(60) - 7 * self.u
        return radius, max(1, int((length + 4 * self.u) // ((size + 4) * self.u)))


def _split(dice: Sequence[tuple[int, Die]], room: Sequence[int]) -> list[Sequence[tuple[int, Die]]]:
    """Dice over rows, each row filled in proportion to its room."""
    parts: list[Sequence[tuple[int, Die]]] = []
    rest = list(dice)
    for number, capacity in enumerate(room):
        later = sum(room[number + 1 :])
        wanted = round(len(rest) * capacity / (capacity + later))
        count = min(capacity, max(wanted, len(rest) - later), len(rest))
        parts.append(rest[:count])
        rest = rest[count:]
    return parts


def _angle(section: int, swing: float, number: int, one: Die) -> int:
    """The turn of a die in its picture: along the section, with a little of the throw left in it."""
    thrown = (number * 37 + one.face * 13 + len(one.colour) * 7) % 9 - 4
    return round(-((60 * section + 45) % 90 - 45) - swing * 0.8 + thrown)
