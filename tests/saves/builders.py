"""Matches, repertoires and files to test with."""

import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from game.core.match import Match
from game.core.position import Position
from game.core.setup import LEVELS, Setup
from game.core.title import Title
from saves import Repertoire, SaveIdentity, compose
from saves.document import END, PROOF, SEPARATOR, fingerprint
from saves.flow import block
from tests import toy
from tests.playing import played_on

DATE = datetime(2024, 2, 29, 18, 30, tzinfo=UTC)
KEEPSAKE = SaveIdentity("00112233445566aa", "Soirée")


def failing(code: int) -> Callable[..., None]:
    """What the system answers with this error."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def repertoire(title: Title[toy.ToyPosition] = toy.TOY) -> Repertoire:
    return Repertoire(("toy",), lambda name: cast("Title[Position]", title), LEVELS)


def played(moves: int | None = None, seats: int = 2, seed: int = 1) -> Match[toy.ToyPosition]:
    """A match after so many random moves, or to its end."""
    match = Match(toy.TOY, toy.toy_setup(seats, seed))
    play_on(match, moves)
    return match


def play_on(match: Match[toy.ToyPosition], moves: int | None = None) -> None:
    end = None if moves is None else len(match.moves) + moves
    played_on(match, lambda match: len(match.moves) == end, match.setup.seed + len(match.moves))


def file_of(folder: Path, match: Match[toy.ToyPosition], identity: SaveIdentity = KEEPSAKE) -> Path:
    path = folder / "match.yaml"
    path.write_bytes(compose(match, identity, DATE))
    return path


def as_before_json(save: bytes) -> bytes:
    """A file as programs up to 0.2 wrote it: its body is YAML with a line for a move, a seat and a field."""
    head, _, body = save.partition(SEPARATOR)
    old = block(json.loads(body.removesuffix(END))).encode().removesuffix(b"\n") + END
    head = without_proof(head + SEPARATOR).partition(SEPARATOR)[0] + b"\n"
    head = re.sub(rb'body: "[0-9a-f]{16}"', f'body: "{fingerprint(old)}"'.encode(), head)
    return head + f'{PROOF}: "{fingerprint(head)}"'.encode() + SEPARATOR + old


def without_proof(save: bytes) -> bytes:
    """A file as it was written before headers proved themselves: whoever changes one can do that too."""
    return re.sub(rb'\nhead: "[0-9a-f]{16}"\n', b"\n", save)


def edited(path: Path, change: Callable[[str], str]) -> Path:
    """The file after somebody changed its text, which must make a difference, and the proof of the header."""
    before = without_proof(path.read_bytes()).decode()
    after = change(before)
    assert after != before
    path.write_text(after, encoding="utf-8")
    return path


def written(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def poorer(setup: Setup) -> toy.ToyPosition:
    """The toy under other rules: seats begin without gold, and old games go otherwise."""
    game = toy.new_game(setup)
    for seat in game.seats:
        seat.gold = 0
    return game


CORRECTED = replace(toy.TOY, rules_version=2, new_game=poorer)
"""The toy after a correction of its rules."""
OTHER_DATA = replace(toy.TOY, data_digest=lambda: "ffffffffffffffff", new_game=poorer)
"""The toy with component data corrected by its owner."""
