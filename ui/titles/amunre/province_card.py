"""A province as a card: name, signs, bonus, fields. In the hand of the expert rule, and when it is enlarged."""

from __future__ import annotations

from pygame import Rect, Surface

from game.amunre.components import Province, components
from ui.art import masks
from ui.art.colour import Colour
from ui.art.icons import icon
from ui.art.lettering import put_text
from ui.art.light import box_bevel, volume
from ui.art.masonry import block, temple
from ui.art.ornament import outline
from ui.art.palette import GOLD, INK
from ui.art.scenery import field, mine
from ui.art.surface import Size, clip, cut_out
from ui.art.texture import texture
from ui.art.tokens import coin
from ui.frame import words
from ui.titles.amunre.paint_ground import SAND
from ui.titles.amunre.pieces import CAMEL, favour_symbol, small_back
from ui.titles.amunre.style import TableStyle


def province_card(style: TableStyle, province: str, size: Size, lit: bool = False) -> Surface:
    """A sheet of its sand with all that is printed on it."""
    w, h = size
    printed = components().provinces[province]
    mask = masks.rounded(size, max(5.0, w * 0.06))
    out = cut_out(texture("stone", size, SAND[province], len(province)), mask)
    out.blit(clip(volume(size, 34, -28).copy(), mask), (0, 0))
    out.blit(box_bevel(size, max(5.0, w * 0.06), 2, 140, 130), (0, 0))
    line: Colour = (255, 244, 206) if lit else GOLD
    outline(out, Rect(0, 0, w, h).inflate(-6, -6), line, 1.8, max(4.0, w * 0.05))
    pad = max(6, round(w * 0.06))
    inside = Rect(pad, pad // 2, w - 2 * pad, h - pad)
    flat = h < w * 0.8
    head = Rect(inside.x, inside.y, inside.width, round(inside.height * (0.34 if flat else 0.24)))
    px = min(style.layout.screen.text(20), round(head.height * 0.8)) if h < 220 else round(head.height * 0.62)
    words.line(out, style.province(province), head, "heading", px, INK, "center", 10)
    rows = [row for row in (_signs(printed), _bonus(printed), _fields(printed)) if row]
    high = (inside.bottom - head.bottom) // max(1, len(rows))
    for k, row in enumerate(rows):
        _row(out, row, Rect(inside.x, head.bottom + k * high, inside.width, high))
    return out


_Thing = tuple[str, int]


def _signs(printed: Province) -> list[_Thing]:
    row: list[_Thing] = [("favour", 0)] * printed.favour_symbols + [("temple", 0)] * printed.temples
    row += [("mine", printed.gold_mine)] if printed.gold_mine else []
    return row + ([("camel", printed.caravan)] if printed.caravan else [])


def _bonus(printed: Province) -> list[_Thing]:
    row: list[_Thing] = [("card", 0)] * printed.bonus_cards + [("stone", 0)] * printed.bonus_stones
    return row + ([("gold", printed.bonus_gold)] if printed.bonus_gold else [])


def _fields(printed: Province) -> list[_Thing]:
    return [("field", 0)] * printed.fields


def _picture(kind: str, high: int) -> Surface:
    match kind:
        case "favour":
            return favour_symbol(high)
        case "temple":
            return temple(high)
        case "mine":
            return mine(high)
        case "camel":
            return icon("camel", high, CAMEL)
        case "card":
            return small_back(high)
        case "stone":
            return block(high)
        case "gold":
            return coin(high)
        case _:
            return field(high, round(high * 0.9))


def _row(out: Surface, row: list[_Thing], place: Rect) -> None:
    """Centred, as large as the row allows."""
    high = max(9, round(place.height * 0.78))
    gap = 4
    while high > 8:
        px = max(9, round(high * 0.6))
        widths = [_picture(kind, high).get_width() + (round(px * 1.3) if number else 0) for kind, number in row]
        total = sum(widths) + gap * (len(row) - 1)
        if total <= place.width:
            break
        high -= 1
    x = place.centerx - total // 2
    for (kind, number), wide in zip(row, widths, strict=True):
        shown = _picture(kind, high)
        out.blit(shown, shown.get_rect(midleft=(x, place.centery)))
        if number:
            put_text(out, str(number), "number", px, INK, (x + shown.get_width() + 2, place.centery))
        x += wide + gap
