"""The Offerings: lots of two tokens, the Bonus zone and the bag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from game.core.agenda import Move
from game.pharaon.offerings import take_lot, take_lot_with_bonus
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.light import raised
from ui.art.palette import CREAM, INK
from ui.art.pharaon_tokens import cost_square, token_bag, well
from ui.art.plates import pill
from ui.art.surface import blit_centred
from ui.frame import words
from ui.kit.sprite import sprite
from ui.kit.thing import Face, Shape, Thing
from ui.titles.pharaon.choice import Q
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.offers import Offers
from ui.titles.pharaon.pieces import offering
from ui.titles.pharaon.quarter_places import Quarter
from ui.titles.pharaon.style import TableStyle

_HOLLOW: Colour = (168, 130, 116)
_GREEN: Colour = (30, 110, 50)


class CostLine(NamedTuple):
    """Where the price stands: the squares of lot and bonus with their words, and the sign between them."""

    lot: Rect
    plus: int
    square: Rect
    bonus: Rect
    """Square and words of the bonus: also the switch."""


def cost_line(style: TableStyle, quarter: Quarter) -> CostLine:
    layout = style.layout
    place = layout.rect(quarter.cost)
    px, side = layout.text(16), layout.px(30)
    gap, top = layout.px(5), place.centery - side // 2
    lot = Rect(place.x + width(style.say("cost"), "italic", px) + layout.px(8), top, side, side)
    plus = lot.right + gap + width(style.say("offerings.lot"), "bold", px) + layout.px(10)
    square = Rect(plus + layout.px(12), top, side, side)
    words_wide = width(style.say("offerings.bonus"), "bold", px)
    wide = side + gap + words_wide + layout.px(10) + round(1.1 * _tick(place.height - 2))
    bonus = Rect(square.x - layout.px(4), place.y + 1, wide, place.height - 2)
    return CostLine(lot, plus, square, bonus)


def _tick(high: int) -> int:
    """The side of the sign that the switch is on."""
    return round(high * 0.8)


def print_offerings(target: Surface, style: TableStyle, quarter: Quarter) -> None:
    layout = style.layout
    place = layout.rect(quarter.cost)
    px, y, gap = layout.text(16), place.centery, layout.px(5)
    line = cost_line(style, quarter)
    put_text(target, style.say("cost"), "italic", px, Rimmed(INK, HALO), (place.x, y))
    put_text(target, "+", "number", layout.text(18), INK, (line.plus, y), "center")
    for kind, rect, key in (("any", line.lot, "offerings.lot"), ("same", line.square, "offerings.bonus")):
        raised(cost_square(kind, rect.width), 1.5).put(target, rect.topleft)
        put_text(target, style.say(key), "bold", px, Rimmed(INK, HALO), (rect.right + gap, y))
    if quarter.zone_title is not None:
        title = layout.rect(quarter.zone_title)
        words.line(target, style.say("offerings.zone"), title, "italic", px, INK, "center", 12)
    if quarter.zone_plate is not None:
        plate = layout.rect(quarter.zone_plate)
        target.blit(well(plate.size, _HOLLOW, layout.px(10), 3, 140), plate)


def offering_things(style: TableStyle, quarter: Quarter, offers: Offers) -> Iterator[Thing]:
    """Hollows, the tokens that lie in them, the bag and the switch on the price."""
    layout, view = style.layout, offers.question.view
    wide = Shape("box", 10 * layout.u)
    for number, (place, lot) in enumerate(zip(quarter.lots, view.lots, strict=True), 1):
        rect = layout.rect(place)
        lit = bool(offers.of("offerings", lot_move(offers.question, number)).moves)
        yield Thing(
            f"lot.{number}",
            rect,
            Face(draw_hollow, (style, number, bool(lot), lit)),
            shape=wide,
            told=True,
            subject="quarter.offerings",
            label=style.say("place.lot", n=number),
        )
        yield from _tokens(style, f"offering.lot{number}", rect, lot)
    for number, (place, token) in enumerate(zip(quarter.zone, view.zone, strict=True), 1):
        rect, spread = layout.rect(place), quarter.zone_plate is None
        face = Face(draw_hollow, (style, number, bool(token), False)) if spread else Face(draw_dent, (style,))
        yield Thing(
            f"bonus.{number}",
            rect,
            face if spread or not token else None,
            label=style.say("place.bonus", n=number),
            shape=Shape() if spread else Shape("disc", min(rect.size)),
            told=bool(token),
            subject=f"token.{token}" if token else "",
        )
        if token and spread:
            yield from _tokens(style, f"offering.zone{number}", rect, (token,))
        elif token:
            size = min(layout.px(42), rect.width - 2)
            yield sprite(f"offering.zone{number}.0", offering, token, size, at=rect.center)
    assert quarter.bag is not None
    face = Face(draw_bag, (style, len(view.bag)))
    yield Thing("bag", layout.rect(quarter.bag), face, label=style.say("place.bag"), told=True)
    shown = Face(draw_tick) if offers.question.choice.bonus else None
    label, small = style.say("place.bonus_switch"), Shape("box", 6 * layout.u)
    usable = offers.with_bonus()
    yield Thing("switch", cost_line(style, quarter).bonus, shown, 1, small, label=label, told=usable)


def lot_move(question: Q, number: int) -> Move:
    """What a click on a lot takes, as the switch stands."""
    return take_lot_with_bonus(number) if question.choice.bonus else take_lot(number)


def _tokens(style: TableStyle, name: str, rect: Rect, tokens: tuple[str, ...]) -> Iterator[Thing]:
    """Side by side behind the number of their hollow."""
    layout, count = style.layout, max(1, len(tokens))
    left = rect.x + layout.px(24)
    step = (rect.right - layout.px(6) - left) / count
    d = min(layout.px(52), rect.height - layout.px(6), round(step) - 2)
    for k, token in enumerate(tokens):
        yield sprite(f"{name}.{k}", offering, token, d, at=(left + (k + 0.5) * step, rect.centery))


def draw_hollow(target: Surface, rect: Rect, style: TableStyle, number: int, filled: bool, lit: bool) -> None:
    """A numbered hollow; one that may be taken is pale."""
    layout = style.layout
    target.blit(well(rect.size, (252, 232, 190) if lit else _HOLLOW, layout.px(10), 3, 100 if lit else 140), rect)
    ink: Colour = INK if filled else (96, 66, 56)
    put_text(target, str(number), "number", layout.text(16), ink, (rect.x + layout.px(14), rect.centery), "center")


def draw_dent(target: Surface, rect: Rect, style: TableStyle) -> None:
    """An empty place of the Bonus zone."""
    d = style.layout.px(26)
    blit_centred(target, well((d, d), (146, 108, 96), d / 2, 2, 120), rect.center)


def draw_tick(target: Surface, rect: Rect) -> None:
    """The switch is on."""
    size = _tick(rect.height)
    put_icon(target, "check", size, _GREEN, (rect.right - size * 0.6, rect.centery))


def draw_bag(target: Surface, rect: Rect, style: TableStyle, count: int) -> None:
    layout = style.layout
    picture = token_bag(min(rect.height - layout.px(4), round(rect.width / 0.92)))
    raised(picture, 3).centred(target, (rect.centerx, rect.centery))
    px = layout.text(15)
    size = (max(layout.px(30), px * 2), round(px * 1.35))
    tag = Rect((0, 0), size)
    tag.midbottom = (rect.centerx, rect.bottom)
    target.blit(pill(size, (20, 62, 64)), tag)
    put_text(target, str(count), "number", px, CREAM, tag.center, "center")
