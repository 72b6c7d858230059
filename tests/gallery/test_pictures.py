"""Everything in the gallery, looked over: no word is cut off, nothing lies on something else or outside the window.

The ordinary tests look where words have least room: at each scene of the program, at every other moment of the boards
and at every fourth step of the lessons. The thorough ones look at the rest there, and at everything in other windows.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.titles import TITLES
from ui.frame.memory import Restraint
from ui.gallery.camera import look_over
from ui.gallery.registry import Exhibit, exhibits
from ui.gallery.studio import Studio

WINDOWS = (
    ((1280, 720), "fr", 160), ((1920, 1080), "en", 100), ((1280, 720), "en", 80), ((1920, 1080), "fr", 160),
    ((1600, 900), "fr", 130), ((2560, 1440), "en", 100), ((1280, 720), "en", 160),
)  # fmt: skip
"""The first is the narrowest."""
OFTEN = {**dict.fromkeys(TITLES, 2), "tutorial": 4}
"""Rooms in which the same board hangs many times: how many pictures stand for one another."""
ROOMS = ("end", "replay", "solo", "crash", *OFTEN, "rules")


def rooms() -> dict[str, list[Exhibit]]:
    """The exhibits in groups, so that a failure names its corner of the program."""
    found: dict[str, list[Exhibit]] = {}
    for exhibit in exhibits():
        room = next((name for name in ROOMS if exhibit.name.startswith(name)), "menus")
        found.setdefault(room, []).append(exhibit)
    return found


def faults(window: int, hung: Iterable[Exhibit]) -> list[str]:
    """What is wrong with these exhibits in a window."""
    studio, found, keep_small = Studio(*WINDOWS[window]), list[str](), Restraint()
    try:
        for exhibit in hung:
            studio.opened()
            exhibit.arrange(studio)
            found += [f"{exhibit.name} {WINDOWS[window]}: {fault}" for fault in look_over(studio)]
            studio.app.stack.close()
            keep_small()
    finally:
        studio.close()
    return found


@pytest.mark.parametrize("room", sorted(rooms()))
def test_nothing_is_cut_off_and_nothing_overlaps(room: str) -> None:
    assert faults(0, rooms()[room][:: OFTEN.get(room, 1)]) == []


@pytest.mark.thorough
@pytest.mark.parametrize("room", sorted(rooms()))
def test_nor_in_other_windows(room: str) -> None:
    """Boards and lessons in one more window, all other scenes in all of them."""
    hung = rooms()[room]
    rest = [exhibit for number, exhibit in enumerate(hung) if number % OFTEN.get(room, 1)]
    others = range(1, 2 if room in OFTEN else len(WINDOWS))
    assert faults(0, rest) + [fault for window in others for fault in faults(window, hung)] == []
