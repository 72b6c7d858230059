"""Showing a folder in the file manager of the system."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from ui.frame.app import App

OPENERS = {"darwin": "open", "win32": "explorer"}
"""What opens a folder on which system; elsewhere `xdg-open` does."""


def show_folder(app: App, folder: Path) -> None:
    """Open it, and say where it is: nobody tells whether a window came up."""
    key = "menu.folder_opened" if _opened(folder) else "menu.error.cannot_open"
    app.notices.append(app.say(key, folder=str(folder)))


def _opened(folder: Path) -> bool:
    """Hand it to the system without waiting for what that makes of it."""
    opener = shutil.which(OPENERS.get(sys.platform, "xdg-open"))
    if opener is None or not folder.is_dir():
        return False
    try:
        subprocess.Popen(
            [opener, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
