"""A table of Pharaon at which somebody sits, and what lies in its tray."""

import pygame

from game.core.match import Match
from game.pharaon.state import Pharaon
from tests.conftest import Opening
from tests.pilot.matches import sit_down
from ui.kit.thing_target import ThingTarget
from ui.scenes.curtain import HOLD
from ui.scenes.table import TableScene
from ui.titles.pharaon.board import PharaonBoard
from ui.titles.pharaon.plans import Bill
from ui.titles.pharaon.trays.bill import draw_bill
from ui.workshop.pilot import Pilot


def sit(opened: Opening, match: Match[Pharaon], **wishes: object) -> tuple[Pilot, TableScene, PharaonBoard]:
    """Sit down; the curtain is lifted."""
    pilot = opened(reduced_motion=True, pace="instant", **wishes)
    sit_down(pilot, match)
    scene = pilot.app.stack.find(TableScene)
    assert isinstance(scene, TableScene) and isinstance(scene.board, PharaonBoard)
    pilot.tick(2, 2.0)
    while scene.asked is None:
        pilot.hold(pygame.K_SPACE, HOLD + 0.1)
        pilot.tick(1, 2.0)
    return pilot, scene, scene.board


def targets(scene: TableScene) -> list[ThingTarget]:
    return [control for control in scene.controls if isinstance(control, ThingTarget)]


def bill_in_the_tray(scene: TableScene) -> Bill | None:
    """The payment that is proposed, waits or is being changed."""
    board = scene.board
    assert isinstance(board, PharaonBoard) and scene.asked is not None
    laid = board.laid(scene.view, scene.asked)
    found = (one.face.args[1] for one in laid.hand if one.face is not None and one.face.draw is draw_bill)
    return next(found, None)
