"""`replay`: a save or a recorded game, move by move, every digest compared."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.core.errors import BadEncoding, SpokenError
from game.core.match import Match
from game.core.position import Position
from game.core.recorded import RecordDiffers, replay_record
from game.core.safe_yaml import BadYaml, Limits, read_file
from game.titles import TITLES
from game.titles import title as find_title
from saves import DamagedSave, verify
from saves.errors import RULES_TROUBLE
from ui.cli.console import Console
from ui.cli.errors import FINE, CommandFailed, WrongUse
from ui.cli.options import Options
from ui.text.narrator import Narrator

RECORD_LIMITS = Limits(size=2_000_000, depth=24, nodes=200_000)


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
    """As a save first; what has no header of a save may be a recorded game."""
    try:
        verified = verify(path)
    except DamagedSave as error:
        record = _record(path) if error.key.endswith(".no_header") else None
        if record is None:
            raise
        return _replay_record(path, record)
    if verified.match is None:
        stop = verified.stop
        assert stop is not None
        raise CommandFailed("replay", file=str(path), move=stop.move, detail=stop.detail)
    return Replayed(verified.match, verified.digests)


def _record(path: Path) -> dict[str, object] | None:
    """The plain data of a recorded game, or None if the file is nothing of the kind."""
    try:
        table = read_file(path, RECORD_LIMITS)
    except (BadYaml, OSError):
        return None
    if not isinstance(table, dict) or table.get("title") not in TITLES or "digests" not in table:
        return None
    return table


def _replay_record(path: Path, record: dict[str, object]) -> Replayed:
    title = find_title(str(record["title"]))
    try:
        match = replay_record(title, record)
    except RecordDiffers as error:
        move = error.values["move"]
        raise CommandFailed("replay", file=str(path), move=move, detail=_why(error)) from error
    except RULES_TROUBLE as error:
        raise CommandFailed("record", file=str(path), detail=_why(error)) from error
    return Replayed(match, len(match.moves) + 1)


def _why(error: Exception) -> str:
    """The reason under an error, in short English."""
    if isinstance(error, BadEncoding):
        return f"{error.values['where']}: {error.values['reason']}"
    cause = error.__cause__
    if isinstance(error, RecordDiffers):
        return cause.key if isinstance(cause, SpokenError) else "the digest differs"
    return type(error).__name__


def _summary(path: Path, replayed: Replayed, narrator: Narrator, console: Console) -> None:
    match, voice = replayed.match, console.voice
    setup = match.setup
    console.say("cli.replay.fine", file=str(path), moves=len(match.moves), digests=replayed.digests)
    told = tuple(f"{seat.name}: {seat.kind}" for seat in setup.seats)
    values = {"game": setup.title, "seats": len(told), "told": told, "seed": setup.seed}
    console.say("cli.replay.about", round=match.position.round, **values)
    points = zip(setup.names, match.position.points, strict=True)
    scores = tuple(voice.say("cli.replay.score", name=name, points=n) for name, n in points)
    result = match.result()
    if result is None:
        console.say("cli.replay.going_on", told=scores)
    else:
        console.say("cli.replay.over", text=narrator.result(result), told=scores)
