"""TEK-12  The card market: four sections with their cards, and the three piles with their discards."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.tekhenu.components import components
from game.tekhenu.words import CARD_TYPES
from ui.art.colour import Colour, dark, mix
from ui.art.icons import put_icon
from ui.art.lettering import put_text
from ui.art.light import box_aura
from ui.art.plates import body
from ui.art.tokens import ink_on
from ui.frame import words
from ui.kit.thing import FaceState
from ui.titles.tekhenu.cards.face import small_card
from ui.titles.tekhenu.cards.glow import Light, halo
from ui.titles.tekhenu.cards.piles import empty_space
from ui.titles.tekhenu.cards.style import SIGNS, ZONES, TableStyle, say

DESIGN: Final = (1542, 122)
"""The zone in the design."""


class MarketPlaces(NamedTuple):
    """Where the market is: sections, the spaces of each, piles and their discards in the order of the card types."""

    sections: tuple[Rect, ...]
    heads: tuple[Rect, ...]
    cards: tuple[tuple[Rect, ...], ...]
    piles: tuple[Rect, ...]
    discards: tuple[Rect, ...]


def market_places(style: TableStyle, rect: Rect) -> MarketPlaces:
    """As wide as its cards: each section has as many spaces as the data file gives it."""
    u = min(rect.width / DESIGN[0], rect.height / DESIGN[1])
    gap, pad = max(3, round(8 * u)), max(4, round(6 * u))
    high = head_height(style, rect)
    piles_wide = max(round(90 * u), round(style.screen.text(17) * 4.8))
    counts = [len(slots) for slots in components().market]
    room = rect.width - piles_wide - len(counts) * (gap + 2 * pad)
    step = room / sum(counts)
    x = float(rect.x)
    sections, heads, cards = [], [], []
    for count in counts:
        section = Rect(round(x), rect.y, round(count * step) + 2 * pad, rect.height)
        sections.append(section)
        heads.append(Rect(section.x + pad, section.y + 1, section.width - 2 * pad, high))
        each = (section.width - 2 * pad) / count
        top = section.y + high + 1
        size = (round(each) - max(2, round(4 * u)), section.bottom - pad - top)
        cards.append(tuple(Rect((section.x + pad + round(k * each) + 1, top), size) for k in range(count)))
        x = section.right + gap
    return MarketPlaces(tuple(sections), tuple(heads), tuple(cards), *_pile_places(rect, round(x), high))


def _pile_places(rect: Rect, left: int, head: int) -> tuple[tuple[Rect, ...], tuple[Rect, ...]]:
    high = (rect.height - head) / len(CARD_TYPES)
    cut = left + round((rect.right - left) * 0.66)
    piles, discards = [], []
    for k in range(len(CARD_TYPES)):
        top, bottom = rect.y + head + round(k * high), rect.y + head + round((k + 1) * high)
        piles.append(Rect(left, top, cut - left, bottom - top))
        discards.append(Rect(cut, top, rect.right - cut, bottom - top))
    return tuple(piles), tuple(discards)


def head_height(style: TableStyle, rect: Rect) -> int:
    return round(min(max(rect.height * 0.19, style.screen.text(16) * 1.28), rect.height * 0.27))


def draw_section(
    target: Surface,
    section: Rect,
    style: TableStyle,
    market: tuple[int, ...],
    number: int,
    empty: tuple[bool, ...],
    locked: bool,
) -> None:
    """A section without its cards; `market`: the place of the whole. `empty`: whether a space has no card; () while
    closed."""
    places, scale, kinds = market_places(style, Rect(market)), style.screen.scale, components().market[number]
    colour = mix(ZONES[number], (120, 84, 44), 0.18)
    box_aura(section.size, 8 * scale, 4 * scale, alpha=110).put(target, section.move(1, round(3 * scale)).topleft)
    edge = max(1, round(2 * scale))
    target.blit(body(section.size, colour, "stone", 8 * scale, edge, (24, -28), 0, number + 1), section)
    for place, spot in enumerate(places.cards[number]):
        if not empty or empty[place]:
            sign = SIGNS[kinds[place]] if empty else "lock"
            target.blit(empty_space(spot.size, dark(colour, 0.16), sign, scale), spot)
    _head(target, style, places.heads[number], number, colour, not empty, locked)


def draw_market_card(
    target: Surface, rect: Rect, style: TableStyle, card: str, legal: bool, state: FaceState = "normal"
) -> None:
    """A card in its space with its shadow; lifted under the pointer, in light."""
    scale = style.screen.scale
    lit: Light = "hot" if legal and state in ("hover", "pressed") else ""
    at = rect.move(0, -round(4 * scale)) if lit else rect
    corner = max(3.0, rect.width * 0.06)
    shadow = 6 if lit else 3
    box_aura(rect.size, corner, shadow * scale, alpha=150).put(target, at.move(round(2 * scale), shadow).topleft)
    halo(target, at, corner, lit, scale)
    target.blit(small_card(style, card, rect.size, named(style, rect)), at)


def named(style: TableStyle, rect: Rect) -> bool:
    """Whether cards of this size carry their names; smaller ones leave them to the hover."""
    return rect.height >= style.screen.text(15) * 5.2 and rect.width >= style.screen.text(15) * 5.2


def _head(
    target: Surface, style: TableStyle, head: Rect, number: int, colour: Colour, closed: bool, locked: bool
) -> None:
    """Name at the left; at the right what it needs, with a lock where that is not reached."""
    px = min(style.screen.text(16), round(head.height * 0.74))
    ink = ink_on(colour)
    needs = components().section_happiness
    reach = f"{needs[number]}+" if number + 1 == len(needs) else f"{needs[number]}–{needs[number + 1] - 1}"
    small = min(style.screen.text(15), round(head.height * 0.7))
    sign = round(head.height * 0.74)
    x = head.right
    x = put_text(target, reach, "number", small, ink, (x, head.centery), "midright").left - 3
    x = put_icon(target, "happiness", sign, ink, (x - sign / 2, head.centery)).left - 4
    if closed:
        people = str(components().section_population[number])
        x = put_text(target, people, "number", small, ink, (x, head.centery), "midright").left
        x = put_icon(target, "population", sign, ink, (x - 3 - sign / 2, head.centery)).left - 4
    if closed or locked:
        x = put_icon(target, "lock", round(sign * 0.9), ink, (x - sign * 0.45, head.centery)).left - 4
    title = say(style, "market.section", n=number + 1)
    room = Rect(head.x + 3, head.y, x - head.x - 6, head.height)
    words.line(target, title, room, "heading", px, ink, least=11)
