"""What each thing on the table says of itself when somebody points at it."""

from __future__ import annotations

from game.tekhenu.state import Tekhenu
from game.tekhenu.words import GODS
from ui.frame.tooltip import Tip
from ui.titles.tekhenu import tips
from ui.titles.tekhenu.dial.paint import named_dice
from ui.titles.tekhenu.seat.pyramid import pyramid_tip
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.words_ahead import scoring_lines


def tip_of(style: TableStyle, view: Tekhenu, thing: str) -> Tip:
    kind, _, name = thing.partition(".")
    match kind:
        case "horus":
            return tips.slot_tip(style, view, int(name))
        case "god":
            return tips.god_tip(style, view, GODS.index(name))
        case "die":
            return tips.die_tip(style, view, dict(named_dice(style.layout.dial, view))[thing])
        case "district":
            return tips.district_tip(style, view, int(name))
        case "osiris":
            return tips.osiris_tip(style, view, int(name))
        case "people":
            return tips.people_tip(style, view, int(name))
        case "pile":
            return tips.pile_tip(style, view)
        case "tile":
            return tips.display_tip(style, view, view.display.index(name))
        case "cell":
            return tips.cell_tip(style, view, int(name))
        case "site":
            return tips.site_tip(style, view, int(name))
        case "maat":
            return tips.maat_tip(style, view)
        case "track":
            return tips.track_tip(style, view)
        case "section":
            return tips.section_tip(style, view, int(name))
        case "market" | "destiny":
            return tips.card_tip(style, name)
        case "deck":
            return tips.deck_tip(style, view, name)
        case "bag":
            return tips.bag_tip(style, view)
        case "panel":
            lines = tuple(scoring_lines(style.narrator, view, int(name)))
            return Tip(style.seat(int(name)), lines, foot=style.say("tip.enlarge"))
        case _:
            return pyramid_tip(style, view, name)
