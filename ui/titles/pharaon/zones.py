"""Where the parts of the table of Pharaon are: shares of the window; words grow with the reader's text."""

from __future__ import annotations

from pygame import Rect

from ui.frame.screen import Screen
from ui.kit.contract import Zones

_PANELS = {2: 150, 3: 150, 4: 150, 5: 122}
"""Height of a seat panel by the number of seats, in pixels of the design; in small windows less."""
_SMALL_PANELS = {2: 150, 3: 146, 4: 142, 5: 117}
_TILES, _SMALL_TILES = 470, 396
"""The five tiles of the Traitor between the panels and the log."""


def growth(screen: Screen) -> float:
    """How far the reader's text is above 100 %: 0 to 1 at 160 %."""
    return max(0.0, min(1.0, (screen.text_percent - 100) / 60))


def zones(screen: Screen, seats: int, solo: bool) -> Zones:
    width, height = screen.size
    px, grown, small = screen.px, growth(screen), screen.small
    edge, gap = px(6), px(7)
    column = round(width * 0.201 * (1 + 0.13 * grown))
    right = width - edge - column
    bar = round(px(52) * (1 + 0.36 * grown))
    top = px(4) + bar + px(12)
    strip = Rect(px(18), px(4), round(width * (0.200 + 0.02 * grown)), bar)
    tools = round(width * 0.150 * (1 + 0.06 * grown))
    prompt_left = strip.right + px(14)
    prompt = Rect(prompt_left, px(4), width - edge - tools - px(14) - prompt_left, bar)
    hand_high = round(px(232 if not small else 222) * (1 + 0.1 * grown))
    hand_wide = width - 2 * edge if small else right - gap - edge
    hand = Rect(edge, height - px(6) - hand_high, hand_wide, hand_high)
    floor = hand.top - gap if small else height - px(6)
    panel = round(px((_SMALL_PANELS if small else _PANELS)[seats]) * (1 + (0.06 if seats < 5 else 0.0) * grown))
    if solo:
        panel = px(126 - 4 * grown if small else 150)
    places = tuple(Rect(right, top + k * (panel + gap), column, panel) for k in range(seats))
    below = places[-1].bottom + gap
    tiles = round(px(_SMALL_TILES if small else _TILES) * (1 - 0.07 * grown))
    side = Rect(right, below, column, tiles) if solo else Rect(right, below, 0, 0)
    log_top = side.bottom + gap if solo else below
    board = Rect(px(4), top, right - gap - px(4), hand.top - gap - top)
    return Zones(
        strip=strip,
        prompt=prompt,
        tools=Rect(width - edge - tools, px(4), tools, bar),
        board=board,
        seats=places,
        side=side,
        log=Rect(right, log_top, column, floor - log_top),
        hand=hand,
    )
