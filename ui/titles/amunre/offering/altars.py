"""The altars in the water: stone, cornice in the seat's colour, name and rank; what lies on them; light to the sun."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.amunre.components import components
from ui.art import masks
from ui.art.cache import kept
from ui.art.cards import card_back
from ui.art.colour import Colour
from ui.art.lettering import haloed, put_text, width
from ui.art.light import aura, bevel, ramp
from ui.art.palette import INK, INK_SECOND, SeatStyle
from ui.art.plates import body
from ui.art.surface import Size, Stamp, blank, clip, cut_out, opaque
from ui.art.texture import texture
from ui.art.tokens import first_player, seal
from ui.frame import words
from ui.titles.amunre.cards import full_card
from ui.titles.amunre.offering.places import ScenePlaces
from ui.titles.amunre.offering.story import Offering, Story
from ui.titles.amunre.pieces import BACK, gold_card, in_gold_cards, put
from ui.titles.amunre.style import THEFT_CARD, TableStyle

_DULL: Colour = (150, 132, 116)
_STONE: Colour = (206, 172, 120)


class Altars:
    """Paints altars and offerings for one story."""

    def __init__(self, style: TableStyle, places: ScenePlaces, story: Story) -> None:
        self._style = style
        self._places = places
        self._story = story

    def altar(self, target: Surface, one: Offering, x: int, sunk: float, told: float) -> None:
        """`sunk`: how far it is still below the water; `told`: how much of rank and gifts is shown."""
        places, style = self._places, self._style
        wide, height = places.altar
        top = places.altar_top + round(sunk * height * 0.8)
        dull = one.theft and told > 0
        stone = _altar((wide, height), style.seat_styles[one.seat], dull)
        at = (x - wide // 2, top)
        shadow = _shadow(stone)
        shadow.put(target, (at[0], at[1] + places.px(8)))
        target.blit(stone, at)
        ripple = _ripple(wide + places.px(56))
        target.blit(ripple, ripple.get_rect(center=(x, top + height - places.px(6))))
        sign = seal(style.seat_styles[one.seat], places.px(58))
        put(target, sign, (at[0] + places.px(46), top + places.px(92)), 2)
        left = at[0] + places.px(84)
        right = at[0] + wide - places.px(14)
        name = Rect(left, top + places.px(56), right - left, places.px(36))
        words.line(target, style.seat(one.seat), name, "heading", style.layout.screen.text(24), INK, least=11)
        if told > 0:
            self._told(target, one, Rect(left, name.bottom - 2, right - left, places.px(28)), at[0], wide, top)

    def _told(self, target: Surface, one: Offering, upper: Rect, left: int, wide: int, top: int) -> None:
        style, places, story = self._style, self._places, self._story
        if one.rank is None:
            rank, sub = style.say("scene.theft"), style.say("scene.theft_sub", n=components().theft_gold)
        else:
            rank = self._rank(one, upper.width)
            sub = style.say("scene.kinds")
            if one.adjusts:
                sub = style.say("scene.adjusted", n=sum(value for seat, value in story.shifts if seat == one.seat))
            if story.first == one.seat:
                sub = style.say("scene.token")
        px = min(style.layout.screen.text(19), places.px(24))
        words.line(target, rank, upper, "bold", px, (124, 58, 8) if one.rank is not None else (110, 30, 18), least=10)
        lower = Rect(left + places.px(12), top + places.px(126), wide - places.px(24), places.px(26))
        px = min(style.layout.screen.text(17), places.px(22))
        words.line(target, sub, lower, "body", px, INK_SECOND, "center", 10)
        if story.first == one.seat:
            token = first_player(places.px(56))
            put(target, token, (left + wide - places.px(26), top + places.px(2)), 4)

    def _rank(self, one: Offering, room: int) -> str:
        """In full where there is room for it."""
        style = self._style
        px = min(style.layout.screen.text(19), self._places.px(24))
        assert one.rank is not None
        for key in (f"scene.rank_{one.rank + 1}", f"scene.short_{one.rank + 1}"):
            text = style.say("scene.gifts_of", told=style.say(key), n=one.gifts)
            if width(text, "bold", px) <= room:
                break
        return text

    def offering(self, target: Surface, one: Offering, x: int, lift: float, flip: float) -> None:
        """The cards on an altar: `lift` while they rise with it, `flip` from face down to face up."""
        places = self._places
        size = (places.px(100), places.px(140))
        y = places.cards_y + round(lift)
        if flip < 0.5:
            _turning(target, card_back(size, BACK, "favour"), (x, y), 1 - 2 * flip)
            return
        share = 2 * flip - 1
        if one.theft:
            card = full_card(self._style, THEFT_CARD, (places.px(120), places.px(156)), False)
            _turning(target, card, (x, y), share)
            return
        cards = in_gold_cards(one.amount)
        step = min(places.px(62), round((places.pitch - size[0] * 1.3) / max(1, len(cards) - 1)))
        for k, value in enumerate(cards):
            angle = round(((len(cards) - 1) / 2 - k) * 16 / max(2, len(cards)))
            spot = (x + round((k - (len(cards) - 1) / 2) * step), y)
            _turning(target, _turned(size, value, angle), spot, share)

    def adjustment(self, target: Surface, one: Offering, x: int, value: int, flip: float) -> None:
        """The adjustment card beside an offering, with its change."""
        places = self._places
        size = (places.px(112), places.px(146))
        at = (x + round(places.pitch * 0.24), places.cards_y + places.px(4))
        picture = (
            full_card(self._style, "offering_shift", size, True) if flip >= 0.5 else card_back(size, BACK, "favour")
        )
        _turning(target, picture, at, abs(2 * flip - 1))
        if flip >= 0.5:
            tag = Rect(0, 0, places.px(58), places.px(42))
            tag.center = (at[0] + size[0] // 2, at[1] - size[1] // 2)
            target.blit(body(tag.size, (240, 204, 120), "stone", 10 * places.screen.scale, 2, (30, -30), 0, 8), tag)
            text = f"+{value}" if value > 0 else f"−{-value}"
            put_text(target, text, "number", places.px(26), (150, 60, 10), tag.center, "center")

    def number(self, target: Surface, one: Offering, x: int, share: float) -> None:
        """The amount counts up."""
        places = self._places
        value = round(one.counts * share)
        text = str(value) if value >= 0 else f"−{-value}"
        ink, shade = ((255, 170, 140), (90, 10, 0)) if one.theft else ((255, 236, 160), (90, 36, 0))
        haloed(text, "number", places.px(70), ink, shade).centred(target, (x, places.number_y))

    def beam(self, target: Surface, one: Offering, x: int, share: float) -> None:
        """Light from an altar up to the sun."""
        if one.theft or share <= 0:
            return
        places = self._places
        sun = places.sun
        foot = (x, places.altar_top)
        end = (sun[0] + round((x - sun[0]) * 0.1), sun[1] + places.px(60))
        level = min(4, max(1, math.ceil(share * 4)))
        wide = places.px(56 + min(20, one.amount) * 7)
        left, right = min(foot[0] - wide, end[0]) - places.px(20), max(foot[0] + wide, end[0]) + places.px(20)
        picture = _beam((right - left, foot[1] - end[1]), foot[0] - left, end[0] - left, wide, level)
        target.blit(picture, (left, end[1]), special_flags=pygame.BLEND_RGB_ADD)


def _turning(target: Surface, picture: Surface, centre: tuple[int, int], share: float) -> None:
    """A card that turns: as narrow as the share says; its shadow comes when it lies."""
    if share >= 0.99:
        put(target, picture, centre, 5)
        return
    size = (max(1, round(picture.get_width() * share)), picture.get_height())
    shown = pygame.transform.smoothscale(picture, size)
    target.blit(shown, shown.get_rect(center=centre))


@kept
def _turned(size: Size, value: int, angle: int) -> Surface:
    return pygame.transform.rotozoom(gold_card(size, value), angle, 1)


@kept
def _altar(size: Size, seat_style: SeatStyle, dull: bool) -> Surface:
    """A block that widens to its foot, a band in the seat's colour, a slab on top."""
    w, h = size
    u = h / 176
    shape = [(18 * u, 34 * u), (w - 18 * u, 34 * u), (w - 4 * u, float(h)), (4 * u, float(h))]
    mask = masks.polygon(size, shape)
    stone = texture("stone", size, _DULL if dull else _STONE, 50)
    for y in (34, 122):
        stone.fill((140, 106, 66), (0, round(y * u), w, 2))
    out = cut_out(stone, mask)
    out.blit(bevel(mask, max(2, round(4 * u))), (0, 0))
    wet = blank(size, (20, 70, 110))
    wet.blit(ramp((w, round(30 * u)), (0.0, (20, 70, 110, 0)), (1.0, (14, 60, 104, 200))), (0, h - round(30 * u)))
    out.blit(clip(wet, mask), (0, 0))
    band = body((w - round(16 * u), round(30 * u)), seat_style.colour, "stone", 6 * u, 2, (30, -30), 0, 70)
    out.blit(band, (round(8 * u), round(14 * u)))
    slab = body((w, round(18 * u)), (176, 156, 134) if dull else (236, 204, 142), "stone", 5 * u, 2, (30, -30), 0, 71)
    out.blit(slab, (0, 0))
    return out


@kept
def _shadow(stone: Surface) -> Stamp:
    return aura(stone, 10, (14, 6, 0), 150)


@kept
def _ripple(width: int) -> Surface:
    """Foam where a stone stands in the water."""
    high = max(16, width // 9)
    out = blank((width * 2, high * 2), (236, 250, 250))
    for i, alpha in ((0, 230), (1, 120), (2, 60)):
        box_of = Rect(0, 0, round(width * 2 * (0.9 + 0.04 * i)), round(high * (1.1 + 0.25 * i)))
        box_of.center = (width, round(high * 0.72))
        pygame.draw.arc(out, (236, 250, 250, alpha), box_of, math.pi, math.tau, 4)
    return pygame.transform.smoothscale(out, (width, high))


@kept
def _beam(size: Size, foot: int, end: int, wide: int, level: int) -> Surface:
    """Additive light, blurred at a quarter of the size."""
    q = 4
    w, h = max(8, size[0] // q), max(8, size[1] // q)
    small = opaque((w, h))
    for k in range(6, 0, -1):
        v = ((7 - k) / 6) ** 2 * level / 4
        tone = (int(110 * v), int(78 * v), int(34 * v))
        spread, tip = wide * k / 6 / q, 12 * k / 6 / q
        shape = [(foot / q - spread, h), (foot / q + spread, h), (end / q + tip, 0), (end / q - tip, 0)]
        pygame.draw.polygon(small, tone, shape)
    small = pygame.transform.gaussian_blur(small, 5)
    fade = opaque((w, h))
    fade.blit(ramp((w, h), (0.0, (0, 0, 0, 255)), (0.3, (255, 255, 255, 255)), (1.0, (255, 255, 255, 255))), (0, 0))
    small.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, size)
