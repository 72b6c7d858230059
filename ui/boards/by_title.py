"""Which board belongs to which title: a new title adds a line."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from game.core.position import Position
from game.core.setup import Setup
from ui.boards.board import Board
from ui.frame.app import App

BOARDS = {
    "amunre": ("ui.titles.amunre.board", "AmunReBoard"),
    "tekhenu": ("ui.boards.tekhenu.board", "TekhenuBoard"),
    "pharaon": ("ui.titles.pharaon.board", "PharaonBoard"),
    "kemet": ("ui.boards.kemet.board", "KemetBoard"),
}
"""Module and class; imported when the first match of the title opens."""


def board_of(app: App, setup: Setup) -> Board[Position]:
    """The board of a match, in the language of the moment."""
    module, name = BOARDS[setup.title]
    kind = cast("type[Board[Position]]", getattr(import_module(module), name))
    return kind(app, setup, app.narrator(setup))
