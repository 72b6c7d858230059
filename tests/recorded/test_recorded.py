"""Recorded full games replay to the same digest at every move: a change of rules shows at the move where it bites."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.titles import TITLES
from saves import verify
from tests.recorded.record import FOLDER, GAMES

FILES = sorted(FOLDER.glob("*/*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_the_same_digests(path: Path) -> None:
    verified = verify(path)
    assert verified.stop is None
    assert verified.match is not None and verified.match.over
    assert verified.digests == len(verified.match.moves) + 1


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_its_recorded_games(title: str) -> None:
    assert len([path for path in FILES if path.parent.name == title]) == GAMES
