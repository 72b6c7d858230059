"""The heading of a group with its carved line, measured so that nothing is cut."""

from __future__ import annotations

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.lettering import width
from ui.art.ornament import rule
from ui.art.palette import GOLD, GOLD_TITLE, INK, INK_REMARK
from ui.frame import words
from ui.frame.screen import Screen

ACCENT = (150, 66, 28)


def draw_section(
    target: Surface,
    place: Rect,
    title: str,
    screen: Screen,
    sign: str | None = None,
    remark: str = "",
    on_wood: bool = False,
) -> None:
    """Sign, title, a line to the right end, a remark there."""
    size = screen.text(22)
    x = place.x
    if sign:
        put_icon(target, sign, round(size * 1.18), GOLD if on_wood else ACCENT, (x + size * 0.59, place.centery))
        x += round(size * 1.64)
    remark_px = screen.text(22 * 0.78)
    end = place.right
    if remark:
        wide = min(width(remark, "italic", remark_px), (place.right - x) // 2)
        spot = Rect(place.right - wide, place.y, wide, place.height)
        words.line(target, remark, spot, "italic", remark_px, (222, 196, 148) if on_wood else INK_REMARK, "right")
        end = spot.x - screen.px(10)
    ink = GOLD_TITLE if on_wood else INK
    box = words.line(target, title, Rect(x, place.y, end - x, place.height), "heading", size, ink)
    if end > box.right + screen.px(24):
        line = (190, 148, 80) if on_wood else (150, 104, 44)
        rule(target, box.right + screen.px(14), end, place.centery + 1, line, 150, max(1, screen.px(2)))
