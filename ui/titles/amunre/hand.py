"""The hand of the seat that looks: its places, purse, gold in cards, favour cards with what they may do now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

import pygame
from pygame import Rect, Surface

from game.amunre.offering import LayOffering
from game.amunre.state import Seat
from ui.art.cache import kept
from ui.art.cards import card_back
from ui.art.lettering import put_text, width
from ui.art.light import aura, raised
from ui.art.palette import CREAM_SECOND, GOLD_TITLE, SeatStyle
from ui.art.plates import walnut
from ui.art.surface import Size, Stamp
from ui.art.tokens import seal
from ui.frame import words
from ui.kit.answer import Answer
from ui.kit.sprite import dimmed
from ui.kit.thing import Face, FaceState, Thing
from ui.kit.tray import ABOVE, VALUE, draw_waiting
from ui.titles.amunre.cards import Held, draw_back, draw_card, kinds_in_hand, turned_down
from ui.titles.amunre.layout import Layout, growth
from ui.titles.amunre.pieces import BACK, gold_card, in_gold_cards, put
from ui.titles.amunre.style import TableStyle
from ui.titles.amunre.things import Q


class HandPlaces:
    """Where the parts of the hand are in one window."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.screen = layout.screen
        self.place = layout.zones.hand
        self.small = layout.screen.small

    def _slice(self, start: float, end: float) -> Rect:
        """A part of the width, inside the rim of the plate."""
        rim = max(5, round(self.place.height * 0.07))
        left = self.place.x + round(self.place.width * start)
        return Rect(left, self.place.y + rim, round(self.place.width * (end - start)), self.place.height - 2 * rim)

    @property
    def _cuts(self) -> tuple[float, float, float]:
        """Where purse, gold and cards end."""
        grown = growth(self.screen)
        if self.small:
            return (0.124 + 0.012 * grown, 0.222 + 0.004 * grown, 0.735 - 0.045 * grown)
        return (0.125 + 0.015 * grown, 0.268 - 0.01 * grown, 0.748 - 0.04 * grown)

    @cached_property
    def purse(self) -> Rect:
        return self._slice(0.011, self._cuts[0])

    @cached_property
    def gold(self) -> Rect:
        return self._slice(self._cuts[0] + 0.004, self._cuts[1])

    @cached_property
    def cards(self) -> Rect:
        return self._slice(self._cuts[1] + 0.008, self._cuts[2] - 0.006)

    @cached_property
    def tray(self) -> Rect:
        return self._slice(self._cuts[2] + 0.004, 0.990)

    def card_places(self, count: int) -> list[Rect]:
        """Side by side while there is room, overlapping from then on."""
        room = self.cards
        if not count:
            return []
        rise = self.screen.px(6)
        high = room.height - rise
        if self.small:
            wide = min(round(high * 1.95), room.width)
            gap = self.screen.px(8)
        else:
            wide = round(high * 0.835)
            gap = self.screen.px(12)
        step = wide + gap
        if count > 1 and step * (count - 1) + wide > room.width:
            wide = min(wide, max(round(high * 0.62), (room.width - gap * (count - 1)) // count)) if self.small else wide
            step = min(wide + gap, (room.width - wide) // (count - 1))
        return [Rect(room.x + k * step, room.y + rise, wide, high) for k in range(count)]


class HandThings:
    """The things of the hand in one window."""

    def __init__(self, style: TableStyle, places: HandPlaces) -> None:
        self.style = style
        self.places = places
        self.screen = style.layout.screen

    def of(self, question: Q, answers: Mapping[str, Answer]) -> Iterator[Thing]:
        """`answers` by thing: a card that may be played is raised."""
        assert question.seat is not None
        owner = question.view.seats[question.seat]
        face = Face(
            self.draw_purse, (self.style.seat_styles[question.seat], self.style.seat(question.seat), owner.gold)
        )
        yield Thing("purse", self.places.purse, face)
        yield from self._gold(question, owner)
        yield from self._cards(question, question.seat, answers)
        if question.asked is None:
            decision = question.view.decision
            text = (
                self.style.say("tray.over") if decision is None else self.style.say("tray.waiting", seat=decision.seat)
            )
            yield Thing("waiting", self.places.tray, Face(draw_waiting, (self.screen, text)), label=text)

    def _cards(self, question: Q, seat: int, answers: Mapping[str, Answer]) -> Iterator[Thing]:
        held, down = kinds_in_hand(question.view, seat), turned_down(question.view, seat)
        places = self.places.card_places(len(held) + bool(down))
        if down:
            face, label, place = Face(draw_back, (self.style, down)), self.style.say("hand.down", n=down), places.pop()
            place.width = min(place.width, round(place.height * 0.835))
            yield Thing("card.down", place, face, ABOVE, label=label, told=True, beside=self.places.cards)
        for (kind, count), place in zip(held, places, strict=True):
            answer = answers.get(f"card.{kind}")
            usable = answer is not None and bool(answer.moves or answer.act)
            choice = question.choice
            sold = choice.sold.count(kind)
            mark = "hand.sold" if sold else "hand.chosen" if usable and choice.card == kind else ""
            note = self.style.say(mark, n=sold) if mark else ""
            face = Face(draw_card, (self.style, Held(kind, count, usable, note, question.asked is not None)), True)
            yield Thing(
                f"card.{kind}",
                place,
                face,
                ABOVE,
                subject=f"card.{kind}",
                label=self.style.card(kind),
                told=True,
                beside=self.places.cards,
                bleed=30,
            )

    def _gold(self, question: Q, owner: Seat) -> Iterator[Thing]:
        """The gold in cards; while an offering is laid, what is offered lies apart."""
        laying = isinstance(question.decision, LayOffering)
        amount = min(question.choice.amount, owner.gold) if laying else 0
        kept_back, offered = in_gold_cards(owner.gold - amount), in_gold_cards(amount)
        shown = [(value, False) for value in kept_back] + [(value, True) for value in offered]
        room = self.places.gold
        high = round(room.height * 0.8)
        wide = round(high * 0.72)
        apart = wide // 4 if offered and kept_back else 0
        step = min(round(wide * 0.72), (room.width - wide - apart) // max(1, len(shown) - 1))
        left = room.x + max(0, (room.width - step * (len(shown) - 1) - wide - apart) // 2)
        for k, (value, out) in enumerate(shown):
            place = Rect(left + k * step + apart * out, room.centery - high // 2 - round(high * 0.08) * out, wide, high)
            tilt = 0 if laying else round(((len(shown) - 1) / 2 - k) * 14 / max(2, len(shown)))
            name = self.style.say("hand.gold_out" if out else "hand.gold_card", n=value)
            nth = shown[: k + 1].count((value, out))  # so that the keyboard tells equal cards apart
            label = self.style.say("hand.nth", what=name, n=nth) if nth > 1 else name
            face = Face(draw_gold, (value, tilt, out, laying), True)
            yield Thing(f"gold.{k}", place, face, ABOVE, label=label, told=laying)

    def draw_purse(self, target: Surface, rect: Rect, seat_style: SeatStyle, name: str, gold: int) -> None:
        """Sign, name and the gold as a number; without the name in small windows."""
        screen, unit = self.screen, self.style.say("gold_unit")
        if self.places.small:
            sign = seal(seat_style, min(rect.height - 4, screen.px(58)))
            raised(sign, 2).put(target, (rect.x, rect.centery - sign.get_height() // 2))
            room = Rect(rect.x + sign.get_width() + 8, rect.y, rect.right - rect.x - sign.get_width() - 8, rect.height)
            _put_amount(target, room, str(gold), unit, min(screen.text(44), round(room.height * 0.62)))
            return
        sign = seal(seat_style, min(round(rect.height * 0.4), screen.px(54)))
        raised(sign, 2).put(target, rect.topleft)
        left, half = rect.x + sign.get_width() + screen.px(10), sign.get_height() // 2
        upper = Rect(left, rect.y, rect.right - left, half)
        words.line(target, name, upper, "heading", min(screen.text(20), round(half * 0.9)), GOLD_TITLE)
        px = min(screen.text(16), round(half * 0.8))
        words.line(target, self.style.say("hand.secret"), upper.move(0, half), "italic", px, CREAM_SECOND)
        low = Rect(rect.x, rect.y + sign.get_height(), rect.width, rect.height - sign.get_height())
        _put_amount(target, low, str(gold), unit, min(screen.text(46), round(low.height * 0.72)))


def _put_amount(target: Surface, room: Rect, number: str, unit: str, px: int) -> None:
    while px > 14 and width(number, "number", px) + width(unit, "number", round(px * 0.52)) + 6 > room.width:
        px -= 1
    at = put_text(target, number, "number", px, VALUE, room.midleft)
    put_text(target, unit, "number", round(px * 0.52), VALUE, (at.right + 6, room.centery + round(px * 0.16)))


def draw_gold(target: Surface, place: Rect, value: int, tilt: int, out: bool, laying: bool, state: FaceState) -> None:
    """A gold card; `out`: it is among what is offered."""
    hot = laying and state in ("hover", "pressed")
    _tilted(place.size, value, tilt, out or hot).put(target, place.move(0, -3 if hot else 0).topleft)


@kept
def _tilted(size: Size, value: int, tilt: int, lit: bool) -> Stamp:
    picture = gold_card(size, value)
    if tilt:
        picture = pygame.transform.rotozoom(picture, tilt, 1)
    shadow = aura(picture, 4, (14, 6, 0), 150).moved(2, 4)
    light = aura(picture, 6, (255, 214, 90), 255, 2).layers if lit else ()
    grown = ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2)
    layers = tuple((surface, (x + grown[0], y + grown[1])) for surface, (x, y) in (*shadow, *light, (picture, (0, 0))))
    return Stamp(layers, size)


def paint_plate(target: Surface, style: TableStyle) -> None:
    place = style.layout.zones.hand
    walnut(place.size, style.layout.screen.scale, 90).put(target, place.topleft)


def paint_closed(target: Surface, style: TableStyle) -> None:
    """Nobody looks: a few card backs and a word."""
    place, screen = style.layout.zones.hand, style.layout.screen
    high = round(place.height * 0.66)
    back = dimmed(card_back((round(high * 0.72), high), BACK, "favour"), 150)
    for k in range(3):
        put(target, back, (place.x + screen.px(80) + k * round(high * 0.42), place.centery), 3)
    room = place.inflate(-screen.px(600), -screen.px(30))
    words.line(target, style.say("hand.closed"), room, "italic", screen.text(20), CREAM_SECOND, "center")
