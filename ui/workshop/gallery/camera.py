"""Taking the pictures: each exhibit is arranged, settles, is drawn and looked over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from ui.frame.words import misfits
from ui.workshop.gallery.overlaps import outside, overlaps
from ui.workshop.gallery.registry import Exhibit
from ui.workshop.gallery.studio import Studio


@dataclass(frozen=True, slots=True)
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
