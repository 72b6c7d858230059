"""Where the cards before their owner lie: large with their texts while there are few, then two rows of small ones."""

from __future__ import annotations

from pygame import Rect, Surface

from game.tekhenu.state import Seat
from ui.art.palette import CREAM_SECOND
from ui.art.plates import recess
from ui.frame import words
from ui.titles.tekhenu.cards.style import TableStyle, is_known, say

NARROWEST = 98
"""Design pixels of the narrowest card in a single row; in small windows its name needs more."""
LETTERS = 10
"""The width of a card that has room, counted in type sizes: its rule text then fits on it in any window."""


def held(owner: Seat) -> list[tuple[str, str]]:
    """Subject and card, Technologies first, as they work all the time; the n-th unknown Decree is `card.D?.n`."""
    cards = [*owner.start_cards, *owner.technologies, *owner.blessings, *owner.decrees]
    return [(f"card.{card}" if is_known(card) else f"card.{card}.{number}", card) for number, card in enumerate(cards)]


def hand_places(style: TableStyle, rect: Rect, u: float, count: int) -> tuple[Rect, ...]:
    """Side by side as wide as they may be; in two rows when they would be too narrow, overlapping at the last."""
    if not count:
        return ()
    pad = max(2, round(3 * u))
    inner = rect.inflate(-2 * pad, -2 * pad)
    gap = max(2, round(5 * u))
    narrowest = max(NARROWEST * u, min(style.screen.text(15), 20 * u) * 6)
    if count * (narrowest + gap) <= inner.width + gap:
        widest = max(round(inner.height * 0.86), style.screen.text(15) * LETTERS)
        wide = min(widest, (inner.width - gap * (count - 1)) // count)
        return tuple(Rect(inner.x + k * (wide + gap), inner.y, wide, inner.height) for k in range(count))
    columns = -(-count // 2)
    high = (inner.height - gap) // 2
    wide = min(round(high * 1.3), max(round(high * 0.7), (inner.width - gap * (columns - 1)) // columns))
    step = min(float(wide + gap), (inner.width - wide) / max(1, columns - 1))
    return tuple(
        Rect(inner.x + round((k % columns) * step), inner.y + (k // columns) * (high + gap), wide, high)
        for k in range(count)
    )


def draw_tray(target: Surface, rect: Rect, style: TableStyle, u: float, empty: bool) -> None:
    """The recess in which the cards lie."""
    target.blit(recess(rect.size, u, (72, 46, 24), 8), rect)
    if empty:
        words.line(target, say(style, "own.no_cards"), rect, "italic", style.screen.text(17), CREAM_SECOND, "center")
