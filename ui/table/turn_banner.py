"""Whose turn it is, for people around one screen: the board in their colour, and their name large for a moment."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ui.art.lettering import put_text, width
from ui.art.palette import CREAM, SeatStyle
from ui.art.plates import ribbon
from ui.art.tokens import seal
from ui.frame.screen import Screen

SHOWN = 2.2
"""Seconds for which the name stands over the board."""
_FRAME, _HIGH, _NAME = 5, 84, 46
"""Width of the frame, height of the ribbon and size of the name, in pixels of the design."""


def paint_frame(target: Surface, board: Rect, seat_style: SeatStyle, screen: Screen) -> None:
    wide = max(3, screen.px(_FRAME))
    pygame.draw.rect(target, seat_style.colour, board, wide, border_radius=screen.px(8))


def paint_banner(
    target: Surface, board: Rect, name: str, seat_style: SeatStyle, screen: Screen, wanted: Sequence[Rect]
) -> None:
    """The name on a ribbon at an edge of the board, readable from the other side of a table; where it covers the fewest
    of what is wanted now: choices, and what explains them."""
    high = screen.px(_HIGH)
    px, sign = screen.text(_NAME), seal(seat_style, round(high * 0.82))
    gap = screen.px(16)
    wide = min(board.width, sign.get_width() + gap + width(name, "title", px) + 4 * gap)
    place = banner_place(board, (wide, high), screen.px(6), wanted)
    ribbon(place.size, seat_style.colour, screen.scale).put(target, place.topleft)
    left = place.centerx - (sign.get_width() + gap + width(name, "title", px)) // 2
    target.blit(sign, sign.get_rect(midleft=(left, place.centery)))
    put_text(target, name, "title", px, CREAM, (left + sign.get_width() + gap, place.centery))


def banner_place(board: Rect, size: tuple[int, int], edge: int, wanted: Sequence[Rect]) -> Rect:
    """In the middle of the upper edge, else of the lower one, else in a corner."""
    room, place = board.inflate(-2 * edge, -2 * edge), Rect((0, 0), size)
    (left, right), (top, bottom) = (room.x, room.right - place.width), (room.y, room.bottom - place.height)
    middle = room.centerx - place.width // 2
    corners = ((middle, top), (middle, bottom), (left, top), (right, top), (left, bottom), (right, bottom))
    places = [Rect(corner, size) for corner in corners]
    return min(places, key=lambda place: len(place.collidelistall(list(wanted))))
