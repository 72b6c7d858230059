"""Where the parts of the Combat scene are on the stage: words grow with the reader's text, cards give way."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.core.records import record
from ui.titles.kemet.style import TableStyle

CARDS, CARDS_SMALL, CARDS_LEAST = 322, 236, 168
"""Heights of the row of cards in pixels of the design: as drawn, for large text, at the very least."""
ROW, ROW_LEAST = 35, 18
"""Heights of a line of the tables: in the design, and in pixels of the window for the smallest type."""


@record
class Stage:
    """The parts of the scene in this window."""

    rect: Rect
    title: Rect
    chips: Rect
    sides: tuple[Rect, Rect]
    """The boxes with the cards, attacker at the left."""
    middle: Rect
    """Between them: the place that is fought for."""
    tables: tuple[Rect, Rect]
    head: int
    row: int
    foot: int
    """Heights inside a table: its head, one line, its total."""
    rows: int
    """Lines that have room."""
    verdict: Rect
    """Empty before Forces are compared."""
    answers: Rect


def stage_for(style: TableStyle, rows: int, counted: bool) -> Stage:
    """`rows` lines in the longer table; with a verdict once it is counted, before that more room for answers."""
    screen, rect = style.screen, style.layout.stage
    px, text = screen.px, screen.text
    inside = rect.inflate(-2 * px(24), -2 * px(16))
    gap = px(10)
    title = Rect(inside.x, inside.y, inside.width, min(round(text(32) * 1.22), px(52)))
    chips = Rect(inside.x, title.bottom + px(2), inside.width, min(round(text(16) * 1.8), px(38)))
    verdict_high = round(text(17) * 1.3 + 2 * text(19) * 1.36) + px(22)
    answers_high = round(text(23) * 1.25 + text(18) * 1.3) + px(20)
    below = verdict_high + gap + answers_high if counted else max(px(207), round(px(190) + text(17) * 1.2))
    top = chips.bottom + gap
    room = inside.bottom - gap - below - top - gap
    head, foot = round(max(px(56), text(23) * 1.15 + text(16) * 1.2 + px(10))), max(px(46), round(text(28) * 1.25))
    frame = head + foot + px(8)
    cards, row = _shared(room - frame, rows, round(max(px(ROW), text(20) * 1.3)), px)
    shown = min(rows, max(1, (room - frame - cards) // row))
    table_high = frame + shown * row
    if counted:
        verdict_high += min((room - cards - table_high) // 2, verdict_high // 2)
    sides_wide, tables_wide = round(inside.width * 0.336), (inside.width - px(16)) // 2
    tables_top = top + cards + gap
    table = Rect(inside.x, tables_top, tables_wide, table_high)
    bottom = tables_top + table_high + gap
    left, right = inside.x, inside.right
    verdict = Rect(left, bottom, inside.width, verdict_high if counted else 0)
    answers_top = verdict.bottom + gap if counted else bottom
    return Stage(
        rect=rect,
        title=title,
        chips=chips,
        sides=(Rect(left, top, sides_wide, cards), Rect(right - sides_wide, top, sides_wide, cards)),
        middle=Rect(left + sides_wide, top, inside.width - 2 * sides_wide, cards),
        tables=(table, table.move(right - tables_wide - left, 0)),
        head=head,
        row=row,
        foot=foot,
        rows=shown,
        verdict=verdict,
        answers=Rect(left, answers_top, inside.width, inside.bottom - answers_top),
    )


def _shared(room: int, rows: int, wanted: int, px: Callable[[float], int]) -> tuple[int, int]:
    """How high the cards and a line may be: cards give way first, then lines, then cards again."""
    largest, smaller, least = px(CARDS), px(CARDS_SMALL), px(CARDS_LEAST)
    cards = min(largest, room - rows * wanted)
    if cards >= smaller:
        return cards, wanted
    row = (room - smaller) // rows
    if row >= ROW_LEAST:
        return smaller, row
    return max(least, room - rows * ROW_LEAST), ROW_LEAST
