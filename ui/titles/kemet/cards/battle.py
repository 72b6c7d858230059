"""Battle cards: name, picture, and what they add to Force, Damage and Defence; and their back."""

from __future__ import annotations

from typing import Final, Literal

from pygame import Rect, Surface

from game.kemet.components import components
from ui.art import cards as kit
from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour, dark, mix
from ui.art.icons import put_icon
from ui.art.ornament import outline
from ui.art.palette import INK
from ui.art.plates import body
from ui.art.surface import recoloured
from ui.art.tokens import token
from ui.titles.kemet.cards.setting import SMALLEST, Writing, fitting, put_words, type_px
from ui.titles.kemet.cards.values import PAPER, RIM, paint_values
from ui.titles.kemet.signs import STONE_INKS, STONES
from ui.titles.kemet.style import TableStyle

State = Literal["hand", "discarded", "hidden"]
_BACK: Final[Colour] = (112, 40, 32)
_PICTURE: Final[Colour] = (160, 62, 38)
_LOW: Final = 1.32
"""Height by width below which a card has no picture."""
_LEAST_PICTURE: Final = 18
_THREE_LINES: Final = 45
"""Pixels of a name in three lines of the smallest type."""


def battle_card(style: TableStyle, card: str, size: tuple[int, int], state: State = "hand") -> Surface:
    """A card of the hand, or a dark one that lies discarded: its face or its back; an unknown card shows its back."""
    if state == "hidden":
        return _discarded_back(size)
    if card not in components().battle_cards:
        return battle_back(size)
    px = type_px(style, 15 * max(1.0, size[0] / style.screen.px(87)), size[1] * 0.14)
    return _front(card, style.name("battle_card", card), size, px, state == "discarded")


def battle_back(size: tuple[int, int]) -> Surface:
    """The back of every battle card."""
    return kit.card_back(size, _BACK, "sword")


@kept
def _discarded_back(size: tuple[int, int]) -> Surface:
    out = battle_back(size).copy()
    _darken(out)
    return out


def _darken(card: Surface) -> None:
    card.blit(recoloured(masks.rounded(card.get_size(), max(4.0, card.get_width() * 0.075)), (40, 22, 8), 138), (0, 0))


@kept
def _front(card: str, name: str, size: tuple[int, int], px: int, dim: bool) -> Surface:
    printed = components().battle_cards[card]
    w, h = size
    corner = max(4.0, w * 0.075)
    out = body(size, PAPER, "papyrus", corner, max(1, round(w / 60)), (16, -16), 26, sum(map(ord, card)) % 11).copy()
    inset = max(2, round(w * 0.03))
    outline(out, Rect((0, 0), size).inflate(-2 * inset, -2 * inset), RIM, max(1.2, w / 70), max(2.0, corner - inset))
    pad = inset + max(3, round(w * 0.03))
    low = h < w * _LOW
    row = Rect(pad, 0, w - 2 * pad, round(h * 0.36) if low else round(min(h * 0.34, w * 0.6)))
    row.bottom = h - pad
    number = max(14, round(row.height * (0.52 if low else 0.47)))
    if low:
        title = Rect(pad, pad, w - 2 * pad, row.top - pad)
        put_words(out, (name,), title, Writing("bold", px, INK, align="center", middle=True))
    else:
        most = (w - 2 * pad, max(round(h * 0.3), _THREE_LINES))
        needed = fitting((name,), "bold", px, INK, most, SMALLEST, "center").size[1]
        title = Rect(pad, pad, most[0], min(most[1], max(needed, round(px * 2.3))))
        put_words(out, (name,), title, Writing("bold", px, INK, align="center", middle=True))
        gap = max(2, h // 60)
        art = Rect(pad, title.bottom + gap, w - 2 * pad, row.top - title.bottom - gap - max(1, h // 70))
        if art.height >= _LEAST_PICTURE:
            _picture(out, card, art)
    paint_values(out, printed, row, number)
    if dim:
        _darken(out)
    return out


def _picture(out: Surface, card: str, art: Rect) -> None:
    """The sign of the card on red; special ones on the colour of their tile."""
    tile = components().battle_cards[card].granted_by
    colour = STONES[components().tiles[tile].colour] if tile else _PICTURE
    ink = STONE_INKS[components().tiles[tile].colour] if tile else (255, 228, 170)
    out.blit(body(art.size, colour, "stone", max(3.0, art.width * 0.06), 1, (40, -44), 0, 12), art)
    outline(out, art, mix(dark(colour, 0.4), (250, 220, 150), 0.3), 1.2, max(3.0, art.width * 0.06), 200)
    size = round(min(art.height * 0.88, art.width * 0.7))
    put_icon(out, components().battle_cards[card].sign, size, ink, art.center, shade=dark(colour, 0.6))
    if tile:
        mark = token(max(12, round(art.width * 0.24)), (246, 214, 120), "star", (96, 56, 4))
        out.blit(mark, mark.get_rect(topright=(art.right + 2, art.y - 2)))
