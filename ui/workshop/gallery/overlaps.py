"""Controls that lie on each other: each pair is a mistake of a layout."""

from __future__ import annotations

from itertools import combinations

from pygame import Rect

from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.kit.target import Target
from ui.widgets.scroll import ScrollBar

TOLERANCE = 3
"""Pixels by which shadows and rounded corners may meet."""


def overlaps(scene: Scene) -> list[tuple[Control, Control]]:
    """Pairs of controls of one layer that share more than an edge. Places of a board may share ground: maps do."""
    seen = [(control, _visible(control)) for control in scene.controls if control.visible]
    found = []
    for (one, a), (other, b) in combinations(seen, 2):
        if one.layer != other.layer or one.within is other or other.within is one:
            continue
        if isinstance(one, Target) and isinstance(other, Target):
            continue
        shared = a.clip(b)
        if shared.width > TOLERANCE and shared.height > TOLERANCE and not _is_part(one, other):
            found.append((one, other))
    return found


def outside(scene: Scene) -> list[Control]:
    """Controls that reach beyond the window."""
    window = scene.screen.rect
    return [c for c in scene.controls if c.visible and _visible(c).size != (0, 0) and not window.contains(_visible(c))]


def _visible(control: Control) -> Rect:
    return control.resting if control.within is None else control.rect.clip(control.within.rect)


def _is_part(one: Control, other: Control) -> bool:
    """The bar of something that scrolls lies in it, and what only tells may lie under what can be used."""
    for inner, outer in ((one, other), (other, one)):
        if isinstance(inner, ScrollBar) and getattr(outer, "scroll", None) is inner.scroll:
            return True
        if outer.rect.contains(inner.rect) and not outer.focusable:
            return True
    return False
