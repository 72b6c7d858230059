"""The head and the foot of a desk: title between lotus flowers over the painted band; key caps and a remark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from ui.art.buttons import Caption
from ui.art.controls import Way, key_cap
from ui.art.gilding import cast_text
from ui.art.lettering import fit_line, width
from ui.art.ornament import lotus_pair
from ui.art.palette import CREAM_SECOND
from ui.art.panels import header_bar
from ui.frame import words
from ui.frame.screen import Screen
from ui.widgets.button import Button

BACK_WIDTH = 0.092
TITLE_PX = 42


class Key(NamedTuple):
    """A key of the legend and what it does; arrows are drawn, as no font here has them."""

    name: str
    does: str
    arrows: tuple[Way, ...] = ()


def header_height(screen: Screen) -> int:
    """Without the painted band."""
    return round(screen.size[1] * 0.085)


def band_height(screen: Screen) -> int:
    return max(8, round(screen.size[1] * 0.0125))


def back_button(screen: Screen, label: str, key: str, press: Callable[[], None]) -> Button:
    """At the left of the header."""
    high = header_height(screen)
    wide = max(round(screen.size[0] * BACK_WIDTH), Button.wanted(screen, Caption(label, px=18, key=key))[0])
    rect = Rect(round(screen.size[0] * 0.015), 0, wide, min(max(screen.px(54), 36), high - screen.px(12)))
    rect.centery = high // 2
    return Button(rect, Caption(label, px=18, key=key), press, screen)


def draw_header(target: Surface, screen: Screen, title: str, back: Rect | None = None) -> None:
    """The bar over the whole width; the title keeps clear of the button at the left."""
    high, centre = header_height(screen), screen.size[0] // 2
    side = (back.right if back else 0) + screen.px(90)
    room = screen.size[0] - 2 * side
    line = fit_line(title, "title", screen.text(TITLE_PX), room, 16)
    words.report(title, Rect(side, 0, room, high), line.whole)
    wide = width(line.text, "title", line.px)
    header_bar(screen.size[0], high, band_height(screen), wide + screen.px(240)).put(target, (0, 0))
    cast_text(line.text, line.px).centred(target, (centre, high * 0.48))
    lotus_pair(target, (centre, high * 0.48), wide / 2, screen.px(30))


def draw_legend(target: Surface, screen: Screen, keys: Sequence[Key], remark: str = "") -> None:
    """The line at the foot; the remark gives way where there is no room for both."""
    px, cap_px = screen.text(17), screen.text(16)
    y, left = round(screen.size[1] * 0.956), round(screen.size[0] * 0.021)
    cap = max(screen.px(30), round(cap_px * 1.7))
    right = screen.size[0] - left
    x = left
    for key in keys:
        stamp = key_cap(key.name, cap, cap_px, key.arrows)
        end = x + stamp.size[0] + screen.px(10) + width(key.does, "body", px)
        if end > right:
            break
        stamp.put(target, (x, y - stamp.size[1] // 2))
        place = Rect(x + stamp.size[0] + screen.px(10), y - cap, end - x - stamp.size[0] - screen.px(10), 2 * cap)
        words.line(target, key.does, place, "body", px, CREAM_SECOND)
        x = end + screen.px(30)
    if remark and x + width(remark, "italic", px) <= right:
        words.line(target, remark, Rect(x, y - cap, right - x, 2 * cap), "italic", px, CREAM_SECOND, "right")
