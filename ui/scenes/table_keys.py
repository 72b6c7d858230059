"""The keys of the table, and the presses that are meant for no control."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from ui.frame.focus import COMMAND, ENTER
from ui.scenes.table_tools import why_no_hint

if TYPE_CHECKING:
    from ui.scenes.table import TableScene

LOOK = pygame.K_o
TAP = 0.35
"""Seconds for which a key is held before that is more than a tap."""


class TableKeys:
    """What each key does at a table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._held = 0.0
        """Seconds since the key to look at the own cards was pressed."""

    def pass_time(self, seconds: float) -> None:
        self._held += seconds

    def shortcut(self, event: Event) -> bool:
        """What the table says of its keys holds wherever the keyboard is: Enter confirms the move that waits, Space
        goes on when all are asked at once, and skips what is being shown."""
        table = self._table
        if event.mod & COMMAND or table.past is not None:
            return False
        if event.key in ENTER and table.pending is not None:
            table.confirm()
        elif event.key == pygame.K_SPACE and table.offers.bar is not None:
            table.offers.let_pass()
        elif event.key == pygame.K_SPACE and table.asked is None:
            return table.skip()
        else:
            return False
        return True

    def react(self, event: Event) -> bool:
        table = self._table
        if event.type == pygame.KEYUP and event.key == LOOK:
            self._release_look()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return table.enlarge(table.control_at(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and table.show.busy:
            return table.skip()
        return event.type == pygame.KEYDOWN and self._press(event)

    def _press(self, event: Event) -> bool:
        table = self._table
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        keys = {
            (pygame.K_z, True): table.redo if event.mod & pygame.KMOD_SHIFT else table.undo,
            (pygame.K_y, True): table.redo,
            (pygame.K_r, True): table.restart_turn,
            (pygame.K_h, False): table.ask_hint if not why_no_hint(table) else None,
            (pygame.K_m, False): table.open_moves,
            (pygame.K_n, False): table.open_news,
            (pygame.K_l, False): table.open_log,
            (pygame.K_e, False): lambda: table.enlarge(table.pointed),
            (pygame.K_F1, False): table.open_rules,
            (LOOK, False): self._press_look,
            (pygame.K_b, False): table.offers.toggle_ask_me if table.host.match.title.interrupts else None,
        }
        action = keys.get((event.key, bool(command)))
        if action is not None:
            action()
            return True
        if event.key in (pygame.K_LSHIFT, pygame.K_RSHIFT):
            return table.enlarge(table.control_at(pygame.mouse.get_pos()))
        if event.key == pygame.K_SPACE:
            return table.skip()
        return not command and table.board.key(event)

    def _press_look(self) -> None:
        """The key shows the own cards: while it is held, or after a tap until the next one."""
        self._held = 0.0
        self._table.look()

    def _release_look(self) -> None:
        if self._held >= TAP and self._table.host.viewers.peeks:
            self._table.look_away()
