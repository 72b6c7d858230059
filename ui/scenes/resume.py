"""Going on with a saved match: load it, tell what is to be told, open the table."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

from game.core.errors import SpokenError
from saves import Loaded, SaveIdentity
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


def resume(app: App, path: Path, moves: int | None = None, anew: bool = False) -> bool:
    """Go on where the file ends, or after so many moves; False if that is not possible.

    `anew` makes it a match of its own: what was played further elsewhere stays in the list."""
    found = loaded(app, path)
    if found is None:
        return False
    match = found.match if moves is None else found.match.branch(moves)
    identity = replace(SaveIdentity.new(), past=found.identity.past) if anew else found.identity
    if anew:
        app.notices.append(app.say("menu.load.branched"))
    routes.open_table(app, match, identity)
    return True


def replay(app: App, path: Path) -> bool:
    """Look at the match of a file from its first move."""
    found = loaded(app, path)
    if found is not None:
        routes.open_replay(app, found.match)
    return found is not None
