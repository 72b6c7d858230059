"""The Offerings: lots of two tokens, the Bonus zone and the bag."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.pharaon.state import Pharaon
from ui.art.colour import Colour
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.palette import CREAM, INK
from ui.art.pharaon_tokens import cost_square, token_bag, well
from ui.art.plates import pill
from ui.art.surface import blit_centred
from ui.frame import words
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.look import Look
from ui.titles.pharaon.pieces import offering
from ui.titles.pharaon.quarter_places import Quarter

_HOLLOW: Colour = (168, 130, 116)


class CostLine(NamedTuple):
    """Where the price stands: the squares of lot and bonus with their words, and the sign between them."""

    lot: Rect
    plus: int
    square: Rect
    bonus: Rect
    """Square and words of the bonus: also the switch."""


def cost_line(look: Look, quarter: Quarter) -> CostLine:
    layout = look.layout
    place = layout.rect(quarter.cost)
    px, side = layout.text(16), layout.px(30)
    gap, top = layout.px(5), place.centery - side // 2
    lot = Rect(place.x + width(look.say("cost"), "italic", px) + layout.px(8), top, side, side)
    plus = lot.right + gap + width(look.say("offerings.lot"), "bold", px) + layout.px(10)
    square = Rect(plus + layout.px(12), top, side, side)
    words_wide = width(look.say("offerings.bonus"), "bold", px)
    bonus = Rect(square.x - layout.px(4), place.y + 1, side + gap + words_wide + layout.px(26), place.height - 2)
    return CostLine(lot, plus, square, bonus)


def print_offerings(target: Surface, look: Look, quarter: Quarter) -> None:
    layout = look.layout
    place = layout.rect(quarter.cost)
    px, y, gap = layout.text(16), place.centery, layout.px(5)
    line = cost_line(look, quarter)
    put_text(target, look.say("cost"), "italic", px, INK, (place.x, y), halo=HALO)
    put_text(target, "+", "number", layout.text(18), INK, (line.plus, y), "center")
    for kind, rect, key in (("any", line.lot, "offerings.lot"), ("same", line.square, "offerings.bonus")):
        raised(cost_square(kind, rect.width), 1.5).put(target, rect.topleft)
        put_text(target, look.say(key), "bold", px, INK, (rect.right + gap, y), halo=HALO)
    if quarter.zone_title is not None:
        title = layout.rect(quarter.zone_title)
        words.line(target, look.say("offerings.zone"), title, "italic", px, INK, "center", 12)
    if quarter.zone_plate is not None:
        plate = layout.rect(quarter.zone_plate)
        target.blit(well(plate.size, _HOLLOW, layout.px(10), 3, 140), plate)


def paint_offerings(target: Surface, look: Look, view: Pharaon, quarter: Quarter, lit: frozenset[str]) -> None:
    """`lit` lots may be taken."""
    layout = look.layout
    for number, (place, lot) in enumerate(zip(quarter.lots, view.lots, strict=True), 1):
        paint_lot(target, look, layout.rect(place), number, lot, f"lot.{number}" in lit)
    for number, (place, token) in enumerate(zip(quarter.zone, view.zone, strict=True), 1):
        rect = layout.rect(place)
        if quarter.zone_plate is None:
            paint_lot(target, look, rect, number, (token,) if token else ())
        elif token:
            raised(offering(token, min(layout.px(42), rect.width - 2)), 2).centred(target, rect.center)
        else:
            d = layout.px(26)
            blit_centred(target, well((d, d), (146, 108, 96), d / 2, 2, 120), rect.center)
    assert quarter.bag is not None
    paint_bag(target, look, layout.rect(quarter.bag), len(view.bag))


def paint_lot(target: Surface, look: Look, rect: Rect, number: int, tokens: tuple[str, ...], lit: bool = False) -> None:
    """A numbered hollow with its tokens."""
    layout = look.layout
    target.blit(well(rect.size, (252, 232, 190) if lit else _HOLLOW, layout.px(10), 3, 100 if lit else 140), rect)
    ink: Colour = INK if tokens else (96, 66, 56)
    put_text(target, str(number), "number", layout.text(16), ink, (rect.x + layout.px(14), rect.centery), "center")
    left = rect.x + layout.px(24)
    d = min(
        layout.px(52), rect.height - layout.px(6), round((rect.right - layout.px(6) - left) / max(1, len(tokens))) - 2
    )
    count = max(1, len(tokens))
    step = (rect.right - layout.px(6) - left) / count
    for k, token in enumerate(tokens):
        raised(offering(token, d), 2).centred(target, (left + (k + 0.5) * step, rect.centery))


def paint_bag(target: Surface, look: Look, rect: Rect, count: int) -> None:
    layout = look.layout
    picture = token_bag(min(rect.height - layout.px(4), round(rect.width / 0.92)))
    raised(picture, 3).centred(target, (rect.centerx, rect.centery))
    px = layout.text(15)
    size = (max(layout.px(30), px * 2), round(px * 1.35))
    tag = Rect((0, 0), size)
    tag.midbottom = (rect.centerx, rect.bottom)
    target.blit(pill(size, (20, 62, 64)), tag)
    put_text(target, str(count), "number", px, CREAM, tag.center, "center")
