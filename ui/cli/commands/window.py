"""No command: the window."""

from __future__ import annotations

import os
import sys

from game.core.match import Match
from game.core.position import Position
from saves import Notice, SaveIdentity, load
from ui.cli.errors import CommandFailed, NoScreen, WrongUse
from ui.cli.options import Options
from ui.cli.setups import setup_of, wanted_title
from ui.console.console import Console
from ui.frame.sound import quiet

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


def run(options: Options, console: Console) -> int:
    """Check what is asked for, look for a screen, then open the window."""
    opening = _opening(options, console)
    open_display()
    # The window and its pictures are imported only where there is a screen for them.
    from ui.start import start, wished

    settings, _ = console.store.settings()
    return start(console.store, wished(settings, options.lang, options.size, options.fullscreen), opening)


def _opening(options: Options, console: Console) -> tuple[Match[Position], SaveIdentity, Notice | None] | None:
    """The match that the options ask for, if they ask for one."""
    if options.size and options.fullscreen:
        raise WrongUse("together", option="--size", other="--fullscreen")
    if options.load is not None:
        if options.game is not None:
            raise WrongUse("together", option="--load", other="--game")
        refuse_with_load(options)
        loaded = load(options.load)
        return loaded.match, loaded.identity, loaded.notice
    if options.game is not None:
        title = wanted_title(options.game)
        return Match(title, setup_of(options, title, console.voice)), SaveIdentity.new(), None
    if options.seats or options.variant or options.seed is not None:
        raise WrongUse("no_game_option")
    return None


def refuse_with_load(options: Options) -> None:
    """A saved match has its seats, variants and seed already."""
    for option, given in (("--seats", options.seats), ("--names", options.names), ("--variant", options.variant)):
        if given:
            raise WrongUse("together", option="--load", other=option)
    if options.seed is not None:
        raise WrongUse("together", option="--load", other="--seed")
