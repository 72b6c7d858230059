"""A match in which nothing is taken back, because the people at the table agreed so."""

from __future__ import annotations

from typing import TypeVar

from game.core.match import CannotUndo, Match
from game.core.position import Position

P = TypeVar("P", bound=Position)


class StrictMatch(Match[P]):
    """Every move stands. Saved and loaded again it is a match like any other."""

    def undo_refusal(self) -> CannotUndo | None:
        return CannotUndo("menu.new.undo_forbidden")
