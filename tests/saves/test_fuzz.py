"""Saves with random damage: a game that goes on, or DamagedSave, or NewerSave; never another exception."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves import DamagedSave, NewerSave, compose, load
from tests import toy
from tests.saves.builders import CORRECTED, DATE, KEEPSAKE, file_of, play_on, played, repertoire

fuzz = settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
flips = st.lists(st.tuples(st.integers(0, 1 << 20), st.integers(0, 255)), min_size=1, max_size=8)
SNIPPETS = rb"""*x|&x |!!int |[|]|{|}|- |: |...|%|.nan|null|-1|99999|true|'|"|<<: |? |#|@|~|1:1""".split(b"|")
SNIPPETS += [b"|", b"\n", b"\n---\n", b"\t", b"\xff", b"\0"]
PLAYED = compose(played(9), KEEPSAKE, DATE)


def survives(folder: Path, raw: bytes) -> None:
    """Load it; what loads must be playable to its end."""
    path = folder / "x.yaml"
    path.write_bytes(raw)
    try:
        match = load(path, repertoire()).match
    except (DamagedSave, NewerSave):
        return
    assert not toy.invariants(match.position)
    play_on(match)


def flipped(save: bytes, flips: list[tuple[int, int]]) -> bytes:
    raw = bytearray(save)
    for place, value in flips:
        raw[place % len(raw)] = value
    return bytes(raw)


@fuzz
@given(flips)
def test_flipped_bytes(tmp_path: Path, flips: list[tuple[int, int]]):
    survives(tmp_path, flipped(PLAYED, flips))


@fuzz
@given(st.integers(0, len(PLAYED)), st.sampled_from(SNIPPETS), st.integers(0, 6))
def test_snippets_of_yaml_in_the_wrong_place(tmp_path: Path, place: int, snippet: bytes, eaten: int):
    survives(tmp_path, PLAYED[:place] + snippet + PLAYED[place + eaten :])


@fuzz
@given(st.integers(0, len(PLAYED)), st.integers(0, len(PLAYED)))
def test_pieces_that_are_missing(tmp_path: Path, first: int, last: int):
    survives(tmp_path, PLAYED[: min(first, last)] + PLAYED[max(first, last) :])


@fuzz
@given(st.integers(0, 200), st.integers(0, 200))
def test_lines_that_changed_places(tmp_path: Path, first: int, second: int):
    lines = PLAYED.splitlines(keepends=True)
    first, second = first % len(lines), second % len(lines)
    lines[first], lines[second] = lines[second], lines[first]
    survives(tmp_path, b"".join(lines))


@fuzz
@given(st.binary(max_size=400))
def test_bytes_of_no_sense(tmp_path: Path, raw: bytes):
    survives(tmp_path, raw)


@fuzz
@given(flips)
def test_flipped_bytes_in_a_save_that_goes_on_from_a_snapshot(tmp_path: Path, flips: list[tuple[int, int]]):
    loaded = load(file_of(tmp_path, played(9)), repertoire(CORRECTED))
    play_on(loaded.match, 5)
    survives(tmp_path, flipped(compose(loaded.match, loaded.identity, DATE), flips))
