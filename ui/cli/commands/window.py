"""No command: the window."""

from __future__ import annotations

from saves import load
from ui.cli.console import Console
from ui.cli.errors import FAILED, WrongUse
from ui.cli.options import Options
from ui.cli.program import typed
from ui.cli.screen import open_display
from ui.cli.setups import setup_of, wanted_title


def run(options: Options, console: Console) -> int:
    """Check what is asked for, then open the window."""
    _check(options, console)
    open_display()
    return start_window(options, console)


def start_window(options: Options, console: Console) -> int:
    """The window starts here. Until it exists we say so, and fail: what was asked for, a window, did not happen."""
    console.say("cli.window.not_yet", command=typed("text", options.game or "amunre"))
    return FAILED


def _check(options: Options, console: Console) -> None:
    if options.size and options.fullscreen:
        raise WrongUse("together", option="--size", other="--fullscreen")
    if options.load is not None:
        if options.game is not None:
            raise WrongUse("together", option="--load", other="--game")
        refuse_with_load(options)
        load(options.load)
    elif options.game is not None:
        setup_of(options, wanted_title(options.game), console.voice)
    elif options.seats or options.variant or options.seed is not None:
        raise WrongUse("no_game_option")


def refuse_with_load(options: Options) -> None:
    """A saved match has its seats, variants and seed already."""
    for option, given in (("--seats", options.seats), ("--names", options.names), ("--variant", options.variant)):
        if given:
            raise WrongUse("together", option="--load", other=option)
    if options.seed is not None:
        raise WrongUse("together", option="--load", other="--seed")
