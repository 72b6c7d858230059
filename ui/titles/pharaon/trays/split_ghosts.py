"""Where the Traitor's resources would go: shown on his tiles while the person decides."""

from __future__ import annotations

from pygame import Surface

from game.pharaon.automaton import ChooseSplit
from game.pharaon.pieces import INDEX
from game.pharaon.state import Pharaon
from ui.titles.pharaon.cards import Ghost
from ui.titles.pharaon.desk import Desk
from ui.titles.pharaon.ghosts import on_wheel
from ui.titles.pharaon.trays.traitor import splits


def split_ghosts(desk: Desk | None, view: Pharaon) -> tuple[Ghost, ...]:
    if desk is None or desk.view is not view or desk.asked is None:
        return ()
    asked = desk.asked.decision
    return tuple(one.ghost for one in splits(desk, asked) if one.tile) if isinstance(asked, ChooseSplit) else ()


def paint_split(target: Surface, desk: Desk) -> None:
    """Both slots of the wheel that an answer could take."""
    asked = desk.asked.decision if desk.asked is not None else None
    if isinstance(asked, ChooseSplit):
        for one in splits(desk, asked):
            on_wheel(target, desk.look, desk.view, INDEX[one.wheel], one.wheel, False)
