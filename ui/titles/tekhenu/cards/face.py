"""The faces of cards: a band in the colour of the type, a picture, the name, and on large ones the rule text."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from game.tekhenu.components import components
from ui.art import masks
from ui.art.cache import kept
from ui.art.colour import Colour, dark, light, mix
from ui.art.icons import icon, put_icon
from ui.art.inline import CENTRED, fit_sentence
from ui.art.lettering import Block, fit_block, fit_line, height, put_text, rendered
from ui.art.light import box_bevel, volume
from ui.art.ornament import outline, rule
from ui.art.palette import CREAM, INK
from ui.art.plates import body
from ui.art.surface import clip, cut_out, faded
from ui.art.texture import texture
from ui.frame import words
from ui.titles.tekhenu.cards.backs import back
from ui.titles.tekhenu.cards.emblem import SYMBOL_SIGNS, emblem
from ui.titles.tekhenu.cards.items import ground_of, paint_rows, shadow_of
from ui.titles.tekhenu.cards.plaque import LOWEST, destiny_plaque
from ui.titles.tekhenu.cards.style import COLOURS, SIGNS, TableStyle, is_known, kind_of, name_of, text_of

PAPER: Final[Colour] = (246, 230, 192)
TEXT_INK: Final[Colour] = (70, 42, 18)
LEAST: Final = 12
"""The smallest type of names; rule texts that do not fit at their size are left to the hover instead."""
_NARROW: Final = 56
"""Pixels: narrower cards carry only their number in the band."""
_ART: Final = 0.22
_ART_LEAST: Final = 0.15
"""The share of a card before its owner that the picture takes beside a short text, and beside a long one."""
_STEP: Final = 1.06
"""The distance between two lines of a name: tight, for names are short and cards small."""


def small_card(style: TableStyle, card: str, size: tuple[int, int], named: bool = True) -> Surface:
    """A card of the market: type, number, picture, name."""
    if not is_known(card):
        return back(kind_of(card), size)
    if card[0] == "A" and size[1] < LOWEST:
        return destiny_plaque(size, card)
    name = name_of(style, card) if named else ""
    px = min(style.screen.text(15), max(LEAST, round(size[1] * 0.2)))
    made, whole = _small(card, name, size, px)
    words.report(name, Rect((0, 0), size), whole)
    return made


def own_card(style: TableStyle, card: str, size: tuple[int, int], worded: bool = True, secret: bool = False) -> Surface:
    """A card before its owner: with its rule text where that fits whole, else with a larger picture."""
    if not is_known(card):
        return back(kind_of(card), size)
    name, text = name_of(style, card), text_of(style, card) if worded else ""
    px = min(style.screen.text(15), max(LEAST, round(size[0] * 0.2)))
    made, whole = _own(card, name, text, size, px, secret)
    words.report(name, Rect((0, 0), size), whole)
    return made


def blank_card(size: tuple[int, int], colour: Colour, seed: int, high: int) -> Surface:
    """Papyrus with a band in the colour of the type, `high` pixels high."""
    w = size[0]
    radius = max(3.0, w * 0.06)
    out = body(size, PAPER, "papyrus", radius, max(1, round(w / 58)), (16, -18), 0, seed).copy()
    gap = max(2, round(w * 0.03))
    band = (w - 2 * gap, high)
    mask = masks.rounded(band, max(2.0, radius * 0.7))
    cloth = cut_out(texture("stone", band, colour, seed), mask)
    cloth.blit(clip(volume(band, 40, -34).copy(), mask), (0, 0))
    cloth.blit(box_bevel(band, max(2.0, radius * 0.7), 1, 90, 110), (0, 0))
    out.blit(cloth, (gap, gap))
    return out


def _band_words(out: Surface, card: str, high: int, px: int, secret: bool) -> None:
    """Sign of the type, symbol of a Decree, lock of a secret, number."""
    w = out.get_width()
    gap = max(2, round(w * 0.03))
    middle = gap + high / 2
    kind = kind_of(card)
    if w < _NARROW:
        number = fit_line(card, "number", min(px, round(high * 0.94)), w - 2 * gap, 9)
        put_text(out, number.text, "number", number.px, CREAM, (w / 2, middle), "center")
        return
    size = round(high * 0.9)
    shade = dark(COLOURS[kind], 0.6)
    x = gap + 2 + size / 2
    put_icon(out, SIGNS[kind], size, CREAM, (x, middle), shade=shade)
    number = fit_line(card, "number", min(px, round(high * 0.94)), round(w * 0.42), 9)
    at = put_text(out, number.text, "number", number.px, CREAM, (w - gap - 3, middle), "midright")
    signs = [SYMBOL_SIGNS[components().decrees[card].symbol]] if kind == "decree" else []
    signs += ["lock"] if secret else []
    left = x + size / 2 + 2
    room = at.left - 2 - left
    each = min(size, int(room / max(1, len(signs))))
    for k, name in enumerate(signs):
        centre = (left + room * (k + 0.5) / len(signs), middle)
        put_icon(out, name, round(each * (0.8 if name == "lock" else 1)), (255, 226, 150), centre, shade=shade)


@kept
def _small(card: str, name: str, size: tuple[int, int], px: int) -> tuple[Surface, bool]:
    w, h = size
    kind = kind_of(card)
    colour = COLOURS[kind]
    band = max(15, min(round(h * 0.2), round(w * 0.19)))
    out = blank_card(size, colour, _seed(card), band)
    _band_words(out, card, band, px, False)
    gap = max(2, round(w * 0.03))
    top = gap + band
    block = fit_block(name, "bold", px, (w - 2 * gap, round(h * 0.42)), min(px, LEAST)) if name else None
    tall = _name_height(block) if block is not None else 0
    art = Rect(gap, top + 1, w - 2 * gap, h - top - tall - gap - 2)
    paint_picture(out, card, art, colour, full=False)
    if block is not None:
        _put_name(out, block, Rect(gap, h - gap - tall, w - 2 * gap, tall))
    return out, block is None or block.whole


def _name_height(block: Block) -> int:
    """What the lines of a name take, without the empty space above and below the letters."""
    return round(block.px * (_STEP * (len(block.lines) - 1) + 1.14))


def _put_name(out: Surface, block: Block, place: Rect) -> None:
    above = (height("bold", block.px) - round(block.px * 1.14)) // 2
    for number, line in enumerate(block.lines):
        letters = rendered(line, "bold", block.px, INK)
        y = place.y - above + round(number * block.px * _STEP)
        out.blit(letters, (place.x + (place.width - letters.get_width()) // 2, y))


@kept
def _own(card: str, name: str, text: str, size: tuple[int, int], px: int, secret: bool) -> tuple[Surface, bool]:
    w, h = size
    colour = COLOURS[kind_of(card)]
    band = max(15, min(round(h * 0.125), round(w * 0.19)))
    out = blank_card(size, colour, _seed(card), band)
    _band_words(out, card, band, px, secret)
    gap = max(2, round(w * 0.03))
    top = gap + band + 2
    inner = w - 2 * gap - 2
    block = fit_block(name, "bold", px, (inner, round(h * 0.34)), min(px, LEAST))
    tall = _name_height(block)
    art = round(min(h * _ART_LEAST, w * 0.42))
    room = (inner, h - top - art - tall - gap - 8)
    told = fit_sentence(text, "body", px, TEXT_INK, room, px, CENTRED) if text else None
    if told is not None and not told.whole:
        told = None
    if told is None:
        art = h - top - tall - gap - 2
    else:
        spare = room[1] - told.size[1]
        wanted = max(0, round(min(h * _ART, w * 0.42)) - art)
        art = min(round(h * 0.5), art + min(spare, wanted) + max(0, spare - wanted) * 2 // 3)
    paint_picture(out, card, Rect(gap, top, w - 2 * gap, art), colour, full=True)
    _put_name(out, block, Rect(gap + 1, top + art + 1, inner, tall))
    if told is not None:
        y = top + art + tall + 3
        rule(out, w * 0.14, w * 0.86, y, colour, 170)
        told.put(out, (gap + 1, y + 2 + max(0, h - gap - y - 2 - told.size[1]) // 2))
    return out, block.whole


def paint_picture(out: Surface, card: str, art: Rect, colour: Colour, full: bool) -> None:
    """The ground of the picture with a faint sign, and the composition on it."""
    if art.width < 8 or art.height < 8:
        return
    out.blit(picture_ground(art.size, colour, watermark(card)), art)
    room = art.inflate(-max(4, art.width // 16), -max(3, art.height // 10))
    corner = _initiative(out, card, art)
    if corner:
        room = Rect(room.x + corner, room.y, room.width - corner, room.height)
    paint_rows(out, emblem(card, full), room, shadow_of(colour), round(art.width * 0.44))


def _initiative(out: Surface, card: str, art: Rect) -> int:
    """Start and Destiny cards: initiative or Ankh value at the left of the picture."""
    if card[0] == "S":
        sign, n = "crown_double", components().start_cards[card].initiative
    elif card[0] == "A":
        sign, n = "ankh", components().destinies[card].ankh
    else:
        return 0
    wide = max(14, round(min(art.width * 0.24, art.height * 0.6)))
    colour = COLOURS[kind_of(card)]
    strip = body((wide, art.height - 2), mix(colour, (30, 14, 6), 0.22), "stone", 3, 1, (26, -30))
    out.blit(strip, (art.x + 1, art.y + 1))
    middle = art.x + 1 + wide / 2
    size = min(round(wide * 0.8), art.height // 2 - 1)
    put_icon(out, sign, size, (255, 232, 170), (middle, art.y + art.height * 0.28), shade=dark(colour, 0.7))
    line = fit_line(str(n), "number", round(min(wide * 0.8, art.height * 0.46)), wide - 2, 8)
    put_text(out, line.text, "number", line.px, CREAM, (middle, art.y + art.height * 0.72), "center")
    return wide


@kept
def picture_ground(size: tuple[int, int], colour: Colour, sign: str) -> Surface:
    """Pale cloth of the card's colour with a large faint sign, in a fine line."""
    out = body(size, ground_of(colour), "papyrus", max(2.0, size[0] * 0.04), 1, (0, 0), 0, 5, True, 40, 60).copy()
    large = round(max(size) * 0.92)
    mark = faded(icon(sign, large, colour), 34)
    layer = out.copy()
    layer.blit(mark, mark.get_rect(center=(round(size[0] * 0.72), round(size[1] * 0.56))))
    out.blit(clip(layer, masks.rounded(size, max(2.0, size[0] * 0.04))), (0, 0))
    outline(out, Rect((0, 0), size), light(colour, 0.1), 1.0, max(2.0, size[0] * 0.04), 130)
    return out


_WINDOW_SIGNS: Final = {
    "production": "field",
    "own_turn_any_time": "hourglass",
    "die_selection": "die",
    "pay_ra_or_horus": "obelisk",
    "pay_bastet_or_hathor": "offering",
    "turn_start": "dawn",
}


def watermark(card: str) -> str:
    """The sign behind the picture: when a Blessing is played, which symbol a Decree carries."""
    if card[0] == "B":
        return _WINDOW_SIGNS[components().blessings[card].window]
    if card[0] == "D":
        return SYMBOL_SIGNS[components().decrees[card].symbol]
    return {"T": "construction", "S": "boat", "A": "eye"}[card[0]]


def _seed(card: str) -> int:
    return 1 + int(card[1:]) % 9
