"""The window of the program."""

import warnings

import pygame
import pytest

from ui.frame import window as windows

SCREEN, WINDOW = (1920, 1080), (1366, 768)


def test_the_window_has_its_size_again_after_the_full_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A display that gives the full screen once more before it lets go, and a warning, as X11 does."""
    asked: list[tuple[int, int]] = []

    def set_mode(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        asked.append(size)
        if len(asked) == 2:
            warnings.warn("Requested window was forcibly resized by the OS.", RuntimeWarning, stacklevel=1)
        return pygame.Surface(size if len(asked) > 2 else SCREEN)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    assert windows.set_mode(WINDOW, True).get_size() == SCREEN
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert windows.set_mode(WINDOW, False).get_size() == WINDOW
    assert asked == [(0, 0), WINDOW, WINDOW]
