"""Looking for what overlaps, sticks out or is cut off."""

from __future__ import annotations

from itertools import combinations

from pygame import Rect

from ui.frame import words
from ui.frame.control import Control
from ui.frame.pilot import Pilot
from ui.frame.scene import Scene
from ui.widgets.scroll import ScrollBar
from ui.widgets.scroll_list import ScrollList
from ui.widgets.sheet import Sheet
from ui.widgets.text_pane import TextPane


def seen(control: Control) -> Rect:
    """The part of a control that is not scrolled away."""
    return control.rect.clip(control.within.rect) if control.within is not None else control.rect


def overlaps(scene: Scene) -> list[tuple[Control, Control]]:
    """Controls of one layer that cover each other; a sheet may hold its items, a list its bar."""
    shown = [control for control in scene.controls if control.visible]
    return [
        (one, other)
        for one, other in combinations(shown, 2)
        if one.layer == other.layer and seen(one).colliderect(seen(other)) and not _belong(one, other)
    ]


def outside(scene: Scene) -> list[Control]:
    """Controls that stick out of the window."""
    window = scene.screen.rect
    return [c for c in scene.controls if c.visible and c.within is None and not window.contains(c.rect)]


def _belong(one: Control, other: Control) -> bool:
    if one.within is other or other.within is one:
        return True
    bars = [c for c in (one, other) if isinstance(c, ScrollBar)]
    lists = [c for c in (one, other) if isinstance(c, (ScrollList, TextPane, Sheet))]
    return bool(bars and lists and bars[0].scroll is lists[0].scroll)


def complaints(pilot: Pilot) -> list[str]:
    """Everything wrong with the scene on top, in words."""
    with words.misfits() as found:
        pilot.scene.rebuild()
        pilot.tick()
    wrong = [f"cut off: {misfit}" for misfit in found]
    wrong += [f"overlap: {one} {other}" for one, other in overlaps(pilot.scene)]
    return wrong + [f"outside: {control}" for control in outside(pilot.scene)]
