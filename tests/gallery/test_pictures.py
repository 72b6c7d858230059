"""Everything in the gallery, looked over: no word is cut off, nothing lies on something else or outside the window.

The ordinary tests look at each exhibit once, in windows, text sizes and languages by turns; the thorough ones at the
scenes of the program in all of them and at the many moments of boards and lessons in one more.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.titles import TITLES
from ui.gallery.camera import look_over
from ui.gallery.registry import Exhibit, exhibits
from ui.gallery.studio import Studio

WINDOWS = (
    ((1280, 720), "fr", 160), ((1920, 1080), "en", 160), ((1920, 1080), "en", 100), ((1280, 720), "fr", 100),
    ((1280, 720), "en", 80), ((1600, 900), "fr", 130), ((2560, 1440), "en", 100), ((1280, 720), "en", 160),
)  # fmt: skip
"""The first two take turns in the ordinary tests; the next two show each board and lesson the other way round."""
MANY = (*TITLES, "tutorial")
"""Rooms in which the same board hangs many times."""
ROOMS = ("end", "replay", "solo", "crash", *MANY, "rules")


def rooms() -> dict[str, list[Exhibit]]:
    """The exhibits in groups, so that a failure names its corner of the program."""
    found: dict[str, list[Exhibit]] = {}
    for exhibit in exhibits():
        room = next((name for name in ROOMS if exhibit.name.startswith(name)), "menus")
        found.setdefault(room, []).append(exhibit)
    return found


def faults(window: int, hung: Iterable[Exhibit]) -> list[str]:
    """What is wrong with these exhibits in a window."""
    studio, found = Studio(*WINDOWS[window]), []
    try:
        for exhibit in hung:
            studio.opened()
            exhibit.arrange(studio)
            found += [f"{exhibit.name} {WINDOWS[window]}: {fault}" for fault in look_over(studio)]
            studio.app.stack.close()
    finally:
        studio.close()
    return found


@pytest.mark.parametrize("room", sorted(rooms()))
def test_nothing_is_cut_off_and_nothing_overlaps(room: str) -> None:
    hung = rooms()[room]
    assert faults(0, hung[::2]) + faults(1, hung[1::2]) == []


@pytest.mark.thorough
@pytest.mark.parametrize("room", sorted(rooms()))
def test_nor_in_other_windows(room: str) -> None:
    hung = rooms()[room]
    if room in MANY:
        assert faults(2, hung[::2]) + faults(3, hung[1::2]) == []
    else:
        assert faults(0, hung[1::2]) + faults(1, hung[::2]) == []
        assert [fault for window in range(2, len(WINDOWS)) for fault in faults(window, hung)] == []
