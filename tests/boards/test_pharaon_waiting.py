"""What waits to be confirmed and what the tray proposes are the same payment."""

from __future__ import annotations

from game.pharaon.means import coins
from game.pharaon.paying import ChooseTokens, HandIn
from game.pharaon.state import Pharaon
from ui.boards.pharaon.board import PharaonBoard
from ui.boards.pharaon.plans import open_ways
from ui.gallery.matches import moment
from ui.gallery.moments import seat_at
from ui.gallery.studio import Studio


def left_out(view: Pharaon) -> list[str]:
    """Tokens that could pay and that the first proposal does without."""
    asked = view.decision
    if not isinstance(asked, ChooseTokens):
        return []
    first, *others = open_ways(view, asked)
    names = coins(asked.quarter)
    return [name for sort, name in enumerate(names) if not first[sort] and any(way[sort] for way in others)]


def test_a_token_that_waits_is_in_the_proposal() -> None:
    studio = Studio((1280, 720), "fr", 100)
    match = moment("pharaon", 3, lambda view: isinstance(view, Pharaon) and bool(left_out(view)))
    scene = seat_at(studio, match)
    board = scene.board
    assert isinstance(board, PharaonBoard)
    token = left_out(match.position)[0]
    assert token not in board.hand.tray.bill.tokens
    scene.pending = HandIn(token)
    scene.refresh()
    bill = board.hand.tray.bill
    assert token in bill.tokens
    studio.close()
