"""The box of one side: its animal and name, the battle card, the one set aside, the cards hidden behind."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.core.records import record
from game.kemet.components import components
from game.kemet.state import Combat, Kemet
from ui.art.cache import kept
from ui.art.colour import Colour, dark, light
from ui.art.icons import icon, put_icon
from ui.art.lettering import Role, put_text, width
from ui.art.light import raised
from ui.art.ornament import outline
from ui.art.palette import CREAM
from ui.art.plates import body, with_shadow
from ui.art.surface import Size, blit_centred, faded
from ui.frame import words
from ui.kit.motion import ease
from ui.titles.kemet.cards import battle_back, battle_card, divine_card, little_card, value_card
from ui.titles.kemet.combat.geometry import Stage
from ui.titles.kemet.combat.progress import Progress
from ui.titles.kemet.combat.wording import role_word, say
from ui.titles.kemet.seat.figures import cards_in_hand
from ui.titles.kemet.signs import CARD_COLOURS
from ui.titles.kemet.style import TableStyle

LEAST = 13
_CARD = 155 / 288
_DIVINE = 124 / 180
"""Width of a battle card and of a divine intervention card for a height of 1."""
_SHOWN = 0.3
"""How much of a card is seen at least where several lie over each other."""
_WORDY = 88
"""Pixels of width below which a divine intervention card is only its sign."""
_VALUES = 50
"""Pixels of height that a battle card needs for what it adds."""
_NAMED = 74
"""Pixels of width below which a battle card is only what it adds."""


@record
class SidePlaces:
    """The parts of a box; the right one mirrors the left one."""

    crest: Rect
    card: Rect
    aside: Rect
    behind: Rect


def side_places(style: TableStyle, stage: Stage, side: int) -> SidePlaces:
    rect, px = stage.sides[side], style.screen.px
    edge = px(15)
    high = rect.height - 2 * edge
    crest_wide = min(px(126), round(rect.width * 0.3))
    card_wide = round(high * _CARD)
    aside_high = round(rect.height * 0.325)
    parts = (
        Rect(rect.x + px(8), rect.y + px(8), crest_wide - px(4), rect.height - px(16)),
        Rect(rect.x + crest_wide + px(6), rect.y + edge, card_wide, high),
        Rect(
            rect.x + px(8) + (crest_wide - px(4) - round(aside_high * 0.64)) // 2,
            rect.bottom - aside_high - px(34),
            round(aside_high * 0.64),
            aside_high,
        ),
        Rect(rect.x + crest_wide + card_wide + px(16), rect.y + edge, 0, high),
    )
    parts[3].width = rect.right - px(14) - parts[3].x
    if side:
        for part in parts:
            part.x = rect.x + rect.right - part.right
    return SidePlaces(*parts)


def divine_rects(style: TableStyle, place: Rect, count: int, side: int) -> list[Rect]:
    """Cards behind the battle card, overlapping where there are many; the first lies nearest to it."""
    widest = place.width / (1 + _SHOWN * max(0, min(count, 4) - 1))
    high = min(round(place.height * 0.64), round(widest / _DIVINE))
    wide = round(high * _DIVINE)
    step = min(wide + style.screen.px(6), (place.width - wide) // max(1, count - 1)) if count > 1 else 0
    found = []
    for number in range(count):
        x = place.x + number * step
        rect = Rect(x, place.centery - high // 2, wide, high)
        if side:
            rect.right = place.right - number * step
        found.append(rect)
    return found


def cards_behind(view: Kemet, combat: Combat, side: int) -> list[tuple[str, bool]]:
    """The cards of a side in this Combat, and whether each was used; what is hidden is not in the view."""
    used = [(card, True) for card in combat.used[side]]
    return used + [(card, False) for card in view.behind[combat.seat_on(side)]]


def paint_side(
    target: Surface, style: TableStyle, stage: Stage, view: Kemet, combat: Combat, side: int, progress: Progress
) -> None:
    rect, scale = stage.sides[side], style.screen.scale
    seat = combat.seat_on(side)
    seat_style = style.seat_styles[seat]
    plate = body(rect.size, seat_style.colour, "stone", 12 * scale, max(1, round(2 * scale)), (60, -70), 0, 6 + side)
    with_shadow(plate, 12 * scale, (2, 4, 6, 170), scale).put(target, rect.topleft)
    outline(target, rect.inflate(-style.screen.px(8), -style.screen.px(8)), (250, 224, 150), 1.4, 9 * scale, 190)
    places = side_places(style, stage, side)
    _crest(target, style, places, seat, side)
    clip = target.get_clip()
    target.set_clip(rect.inflate(-style.screen.px(4), -style.screen.px(4)))
    _behind(target, style, places, view, combat, side, progress)
    _card(target, style, places, view, combat, side, progress)
    _aside(target, style, places, view, seat, progress.slide[side], seat_style.ink)
    target.set_clip(clip)


def _crest(target: Surface, style: TableStyle, places: SidePlaces, seat: int, side: int) -> None:
    seat_style, screen = style.seat_styles[seat], style.screen
    crest = places.crest
    room = places.aside.top - crest.y
    name_px = max(LEAST, min(screen.text(23), round(room * 0.17)))
    role_px = max(LEAST, min(screen.text(18), round(room * 0.14)))
    name_high, role_high = round(name_px * 1.2), round(role_px * 1.2)
    if room - name_high - role_high < screen.px(50):
        role_high = 0
    size = min(round(crest.width * 0.8), room - name_high - role_high - screen.px(6))
    shade = dark(seat_style.colour, 0.55) if seat_style.ink == CREAM else light(seat_style.colour, 0.45)
    put_icon(target, seat_style.symbol, size, seat_style.ink, (crest.centerx, crest.y + size / 2 + 2), shade=shade)
    name = Rect(crest.x, crest.y + size + screen.px(2), crest.width, name_high)
    face: Role = "heading" if width(style.seat(seat), "heading", LEAST) <= name.width else "bold"
    words.line(target, style.seat(seat), name, face, name_px, seat_style.ink, "center", LEAST)
    if role_high:
        role = Rect(crest.x, name.bottom, crest.width, role_high)
        words.line(target, role_word(style, side), role, "italic", role_px, seat_style.ink, "center", LEAST)


def _card(
    target: Surface, style: TableStyle, places: SidePlaces, view: Kemet, combat: Combat, side: int, progress: Progress
) -> None:
    chosen = view.chosen[combat.seat_on(side)]
    place, slide = places.card, ease(progress.slide[side])
    if not chosen or slide <= 0:
        _slot(target, style, place, say(style, "to_choose"), style.seat_styles[combat.seat_on(side)].colour)
        return
    known = chosen in components().battle_cards
    face = None
    if known:
        wordy = place.width >= _NAMED
        face = battle_card(style, chosen, place.size) if wordy else value_card(chosen, round(place.width * 0.9))
    picture = turned(battle_back(place.size), face, progress.flip[side])
    away = round((1 - slide) * (place.height + style.screen.px(40)))
    raised(picture, 3).centred(target, (place.centerx, place.centery + away))
    if known and not combat.shown[side] and slide >= 1:
        _secret(target, style, place)


def turned(back: Surface, face: Surface | None, share: float) -> Surface:
    """A card on its way from its back to its face; without a face it stays as it is."""
    if face is None or share >= 1.0:
        return face or back
    if share <= 0.0:
        return back
    picture = back if share < 0.5 else face
    wide = max(2, round(picture.get_width() * abs(1 - 2 * ease(share))))
    return pygame.transform.smoothscale(picture, (wide, picture.get_height()))


def _secret(target: Surface, style: TableStyle, place: Rect) -> None:
    """A ribbon over an own card that the others do not see."""
    px = max(LEAST, min(style.screen.text(16), round(place.width * 0.14)))
    band = Rect(place.x, 0, place.width, round(px * 1.5))
    band.bottom = place.y + round(place.height * 0.645)
    strip = faded(body(band.size, (40, 26, 18), "wood", 4, 1, (16, -20), 0, 3), 225)
    target.blit(strip, band)
    words.line(target, say(style, "secret"), band.inflate(-6, -2), "italic", px, CREAM, "center", LEAST)


def _slot(target: Surface, style: TableStyle, place: Rect, text: str, colour: Colour) -> None:
    """An empty place for a card, sunk into the box."""
    scale = style.screen.scale
    target.blit(_sunk(place.size, dark(colour, 0.3), 9 * scale), place)
    room = place.inflate(-style.screen.px(14), -style.screen.px(20))
    words.block(target, text, room, "italic", style.screen.text(17), light(colour, 0.62), "center", LEAST, True)


def _sunk(size: Size, colour: Colour, radius: float) -> Surface:
    return body(size, colour, "stone", radius, 2, (-40, 10), 0, 4, True)


def _aside(
    target: Surface, style: TableStyle, places: SidePlaces, view: Kemet, seat: int, slide: float, ink: Colour
) -> None:
    if not view.aside[seat] or slide <= 0:
        return
    place = places.aside
    away = round((1 - ease(slide)) * (place.height + style.screen.px(60)))
    raised(battle_back(place.size), 2).centred(target, (place.centerx, place.centery + away))
    if slide >= 1:
        room = Rect(places.crest.x, place.bottom + 1, places.crest.width, style.screen.px(30))
        words.line(target, say(style, "aside"), room, "italic", style.screen.text(16), ink, "center", LEAST)


def _means(target: Surface, style: TableStyle, place: Rect, view: Kemet, seat: int) -> None:
    """What everybody knows of a side: prayers, cards in hand, battle cards that lie discarded face up."""
    seat_style, high = style.seat_styles[seat], min(style.screen.px(34), place.height // 5)
    px, x = max(LEAST, round(high * 0.7)), place.x + style.screen.px(6)
    signs = (icon("ankh", high, seat_style.ink), little_card("divine", high), little_card("battle", high))
    numbers = (view.prayers[seat], cards_in_hand(view, seat), len(view.battle_hands[seat]))
    y = place.y + high
    for sign, number in zip(signs, numbers, strict=True):
        blit_centred(target, sign, (x + high // 2, y))
        put_text(target, str(number), "number", px, seat_style.ink, (x + round(high * 1.3), y))
        y += round(high * 1.25)
    tall = max(_VALUES, round(high * 1.5))
    left, top = x, y - high // 2
    for card in view.face_up[seat]:
        picture = value_card(card, tall)
        if left + picture.get_width() > place.right:
            left, top = x, top + tall + style.screen.px(4)
        if top + tall > place.bottom:
            return
        raised(picture, 1.5).put(target, (left, top))
        left += picture.get_width() + style.screen.px(5)


@kept
def sign_card(card: str, size: Size) -> Surface:
    """A divine intervention card too small for words."""
    printed = components().cards[card]
    out = body(size, CARD_COLOURS[printed.phase], "stone", size[0] * 0.1, 2, (40, -44), 0, 14).copy()
    outline(out, Rect((0, 0), size).inflate(-4, -4), (250, 224, 160), 1.2, size[0] * 0.08, 220)
    numbered = printed.phase == "combat"
    middle = (size[0] / 2, size[1] * (0.4 if numbered else 0.5))
    put_icon(out, components().cards[card].sign, round(size[0] * 0.62), (255, 232, 176), middle)
    if numbered:
        told = f"+{printed.effect.value}"
        put_text(
            out, told, "number", max(LEAST, size[0] // 3), (255, 246, 214), (size[0] / 2, size[1] * 0.76), "center"
        )
    return out


def _behind(
    target: Surface, style: TableStyle, places: SidePlaces, view: Kemet, combat: Combat, side: int, progress: Progress
) -> None:
    cards = cards_behind(view, combat, side)
    if not cards:
        _means(target, style, places.behind, view, combat.seat_on(side))
        return
    out = ease(progress.fan)
    rects = divine_rects(style, places.behind, len(cards), side)
    for (card, used), rect in reversed(list(zip(cards, rects, strict=True))):
        x = places.card.centerx + (rect.centerx - places.card.centerx) * out
        picture = divine_card(style, card, rect.size) if rect.width >= _WORDY else sign_card(card, rect.size)
        raised(picture, 2).centred(target, (x, rect.centery))
        if not used and combat.counted and out >= 1:
            veil = faded(body(rect.size, (40, 22, 8), "stone", 8, 0, (0, 0), 0, 2), 150)
            target.blit(veil, rect)
            put_icon(target, "cross", round(rect.width * 0.4), (236, 200, 160), rect.center)
        elif used and out >= 1:
            put_icon(target, "check", max(16, rect.width // 4), (60, 130, 60), (rect.right - 8, rect.top + 8))
