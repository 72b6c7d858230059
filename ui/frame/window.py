"""The window itself: its size, its caption, its keys."""

from __future__ import annotations

import pygame

from ui.frame.screen import SMALLEST

CAPTION = "Ipet"


def open_window(size: tuple[int, int], fullscreen: bool = False) -> pygame.Surface:
    """The window, on whatever display was chosen before (`ui/cli/screen.py` looks whether anybody can see it)."""
    pygame.display.init()
    pygame.font.init()
    window = set_mode(size, fullscreen)
    pygame.display.set_caption(CAPTION)
    pygame.key.set_repeat(400, 60)
    return window


def set_mode(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    width, height = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    return pygame.display.set_mode((width, height), pygame.RESIZABLE)
