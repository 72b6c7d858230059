"""What lies in the tray of a table of Pharaon."""

from ui.scenes.table import TableScene
from ui.titles.pharaon.board import PharaonBoard
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.trays.bill import draw_bill


def bill_in_the_tray(scene: TableScene) -> Bill | None:
    """The payment that is proposed, waits or is being changed."""
    board = scene.board
    assert isinstance(board, PharaonBoard) and scene.asked is not None
    laid = board.laid(scene.view, scene.asked)
    found = (one.face.args[1] for one in laid.hand if one.face is not None and one.face.draw is draw_bill)
    return next(found, None)
