"""`crawl`: every gesture on everything that can be seen, for as long as wanted; one line per sort of failure."""

from __future__ import annotations

import os
from time import monotonic
from typing import TYPE_CHECKING

from game.titles import TITLES
from ui.cli.errors import CommandFailed, WrongUse
from ui.cli.options import Options
from ui.cli.setups import wanted_title
from ui.console.console import FAILED, FINE, Console, one_line, typed
from ui.seeds import any_seed

if TYPE_CHECKING:
    from ui.workshop.crawl.failure import Failure

SECONDS = 60
GESTURES = 12
"""How many are tried at each place besides what every decision must stand."""


def run(options: Options, console: Console) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    titles = tuple(dict.fromkeys(wanted_title(name).id for name in options.titles)) or TITLES
    try:
        from ui.workshop.crawl.crawl import Crawl, repeat
        from ui.workshop.crawl.itinerary import everywhere
    except ImportError as error:
        raise CommandFailed("pygame") from error
    if options.repeat is not None:
        try:
            failure = repeat(options.repeat)
        except ValueError as error:
            raise WrongUse("no_place", text=options.repeat) from error
        if failure is None:
            console.say("cli.crawl.nothing")
            return FINE
        _tell(console, failure)
        console.print(failure.trace.rstrip())
        return FAILED
    seed = any_seed() if options.seed is None else options.seed
    until = monotonic() + (options.seconds or SECONDS)
    crawl = Crawl(seed, GESTURES, tell=lambda failure: _tell(console, failure))
    found = crawl.go(everywhere(titles, crawl.random), lambda: monotonic() < until)
    counts = {"gestures": found.gestures, "decisions": len(found.decisions), "scenes": len(found.scenes)}
    console.say("cli.crawl.total", n=len(found.failures), seed=seed, **counts)
    return FAILED if found.failures else FINE


def _tell(console: Console, failure: Failure) -> None:
    """One line: what, where, after which gestures, and the command that repeats it."""
    what = console.voice.say(f"cli.crawl.rule.{failure.rule}") if failure.rule else f"{failure.what} ({failure.where})"
    command = typed("crawl", "--repeat", failure.script)
    where = f"{failure.stage} {failure.stage.place.about}"
    line = console.voice.say("cli.crawl.failure", what=what, where=where, trail=failure.trail, command=command)
    console.print(one_line(line))
    console.flush()
