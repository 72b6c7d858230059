"""The Nobles: three visible cards, the deck, one of each base resource to pay."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.components import box
from game.pharaon.hidden import UNKNOWN
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.pharaon_tokens import cost_square
from ui.frame import words
from ui.titles.pharaon.cards import noble_card
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Quarter
from ui.titles.pharaon.quarters.decks import paint_deck, paint_slot, put_card


def print_nobles(target: Surface, look: Look, quarter: Quarter) -> None:
    layout = look.layout
    place = layout.rect(quarter.cost)
    px, side, gap = layout.text(16), layout.px(32), layout.px(4)
    costs = [name for name in BASE for _ in range(box().noble_cost)]
    y = place.y + layout.px(22)
    x = put_text(target, look.say("cost"), "italic", px, INK, (place.x, y), halo=HALO).right + layout.px(9)
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


def paint_nobles(target: Surface, look: Look, view: Pharaon, quarter: Quarter, hidden: frozenset[str]) -> None:
    layout = look.layout
    for place, card in zip(quarter.cards, view.nobles, strict=False):
        rect = layout.rect(place)
        if card and card != UNKNOWN and card not in hidden:
            put_card(target, noble_card(look, card, rect.size), rect, layout.u)
        else:
            paint_slot(target, look, rect)
    assert quarter.deck is not None
    paint_deck(target, look, layout.rect(quarter.deck), "noble", len(view.noble_deck))
