"""A match from its file: replayed from its moves, or, where they no longer fit, from the snapshot of its position."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from game.core.agenda import Move
from game.core.codec import Plain, digest_of
from game.core.collecting import uncollected
from game.core.errors import BadSetup
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.setup import Setup
from game.core.title import Title
from saves.document import Chapter, SaveIdentity, chapter_lines
from saves.errors import RULES_TROUBLE, DamagedSave, Notice, in_short
from saves.header import Header
from saves.migrations import MIGRATIONS, Migration
from saves.reading import Body, read_save
from saves.repertoire import PROGRAM, Repertoire
from saves.soundness import trouble_with

_log = logging.getLogger("ipet.saves")

Way: TypeAlias = Literal["log", "snapshot"]


@record
class Loaded:
    """A match that can go on, and how it came out of its file."""

    match: Match[Position]
    identity: SaveIdentity
    """Hand it back when the match is saved again: it carries the match's id, name and past."""
    header: Header
    way: Way
    notice: Notice | None
    """Why the history is read-only, if the snapshot had to be used, or that somebody changed the file."""


class Stop(NamedTuple):
    """Where a replay went wrong (0 = before the first move), and why, in short English."""

    move: int
    detail: str


@record
class Verification:
    """A log replayed move by move: `digests` of them were compared, `stop` says where it went wrong, if it did."""

    header: Header
    digests: int
    match: Match[Position] | None
    stop: Stop | None


@uncollected(keeps=True)
def load(path: Path, repertoire: Repertoire = PROGRAM, chain: Mapping[int, Migration] = MIGRATIONS) -> Loaded:
    """The match in a file; DamagedSave or NewerSave if there is none that can go on."""
    header, body = read_save(path, chain)
    title = _title(path, header, body, repertoire)
    outcome = _replay(title, body, header.rules)
    _log.info("loading %s, %d moves, written by %.40r", title.id, len(body.moves), header.program)
    if isinstance(outcome, Match):
        notice = None if body.intact else Notice("core.save.changed", {"file": str(path)})
        return Loaded(outcome, SaveIdentity(header.match, header.name, body.past), header, "log", notice)
    _log.warning("it does not replay beyond move %d of %d", outcome.move, len(body.moves))
    position = _sound(title, body.setup, body.position, body.digest, header.rules)
    if isinstance(position, str):
        raise DamagedSave(path, "unplayable", number=outcome.move, log=outcome.detail, snapshot=position)
    past = body.past
    if body.moves:
        past = (*past, Chapter(header.program, header.rules, header.data, chapter_lines(body.moves)))
    match = Match(title, body.setup, position)
    return Loaded(
        match, SaveIdentity(header.match, header.name, past), header, "snapshot", _notice(path, title, header, outcome)
    )


@uncollected(keeps=True)
def verify(path: Path, repertoire: Repertoire = PROGRAM, chain: Mapping[int, Migration] = MIGRATIONS) -> Verification:
    """Replay a save, or a recorded game with a digest per move, and compare; its snapshot is no way out here."""
    header, body = read_save(path, chain)
    outcome = _replay(_title(path, header, body, repertoire), body, header.rules, body.digests)
    match, stop = (outcome, None) if isinstance(outcome, Match) else (None, outcome)
    return Verification(header, len(body.digests) + 1, match, stop)


def look(path: Path, repertoire: Repertoire = PROGRAM) -> Match[Position]:
    """An untouched match as it stands, without its moves, only to be looked at; DamagedSave if there is none."""
    header, body = read_save(path)
    title = _title(path, header, body, repertoire)
    if not body.intact or header.rules != title.rules_version:
        raise DamagedSave(path, "changed")
    try:
        return Match(title, body.setup, title.codec.decode(title.position, body.position))
    except RULES_TROUBLE as error:
        raise DamagedSave(path, "content", where="position", detail=in_short(error)) from error


def _title(path: Path, header: Header, body: Body, repertoire: Repertoire) -> Title[Position]:
    if header.title not in repertoire.names:
        raise DamagedSave(path, "unknown_game", name=header.title[:40], known=repertoire.names)
    title = repertoire.find(header.title)
    try:
        repertoire.check(title, body.setup)
    except BadSetup as error:
        raise DamagedSave(path, "setup", detail=in_short(error)) from error
    return title


def _replay(title: Title[Position], body: Body, rules: int, digests: Sequence[str] = ()) -> Match[Position] | Stop:
    """The match after all moves, if each is legal and the digests agree."""
    start = None if body.start is None else _sound(title, body.setup, body.start, body.start_digest, rules)
    if isinstance(start, str):
        return Stop(0, start)
    if digests and len(digests) != len(body.moves):
        return Stop(0, "there is not one digest per move")
    number = 0
    known: dict[str, Move] = {}
    try:
        match = Match(title, body.setup, start)
        for number, plain in enumerate(body.moves, 1):
            spelled = repr(plain)
            move = known.get(spelled)
            if move is None:  # a match repeats its moves
                move = known[spelled] = title.codec.decode(Move, plain)
            match.play(move)
            if digests and match.digest() != digests[number - 1]:
                return Stop(number, "the position is not the recorded one")
    except RULES_TROUBLE as error:
        return Stop(number, in_short(error))
    if match.digest() != body.digest:
        return Stop(number, "the position is not the one that was saved")
    return match


def _sound(title: Title[Position], setup: Setup, plain: Plain, digest: str, rules: int) -> Position | str:
    """A snapshot as a position from which the game can go on, or what is wrong with it."""
    try:
        position = title.codec.decode(title.position, title.lift(plain, rules))
        if digest_of(plain) != digest:
            return "it is not the one that was saved"
    except RULES_TROUBLE as error:
        return in_short(error)
    return trouble_with(title, setup, position) or position


def _notice(path: Path, title: Title[Position], header: Header, stop: Stop) -> Notice:
    if header.rules != title.rules_version:
        reason = "rules"
    elif header.data != title.data_digest():
        reason = "data"
    else:
        reason = "log"
    return Notice(f"core.save.history.{reason}", {"file": str(path), "number": stop.move, "detail": stop.detail})
