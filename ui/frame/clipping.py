"""What can be seen of a control that lies on a scrolling sheet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import Surface

from ui.frame.control import Control


def in_sight(control: Control, point: tuple[int, int]) -> bool:
    """Whether a point of a control is not scrolled out of its sheet."""
    return control.within is None or control.within.rect.collidepoint(point)


@contextmanager
def cut_off(target: Surface, control: Control) -> Iterator[None]:
    """Draw nothing outside the sheet that a control lies in."""
    before = target.get_clip()
    if control.within is not None:
        target.set_clip(control.within.rect.clip(before))
    try:
        yield
    finally:
        target.set_clip(before)
