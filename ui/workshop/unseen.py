"""The program in a window that nobody sees: for pictures, measurements and tests."""

from __future__ import annotations

import os
from dataclasses import replace

import pygame

from saves import Store
from saves.settings import DEFAULTS
from ui.frame.app import App
from ui.frame.screen import SMALLEST
from ui.frame.window import open_window
from ui.widgets.notices import Notices


def open_unseen(store: Store, size: tuple[int, int] = SMALLEST, **wishes: object) -> App:
    """A program that has just started, in French, without a scene; `wishes` are settings by their names."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    settings = replace(DEFAULTS, **{"language": "fr", "window": size, **wishes})  # type: ignore[arg-type]
    window = pygame.display.get_surface()
    if window is None or window.get_size() != size:
        window = open_window(size)
    return App(store, settings, window, Notices())
