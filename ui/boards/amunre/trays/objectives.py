"""The tray of the scoring: yellow cards in the hand may be played, then pass."""

from __future__ import annotations

from game.amunre.scoring import STOP_OBJECTIVES, ChooseObjectives, PlayObjective
from ui.boards.amunre.desk import Desk
from ui.boards.amunre.part import Part


def choosing(desk: Desk, decision: ChooseObjectives) -> list[Part]:
    assert desk.asked is not None
    fulfilled = sum(isinstance(move, PlayObjective) for move in desk.asked.moves)
    note = desk.say("tray.fulfilled", n=fulfilled)
    stop = desk.say("tray.stop_objectives")
    return [
        desk.head(desk.say("tray.objectives"), str(fulfilled)),
        *desk.note(note),
        desk.action(desk.places.buttons, stop, STOP_OBJECTIVES, sign="forward"),
    ]
