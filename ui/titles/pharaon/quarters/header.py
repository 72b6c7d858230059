"""The head of a quarter: emblem, title, and whether it can be reached: free slots of its sector, or why not."""

from __future__ import annotations

from pygame import Rect, Surface

from game.pharaon.pieces import BASE
from ui.art import masks
from ui.art.colour import Colour
from ui.art.icons import icon, put_icon
from ui.art.lettering import Rimmed, fit_line, put_text, width
from ui.art.light import raised
from ui.art.ornament import rule
from ui.art.palette import CREAM, GOLD, INK
from ui.art.pharaon_tokens import QUARTER_SIGNS, cost_square
from ui.art.plates import body, pill
from ui.art.surface import blit_centred, recoloured
from ui.frame import words
from ui.titles.pharaon.ground import HALO
from ui.titles.pharaon.offers import Access, Standing
from ui.titles.pharaon.quarter_places import Quarter
from ui.titles.pharaon.style import TableStyle

_ACCESS: tuple[Access, ...] = ("free", "full", "short", "none")
_GREEN: Colour = (56, 100, 62)
_RED: Colour = (120, 44, 32)
_BROWN: Colour = (92, 62, 36)


def print_header(target: Surface, style: TableStyle, quarter: Quarter) -> None:
    """Emblem, title and rule; the title leaves room for the widest chip."""
    layout = style.layout
    place = layout.rect(quarter.header)
    d = place.height
    target.blit(_emblem(d, quarter.name), place)
    x = place.x + d + layout.px(8)
    room = place.right - x - _chip_room(style, quarter)
    px = layout.text(21)
    title = style.say(f"quarter.{quarter.name}")
    fitted = fit_line(title, "heading", px, room, 15 if layout.roomy else 13)
    if not fitted.whole:
        title = style.say(f"quarter_short.{quarter.name}")
        fitted = fit_line(title, "heading", px, room, 13)
    words.report(title, place, fitted.whole)
    put_text(target, fitted.text, "heading", fitted.px, Rimmed(INK, HALO), (x, place.centery - layout.px(1)))
    rule(target, x, place.right, place.bottom - layout.px(3), (120, 76, 30), 170)


def _emblem(diameter: int, name: str) -> Surface:
    out = body((diameter, diameter), (92, 52, 22), "wood", diameter / 2, max(1, diameter // 26)).copy()
    blit_centred(out, recoloured(masks.ring(round(diameter * 0.92), 1.2), GOLD), (diameter / 2, diameter / 2))
    blit_centred(out, icon(QUARTER_SIGNS[name], round(diameter * 0.68), (248, 224, 160)), (diameter / 2, diameter / 2))
    return out


def _chip_room(style: TableStyle, quarter: Quarter) -> int:
    px, header = style.layout.text(15), style.layout.rect(quarter.header)
    told = [_told(style, Standing(access, 4), header) for access in _ACCESS]
    return max(width(text, "bold", px) for text in told) + style.layout.px(42)


def _told(style: TableStyle, standing: Standing, header: Rect) -> str:
    """What the chip says; where there is no room for words its sign and a number must do."""
    if not style.layout.roomy and header.width < style.layout.px(320):
        return str(standing.n) if standing.access in ("free", "open", "short") else ""
    if standing.access in ("free", "open"):
        return style.say("chip.free", n=standing.n)
    return style.say(f"chip.{standing.access}", n=standing.n)


def draw_chip(target: Surface, place: Rect, style: TableStyle, facing: int, standing: Standing) -> None:
    """In the head of a quarter: facing resource and free slots on green; a lock or what is missing on red."""
    layout = style.layout
    px = layout.text(15)
    colour, sign = _RED, "cross"
    if standing.access in ("free", "open"):
        colour, sign = (_GREEN if standing.access == "open" else _BROWN), ""
    elif standing.access == "full":
        sign = "lock"
    text = _told(style, standing, place)
    high = max(layout.px(25), px + 6)
    side = round(high * 0.82)
    wide = side + (width(text, "bold", px) if text else 0) + layout.px(20 if text else 14)
    chip = Rect(place.right - wide, place.y + layout.px(3), wide, high)
    raised(pill(chip.size, colour, None, 255), 1.5).put(target, chip.topleft)
    spot = (chip.x + layout.px(7) + side / 2, chip.centery)
    if sign:
        put_icon(target, sign, round(side * 0.86), CREAM, spot)
    else:
        blit_centred(target, cost_square(BASE[facing], side), spot)
    put_text(target, text, "bold", px, CREAM, (chip.x + side + layout.px(12), chip.centery))
