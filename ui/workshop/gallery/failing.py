"""When something goes wrong: the crash screen with a match, without one, and where not even a folder can be written."""

from __future__ import annotations

from pathlib import Path

from ui.crash import Crash
from ui.scenes.crash import CrashScene
from ui.workshop.gallery.matches import whole_game
from ui.workshop.gallery.registry import exhibit
from ui.workshop.gallery.studio import Studio

FOLDER = Path("/home/neferet/.local/share/Ipet/crashes/2026-11-14_21-14-00")


@exhibit("crash_at_the_table")
def crash_at_the_table(studio: Studio) -> None:
    match = whole_game("amunre", 4).branch(60)
    studio.push(CrashScene(studio.app, Crash("IndexError, film.py 88", FOLDER, "", "saved", match)))
    studio.pilot.settle()


@exhibit("crash_in_a_menu")
def crash_in_a_menu(studio: Studio) -> None:
    studio.push(CrashScene(studio.app, Crash("KeyError, title.py 40", FOLDER, "", "no_match")))
    studio.pilot.settle()


@exhibit("crash_without_a_folder")
def crash_without_a_folder(studio: Studio) -> None:
    match = whole_game("amunre", 4).branch(60)
    crash = Crash("KeyError, board.py 12", None, "No space left on device", "unsaved", match)
    studio.push(CrashScene(studio.app, crash))
    studio.pilot.settle()
