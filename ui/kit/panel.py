"""The inside of a seat's panel: where a title may put its signs."""

from __future__ import annotations

from pygame import Rect

from ui.frame.screen import Screen


def band_width(place: Rect, screen: Screen) -> int:
    """The coloured band at the left of a panel."""
    return round(min(place.height * 0.6, screen.px(66)))


def head_room(place: Rect, screen: Screen) -> Rect:
    """Name, kind and points."""
    left = place.x + band_width(place, screen) + screen.px(10)
    high = place.height - screen.px(10)
    return Rect(left, place.y + screen.px(5), place.right - screen.px(12) - left, round(high * 0.34))


def goods_room(place: Rect, screen: Screen) -> Rect:
    """What the title shows of a seat, below its name."""
    head = head_room(place, screen)
    return Rect(head.x, head.bottom, head.width, place.bottom - screen.px(5) - head.bottom)
