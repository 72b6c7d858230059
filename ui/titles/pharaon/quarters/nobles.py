"""The Nobles: three visible cards, the deck, one of each base resource to pay."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.components import box
from game.pharaon.pieces import BASE
from ui.art.lettering import Rimmed, put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.pharaon_tokens import cost_square
from ui.frame import words
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Quarter


def print_nobles(target: Surface, look: Look, quarter: Quarter) -> None:
    layout = look.layout
    place = layout.rect(quarter.cost)
    px, side, gap = layout.text(16), layout.px(32), layout.px(4)
    costs = [name for name in BASE for _ in range(box().noble_cost)]
    y = place.y + layout.px(22)
    x = put_text(target, look.say("cost"), "italic", px, Rimmed(INK, HALO), (place.x, y)).right + layout.px(9)
    for name in costs:
        raised(cost_square(name, side), 1.5).centred(target, (x + side / 2, y))
        x += side + gap
    line = Rect(place.x, y + side // 2 + 2, place.width, layout.px(20))
    words.line(
        target, look.say("nobles.each"), line, "italic", layout.text(15), INK, "left" if quarter.wide else "right", 12
    )
    if not quarter.wide and layout.roomy:
        rest = Rect(place.x, line.bottom + 2, place.width, place.bottom - line.bottom - 2)
        words.block(target, look.say("nobles.take"), rest, "body", layout.text(15), INK, "right", 12)
