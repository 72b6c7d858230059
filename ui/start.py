"""From the command line to the first scene: the first start, the title, or straight to a table."""

from __future__ import annotations

from dataclasses import replace

from game.core.match import Match
from game.core.position import Position
from saves import SaveIdentity, Store
from saves.errors import Notice
from saves.settings import Settings
from ui.frame.app import App
from ui.frame.sound import Player
from ui.frame.window import open_window
from ui.scenes import routes
from ui.scenes.guard import guarded
from ui.widgets.notices import Notices

Opening = tuple[Match[Position], SaveIdentity, Notice | None]
"""A match to sit down at, what saves remember of it, and what to tell about it."""


def start(store: Store, settings: Settings, opening: Opening | None = None) -> int:
    """Open the window and run until somebody quits; returns the exit code."""
    window = open_window(settings.window, settings.fullscreen)
    app = App(store, settings, window, Notices(), Player.open())
    if opening is not None:
        match, identity, notice = opening
        routes.open_table(app, match, identity)
        if notice is not None:
            app.notices.append(app.say(notice.key, **notice.values))
    elif settings.language is None:
        routes.open_first_start(app)
    else:
        routes.open_title(app)
    return app.run(guarded)


def wished(settings: Settings, language: str | None, size: tuple[int, int] | None, fullscreen: bool) -> Settings:
    """The person's settings with what the command line says for this run."""
    if language in ("fr", "en"):
        settings = replace(settings, language=language)  # type: ignore[arg-type]
    if size is not None:
        settings = replace(settings, window=size, fullscreen=False)
    return replace(settings, fullscreen=True) if fullscreen else settings
