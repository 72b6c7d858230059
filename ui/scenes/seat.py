"""All that lies open before a seat: what its signs mean, and its cards and tiles in a size to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.palette import INK
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.kit.contract import SeatGood
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.sheet import SheetScene
from ui.widgets.sheet import Column, margin

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

WORDS = 0.36
"""The share of the sheet for words, where there are pictures as well."""
_CAPTION, _GAP = 26, 14
"""Height of the name under a picture and space between pictures, in pixels of the design."""


class SeatScene(SheetScene):
    """Opened by a press on the panel of a seat; a press on a picture enlarges it, any other one closes the sheet."""

    def __init__(self, table: TableScene, seat: int) -> None:
        goods = table.board.seat_goods(table.view, seat)
        note = "table.seat_note" if any(one.subject for one in goods) else "table.seat_note_plain"
        super().__init__(table.app, table.host.match.setup.names[seat], table.say(note))
        self._board = table.board
        self._consult = table.consult
        self._told = [one.tip for one in goods if one.tip is not None and not one.subject]
        self._shown = [one for one in goods if one.subject]
        self.share = (0.9 if self._shown else 0.5, 0.86)

    def layout(self) -> None:
        self.needed = 0
        if not self._shown:
            self.needed = self._column(Rect(self.inside.x, 0, self.inside.width, 1)).y
        inside, screen = self.inside, self.screen
        wide = round(inside.width * WORDS) if self._shown else inside.width
        self.controls = self._column(Rect(inside.x, inside.y, wide, inside.height)).finish(self.title, extra=0)
        room = Rect(inside.x + wide + screen.px(_GAP), inside.y, inside.width - wide - screen.px(_GAP), inside.height)
        pictures = [(one, *self._board.enlarged(one.subject)) for one in self._shown]
        places = _grid([picture.get_size() for _, picture, _ in pictures], room, screen)
        for (good, picture, text), place in zip(pictures, places, strict=True):
            enlarge = partial(self._enlarge, good, picture, text)
            self.controls.append(_Picture(place, good, picture, enlarge, screen))

    def _column(self, place: Rect) -> Column:
        """Each sign of the panel: its name with its number, and what there is to say about it."""
        column = Column(Rect(place.x, place.y, place.width - margin(self.screen), place.height), self.screen)
        for tip in self._told:
            title = self.say("table.seat_sign", what=tip.title, n=tip.corner) if tip.corner else tip.title
            column.words(title, 20, "heading")
            for line in tip.lines:
                column.sentence(line, 18)
            column.gap(10)
        return column

    def _enlarge(self, good: SeatGood, picture: Surface, text: str) -> None:
        self.app.push(EnlargedScene(self.app, picture, good.label, text, self._consult))

    def react(self, event: Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or self.sheet.collidepoint(event.pos):
            return False
        self.app.pop()
        return True


def _grid(sizes: Sequence[tuple[int, int]], room: Rect, screen: Screen) -> list[Rect]:
    """A cell a picture, in as many columns as let them be largest."""
    if not sizes:
        return []
    wide, high = max(w for w, _ in sizes), max(h for _, h in sizes)
    gap, caption = screen.px(_GAP), screen.text(_CAPTION)

    def cell(columns: int) -> tuple[int, int]:
        rows = -(-len(sizes) // columns)
        return (room.width + gap) // columns - gap, (room.height + gap) // rows - gap

    def scale(columns: int) -> float:
        across, down = cell(columns)
        return min(1.0, across / wide, (down - caption) / high)

    columns = max(range(1, len(sizes) + 1), key=scale)
    across, down = cell(columns)
    down = min(down, round(high * scale(columns)) + caption)
    return [
        Rect(room.x + k % columns * (across + gap), room.y + k // columns * (down + gap), across, down)
        for k in range(len(sizes))
    ]


class _Picture(Control):
    """A card or tile with its name below it."""

    def __init__(self, rect: Rect, good: SeatGood, picture: Surface, press: Callable[[], None], screen: Screen) -> None:
        super().__init__(rect, good.label, press)
        self._px = screen.text(17)
        self._caption = screen.text(_CAPTION)
        room = (rect.width, rect.height - self._caption)
        share = min(1.0, room[0] / picture.get_width(), room[1] / picture.get_height())
        size = (round(picture.get_width() * share), round(picture.get_height() * share))
        self._picture = pygame.transform.smoothscale(picture, size)

    def draw(self, target: Surface) -> None:
        place = self._picture.get_rect(midtop=self.rect.midtop)
        target.blit(self._picture, place)
        line = Rect(self.rect.x, self.rect.bottom - self._caption, self.rect.width, self._caption)
        words.line(target, self.label, line, "body", self._px, INK, "center")
