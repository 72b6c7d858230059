"""Sizes inside a place: cells side by side, and type as large as the reader wants it and the place allows."""

from __future__ import annotations

from pygame import Rect

from ui.titles.pharaon.cards.wording import least
from ui.titles.pharaon.style import TableStyle


def type_px(style: TableStyle, size: float, room: float) -> int:
    """A type size of the design for this reader, as far as a line of `room` pixels allows, never unreadably small."""
    return max(least(style), min(style.screen.text(size), round(room)))


def cells(room: Rect, count: int, edge: int = 0) -> list[Rect]:
    """Equal cells side by side that never overlap, each `edge` pixels smaller on all sides."""
    bounds = [round(room.x + k * room.width / count) for k in range(count + 1)]
    return [
        Rect(bounds[k], room.y, bounds[k + 1] - bounds[k], room.height).inflate(-2 * edge, -2 * edge)
        for k in range(count)
    ]
