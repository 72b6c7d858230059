"""Recorded games: every move and the digest after it, kept as fixtures that must replay for ever."""

from __future__ import annotations

from typing import TypeVar

from game.core.agenda import Move
from game.core.codec import Plain
from game.core.errors import BadEncoding, IllegalMove, SpokenError
from game.core.fuzz import CAP, players_chance
from game.core.match import Match
from game.core.position import Position
from game.core.setup import Setup
from game.core.title import Title

P = TypeVar("P", bound=Position)

FIELDS = {"title", "rules_version", "data", "setup", "moves", "digests"}


class RecordDiffers(SpokenError):
    """A recorded game no longer goes as it went: at which move (0 = the setup)."""

    def __init__(self, title: str, move: int) -> None:
        super().__init__("core.error.record_differs", game=title, move=move)


def record_game(title: Title[P], setup: Setup, seed: int, cap: int = CAP) -> dict[str, Plain]:
    """A whole game of random moves as plain data; `seed` is what the players decide by."""
    match = Match(title, setup)
    chance = players_chance(seed)
    digests: list[Plain] = [match.digest()]
    while not match.over and len(match.moves) < cap:
        match.play(chance.pick(match.position.moves()))
        digests.append(match.digest())
    encode = title.codec.encode
    return {
        "title": title.id,
        "rules_version": title.rules_version,
        "data": title.data_digest(),
        "setup": encode(setup),
        "moves": encode(match.moves),
        "digests": digests,
    }


def replay_record(title: Title[P], record: object) -> Match[P]:
    """Play a record move by move; RecordDiffers where it goes another way, BadEncoding if it is none."""
    if not isinstance(record, dict) or set(record) != FIELDS or record["title"] != title.id:
        raise BadEncoding("record", f"not a recorded game of {title.id}")
    codec, moves, digests = title.codec, record["moves"], record["digests"]
    if not isinstance(moves, list) or not isinstance(digests, list) or len(digests) != len(moves) + 1:
        raise BadEncoding("record", "moves and digests do not fit together")
    match = Match(title, codec.decode(Setup, record["setup"], "setup"))
    for number, digest in enumerate(digests):
        if number:
            move: Move = codec.decode(Move, moves[number - 1], f"moves[{number - 1}]")
            try:
                match.play(move)
            except IllegalMove as error:
                raise RecordDiffers(title.id, number) from error
        if match.digest() != digest:
            raise RecordDiffers(title.id, number)
    return match
