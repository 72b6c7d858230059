"""The scales of a seat in one line: what lies on the left plate, the balance, what lies on the right plate."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.tekhenu.words import BASIC
from ui.art.colour import Colour
from ui.art.dice import die
from ui.art.goods import good_token
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import raised
from ui.art.surface import blank
from ui.art.tokens import badge
from ui.titles.tekhenu.cards.style import TableStyle, say, signed
from ui.titles.tekhenu.seat.furniture import type_px
from ui.titles.tekhenu.seat.scales import Weights

SIGN: Final[Colour] = (230, 196, 130)
_GAIN: Final[Colour] = (150, 230, 170)
_LOSS: Final[Colour] = (255, 170, 140)
_WORD: Final[Colour] = (200, 178, 140)


def weights(on: Weights, plate: str, size: int) -> list[Surface]:
    """Dice, excess and Faith of a plate as pictures `size` pixels high."""
    faith = on.faith
    if plate == "pure":
        tokens = [("faith", faith)] if faith > 0 else []
    else:
        tokens = [(BASIC[k], n) for k, n in enumerate(on.excess) if n] + ([("faith", -faith)] if faith < 0 else [])
    dice = on.pure if plate == "pure" else on.tainted
    return [_die(one.colour, one.face, size) for one in dice] + [_counted(kind, n, size) for kind, n in tokens]


def _die(colour: str, face: int, size: int) -> Surface:
    made = die(size, face, colour)
    edge = (made.get_width() - size) // 2 - 1
    return made.subsurface(made.get_rect().inflate(-2 * edge, -2 * edge))


def _counted(kind: str, n: int, size: int) -> Surface:
    token = good_token(kind, round(size * 0.8))
    if n == 1:
        return token
    tag = badge(str(n), max(10, round(size * 0.56)))
    out = blank((round(token.get_width() * 0.66) + tag.get_width(), size))
    out.blit(token, token.get_rect(midleft=(0, size // 2)))
    out.blit(tag, tag.get_rect(midright=(out.get_width(), size // 2 + 1)))
    return out


def put_line(target: Surface, pictures: list[Surface], room: Rect, align: str) -> int:
    """Side by side from the left or from the right, closer together where there is no room; gives the width taken."""
    if not pictures:
        return 0
    gap = max(2, room.height // 10)
    total = sum(picture.get_width() + gap for picture in pictures) - gap
    squeeze = max(0.0, (total - room.width) / max(1, len(pictures) - 1))
    used = min(total, room.width)
    x = float(room.right - used if align == "right" else room.x)
    for picture in pictures:
        raised(picture, 1).centred(target, (x + picture.get_width() / 2, room.centery))
        x += picture.get_width() + gap - squeeze
    return used


def paint_weights(target: Surface, style: TableStyle, row: Rect, on: Weights, balance: int) -> None:
    """The balance in the middle, its plates beside it, Anubis dice at the left end."""
    size = round(min(row.height * 0.78, 26 * style.screen.scale))
    sign = round(row.height * 0.78)
    px = type_px(style, 20, row.height * 0.7)
    wide = sign + 3 + width("−88", "number", px)
    middle = Rect(row.centerx - wide // 2, row.y, wide, row.height)
    put_icon(target, "scales", sign, SIGN, (middle.x + sign / 2, row.centery))
    ink = _GAIN if balance >= 0 else _LOSS
    put_text(target, signed(balance), "number", px, ink, (middle.x + sign + 3, row.centery))
    left = Rect(row.x, row.y, middle.x - row.x - 5, row.height)
    right = Rect(middle.right + 3, row.y, row.right - middle.right - 3, row.height)
    if on.anubis:
        jackal = round(size * 0.8)
        put_icon(target, "jackal", jackal, SIGN, (left.x + jackal / 2, row.centery))
        beside = Rect(left.x + jackal + 2, row.y, left.width - jackal - 2, row.height)
        if on.pure or on.faith > 0:
            beside.width //= 2
        aside = [_die(one.colour, one.face, round(size * 0.86)) for one in on.anubis]
        taken = jackal + put_line(target, aside, beside, "left") + 6
        left = Rect(left.x + taken, left.y, left.width - taken, left.height)
    taken = put_line(target, weights(on, "pure", size), left, "right")
    _name(target, style, left, "pure", taken)
    taken = put_line(target, weights(on, "tainted", size), right, "left")
    _name(target, style, right, "tainted", taken)


def _name(target: Surface, style: TableStyle, room: Rect, plate: str, taken: int) -> None:
    """The name of a plate where it fits; small windows do without."""
    px = type_px(style, 15, room.height * 0.54)
    label = style.narrator.label("plate", plate)
    if style.screen.small or taken + width(label, "italic", px) + 6 > room.width:
        return
    if plate == "pure":
        put_text(target, label, "italic", px, _WORD, (room.x + 2, room.centery))
    else:
        put_text(target, label, "italic", px, _WORD, (room.right - 2, room.centery), "midright")


def paint_aside(target: Surface, style: TableStyle, row: Rect, on: Weights, balance: int) -> None:
    """TEK-19.6, 19.15  Botankhamon's dice lie aside; his balance at the Judgement is printed."""
    size = round(min(row.height * 0.78, 26 * style.screen.scale))
    sign = round(row.height * 0.78)
    px = type_px(style, 20, row.height * 0.7)
    at = put_text(target, signed(balance), "number", px, _GAIN, (row.right - 4, row.centery), "midright")
    end = put_icon(target, "scales", sign, SIGN, (at.left - 3 - sign / 2, row.centery)).left
    room = Rect(row.x, row.y, end - row.x - 6, row.height)
    taken = put_line(target, [_die(one.colour, one.face, size) for one in on.anubis], room, "right")
    label, small = say(style, "bot.aside"), type_px(style, 15, row.height * 0.54)
    if taken + width(label, "italic", small) + 8 <= room.width:
        put_text(target, label, "italic", small, _WORD, (room.x + 2, row.centery))
