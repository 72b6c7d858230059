"""Cards of Thoth: sections are chosen on the board; here they are refreshed first, for Papyrus."""

from __future__ import annotations

from game.tekhenu.components import box
from game.tekhenu.gods.thoth import ChooseSection, RefreshSection
from ui.titles.tekhenu.cards.items import Good, Word
from ui.titles.tekhenu.desk import Desk
from ui.titles.tekhenu.trays.chip import Chip, Row
from ui.titles.tekhenu.trays.frame import Tray


def sections(desk: Desk, decision: ChooseSection) -> Tray | None:
    chips = tuple(
        Chip(
            desk.say("tray.section", n=move.section),
            (),
            (Word("−"), Good("papyrus", box().refresh)),
            moves=(move,),
            name=desk.look.narrator.move(move),
        )
        for move in desk.of(RefreshSection)
    )
    return Tray(rows=(Row(chips, desk.say("tray.refresh")),), where="high") if chips else None
