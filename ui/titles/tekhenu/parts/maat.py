"""Maât: the track of balances with what a Tainted one costs, and a marker for each seat."""

from __future__ import annotations

from pygame import Surface

from game.tekhenu.maat import loss_of
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import Rimmed, put_text, width
from ui.art.palette import CREAM, INK
from ui.art.plates import body
from ui.art.tokens import number_disc
from ui.titles.tekhenu.layout import BALANCES
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import HALO, RUST, plate

_ZONES: tuple[Colour, ...] = ((216, 176, 122), (206, 136, 92), (186, 92, 66), (142, 50, 46))
"""By the points that are lost: 0, 1, 2, 3."""


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def ground_of(value: int) -> Colour:
    if value >= 0:
        return (236, 214, 160) if value else (250, 226, 130)
    return _ZONES[min(loss_of(value), len(_ZONES) - 1)]


def print_maat(target: Surface, style: TableStyle) -> None:
    layout = style.layout
    plate(target, style, layout.maat, seed=45)
    y = layout.maat.y + layout.px(17)
    title, px = style.say("maat.title"), layout.text(15)
    wide = width(title, "heading", px)
    sign = layout.px(20)
    if wide + sign + layout.px(14) <= layout.maat.width:
        put_icon(target, "feather", sign, RUST, (layout.maat.centerx - wide // 2 - layout.px(2), y))
        put_text(target, title, "heading", px, Rimmed(INK, HALO), (layout.maat.centerx + sign // 2 + 1, y), "center")
    else:
        put_text(target, title, "heading", px, Rimmed(INK, HALO), (layout.maat.centerx, y), "center")
    for value in BALANCES:
        _cell(target, style, value)


def _cell(target: Surface, style: TableStyle, value: int) -> None:
    layout, cell = style.layout, style.layout.balance(value)
    target.blit(body(cell.size, ground_of(value), "stone", 3 * layout.u, 1, (0, 0), 0, value + 9, True), cell)
    ink = CREAM if loss_of(value) >= 3 else INK
    px = min(layout.text(15, 1.0), cell.height)
    put_text(target, signed(value), "number", px, ink, (cell.x + layout.px(13), cell.centery), "center")
    if value == 0:
        put_icon(
            target, "scales", round(cell.height * 0.9), (120, 76, 20), (cell.centerx + layout.px(10), cell.centery)
        )
    elif value < 0 and loss_of(value) > loss_of(value + 1):
        size = min(layout.px(21), cell.height)
        disc = number_disc(size, f"−{loss_of(value)}")
        target.blit(disc, disc.get_rect(midright=(cell.right - layout.px(2), cell.centery)))
