"""Showing a folder in the file manager of the system."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from ui.frame.app import App


def show_folder(app: App, folder: Path) -> None:
    """Open it, or say where it is if that does not work."""
    try:
        opened = folder.is_dir() and webbrowser.open(folder.as_uri())
    except (OSError, webbrowser.Error):
        opened = False
    if not opened:
        app.notices.append(app.say("menu.error.cannot_open", folder=str(folder)))
