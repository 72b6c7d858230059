"""Ways to move: soft starts and ends, arcs, parts of a whole."""

from __future__ import annotations

import math

from ui.art.curves import Point


def ease(share: float) -> float:
    """Slow at both ends."""
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)


def fall(share: float) -> float:
    """Faster and faster, then a small bounce."""
    if share < 0.7:
        return (share / 0.7) ** 2
    return 1 - 0.06 * math.sin((share - 0.7) / 0.3 * math.pi)


def within(share: float, start: float, end: float) -> float:
    """How far a part from `start` to `end` has come when the whole has come to `share`."""
    if end <= start:
        return 1.0 if share >= end else 0.0
    return max(0.0, min(1.0, (share - start) / (end - start)))


def arc(start: Point, end: Point, share: float, height: float) -> Point:
    """A throw from one point to another."""
    x = start[0] + (end[0] - start[0]) * share
    y = start[1] + (end[1] - start[1]) * share
    return (x, y - height * math.sin(share * math.pi))
