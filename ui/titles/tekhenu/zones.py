"""Where the parts of the table of Tekhenu are: the same places in every window, words grow with the reader's text."""

from __future__ import annotations

from pygame import Rect

from ui.frame.screen import Screen
from ui.kit.contract import Zones

_PANELS = {2: 0.190, 3: 0.154, 4: 0.119}
"""Height of a seat panel by the number of seats, as a share of the window."""
_PYRAMID = 0.165
"""Botankhamon's pyramid between the panels and the log."""


def growth(screen: Screen) -> float:
    """How far the reader's text is above 100 %: 0 to 1 at 160 %."""
    return max(0.0, min(1.0, (screen.text_percent - 100) / 60))


def zones(screen: Screen, seats: int, solo: bool) -> Zones:
    width, height = screen.size
    px, grown = screen.px, growth(screen)
    edge, gap = px(8), px(6)
    column = round(width * 0.171 * (1 + 0.16 * grown))
    right = width - edge - column
    bar = round(px(54) * (1 + 0.42 * grown))
    top = px(4) + bar + gap
    tools = round(width * 0.130 * (1 + 0.1 * grown))
    strip = Rect(px(14), px(4), round(width * (0.270 + 0.02 * grown)), bar)
    prompt = Rect(strip.right + px(12), px(4), round(width * (0.440 - 0.02 * grown)), bar)
    hand_high = round(height * 0.191 * (1 + 0.1 * grown))
    hand = Rect(edge, height - px(5) - hand_high, width - 2 * edge, hand_high)
    bottom = hand.top - gap
    panel = round(height * _PANELS[seats] * (1 + (0.1 if seats < 4 else 0.0) * grown))
    places = tuple(Rect(right, top + k * (panel + gap), column, panel) for k in range(seats))
    below = places[-1].bottom + gap
    side = Rect(right, below, column, round(height * _PYRAMID)) if solo else Rect(right, below, 0, 0)
    log_top = side.bottom + gap if solo else below
    return Zones(
        strip=strip,
        prompt=prompt,
        tools=Rect(width - edge - tools, px(4), tools, bar),
        board=Rect(edge, top, right - gap - edge, bottom - top),
        seats=places,
        side=side,
        log=Rect(right, log_top, column, bottom - log_top),
        hand=hand,
        dock=Rect(right, log_top, column, bottom - log_top) if screen.small else None,
    )
