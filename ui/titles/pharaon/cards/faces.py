"""Artisans and nobles as cards: picture, name, what they give, what they are worth; and their backs."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.pharaon.components import components
from game.pharaon.pieces import Artisan, Noble
from ui.art import cards as kit
from ui.art.cache import kept
from ui.art.colour import Colour, mix
from ui.art.lettering import fit_line, put_text
from ui.art.ornament import outline
from ui.art.palette import CREAM, INK, INK_REMARK
from ui.art.pharaon_tokens import prestige_disc
from ui.art.plates import body
from ui.art.rows import paint_rows
from ui.frame import words
from ui.titles.pharaon.cards.emblem import gains, power, worth
from ui.titles.pharaon.cards.items import Item, picture
from ui.titles.pharaon.cards.scenes import artisan_scene, noble_scene, power_mark
from ui.titles.pharaon.cards.wording import least, name_block, name_height, name_type, names_of, put_name, say
from ui.titles.pharaon.style import TableStyle

_PAPER: Final[Colour] = (244, 226, 184)
_NOBLE_PAPER: Final[Colour] = (242, 220, 166)
_NAMED: Final = 6
"""Lines of type: lower artisans need not carry their names, their tool and the hover tell them apart."""
_BACKS: Final[dict[str, Colour]] = {"artisan": (150, 72, 40), "noble": (52, 74, 104)}


def artisan_card(style: TableStyle, artisan: str, size: tuple[int, int]) -> Surface:
    """Picture, prestige, name and gains. An unknown card shows its back."""
    if artisan not in components().artisans:
        return card_back("artisan", size)
    return _artisan(
        components().artisans[artisan],
        names_of(style, "artisan", artisan),
        size,
        name_type(style, size[0]),
        least(style),
    )


def noble_card(style: TableStyle, noble: str, size: tuple[int, int]) -> Surface:
    """Number, kind of power, picture, name, power and prestige. An unknown card shows its back."""
    if noble not in components().nobles:
        return card_back("noble", size)
    card = components().nobles[noble]
    nothing = say(style, "no_power")
    return _noble(card, names_of(style, "noble", noble), nothing, size, name_type(style, size[0]), least(style))


def card_back(kind: str, size: tuple[int, int]) -> Surface:
    """Painted cloth in the colour of the deck."""
    return kit.card_back(size, _BACKS[kind], kind)


def _paper(size: tuple[int, int], base: Colour, seed: int, line: Colour) -> Surface:
    w = size[0]
    radius = max(4.0, w * 0.065)
    out = body(size, base, "papyrus", radius, max(1, round(w / 70)), (16, -16), 26, seed).copy()
    inset = max(2, round(w * 0.026))
    outline(out, Rect((0, 0), size).inflate(-2 * inset, -2 * inset), line, 1.1, max(2.0, radius - inset), 190)
    return out


def _band(out: Surface, place: Rect) -> None:
    """The ground under a row of signs."""
    out.blit(
        body(place.size, (218, 188, 134), "plain", max(2.0, place.height * 0.2), 1, (0, 0), 0, 3, True, 70, 60), place
    )


def _ink_picture(item: Item, size: int) -> Surface:
    return picture(item, size, INK)


@kept
def _artisan(card: Artisan, names: tuple[str, ...], size: tuple[int, int], px: int, small: int) -> Surface:
    w, h = size
    number = _number(card.id)
    out = _paper(size, _PAPER, number % 9, (160, 104, 48))
    gap = max(3, round(w * 0.05))
    row = Rect(gap, 0, w - 2 * gap, round(min(h * 0.24, w * 0.32)))
    row.bottom = h - gap
    block = name_block(names, px, small, (w - gap, round(h * 0.43)))
    if block is None:
        words.report(names[0], Rect((0, 0), size), h < small * _NAMED)
    name = Rect(gap // 2, 0, w - gap, name_height(block))
    name.bottom = row.top - max(1, round(h * 0.012))
    art = Rect(gap, gap, w - 2 * gap, name.top - gap - max(1, round(h * 0.008)))
    out.blit(artisan_scene(number, art.size), art)
    if block is not None:
        put_name(out, block, name, INK)
    _band(out, row)
    inner = row.inflate(-max(2, gap // 2), -max(2, row.height // 8))
    paint_rows(out, gains(card.gains), inner, _ink_picture, round(row.height * 0.9))
    disc = prestige_disc(max(17, round(min(w * 0.28, h * 0.22))), str(card.pp))
    out.blit(disc, (max(1, gap // 3), max(1, gap // 3)))
    return out


@kept
def _noble(card: Noble, names: tuple[str, ...], nothing: str, size: tuple[int, int], px: int, small: int) -> Surface:
    w, h = size
    out = _paper(size, _NOBLE_PAPER, card.number % 9, (176, 122, 34))
    gap = max(3, round(w * 0.05))
    feet = round(min(h * 0.155, w * 0.27))
    foot = Rect(gap, h - gap - feet, w - 2 * gap, feet)
    row = Rect(gap, 0, w - 2 * gap, round(min(h * 0.175, w * 0.31)))
    row.bottom = foot.top - max(1, round(h * 0.01))
    block = name_block(names, px, small, (w - gap, round(h * 0.35)))
    words.report(names[0], Rect((0, 0), size), block is not None)
    name = Rect(gap // 2, 0, w - gap, name_height(block))
    name.bottom = row.top - max(1, round(h * 0.01))
    art = Rect(gap, gap, w - 2 * gap, name.top - gap - max(1, round(h * 0.006)))
    out.blit(noble_scene(card.number, art.size), art)
    if block is not None:
        put_name(out, block, name, INK)
    _band(out, row)
    _power_row(out, card, nothing, row, px, small)
    paint_rows(out, worth(card), foot, _ink_picture, round(feet * 0.98))
    _corners(out, card, gap, small)
    return out


def _power_row(out: Surface, card: Noble, nothing: str, row: Rect, px: int, small: int) -> None:
    signs = power(card)
    if signs:
        inner = row.inflate(-max(2, row.width // 14), -max(2, row.height // 8))
        paint_rows(out, signs, inner, _ink_picture, round(row.height * 0.86))
        return
    line = fit_line(nothing, "italic", px, row.width, min(px, small))
    put_text(out, line.text if line.whole else "–", "italic", line.px, INK_REMARK, row.center, "center")


def _corners(out: Surface, card: Noble, gap: int, small: int) -> None:
    """The number at the left, the kind of power at the right."""
    w = out.get_width()
    mark = power_mark(card.type, max(16, round(w * 0.225)))
    out.blit(mark, (w - mark.get_width() - max(1, gap // 3), max(1, gap // 3)))
    text = fit_line(str(card.number), "number", max(small, round(w * 0.14)), round(w * 0.24), 11)
    plate = (max(round(w * 0.23), round(text.px * 1.5)), round(text.px * 1.34))
    spot = Rect((max(1, gap // 3), max(1, gap // 3)), plate)
    out.blit(body(plate, (92, 54, 20), "wood", plate[1] * 0.28, 1, (26, -26)), spot)
    outline(out, spot, mix((92, 54, 20), (255, 226, 160), 0.6), 1.0, plate[1] * 0.28, 200)
    put_text(out, text.text, "number", text.px, CREAM, spot.center, "center")


def _number(card: str) -> int:
    return list(components().artisans).index(card) + 1
