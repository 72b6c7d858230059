"""Horus: six slots, each with its die, the god it names and the bonus of its statues."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import HIGHEST
from ui.art.dice import die
from ui.art.goods import god_medallion
from ui.art.light import raised
from ui.art.plates import body
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import bonus_token, label, plate

RECESS = (206, 172, 118)


def print_horus(target: Surface, style: TableStyle) -> None:
    remark = style.say("horus.remark" if style.layout.roomy else "horus.short")
    plate(target, style, style.layout.horus, style.god("horus"), "falcon", remark, 41)
    for slot in range(HIGHEST):
        place = style.layout.horus_slot(slot)
        target.blit(body(place.size, RECESS, "stone", 7 * style.layout.u, 2, (-20, 14), 0, 50 + slot, True), place)


def draw_slot(target: Surface, place: Rect, style: TableStyle, slot: int, god: str) -> None:
    """The god of a slot, the die that names it, and what its statues bring."""
    layout = style.layout
    size = min(layout.px(50), place.width - layout.px(6))
    middle = (place.centerx, place.y + layout.px(7) + size // 2)
    raised(god_medallion(size, god), 2).centred(target, middle)
    raised(die(layout.px(20), slot + 1), 1.5).centred(target, (place.x + layout.px(11), place.y + layout.px(12)))
    token = layout.px(25)
    foot = place.bottom - layout.px(3) - token // 2
    raised(bonus_token(components().horus_slots[slot].bonus, token), 1).centred(target, (place.centerx, foot))
    top = middle[1] + size // 2
    room = Rect(place.x, top, place.width, foot - token // 2 - top)
    label(target, style.god(god), room, layout.text(15, 1.04))
