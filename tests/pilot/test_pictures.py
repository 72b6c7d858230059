"""Every scene and every board in several windows and both languages: nothing is cut off, nothing covered.

The many moments of the boards and lessons take turns: each is looked at in one language in a small window and in the
other in a usual one, with small text in one of them and the largest in the other. `python main.py gallery` draws all.
"""

from __future__ import annotations

import pytest

from game.titles import TITLES
from ui.gallery.camera import look_over
from ui.gallery.registry import exhibits
from ui.gallery.studio import Studio

WINDOWS = {
    "smallest": ((1280, 720), "fr", 100),
    "smallest_largest_text": ((1280, 720), "fr", 160),
    "usual": ((1920, 1080), "en", 100),
    "usual_largest_text": ((1920, 1080), "en", 160),
}
BY_TURNS = (("smallest", "usual_largest_text"), ("smallest_largest_text", "usual"))
ROOMS = ("end", "replay", "curtain", "news", "move", "enlarged", "table", "solo", "crash", *TITLES, "tutorial", "rules")


def looked_at(room: str, window: str) -> list:
    """The exhibits of a room that are looked at in a window."""
    everything = rooms()[room]
    if room not in TITLES and room != "tutorial":
        return everything
    return [exhibit for number, exhibit in enumerate(everything) if window in BY_TURNS[number % 2]]


def rooms() -> dict[str, list]:
    """The exhibits in groups, so that a failure names its corner of the program."""
    found: dict[str, list] = {}
    for exhibit in exhibits():
        room = next((name for name in ROOMS if exhibit.name.startswith(name)), "menus")
        found.setdefault(room, []).append(exhibit)
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("room", sorted(rooms()))
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_is_cut_off_and_nothing_overlaps(window, room):
    studio = Studio(*WINDOWS[window])
    faults = []
    try:
        for exhibit in looked_at(room, window):
            studio.opened()
            exhibit.arrange(studio)
            faults += [f"{exhibit.name}: {fault}" for fault in look_over(studio)]
            studio.app.stack.close()
    finally:
        studio.close()
    assert not faults, "\n".join(faults)
