"""Before a game is opened: its component data, which its owner may have corrected, must be fit for play."""

from __future__ import annotations

import logging

from game.core.errors import SpokenError
from game.titles import title as find_title
from ui.frame.app import App

_log = logging.getLogger("ipet.window")


def has_fit_data(app: App, title_id: str) -> bool:
    """Whether a game can be opened; if not, a notice says what the command line would say."""
    try:
        find_title(title_id).data_digest()
    except SpokenError as error:
        _log.warning("data of %s: %s", title_id, error.key)
        app.notices.append(app.told(error))
        return False
    return True
