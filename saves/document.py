"""A save file: two YAML documents, header and body, and a line of three dots that proves it is whole.

The body is written as JSON, which YAML contains; bodies of older programs are other YAML."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import TypeVar

from game.build import version
from game.core.agenda import Decision, Move
from game.core.codec import Codec, Plain, digest_of
from game.core.match import Match
from game.core.position import Position
from game.core.records import record
from game.core.setup import CURTAINS, Setup
from saves.flow import block, flow
from saves.header import Header, clean_name, seats_to_plain
from saves.strict_json import Lines, one_line, written

P = TypeVar("P", bound=Position)

SEPARATOR = b"\n---\n"
END = b"\n...\n"
PROOF = "head"
"""The key of the line with the fingerprint of the header; files written before there was one have none."""
MOST_CHAPTERS = 8
_MASK = (1 << 64) - 1


@record
class Chapter:
    """Moves that no longer replay: kept to be read, a line each, never decoded."""

    program: str
    rules: int
    data: str
    moves: tuple[str, ...]

    def to_plain(self) -> Plain:
        moves: list[Plain] = list(self.moves)
        return [self.program, self.rules, self.data, moves]


@record
class SaveIdentity:
    """What saves remember of a match besides the match: its id, its name, and its unreplayable past."""

    id: str
    name: str = ""
    past: tuple[Chapter, ...] = ()

    @classmethod
    def new(cls, name: str = "") -> SaveIdentity:
        """For a match that begins."""
        return cls(secrets.token_hex(8), name)


def compose(match: Match[P], identity: SaveIdentity, date: datetime, digests: Sequence[str] = ()) -> bytes:
    """The file of a match; `digests`, one per move, make it a recorded game that can be verified move by move."""
    body = encoded(_body(match, identity, digests))
    title, position = match.title, match.position
    header = Header(
        program=version(),
        title=title.id,
        rules=title.rules_version,
        data=title.data_digest(),
        match=identity.id,
        name=clean_name(identity.name),
        date=date.astimezone(UTC),
        round=position.round,
        turn=position.turn,
        moves=len(match.moves),
        points=tuple(title.standing(position)),
        finished=match.over,
        asked=_asked(position),
        seats=match.setup.seats,
        body=fingerprint(body),
    )
    return assemble(header, body)


def assemble(header: Header, body: bytes) -> bytes:
    """Header and body, which ends with its dots, in one file; the last line of the header proves the others."""
    head = block(header.to_plain()).encode()
    return head + f'{PROOF}: "{fingerprint(head)}"'.encode() + SEPARATOR + body


def encoded(body: dict[str, Plain | Lines]) -> bytes:
    """A body as bytes, closed by its dots."""
    return written(body).encode().removesuffix(b"\n") + END


def fingerprint(part: bytes) -> str:
    return hashlib.sha256(part).hexdigest()[:16]


def chapter_lines(moves: Sequence[Plain]) -> tuple[str, ...]:
    return tuple(flow(move) for move in moves)


def _body(match: Match[P], identity: SaveIdentity, digests: Sequence[str]) -> dict[str, Plain | Lines]:
    codec = match.title.codec
    body: dict[str, Plain | Lines] = {"setup": _setup(match.setup), "seed": _seed(match.setup.seed)}
    if match.start is not None:
        body["start"] = start = codec.encode(match.start)
        body["start_digest"] = digest_of(start)
    if identity.past:
        body["past"] = [chapter.to_plain() for chapter in identity.past[-MOST_CHAPTERS:]]
    body["moves"] = Lines(_line(codec, move) for move in match.moves)
    if digests:
        body["digests"] = list(digests)
    body["position"] = position = codec.encode(match.position)
    body["digest"] = digest_of(position)
    return body


@lru_cache(maxsize=8192)
def _line(codec: Codec, move: Move) -> str:
    """A match repeats its moves, and every save all those of the save before."""
    return one_line(codec.encode(move))


def _asked(position: Position) -> int | None:
    """Whose turn it is, as everybody knows; nobody's where people are only offered to interrupt."""
    step = position.next_step
    return step.seat if isinstance(step, Decision) and step.offer(position) is None else None


def _setup(setup: Setup) -> Plain:
    plain: dict[str, Plain] = {"title": setup.title, "seats": seats_to_plain(setup.seats)}
    plain["variants"] = list(setup.variants)
    if not setup.undo:
        plain["undo"] = False
    if setup.curtains != CURTAINS[0]:
        plain["curtains"] = setup.curtains
    return plain


def _seed(seed: int) -> int:
    """Games use the lowest 64 bits; a longer seed would be too long for the reader."""
    return seed if abs(seed) < 1 << 63 else seed & _MASK
