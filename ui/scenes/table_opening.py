"""Sitting down: a match, its players and its board become a table."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.worker import Worker
from game.core.match import Match
from game.core.position import Position
from saves.document import Keepsake
from ui.boards.by_title import board_of
from ui.frame.app import App
from ui.scenes.table import TableScene
from ui.table.game import TableGame

new_worker: Callable[[], Worker] = Worker
"""Who thinks for the computer seats."""


def table_scene(app: App, match: Match[Position], keepsake: Keepsake) -> TableScene:
    """The table of a match. If a computer level takes part, its process starts now, not when it is first asked."""
    worker = new_worker()
    game = TableGame(match, keepsake, app.store, worker, lambda: app.settings.pay_unasked)
    if game.needs_thinking:
        worker.start()
    return TableScene(app, game, board_of(app, match.setup))
