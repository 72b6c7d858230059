"""Divine intervention cards: cost, icon of the phase, sign, name and text; upright or flat; and their back."""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.kemet.components import DivineCard, components
from ui.art import cards as kit
from ui.art.cache import kept
from ui.art.colour import Colour, dark
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.ornament import outline
from ui.art.palette import INK
from ui.art.plates import body
from ui.art.surface import blit_centred
from ui.titles.kemet.cards.marks import price_mark
from ui.titles.kemet.cards.setting import Writing, comfortable, put_words, type_px
from ui.titles.kemet.cards.wording import card_texts
from ui.titles.kemet.signs import CARD_COLOURS
from ui.titles.kemet.style import TableStyle

_PAPER: Final[Colour] = (242, 227, 190)
_SIGN: Final[Colour] = (255, 232, 176)
_LOWEST, _BESIDE = 64, 40
"""Pixels: below the first height words may be left out, below the second the cost stands beside the sign."""
_PHASE_SIGNS: Final = {"day": "sun", "combat": "sword"}


class _Types(NamedTuple):
    """Sizes of the name and of the text, and below which size the short text is better."""

    name: int
    text: int
    enough: int


def divine_card(style: TableStyle, card: str, size: tuple[int, int]) -> Surface:
    """A card; wide ones have their sign at the left. An unknown card shows its back."""
    if card not in components().cards:
        return divine_back(size)
    grown = max(1.0, min(size[0] / style.screen.px(116), size[1] / style.screen.px(145)))
    room = size[1] * (0.125 if size[1] > size[0] else 0.19)
    types = _Types(type_px(style, 16 * grown, room), type_px(style, 15 * grown, room), comfortable(style))
    return _front(card, style.name("divine_intervention", card), card_texts(style, card), size, types)


def divine_back(size: tuple[int, int]) -> Surface:
    """The back of every divine intervention card."""
    return kit.card_back(size, CARD_COLOURS["day"], "eye")


@kept
def _front(card: str, name: str, texts: tuple[str, ...], size: tuple[int, int], types: _Types) -> Surface:
    printed = components().cards[card]
    w, h = size
    colour = CARD_COLOURS[printed.phase]
    corner = max(4.0, min(size) * 0.07)
    out = body(size, _PAPER, "papyrus", corner, max(1, round(w / 70)), (16, -16), 26, sum(map(ord, card)) % 11).copy()
    inset = max(2, round(min(size) * 0.028))
    outline(out, Rect((0, 0), size).inflate(-2 * inset, -2 * inset), colour, max(1.3, w / 80), max(2.0, corner - inset))
    pad = inset + max(2, round(min(size) * 0.028))
    (_upright if h > w else _flat)(out, printed, name, texts, pad, types)
    return out


def _upright(out: Surface, card: DivineCard, name: str, texts: tuple[str, ...], pad: int, types: _Types) -> None:
    w, h = out.get_size()
    head = Rect(pad, pad, w - 2 * pad, round(h * 0.27))
    _head(out, card, head)
    mark = max(13, round(head.height * 0.3))
    _cost(out, card, (pad - max(2, pad // 3), pad - max(2, pad // 3)), mark)
    side = round(head.height * 0.38)
    put_icon(out, _PHASE_SIGNS[card.phase], side, _SIGN, (head.right - side * 0.66, head.y + side * 0.66))
    room = Rect(pad, head.bottom + max(1, h // 70), w - 2 * pad, h - head.bottom - pad - max(1, h // 70))
    upper = Rect(room.x, room.y, room.width, room.height // 2)
    used = put_words(out, (name,), upper, Writing("bold", types.name, INK, align="center"))
    rest = Rect(room.x, room.y + used, room.width, room.height - used)
    put_words(out, texts, rest, Writing("body", types.text, INK, types.enough, "center", True))


def _flat(out: Surface, card: DivineCard, name: str, texts: tuple[str, ...], pad: int, types: _Types) -> None:
    """A strip at the left with sign and cost, words at the right; the lowest cards leave out what does not fit."""
    w, h = out.get_size()
    strip = _strip(out, card, pad)
    room = Rect(strip.right + pad, pad, w - strip.right - 2 * pad - 1, h - 2 * pad)
    low = h < _LOWEST
    limit = Rect(room.x, room.y, room.width, room.height if low else max(round(types.name * 1.3), room.height // 2))
    used = put_words(out, (name, "") if low else (name,), limit, Writing("bold", types.name, INK))
    below = round(types.name * 0.14)
    rest = Rect(room.x, room.y + used - below, room.width, room.height - used + below + 1)
    put_words(out, (*texts, "") if low else texts, rest, Writing("body", types.text, INK, types.enough))


def _strip(out: Surface, card: DivineCard, pad: int) -> Rect:
    """The sign above the cost, on very low cards beside it."""
    w, h = out.get_size()
    colour = CARD_COLOURS[card.phase]
    beside = h < _BESIDE
    wide = round(h * 1.5) if beside else round(min(max(h * 0.36, 26), w * 0.27))
    strip = Rect(pad, pad, wide, h - 2 * pad)
    out.blit(body(strip.size, colour, "stone", max(3.0, strip.width * 0.12), 1, (40, -44), 0, 14), strip)
    mark = price_mark(card.cost, max(13, round(min(strip.height * 0.22, strip.width * 0.4))), _SIGN)
    if beside:
        size = min(strip.height, strip.width - mark.get_width()) - 2
        at = (strip.x + size // 2 + 1, strip.centery)
        cost = (strip.right - mark.get_width() // 2 - 1, strip.centery)
    else:
        size = round(min(strip.width * 0.86, strip.height - mark.get_height()))
        at = (strip.centerx, strip.y + (strip.height - mark.get_height()) // 2)
        cost = (strip.centerx, strip.bottom - mark.get_height() // 2)
    put_icon(out, card.sign, size, _SIGN, at, shade=dark(colour, 0.6))
    blit_centred(out, mark, cost)
    return strip


def _head(out: Surface, card: DivineCard, head: Rect) -> None:
    """The sign, with its number where two cards share it."""
    colour = CARD_COLOURS[card.phase]
    corner = max(3.0, head.height * 0.12)
    out.blit(body(head.size, colour, "stone", corner, 1, (40, -44), 0, 14), head)
    size = round(min(head.height * 0.82, head.width * 0.82))
    told = f"+{card.effect.value}" if card.phase == "combat" else ""
    if not told:
        put_icon(
            out,
            card.sign,
            size,
            _SIGN,
            (head.centerx + head.width * 0.04, head.centery),
            shade=dark(colour, 0.6),
        )
        return
    size = round(size * 0.8)
    px = max(13, round(size * 0.62))
    wide = size + width(told, "number", px)
    left = head.centerx - wide / 2 + head.width * 0.05
    put_icon(out, card.sign, size, _SIGN, (left + size / 2, head.centery), shade=dark(colour, 0.6))
    put_text(
        out,
        told,
        "number",
        px,
        Rimmed((255, 246, 214), dark(colour, 0.6)),
        (left + size + px * 0.08, head.centery),
        "midleft",
    )


def _cost(out: Surface, card: DivineCard, at: tuple[int, int], px: int) -> None:
    """A light seal with the prayers in the upper left corner."""
    mark = price_mark(card.cost, px, (84, 46, 6))
    size = (mark.get_width() + round(px * 0.5), round(px * 1.5))
    place = Rect(at, size)
    out.blit(body(size, (252, 238, 200), "plain", size[1] * 0.4, 1, (20, -26), 0, 4), place)
    outline(out, place, (150, 104, 46), 1.2, size[1] * 0.4)
    blit_centred(out, mark, place.center)
