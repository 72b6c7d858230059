"""Every scene opened unseen, once: what `check` looks at to know that the window would work here."""

from __future__ import annotations

from game.core.errors import SpokenError
from game.titles import TITLES
from ui.text.missing import WORDLESS
from ui.traces import in_short
from ui.workshop.gallery.camera import look_over
from ui.workshop.gallery.registry import Exhibit, exhibits
from ui.workshop.gallery.studio import Studio

SCENES = (
    "first_start",
    "title",
    "settings_display",
    "load",
    "records",
    "pause",
    "curtain",
    "news",
    "move_list",
    "enlarged",
    "account_tekhenu",
    "end_3_seats",
    "replay_start",
    "crash_in_a_menu",
    *(f"{scene}_{title}" for scene in ("new_match", "rules", "seat", "solo_turn") for title in TITLES),
    *(f"tutorial_{title}_01" for title in TITLES),
    *(f"{title}_start_3_seats" for title in TITLES),
)
"""One exhibit of each scene, of every game that has it."""
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""What a scene may run into where a file says less than it should."""
SIZE = (1280, 720)
"""The smallest window: whatever does not fit shows there."""


def problems(language: str) -> list[str]:
    """What is wrong in any scene, a line each."""
    studio = Studio(SIZE, language, 100)
    found = []
    try:
        for exhibit in exhibits():
            if exhibit.name in SCENES:
                found += [f"{exhibit.name}: {fault}" for fault in _faults(studio, exhibit)]
    finally:
        studio.close()
    return found


def _faults(studio: Studio, exhibit: Exhibit) -> list[str]:
    """What is wrong in one scene, or what keeps it from being opened at all."""
    try:
        studio.opened()
        exhibit.arrange(studio)
        faults = look_over(studio)
        studio.app.stack.close()
    except SpokenError as error:
        return [studio.app.told(error)]
    except (*WORDLESS, OSError) as error:
        return [str(error)]
    except STUMBLES as error:
        return [in_short(error, studio.app.say)]
    return faults
