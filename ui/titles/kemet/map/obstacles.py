"""What words and capsules on the map should not lie over."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

Obstacle = tuple[Rect, float]
"""A place, and what it costs to cover it wholly."""


def covered(rect: Rect, obstacles: Iterable[Obstacle]) -> float:
    """What it costs to lie over all this."""
    cost = 0.0
    for other, weight in obstacles:
        if rect.colliderect(other):
            part = rect.clip(other)
            cost += weight * part.width * part.height / min(rect.width * rect.height, other.width * other.height)
    return cost
