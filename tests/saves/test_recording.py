"""Recorded games are verified move by move."""

from pathlib import Path

import pytest

from saves import digests_of, load, verify, write_match
from tests.saves.builders import CORRECTED, DATE, KEEPSAKE, edited, file_of, played, repertoire


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "recorded.yaml"
    write_match(path, played(), KEEPSAKE, DATE, digests=True)
    return path


def test_a_recorded_game_replays_to_the_same_digests_and_loads_like_any_save(recorded: Path):
    match = played()
    digests, verified = digests_of(match), verify(recorded, repertoire())
    assert len(digests) == len(match.moves) and digests[-1] == match.digest()
    assert (verified.stop, verified.digests) == (None, len(match.moves) + 1)
    assert (verified.match.position, load(recorded, repertoire()).way) == (match.position, "log")


def test_the_first_wrong_digest_a_missing_one_and_where_other_rules_bite_are_named(recorded: Path):
    whole, wrong = recorded.read_bytes(), digests_of(played())[4]
    assert verify(recorded, repertoire(CORRECTED)).stop.move >= 1
    edited(recorded, lambda text: text.replace(wrong, "f" * 16, 1))
    assert verify(recorded, repertoire()).stop.move == 5
    recorded.write_bytes(whole)
    edited(recorded, lambda text: text.replace('"digests": [', '"digests": ["more",'))
    assert verify(recorded, repertoire()).stop.move == 0


def test_a_save_without_digests_is_verified_at_its_end(tmp_path: Path):
    verified = verify(file_of(tmp_path, played(9)), repertoire())
    assert (verified.stop, verified.digests) == (None, 1)
