"""Sitting down: a match, its players and its board become a table."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from game.ai.thinker import Thinker
from game.ai.worker import Worker
from game.core.match import Match
from game.core.position import Position
from saves.document import SaveIdentity
from ui.frame.app import App
from ui.host.host import Host
from ui.host.saving import Saving, behind_the_table
from ui.kit.by_title import board_of
from ui.scenes.table import TableScene

new_worker: Callable[[], Thinker] = Worker
"""Who thinks for the computer seats."""
new_writer: Callable[[], Executor] = behind_the_table
"""Who writes the autosaves."""


def table_scene(app: App, match: Match[Position], identity: SaveIdentity) -> TableScene:
    """The table of a match. If a computer level takes part, its process starts now, not when it is first asked."""
    worker = new_worker()
    saving: Saving[Position] = Saving(app.store, identity, new_writer)
    host = Host(match, saving, worker, lambda: app.settings.pay_unasked, stops=lambda: app.settings.stops)
    if host.needs_thinking:
        worker.start()
    return TableScene(app, host, board_of(app, match.setup))
