"""Every scene opened unseen, once: what `check` looks at to know that the window would work here."""

from __future__ import annotations

from game.titles import TITLES
from ui.gallery.camera import look_over
from ui.gallery.registry import exhibits
from ui.gallery.studio import Studio

SCENES = (
    "first_start", "title", "settings_display", "load", "records", "pause", "curtain", "news", "move_list", "enlarged",
    "end_3_seats", "replay_start", "crash_in_a_menu",
    *(f"{scene}_{title}" for scene in ("new_match", "rules", "solo_turn") for title in TITLES),
    *(f"tutorial_{title}_01" for title in TITLES),
    *(f"{title}_start_3_seats" for title in TITLES),
)  # fmt: skip
"""One exhibit of each scene, of every game that has it."""
SIZE = (1280, 720)
"""The smallest window: whatever does not fit shows there."""


def problems(language: str) -> list[str]:
    """What is wrong in any scene, a line each."""
    studio = Studio(SIZE, language, 100)
    found = []
    try:
        for exhibit in exhibits():
            if exhibit.name in SCENES:
                studio.opened()
                exhibit.arrange(studio)
                found += [f"{exhibit.name}: {fault}" for fault in look_over(studio)]
                studio.app.stack.close()
    finally:
        studio.close()
    return found
