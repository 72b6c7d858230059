"""What a target of the table says when it is pointed at: what its move would do, its moves, or why there is none."""

from __future__ import annotations

from game.core.agenda import Move
from game.core.match import Match
from game.core.position import Position
from ui.frame.tooltip import Tip
from ui.kit.contract import Board
from ui.kit.target import Target


class Tips:
    """The tips of one question; what a move would do is found out once."""

    def __init__(self, match: Match[Position], board: Board[Position], view: Position) -> None:
        self._match = match
        self._board = board
        self._view = view
        self._previews: dict[Move, Tip] = {}

    def of(self, target: Target) -> Tip | None:
        narrator = self._board.narrator
        if len(target.moves) == 1:
            return self._preview(target.moves[0])
        if target.moves:
            return Tip(target.label, tuple(narrator.move(move) for move in target.moves))
        if target.refusals:
            return Tip(target.label, (), narrator.refusal(target.refusals[0]))
        return Tip(target.label) if target.label else None

    def _preview(self, move: Move) -> Tip:
        if move not in self._previews:
            events, unknown = self._match.preview(move)
            self._previews[move] = self._board.preview(self._view, move, events, unknown)
        return self._previews[move]
