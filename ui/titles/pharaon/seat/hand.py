"""The own cards: nobles first, then artisans; small ones in two rows where there are many; used nobles lie askew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface

from game.pharaon.state import Seat
from ui.art import masks
from ui.art.cache import kept
from ui.art.icons import put_icon
from ui.art.lettering import width
from ui.art.light import box_aura
from ui.art.palette import CREAM_SECOND
from ui.art.surface import recoloured
from ui.art.tokens import token
from ui.frame import words
from ui.kit.thing import Face, FaceState, Thing
from ui.titles.pharaon.cards import artisan_card, noble_card
from ui.titles.pharaon.cards.wording import say
from ui.titles.pharaon.seat.lights import Light, Lights, halo
from ui.titles.pharaon.seat.measure import type_px
from ui.titles.pharaon.style import TableStyle

NOBLE, ARTISAN = 0.56, 0.66
"""Width by height of a card before its owner."""
NARROWEST: Final = 0.46
"""The same of a noble where there are many cards."""
_ASKEW: Final = -7.0
"""Degrees by which a used noble is turned."""


def hand_places(style: TableStyle, room: Rect, owner: Seat) -> dict[str, Rect]:
    """By subject: side by side while they fit, artisans in two rows after that, overlapping at the last."""
    pad, gap = style.screen.px(7), style.screen.px(6)
    inner = room.inflate(-2 * pad, -2 * pad)
    nobles, artisans = len(owner.nobles), len(owner.artisans)
    if not nobles + artisans:
        return {}
    noble = round(inner.height * NOBLE)
    single = round(inner.height * 0.8 * ARTISAN)
    small = round((inner.height - gap) / 2 * 0.78)
    if nobles * (noble + gap) + artisans * (single + gap) - gap <= inner.width:
        places = _row(inner, owner.nobles, "noble", noble, inner.height, gap, 0)
        return places | _row(
            inner, owner.artisans, "artisan", single, round(inner.height * 0.8), gap, nobles * (noble + gap)
        )
    columns = -(-artisans // 2)
    if nobles:
        fitting = (inner.width - columns * (small + gap)) // nobles - gap
        noble = min(noble, max(round(inner.height * NARROWEST), fitting))
    full = bool(nobles) * (noble + gap) + bool(columns) * small
    covered = max(0, nobles - 1) * (noble + gap) + max(0, columns - 1) * (small + gap)
    share = min(1.0, (inner.width - full) / max(1, covered))
    step, pitch = share * (noble + gap), share * (small + gap)
    places = {
        f"noble.{card}": Rect(round(inner.x + k * step), inner.y, noble, inner.height)
        for k, card in enumerate(owner.nobles)
    }
    left = inner.x + (round((nobles - 1) * step) + noble + gap if nobles else 0)
    high = (inner.height - gap) // 2
    for k, card in enumerate(owner.artisans):
        at = (round(left + (k % columns) * pitch), inner.y + (k // columns) * (high + gap))
        places[f"artisan.{card}"] = Rect(at, (small, high))
    return places


def _row(inner: Rect, cards: list[str], kind: str, wide: int, high: int, gap: int, offset: int) -> dict[str, Rect]:
    return {
        f"{kind}.{card}": Rect(inner.x + offset + k * (wide + gap), inner.y, wide, high) for k, card in enumerate(cards)
    }


def card_things(style: TableStyle, room: Rect, owner: Seat, lights: Lights) -> Iterator[Thing]:
    places = hand_places(style, room, owner)
    text = say(style, "own.cards", nobles=len(owner.nobles), artisans=len(owner.artisans))
    spot = _count_place(style, room, places, text)
    if not places:
        face = Face(draw_words, (say(style, "own.no_cards"), style.screen.text(17)))
        yield Thing("own.cards", room, face, bleed=0)
    elif spot is not None:
        yield Thing("own.cards", spot, Face(draw_words, (text, type_px(style, 16, room.height * 0.14))), bleed=0)
    for subject, place in places.items():
        kind, _, card = subject.partition(".")
        face = Face(draw_card, (style, subject, card in owner.turned, lights.of(subject)), True)
        label = style.say("place.own_card", name=style.name(kind, card), n=card[3:].lstrip("0"))
        yield Thing(f"own.{subject}", place, face, subject=subject, label=label, told=True)


def _count_place(style: TableStyle, room: Rect, places: dict[str, Rect], text: str) -> Rect | None:
    """How many cards there are, where they leave room for a line."""
    px = type_px(style, 16, room.height * 0.14)
    high = round(px * 1.4)
    left = max((place.right for subject, place in places.items() if subject.startswith("noble.")), default=room.x)
    spot = Rect(left + style.screen.px(10), room.bottom - high - style.screen.px(8), 0, high)
    spot.width = room.right - style.screen.px(8) - spot.x
    free = width(text, "italic", px) <= spot.width and spot.collidelist(list(places.values())) == -1
    return spot if free else None


def draw_words(target: Surface, spot: Rect, text: str, px: int) -> None:
    words.line(target, text, spot, "italic", px, CREAM_SECOND, "center")


def draw_card(
    target: Surface, place: Rect, style: TableStyle, subject: str, used: bool, light: Light, state: FaceState
) -> None:
    """A card with its shadow and its light; pointed at it is lifted above the others, a small one grows until it can
    be read."""
    scale = style.screen.scale
    kind, _, card = subject.partition(".")
    if state in ("hover", "pressed"):
        light = "hot"
        if kind == "artisan":
            room = style.layout.own.cards
            high = min(round(room.height * 0.78), max(place.height, style.screen.px(150)))
            grown = Rect(0, 0, max(place.width, round(high * ARTISAN)), high)
            grown.center = place.center
            place = grown.clamp(room.inflate(-style.screen.px(6), -style.screen.px(6)))
    if used:
        askew = _askew(noble_card(style, card, place.size), place.size)
        halo(target, place.inflate(-place.width // 6, -place.height // 6), 6 * scale, light, scale)
        target.blit(askew, askew.get_rect(center=place.center))
        return
    at = place.move(0, -round(3 * scale)) if light == "hot" else place
    corner = max(4.0, place.width * 0.065)
    depth = max(2, round((7 if light == "hot" else 4) * scale))
    box_aura(place.size, corner, depth, alpha=160).put(target, at.move(depth // 2, depth).topleft)
    halo(target, at, corner, light, scale)
    target.blit(noble_card(style, card, place.size) if kind == "noble" else artisan_card(style, card, place.size), at)


@kept
def _askew(card: Surface, size: tuple[int, int]) -> Surface:
    """A used noble: turned, in the shade, with the mark of what comes back at the end of the round."""
    shaded = card.copy()
    veil = recoloured(masks.rounded(size, max(4.0, size[0] * 0.065)), (44, 28, 16), 118)
    shaded.blit(veil, (0, 0))
    d = max(16, round(size[0] * 0.34))
    mark = token(d, (96, 66, 38), None)
    shaded.blit(mark, mark.get_rect(center=(size[0] // 2, round(size[1] * 0.25))))
    put_icon(shaded, "undo", round(d * 0.62), (250, 232, 190), (size[0] / 2, size[1] * 0.25))
    turned = pygame.transform.rotozoom(shaded, _ASKEW, 1)
    share = min(size[0] / turned.get_width(), size[1] / turned.get_height())
    return pygame.transform.rotozoom(shaded, _ASKEW, share)
