"""Groups of small pictures in the lines in which they come out largest: what is printed on cards and tiles.

Items may be anything that `draw` turns into a picture for a line of so many pixels; a group stays on one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple, TypeVar

from pygame import Rect, Surface

from ui.art.light import raised

T = TypeVar("T")
Draw = Callable[[T, int], Surface]
Lift = Callable[[T, int], float]
Groups = Sequence[Sequence[T]]
_REFERENCE: Final = 60
_GAP: Final = 0.1
BETWEEN: Final = 0.3
"""Gaps between items and between groups, as shares of the size."""
_LEADING: Final = 1.12


class Arranged(NamedTuple):
    """The size of a line, and how many groups each line takes."""

    size: int
    counts: tuple[int, ...]


def length(groups: Groups[T], draw: Draw[T], between: float = BETWEEN) -> float:
    """The width of a line of groups at size 1."""
    total = 0.0
    for group in groups:
        total += sum(draw(item, _REFERENCE).get_width() for item in group) / _REFERENCE
        total += _GAP * (len(group) - 1)
    return total + between * (len(groups) - 1)


def arranged(groups: Groups[T], size: tuple[int, int], most: int, draw: Draw[T], between: float = BETWEEN) -> Arranged:
    """The lines in which the groups come out largest."""
    best = Arranged(6, (len(groups),))
    for count in range(1, len(groups) + 1):
        for cuts in combinations(range(1, len(groups)), count - 1):
            lines = tuple(pairwise((0, *cuts, len(groups))))
            wide = max(length(groups[a:b], draw, between) for a, b in lines)
            each = min(most, int(size[0] / wide), int(size[1] / (1 + _LEADING * (count - 1))))
            if each > best.size:
                best = Arranged(each, tuple(b - a for a, b in lines))
    return best


def low(item: object, size: int) -> float:
    """Everything casts a small shadow."""
    return max(0.6, size / 30)


def paint_rows(
    target: Surface,
    groups: Groups[T],
    place: Rect,
    draw: Draw[T],
    most: int = 999,
    between: float = BETWEEN,
    lift: Lift[T] = low,
) -> int:
    """All groups in the middle of their place; gives the size of a line. What `lift` gives no height lies flat."""
    if not groups or place.width < 8 or place.height < 8:
        return 0
    size, counts = arranged(groups, place.size, most, draw, between)
    y = place.centery - size * _LEADING * (len(counts) - 1) / 2
    first = 0
    for count in counts:
        line = groups[first : first + count]
        x = place.centerx - length(line, draw, between) * size / 2
        for group in line:
            for item in group:
                picture = draw(item, size)
                spot = picture.get_rect(midleft=(round(x), round(y)))
                height = lift(item, size)
                if height:
                    raised(picture, height).put(target, spot.topleft)
                else:
                    target.blit(picture, spot)
                x += picture.get_width() + _GAP * size
            x += (between - _GAP) * size
        y += size * _LEADING
        first += count
    return size
