"""The Nobles and the Artisans: visible cards in their slots, the piles they come from, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.hidden import UNKNOWN
from game.pharaon.pieces import BASE
from game.pharaon.state import Pharaon
from ui.art.lettering import Rimmed, put_text
from ui.art.light import raised
from ui.art.palette import CREAM, INK
from ui.art.pharaon_tokens import cost_square, well
from ui.art.plates import pill, with_shadow
from ui.art.surface import faded
from ui.frame import words
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.cards import artisan_card, card_back, noble_card
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.quarter_places import Quarter
from ui.titles.pharaon.style import TableStyle


def card_things(style: TableStyle, view: Pharaon, name: str, quarter: Quarter) -> Iterator[Thing]:
    nobles = name == "nobles"
    shown, kind = (view.nobles, "noble") if nobles else (view.artisans, "artisan")
    for number, (place, card) in enumerate(zip(quarter.cards, shown, strict=False)):
        rect = style.layout.rect(place)
        if not card or card == UNKNOWN:
            yield Thing(f"slot.{kind}.{number}", rect, Face(draw_slot, (style,)))
            continue
        label = style.say("place.card", name=style.name(kind, card), n=card[3:].lstrip("0"))
        face = Face(draw_card, (style, kind, card))
        yield Thing(f"{kind}.{card}", rect, face, subject=f"{kind}.{card}", label=label, told=True)
    assert quarter.deck is not None
    count = len(view.noble_deck if nobles else view.artisan_deck)
    face = Face(draw_deck, (style, kind, count))
    yield Thing(f"deck.{name}", style.layout.rect(quarter.deck), face, label=style.say(f"place.deck_{kind}"), told=True)


def draw_card(target: Surface, rect: Rect, style: TableStyle, kind: str, card: str) -> None:
    picture = (noble_card if kind == "noble" else artisan_card)(style, card, rect.size)
    with_shadow(picture, 8 * style.layout.u, (2, 4, 4, 150), style.layout.u).put(target, rect.topleft)


def draw_slot(target: Surface, rect: Rect, style: TableStyle) -> None:
    """A slot without a card."""
    target.blit(faded(well(rect.size, (150, 112, 72), style.layout.px(8), 3, 150), 150), rect)


def draw_deck(target: Surface, rect: Rect, style: TableStyle, kind: str, count: int) -> None:
    """Cards face down with their number."""
    layout = style.layout
    if not count:
        draw_slot(target, rect, style)
        return
    depth = min(3, count - 1)
    back = card_back(kind, rect.size)
    for k in range(depth, -1, -1):
        shift = round(k * 1.8 * layout.u)
        with_shadow(back, 8 * layout.u, (1, 2, 3, 140), layout.u).put(target, (rect.x + shift, rect.y + shift))
    px = layout.text(16)
    size = (max(layout.px(34), px * 2), max(layout.px(22), round(px * 1.3)))
    tag = Rect((0, 0), size)
    tag.midbottom = (rect.centerx, rect.bottom - layout.px(8))
    target.blit(pill(size, (40, 26, 14)), tag)
    put_text(target, str(count), "number", px, CREAM, tag.center, "center")


def print_nobles(target: Surface, style: TableStyle, quarter: Quarter) -> None:
    layout = style.layout
    place = layout.rect(quarter.cost)
    px, side, gap = layout.text(16), layout.px(32), layout.px(4)
    costs = [name for name in BASE for _ in range(components().noble_cost)]
    y = place.y + layout.px(22)
    x = put_text(target, style.say("cost"), "italic", px, Rimmed(INK, HALO), (place.x, y)).right + layout.px(9)
    for name in costs:
        raised(cost_square(name, side), 1.5).centred(target, (x + side / 2, y))
        x += side + gap
    line = Rect(place.x, y + side // 2 + 2, place.width, layout.px(20))
    words.line(
        target, style.say("nobles.each"), line, "italic", layout.text(15), INK, "left" if quarter.wide else "right", 12
    )
    if not quarter.wide and layout.roomy:
        rest = Rect(place.x, line.bottom + 2, place.width, place.bottom - line.bottom - 2)
        words.block(target, style.say("nobles.take"), rest, "body", layout.text(15), INK, "right", 12)


def print_artisans(target: Surface, style: TableStyle, quarter: Quarter) -> None:
    """The price beside the cards."""
    layout = style.layout
    place = layout.rect(quarter.cost)
    target.blit(well(place.size, (196, 142, 98), layout.px(8), 3, 110), place)
    count, px, side = components().artisan_cost, layout.text(16), layout.px(30)
    gap = layout.px(5)
    row = count * side + (count - 1) * gap
    if quarter.wide:
        left = put_text(
            target, style.say("cost"), "italic", px, INK, (place.x + layout.px(12), place.y + layout.px(28))
        ).right
        x, y = left + layout.px(12), place.y + layout.px(28)
        texts = Rect(
            place.x + layout.px(10), place.y + layout.px(50), place.width - layout.px(20), place.height - layout.px(54)
        )
        label = Rect(x + row + layout.px(10), y - layout.px(12), place.right - x - row - layout.px(14), layout.px(24))
    else:
        put_text(target, style.say("cost"), "italic", px, INK, (place.centerx, place.y + layout.px(18)), "center")
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
    words.line(target, style.say("artisans.identical", n=count), label, "bold", px, INK, "center", 11)
    if quarter.wide or layout.roomy:
        words.block(target, style.say("artisans.take"), texts, "body", layout.text(15), INK, "center", 12, True)
