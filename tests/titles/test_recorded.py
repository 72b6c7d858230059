"""Recorded full games replay to the same digest at every move: a change of rules shows at the move where it bites."""

from pathlib import Path

import pytest

from game.titles import TITLES, title
from saves import verify
from tests.recorded.record import FOLDER, GAMES


def replayed_wrongly(paths: list[Path]) -> list[str]:
    """Which games do not replay, and where they stop."""
    wrong = []
    for path, found in ((path, verify(path)) for path in paths):
        whole = found.match is not None and found.match.over and found.digests == len(found.match.moves) + 1
        if found.stop is not None or not whole:
            wrong.append(f"{path.parent.name}/{path.name}: {found.stop}")
    return wrong


def one_of_each_mode(name: str) -> list[Path]:
    """The first recorded game of people and of each solo mode: they were recorded at one table after the other."""
    rules = title(name)
    modes = {*rules.automata, *max((option.choices for option in rules.options if option.solo), key=len, default=())}
    first: dict[frozenset[str], int] = {}
    for number, (kinds, variants) in enumerate(rules.tables()[:GAMES]):
        first.setdefault(frozenset({*kinds, *variants} & modes), number)
    return [FOLDER / name / f"{number:02}.yaml" for number in first.values()]


@pytest.mark.parametrize("name", TITLES)
def test_a_recorded_game_of_each_mode_replays_to_the_same_digests(name: str) -> None:
    assert replayed_wrongly(one_of_each_mode(name)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", TITLES)
def test_every_recorded_game_replays_to_the_same_digests(name: str) -> None:
    files = sorted((FOLDER / name).glob("*.yaml"))
    assert (len(files), replayed_wrongly(files)) == (GAMES, [])
