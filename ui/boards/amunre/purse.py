"""The purse of the seat that looks: sign, name, gold as a number and as cards."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.amunre.offering import LayOffering
from ui.art.buttons import State
from ui.art.cache import kept
from ui.art.lettering import put_text, width
from ui.art.light import aura, raised
from ui.art.palette import CREAM_SECOND, GOLD_TITLE
from ui.art.surface import Size, Stamp
from ui.art.tokens import seal
from ui.boards.amunre.desk import VALUE, Desk
from ui.boards.amunre.part import Part, label
from ui.boards.amunre.pieces import gold_card, in_gold_cards
from ui.frame import words
from ui.frame.tooltip import Tip


def purse_parts(desk: Desk) -> list[Part]:
    return [label(desk.places.purse, "purse", lambda target, rect: _purse(target, rect, desk)), *_gold(desk)]


def _purse(target: Surface, rect: Rect, desk: Desk) -> None:
    look, screen = desk.look, desk.look.layout.screen
    livery = look.liveries[desk.seat]
    number, unit = str(desk.owner.gold), desk.say("gold_unit")
    if desk.places.small:
        sign = seal(livery, min(rect.height - 4, screen.px(58)))
        raised(sign, 2).put(target, (rect.x, rect.centery - sign.get_height() // 2))
        room = Rect(rect.x + sign.get_width() + 8, rect.y, rect.right - rect.x - sign.get_width() - 8, rect.height)
        _amount(target, room, number, unit, min(screen.text(44), round(room.height * 0.62)))
        return
    sign = seal(livery, min(round(rect.height * 0.4), screen.px(54)))
    raised(sign, 2).put(target, rect.topleft)
    left = rect.x + sign.get_width() + screen.px(10)
    half = sign.get_height() // 2
    words.line(
        target, look.seat(desk.seat), Rect(left, rect.y, rect.right - left, half), "heading",
        min(screen.text(20), round(half * 0.9)), GOLD_TITLE,
    )  # fmt: skip
    words.line(
        target, desk.say("hand.secret"), Rect(left, rect.y + half, rect.right - left, half), "italic",
        min(screen.text(16), round(half * 0.8)), CREAM_SECOND,
    )  # fmt: skip
    low = Rect(rect.x, rect.y + sign.get_height(), rect.width, rect.height - sign.get_height())
    _amount(target, low, number, unit, min(screen.text(46), round(low.height * 0.72)))


def _amount(target: Surface, room: Rect, number: str, unit: str, px: int) -> None:
    while px > 14 and width(number, "number", px) + width(unit, "number", round(px * 0.52)) + 6 > room.width:
        px -= 1
    at = put_text(target, number, "number", px, VALUE, room.midleft)
    put_text(target, unit, "number", round(px * 0.52), VALUE, (at.right + 6, room.centery + round(px * 0.16)))


def _gold(desk: Desk) -> list[Part]:
    """The gold in cards; while an offering is laid, a click on a card adds its value."""
    laying = desk.asked is not None and isinstance(desk.asked.decision, LayOffering)
    gold = desk.owner.gold
    amount = min(desk.choice.amount, gold)
    cards = in_gold_cards(gold - amount if laying else gold)
    offered = in_gold_cards(amount) if laying else ()
    room = desk.places.gold
    high = round(room.height * 0.8)
    size = (round(high * 0.72), high)
    shown = [(value, False) for value in cards] + [(value, True) for value in offered]
    if not shown:
        return []
    spread = room.width - size[0] - (size[0] // 4 if offered and cards else 0)
    step = min(round(size[0] * 0.72), spread // max(1, len(shown) - 1))
    used = step * (len(shown) - 1) + size[0] + (size[0] // 4 if offered and cards else 0)
    left = room.x + max(0, (room.width - used) // 2)
    parts = []
    for k, (value, out) in enumerate(shown):
        place = Rect((left + k * step, room.centery - high // 2), size)
        if out and cards:
            place.x += size[0] // 4
        if out:
            place.y -= round(high * 0.08)
        tilt = round(((len(shown) - 1) / 2 - k) * 14 / max(2, len(shown))) if not laying else 0
        nth = shown[: k + 1].count((value, out))
        parts.append(_gold_card(desk, place, value, out, tilt, laying, nth))
    return parts


def _gold_card(desk: Desk, place: Rect, value: int, out: bool, tilt: int, laying: bool, nth: int) -> Part:
    """One of them; of several with one value each has its number, so that the keyboard tells them apart."""

    def change() -> None:
        most = desk.owner.gold
        after = min(desk.choice.amount, most) + (-value if out else value)
        desk.choice.amount = max(1, min(most, after))

    def paint(target: Surface, state: State) -> None:
        hot = laying and state in ("hover", "pressed")
        _tilted(place.size, value, tilt, out or hot).put(target, place.move(0, -3 if hot else 0).topleft)

    name = desk.say("hand.gold_out" if out else "hand.gold_card", n=value)
    act: Callable[[], None] | None = desk.does(change) if laying else None
    label = desk.say("hand.nth", what=name, n=nth) if nth > 1 else name
    return Part(place, label, paint, act=act, tip=Tip(name) if laying else None)


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
