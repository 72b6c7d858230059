"""Recorded games are verified move by move."""

from pathlib import Path

import pytest

from saves import CannotSave, digests_of, load, verify, write_match
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


def test_the_first_wrong_digest_and_a_missing_one_are_named(recorded: Path):
    whole, wrong = recorded.read_bytes(), digests_of(played())[4]
    edited(recorded, lambda text: text.replace(wrong, "f" * 16, 1))
    assert verify(recorded, repertoire()).stop.move == 5
    recorded.write_bytes(whole)
    edited(recorded, lambda text: text.replace('"digests": [', '"digests": ["more",'))
    assert verify(recorded, repertoire()).stop.move == 0


def test_other_rules_show_at_the_move_where_they_bite(recorded: Path):
    assert verify(recorded, repertoire(CORRECTED)).stop.move >= 1


def test_a_save_without_digests_is_verified_at_its_end(tmp_path: Path):
    verified = verify(file_of(tmp_path, played(9)), repertoire())
    assert (verified.stop, verified.digests) == (None, 1)


def test_a_missing_folder_is_named(tmp_path: Path):
    with pytest.raises(CannotSave) as caught:
        write_match(tmp_path / "nowhere" / "x.yaml", played(1), KEEPSAKE, DATE)
    assert (caught.value.key, caught.value.values["folder"]) == ("core.save.cannot.missing", str(tmp_path / "nowhere"))
