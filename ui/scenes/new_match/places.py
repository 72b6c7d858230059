"""Where the sheets of the new match lie; in small windows the game is told in a strip above the others."""

from __future__ import annotations

from pygame import Rect

from game.core.records import record
from ui.frame.screen import Screen


@record
class Places:
    """Four rectangles; `content` is all that lies between header and foot."""

    content: Rect
    about: Rect
    table: Rect
    options: Rect
    start: Rect


def places(screen: Screen, content: Rect) -> Places:
    place = screen.place
    if not screen.small:
        return Places(
            content,
            place(0.097, 0.119, 0.252, 0.711),
            place(0.359, 0.119, 0.375, 0.780),
            place(0.745, 0.119, 0.234, 0.659),
            place(0.745, 0.798, 0.234, 0.101),
        )
    left, gap = place(0.097, 0, 0.1, 0.1).x, screen.px(16)
    about = Rect(left, content.y, content.right - left, max(screen.px(116), screen.text(78)))
    top = about.bottom + gap
    split = left + round((content.right - left) * 0.62)
    high = max(screen.px(92), screen.text(72))
    start = Rect(split + gap, content.bottom - high, content.right - split - gap, high)
    table = Rect(left, top, split - left, content.bottom - top)
    return Places(content, about, table, Rect(start.x, top, start.width, start.y - gap - top), start)
