"""A line of a settings page: what it is called, what it does, and the control at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pygame import Rect, Surface

from ui.art.colour import Colour
from ui.art.lettering import Role, block_height, put_block, wrap
from ui.art.palette import INK, INK_REMARK
from ui.frame import words
from ui.frame.control import Control
from ui.widgets.sheet import Column

C = TypeVar("C", bound=Control)
PALE: Colour = (150, 122, 84)


def setting_row(
    column: Column,
    label: str,
    remark: str,
    size: tuple[int, int],
    make: Callable[[Rect], C],
    *,
    left: int | None = None,
    role: Role = "bold",
) -> C:
    """Measured: the words take as many lines as they need. `left` is where controls begin; else at the right end.

    Where the words would have less than a third of the column, the control goes below them.
    """
    screen = column.screen
    start = column.x + column.width - size[0] if left is None else left
    below = start - column.x < column.width * 0.3
    room = column.width if below else start - column.x - screen.px(16)
    name, more = screen.text(20), screen.text(17)
    upper = wrap(label, role, name, room)
    lower = wrap(remark, "italic", more, room) if remark else None
    words_high = block_height(upper, role) + (block_height(lower, "italic") if lower else 0)
    high = words_high + size[1] + screen.px(6) if below else max(words_high, size[1])
    row = column.place(high, 14 if left is None else 18)
    top = row.y if below else row.y + (high - words_high) // 2
    control_top = row.bottom - size[1] if below else row.y + (high - size[1]) // 2
    wide = min(size[0], column.width) if below else size[0]
    control = make(Rect(column.x if below else start, control_top, wide, size[1]))

    def piece(target: Surface, dy: int) -> None:
        ink, second = (INK, INK_REMARK) if control.enabled else (PALE, PALE)
        place = Rect(column.x, top + dy, room, words_high)
        words.report(label, place, upper.whole and (lower is None or lower.whole))
        put_block(target, upper, role, ink, place)
        if lower:
            put_block(target, lower, "italic", second, place.move(0, block_height(upper, role)))

    column.paint(piece)
    return column.add(control)
