"""Whether there is a screen, and the right pygame to draw on it."""

from __future__ import annotations

import os
import sys

from ui.cli.errors import CommandFailed, NoScreen
from ui.frame.quiet import quiet

UNSEEN = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers with which SDL silently draws where nobody looks."""


def open_display() -> str:
    """Open the display and name its driver; NoScreen if nobody would see it, CommandFailed without pygame-ce."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    asked_for = "SDL_VIDEODRIVER" in os.environ
    try:
        import pygame
        import pygame_gui  # noqa: F401 - fails where pygame and pygame-ce were installed over each other
    except ImportError as error:
        raise CommandFailed("pygame") from error
    if not getattr(pygame, "IS_CE", False):
        raise CommandFailed("pygame")
    try:
        with quiet():
            pygame.display.init()
    except pygame.error as error:
        raise NoScreen from error
    driver = pygame.display.get_driver()
    if driver in UNSEEN and not asked_for:
        pygame.display.quit()
        raise NoScreen
    return driver
