"""No command: the window."""

from __future__ import annotations

from game.core.match import Match
from game.core.position import Position
from saves import Keepsake, Notice, load
from ui.cli.errors import WrongUse
from ui.cli.options import Options
from ui.cli.screen import open_display
from ui.cli.setups import setup_of, wanted_title
from ui.console.console import Console


def run(options: Options, console: Console) -> int:
    """Check what is asked for, look for a screen, then open the window."""
    opening = _opening(options, console)
    open_display()
    # The window and its pictures are imported only where there is a screen for them.
    from ui.start import start, wished

    settings, _ = console.store.settings()
    return start(console.store, wished(settings, options.lang, options.size, options.fullscreen), opening)


def _opening(options: Options, console: Console) -> tuple[Match[Position], Keepsake, Notice | None] | None:
    """The match that the options ask for, if they ask for one."""
    if options.size and options.fullscreen:
        raise WrongUse("together", option="--size", other="--fullscreen")
    if options.load is not None:
        if options.game is not None:
            raise WrongUse("together", option="--load", other="--game")
        refuse_with_load(options)
        loaded = load(options.load)
        return loaded.match, loaded.keepsake, loaded.notice
    if options.game is not None:
        title = wanted_title(options.game)
        return Match(title, setup_of(options, title, console.voice)), Keepsake.new(), None
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
