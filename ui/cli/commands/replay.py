"""`replay`: a save, or a recorded game (a save with a digest per move), move by move, every digest compared."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.core.match import Match
from game.core.position import Position
from saves import verify
from ui.cli.errors import CommandFailed, WrongUse
from ui.cli.options import Options
from ui.console.console import FINE, Console
from ui.text.narrator import Narrator


class Replayed(NamedTuple):
    """A match that went as it was written down, and how many of its positions were compared."""

    match: Match[Position]
    digests: int


def run(options: Options, console: Console) -> int:
    if options.file is None:
        raise WrongUse("no_file")
    replayed = _replay(options.file)
    narrator = Narrator(console.voice.catalogue, replayed.match.title.id, replayed.match.setup.names)
    if options.verbose:
        for entry in replayed.match.log_for(None):
            console.print(f"{entry.move:>5}  {narrator.event(entry.event)}")
    _summary(options.file, replayed, narrator, console)
    return FINE


def _replay(path: Path) -> Replayed:
    verified = verify(path)
    if verified.match is None:
        stop = verified.stop
        assert stop is not None
        raise CommandFailed("replay", file=str(path), move=stop.move, detail=stop.detail)
    return Replayed(verified.match, verified.digests)


def _summary(path: Path, replayed: Replayed, narrator: Narrator, console: Console) -> None:
    match, voice = replayed.match, console.voice
    setup = match.setup
    console.say("cli.replay.fine", file=str(path), moves=len(match.moves), digests=replayed.digests)
    told = tuple(f"{seat.name}: {seat.kind}" for seat in setup.seats)
    values = {"game": setup.title, "seats": len(told), "told": told, "seed": setup.seed}
    console.say("cli.replay.about", round=match.position.round, **values)
    result = match.result()
    points = match.position.points if result else match.title.standing(match.position)
    named = zip(setup.names, points, strict=True)
    scores = tuple(voice.say("cli.replay.score", name=name, points=n) for name, n in named)
    if result is None:
        console.say("cli.replay.going_on", told=scores)
    else:
        console.say("cli.replay.over", text=narrator.result(result), told=scores)
