"""The empty place at the table, where one more can sit down."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from ui.art.buttons import Caption
from ui.art.canvas import Canvas
from ui.art.ornament import outline
from ui.art.palette import INK_REMARK
from ui.art.surface import blank
from ui.frame import words
from ui.scenes.new_match.seat_row import row_height
from ui.widgets.button import Button
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column

FAINT = (140, 98, 48)


def add_free_seat(
    column: Column, mark: str, title: str, label: str, add: Callable[[], None], more: int = 0, last: bool = True
) -> None:
    """A pale row with one button at its left, far from where seats are taken away; the `last` row may be low."""
    screen = column.screen
    wide, high = Button.wanted(screen, Caption(label, "plus", 18, role="bold"))
    place = column.place(high + 2 * screen.px(10) if screen.small and last else row_height(screen) + more // 2, 9)
    column.y += more - more // 2
    block = screen.px(112)
    left = place.x + block + screen.px(16)
    beside = screen.small or place.height < high + line_height(screen, 20, "heading") + screen.px(28)
    if beside:
        button = Rect(left, place.centery - high // 2, wide, high)
        words_at = Rect(button.right + screen.px(14), place.y, 0, place.height)
        words_at.width = place.right - screen.px(10) - words_at.x
    else:
        top = place.y + (place.height - high - line_height(screen, 20, "heading") - screen.px(6)) // 2
        words_at = Rect(left, top, place.right - left, line_height(screen, 20, "heading"))
        button = Rect(left, words_at.bottom + screen.px(6), wide, high)

    def piece(target: Surface, dy: int) -> None:
        box = place.move(0, dy)
        shade = blank(box.size, (150, 104, 50))
        pygame.draw.rect(shade, (150, 104, 50, 26), shade.get_rect(), border_radius=screen.px(10))
        target.blit(shade, box)
        outline(target, box, FAINT, 2 * screen.scale, 10 * screen.scale, 170)
        size = min(screen.px(76), box.height - screen.px(16))
        c = Canvas((size, size), 76, rim=(160, 118, 66))
        c.disc((160, 118, 66), (38, 38), 37, 2.6)
        target.blit(c.finish(), (box.x + (block - size) // 2, box.y + (box.height - size) // 2))
        spot = Rect(box.x + (block - size) // 2, box.y, size, box.height)
        words.line(target, mark, spot, "number", screen.text(22), FAINT, "center")
        words.line(target, title, words_at.move(0, dy), "heading", screen.text(20), INK_REMARK)

    column.paint(piece)
    column.add(Button(button, Caption(label, "plus", 18, role="bold"), add, screen, "papyrus"))
