"""The board of a match, made by its title."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import cast

from game.core.position import Position
from game.core.setup import Setup
from ui.frame.app import App
from ui.kit.contract import Board
from ui.titles import SCREENS


def board_of(app: App, setup: Setup) -> Board[Position]:
    """The board of a match, in the language of the moment."""
    kind = cast("type[Board[Position]]", resolve_name(SCREENS[setup.title].board))
    return kind(app, setup, app.narrator(setup))
