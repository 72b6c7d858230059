"""Going on with a saved match: load it, tell what is to be told, open the table."""

from __future__ import annotations

import logging
from pathlib import Path

from game.core.errors import SpokenError
from saves import Loaded
from ui.frame.app import App
from ui.scenes import routes

_log = logging.getLogger("ipet.window")


def loaded(app: App, path: Path) -> Loaded | None:
    """The match in a file; None, and a notice, if it cannot go on."""
    try:
        found = app.store.load(path)
    except SpokenError as error:
        _log.warning("not loaded: %s", error.key)
        app.notices.append(app.told(error))
        return None
    if found.notice is not None:
        app.notices.append(app.say(found.notice.key, **found.notice.values))
    return found


def resume(app: App, path: Path) -> bool:
    """Go on where the file ends; False if that is not possible."""
    found = loaded(app, path)
    if found is not None:
        routes.open_table(app, found.match, found.keepsake)
    return found is not None


def replay(app: App, path: Path) -> bool:
    """Look at the match of a file from its first move."""
    found = loaded(app, path)
    if found is not None:
        routes.open_replay(app, found.match)
    return found is not None
