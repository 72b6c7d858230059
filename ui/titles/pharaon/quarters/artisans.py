"""The Artisans: four visible cards, the deck, three identical resources to pay."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.components import box
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import INK
from ui.art.pharaon_tokens import cost_square, well
from ui.frame import words
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Quarter


def print_artisans(target: Surface, look: Look, quarter: Quarter) -> None:
    """The price beside the cards."""
    layout = look.layout
    place = layout.rect(quarter.cost)
    target.blit(well(place.size, (196, 142, 98), layout.px(8), 3, 110), place)
    count, px, side = box().artisan_cost, layout.text(16), layout.px(30)
    gap = layout.px(5)
    row = count * side + (count - 1) * gap
    if quarter.wide:
        left = put_text(
            target, look.say("cost"), "italic", px, INK, (place.x + layout.px(12), place.y + layout.px(28))
        ).right
        x, y = left + layout.px(12), place.y + layout.px(28)
        texts = Rect(
            place.x + layout.px(10), place.y + layout.px(50), place.width - layout.px(20), place.height - layout.px(54)
        )
        label = Rect(x + row + layout.px(10), y - layout.px(12), place.right - x - row - layout.px(14), layout.px(24))
    else:
        put_text(target, look.say("cost"), "italic", px, INK, (place.centerx, place.y + layout.px(18)), "center")
        x, y = place.centerx - row // 2, place.y + layout.px(52)
        label = Rect(place.x + 4, place.y + layout.px(74), place.width - 8, layout.px(24))
        texts = Rect(
            place.x + layout.px(5),
            label.bottom + 2,
            place.width - layout.px(10),
            place.bottom - label.bottom - layout.px(6),
        )
    for number in range(count):
        square = cost_square("any", side)
        raised(square, 1.5).centred(target, (x + side / 2 + number * (side + gap), y))
    words.line(target, look.say("artisans.identical", n=count), label, "bold", px, INK, "center", 11)
    if quarter.wide or layout.roomy:
        words.block(target, look.say("artisans.take"), texts, "body", layout.text(15), INK, "center", 12, True)
