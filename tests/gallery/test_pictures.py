"""Everything in the gallery, looked over: no word is cut off, nothing lies on something else or outside the window.

The ordinary tests look at each exhibit once: where words have least room, and at every other moment of the boards and
lessons in the other language and small text. The thorough ones look at each in other windows, by turns.
"""

from collections.abc import Iterable
from contextlib import closing

import pytest

from game.titles import TITLES
from ui.frame.memory import Restraint
from ui.workshop.gallery.camera import look_over
from ui.workshop.gallery.registry import Exhibit, exhibits
from ui.workshop.gallery.studio import Studio

SMALL, LARGE = (1280, 720), (1920, 1080)
WINDOWS = ((SMALL, "fr", 160), (LARGE, "en", 100), (SMALL, "en", 80), (LARGE, "fr", 160))
WINDOWS += (((1600, 900), "fr", 130), ((2560, 1440), "en", 100), (SMALL, "en", 160))
"""The first is the narrowest."""
OFTEN = (*TITLES, "tutorial")
"""Rooms in which the same board hangs many times, so that its pictures stand for one another."""
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
    found, keep_small = list[str](), Restraint()
    with closing(Studio(*WINDOWS[window])) as studio:
        for exhibit in hung:
            studio.opened()
            exhibit.arrange(studio)
            found += [f"{exhibit.name} {WINDOWS[window]}: {fault}" for fault in look_over(studio)]
            studio.app.stack.close()
            keep_small()
    return found


def by_turns(room: str) -> dict[int, list[Exhibit]]:
    """Each exhibit of a room in one of the windows, by their numbers; large ones take twice as long to draw."""
    hung = rooms()[room]
    return {0: hung[::2], 2: hung[1::2]} if room in OFTEN else {0: hung}


@pytest.mark.parametrize("room", sorted(rooms()))
def test_nothing_is_cut_off_and_nothing_overlaps(room: str) -> None:
    assert [fault for window, hung in by_turns(room).items() for fault in faults(window, hung)] == []


@pytest.mark.thorough
@pytest.mark.parametrize("room", sorted(rooms()))
def test_nor_in_other_windows(room: str) -> None:
    """Boards and lessons in one window more, all other scenes in two, by turns."""
    hung = rooms()[room]
    if room in OFTEN:  # what was seen in English and small text stands where there is least room
        seen_again = {0: hung[1::2], 1: hung[::4], 5: hung[2::4]}
    else:
        seen_again = {number: hung[number % 3 :: 3] for number in range(1, len(WINDOWS))}
    assert [fault for window, exhibits in seen_again.items() for fault in faults(window, exhibits)] == []
