"""The bag beside the dial with the dice that are left in it."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.dice import die
from ui.art.lettering import put_text
from ui.art.light import raised
from ui.art.palette import CREAM
from ui.titles.tekhenu.style import TableStyle
from ui.titles.tekhenu.tokens import bag


def bag_place(style: TableStyle) -> Rect:
    picture = bag(style.layout.px(64))
    return picture.get_rect(center=style.layout.bag)


def draw_bag(target: Surface, place: Rect, style: TableStyle, left: tuple[tuple[str, int], ...]) -> None:
    """`left`: how many dice of each colour are in it."""
    layout = style.layout
    spot = raised(bag(layout.px(64)), 3).centred(target, layout.bag)
    at = (spot.centerx, spot.y + round(spot.height * 0.62))
    count = str(sum(n for _, n in left))
    put_text(target, count, "number", layout.text(22), (30, 8, 0), (at[0] + 1, at[1] + 2), "center")
    put_text(target, count, "number", layout.text(22), CREAM, at, "center")
    size = layout.px(15)
    step = size + layout.px(3)
    x = spot.centerx - step * (len(left) - 1) / 2
    for number, (colour, n) in enumerate(left):
        raised(die(size, n, colour, figure=True), 1).centred(target, (x + number * step, spot.bottom + size))
