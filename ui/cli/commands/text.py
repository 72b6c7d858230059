"""`text`: a match in the terminal, new or resumed."""

from __future__ import annotations

from game.ai.thinker import ThinksAtOnce
from game.core.match import Match
from game.core.position import Position
from saves import SaveIdentity, load
from ui.cli.commands.window import refuse_with_load
from ui.cli.errors import WrongUse
from ui.cli.options import Options
from ui.cli.setups import setup_of, wanted_title
from ui.console.console import Console
from ui.host.host import Host
from ui.host.saving import Saving
from ui.terminal.session import Session


def run(options: Options, console: Console) -> int:
    if options.load is not None:
        return _resume(options, console)
    title = wanted_title(options.game)
    match = Match(title, setup_of(options, title, console.voice))
    return _play(options, console, match, SaveIdentity.new())


def _resume(options: Options, console: Console) -> int:
    assert options.load is not None
    refuse_with_load(options)
    loaded = load(options.load)
    if options.game not in (None, loaded.match.title.id):
        raise WrongUse("other_game", file=str(options.load), game=loaded.match.title.id)
    if loaded.notice is not None:
        console.complain(loaded.notice)
    return _play(options, console, loaded.match, loaded.identity)


def _play(options: Options, console: Console, match: Match[Position], identity: SaveIdentity) -> int:
    settings, _ = console.store.settings()
    saving: Saving[Position] = Saving(console.store, identity)
    host = Host(match, saving, ThinksAtOnce(), lambda: settings.pay_unasked, curtains="always")
    return Session(console, host, saving, settings.hints, _habits(options)).play()


def _habits(options: Options) -> list[str]:
    """Options to repeat when the match is taken up again."""
    words = []
    if options.lang is not None:
        words += ["--lang", options.lang]
    if options.data_dir is not None:
        words += ["--data-dir", str(options.data_dir)]
    return words
