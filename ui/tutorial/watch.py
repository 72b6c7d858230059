"""A small plate at the foot of the table while rivals play: what is to be watched, and how to go faster."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.lettering import height, put_text, width
from ui.art.palette import CREAM, GOLD_LIGHT
from ui.art.plates import tooltip as plate
from ui.frame.screen import Screen


def draw_watch(target: Surface, screen: Screen, text: str, foot: int) -> Rect:
    """`foot` is where the free part of the window ends: notices lie below."""
    px = screen.text(22)
    pad, sign = screen.px(20), round(px * 1.3)
    size = (width(text, "bold", px) + sign + 3 * pad, height("bold", px) + screen.px(22))
    place = Rect((0, 0), size)
    place.midbottom = (screen.size[0] // 2, min(screen.size[1] - screen.px(24), foot - screen.px(8)))
    plate(size, screen.scale).put(target, place.topleft)
    put_icon(target, "eye", sign, GOLD_LIGHT, (place.x + pad + sign // 2, place.centery))
    put_text(target, text, "bold", px, CREAM, (place.x + pad + sign + pad // 2, place.centery))
    return place
