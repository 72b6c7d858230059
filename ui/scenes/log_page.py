"""The log as a page of its own, as large as the window allows: a line shows its moment, a cited rule opens the book."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.core.match import LogEntry
from ui.frame.scene import Scene
from ui.table.log_panel import LogPanel

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


class LogPage(Scene):
    """Lies over the table; Escape, a right click or a click beside it close it."""

    see_through = True

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self._table = table

    def layout(self) -> None:
        place = self.screen.place(0.16, 0.07, 0.68, 0.86)
        self._log = LogPanel(
            place, self.screen, self.say("table.log"), self.say("table.log_hint"), self._pick, self._ask
        )
        self._log.set_lines(self._table.top.log.lines)
        self.controls = [self._log]
        self.ring.focus(self._log)

    def _pick(self, entry: LogEntry) -> None:
        self.app.pop()
        self._table.look_back(entry)

    def _ask(self, number: str) -> None:
        self.app.pop()
        self._table.consult(number)

    def react(self, event: Event) -> bool:
        beside = event.type == pygame.MOUSEBUTTONDOWN and (event.button == 3 or not self._log.contains(event.pos))
        if beside:
            self.app.pop()
        return beside
