"""The window itself: its size, its caption, its keys."""

from __future__ import annotations

import warnings

import pygame

from ui.frame.screen import SMALLEST

CAPTION = "Ipet"


def open_window(size: tuple[int, int], fullscreen: bool = False) -> pygame.Surface:
    """The window, on whatever display was chosen before (`ui/cli/commands/window.py` looks for a screen)."""
    pygame.display.init()
    pygame.font.init()
    window = set_mode(size, fullscreen)
    pygame.display.set_caption(CAPTION)
    pygame.key.set_repeat(400, 60)
    return window


def set_mode(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    if fullscreen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    wanted = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # pygame warns of what is mended here
        window = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        if window.get_size() != wanted:  # X11 may leave the full screen only when it is asked a second time
            window = pygame.display.set_mode(wanted, pygame.RESIZABLE)
    return window
