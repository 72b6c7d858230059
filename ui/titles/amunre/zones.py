"""Where the parts of the table of Amun-Re are, in large and in small windows."""

from __future__ import annotations

from pygame import Rect

from ui.frame.screen import Screen
from ui.kit.contract import Zones

BOARD_SHAPES = (1.62, 1.84)
"""Narrowest and widest board: beyond that the map would look squeezed."""


def growth(screen: Screen) -> float:
    """How far the reader's text is above 100 %: 0 to 1 at 160 %. Panels of words grow with it, the map gives way."""
    return max(0.0, min(1.0, (screen.text_percent - 100) / 60))


def zones(screen: Screen, seats: int) -> Zones:
    return _small(screen, seats) if screen.small else _large(screen, seats)


def _large(screen: Screen, seats: int) -> Zones:
    width, height = screen.size
    px, grown = screen.px, growth(screen)
    edge, bottom = px(12), height - px(8)
    column = round(width * (0.230 + 0.045 * grown))
    right = width - edge - column
    wide = right - px(14) - edge
    bar = Rect(edge, px(6), round(wide * (0.393 + 0.02 * grown)), round(px(62) * (1 + 0.4 * grown)))
    hand_high = round(height * 0.152 * (1 + 0.18 * grown))
    hand = Rect(edge, bottom - hand_high, wide, hand_high)
    top = bar.bottom + px(8)
    prompt_x = bar.right + px(12)
    board = fitted(Rect(edge, top, wide, hand.top - px(6) - top))
    seat_high = round(px(118 if seats <= 4 else 96) * (1 + 0.22 * grown))
    pitch = seat_high + px(8 if seats <= 4 else 6)
    side = Rect(right, top + seats * pitch, column, round(px(76) * (1 + 0.3 * grown)))
    log_y = side.bottom + px(8)
    return Zones(
        strip=bar,
        prompt=Rect(prompt_x, bar.y, right - px(14) - prompt_x, bar.height),
        tools=Rect(right, bar.y, column, bar.height),
        board=board,
        seats=tuple(Rect(right, top + k * pitch, column, seat_high) for k in range(seats)),
        side=side,
        log=Rect(right, log_y, column, bottom - log_y),
        hand=hand,
    )


def _small(screen: Screen, seats: int) -> Zones:
    width, height = screen.size
    grown = growth(screen)
    unit = min(width / 1280, height / 720)

    def px(length: float) -> int:
        return max(1, round(length * unit))

    edge, bottom = px(8), height - px(6)
    column = round(width * 0.2016 * (1 + 0.22 * grown))
    right = width - edge - column
    wide = right - edge - edge
    bar = Rect(edge, px(5), round(wide * (0.263 + 0.05 * grown)), round(px(46) * (1 + 0.3 * grown)))
    hand_high = round(px(78) * (1 + 0.22 * grown))
    hand = Rect(edge, bottom - hand_high, width - 2 * edge, hand_high)
    top = bar.bottom + px(6)
    prompt_x = bar.right + edge
    seat_high = px({3: 100, 4: 84, 5: 66}[seats])
    pitch = seat_high + px(6)
    side = Rect(right, top + seats * pitch, column, round(px(62) * (1 + 0.1 * grown)))
    log = Rect(right, side.bottom + px(6), column, hand.top - px(6) - side.bottom - px(6))
    return Zones(
        strip=bar,
        prompt=Rect(prompt_x, bar.y, right - edge - prompt_x, bar.height),
        tools=Rect(right, bar.y, column, bar.height),
        board=fitted(Rect(edge, top, wide, hand.top - px(6) - top)),
        seats=tuple(Rect(right, top + k * pitch, column, seat_high) for k in range(seats)),
        side=side,
        log=log,
        hand=hand,
        dock=log,
    )


def fitted(room: Rect) -> Rect:
    """The largest board of a pleasant shape in a room, in its middle."""
    narrow, broad = BOARD_SHAPES
    board = room.copy()
    if room.width > room.height * broad:
        board.width = round(room.height * broad)
    elif room.width < room.height * narrow:
        board.height = round(room.width / narrow)
    board.center = room.center
    return board
