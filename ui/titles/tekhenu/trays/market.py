"""Cards of Thoth: sections are chosen on the board; here they are refreshed first, for Papyrus."""

from __future__ import annotations

from game.tekhenu.components import components
from game.tekhenu.gods.thoth import ChooseSection, RefreshSection
from ui.titles.tekhenu.cards.items import Good, Word
from ui.titles.tekhenu.choice import Q
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.trays.chip import Row, way
from ui.titles.tekhenu.trays.frame import Tray


def sections(style: TableStyle, question: Q, decision: ChooseSection) -> Tray | None:
    price = (Word("−"), Good("papyrus", components().refresh))
    moves = question.of(RefreshSection)
    chips = tuple(way(style, move, style.say("tray.section", n=move.section), sub=price) for move in moves)
    return Tray(rows=(Row(chips, style.say("tray.refresh")),), where="high") if chips else None
