"""Taking the pictures: each exhibit is arranged, settles, is drawn and looked over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
from pygame import Rect

from game.core.records import record
from ui.frame.control import Control
from ui.frame.scene import Scene
from ui.frame.words import misfits
from ui.kit.target import Target
from ui.widgets.scroll import ScrollBar
from ui.workshop.gallery.registry import Exhibit
from ui.workshop.gallery.studio import Studio

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


@record
class Picture:
    """A picture that was taken, and what is wrong in it."""

    name: str
    path: Path
    faults: tuple[str, ...]


def taken(folder: Path, studio: Studio, chosen: list[Exhibit]) -> Iterator[Picture]:
    """Every picture as soon as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    for exhibit in chosen:
        studio.opened()
        exhibit.arrange(studio)
        faults = look_over(studio)
        path = folder / f"{exhibit.name}.png"
        pygame.image.save(studio.app.window, str(path))
        studio.app.stack.close()
        yield Picture(exhibit.name, path, tuple(faults))


def look_over(studio: Studio) -> list[str]:
    """Draw the scene once more, all of it, and tell what does not fit or lies on something else."""
    scene = studio.pilot.scene
    with misfits() as found:
        scene._ground = None
        scene.dirty = True
        studio.pilot.tick(1, 0.0)
    faults = [f"text: {misfit.text!r} in {misfit.place}" for misfit in dict.fromkeys(found)]
    faults += [f"overlap: {one!r} and {other!r}" for one, other in overlaps(scene)]
    faults += [f"outside: {control!r}" for control in outside(scene)]
    return faults
