"""The cards of the Nobles and of the Artisans in their slots, and the piles that they come from."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.pharaon.hidden import UNKNOWN
from game.pharaon.state import Pharaon
from ui.art.lettering import put_text
from ui.art.palette import CREAM
from ui.art.pharaon_tokens import well
from ui.art.plates import pill, with_shadow
from ui.art.surface import faded
from ui.kit.thing import Face, Thing
from ui.titles.pharaon.cards import artisan_card, card_back, noble_card
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.quarter_places import Quarter


def card_things(look: Look, view: Pharaon, name: str, quarter: Quarter) -> Iterator[Thing]:
    nobles = name == "nobles"
    shown, kind = (view.nobles, "noble") if nobles else (view.artisans, "artisan")
    for number, (place, card) in enumerate(zip(quarter.cards, shown, strict=False)):
        rect = look.layout.rect(place)
        if not card or card == UNKNOWN:
            yield Thing(f"slot.{kind}.{number}", rect, Face(draw_slot, (look,)))
            continue
        label = look.say("place.card", name=look.name(kind, card), n=card[3:].lstrip("0"))
        face = Face(draw_card, (look, kind, card))
        yield Thing(f"{kind}.{card}", rect, face, subject=f"{kind}.{card}", label=label, told=True)
    assert quarter.deck is not None
    count = len(view.noble_deck if nobles else view.artisan_deck)
    face = Face(draw_deck, (look, kind, count))
    yield Thing(f"deck.{name}", look.layout.rect(quarter.deck), face, label=look.say(f"place.deck_{kind}"), told=True)


def draw_card(target: Surface, rect: Rect, look: Look, kind: str, card: str) -> None:
    picture = (noble_card if kind == "noble" else artisan_card)(look, card, rect.size)
    with_shadow(picture, 8 * look.layout.u, (2, 4, 4, 150), look.layout.u).put(target, rect.topleft)


def draw_slot(target: Surface, rect: Rect, look: Look) -> None:
    """A slot without a card."""
    target.blit(faded(well(rect.size, (150, 112, 72), look.layout.px(8), 3, 150), 150), rect)


def draw_deck(target: Surface, rect: Rect, look: Look, kind: str, count: int) -> None:
    """Cards face down with their number."""
    layout = look.layout
    if not count:
        draw_slot(target, rect, look)
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
