"""Lines of a table that can be looked at closely: a card or tile, enlarged over the book."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from ui.art.icons import put_icon
from ui.art.ornament import outline
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.rules.open_book import OpenBook
from ui.rules.table import Row

LAYER = 1


class RowSpot(Control):
    """A line of the table; a magnifier shows when somebody points at it."""

    def __init__(self, rect: Rect, row: Row, screen: Screen, press: Callable[[], None]) -> None:
        super().__init__(rect, row.title, press)
        self.layer = LAYER
        self._screen = screen

    def draw(self, target: Surface) -> None:
        if self.hovered:
            place, scale = self.rect.inflate(self._screen.px(10), self._screen.px(6)), self._screen.scale
            outline(target, place, (190, 120, 30), max(1.2, 1.6 * scale), 8 * scale, 220)
            size = self._screen.px(22)
            put_icon(target, "magnifier", size, (150, 84, 24), (place.right - size, place.bottom - size))


def row_spots(book: OpenBook, screen: Screen, enlarge: Callable[[Row], None]) -> list[RowSpot]:
    """One for each line on the open pages that shows a thing."""
    return [
        RowSpot(place, block.row, screen, partial(enlarge, block.row))
        for number, page in enumerate(book.shown())
        for block, place in book.places(page, number)
        if block.row is not None and block.row.subject
    ]
