"""Saves with random damage: a game that goes on, or DamagedSave, or NewerSave; never another exception."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saves import DamagedSave, NewerSave, compose, load
from tests import toy
from tests.saves.builders import CORRECTED, DATE, KEEPSAKE, file_of, play_on, played, repertoire

fuzz = settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
flips = st.lists(st.tuples(st.integers(0, 1 << 20), st.integers(0, 255)), min_size=1, max_size=8)
SNIPPETS = [
    b"*x",
    b"&x ",
    b"!!int ",
    b"[",
    b"]",
    b"{",
    b"}",
    b"- ",
    b": ",
    b"\n",
    b"\n---\n",
    b"...",
    b"\t",
    b"%",
    b"|",
    b".nan",
    b"null",
    b"-1",
    b"99999",
    b"true",
    b"'",
    b'"',
    b"\xff",
    b"\0",
    b"<<: ",
    b"? ",
    b"#",
    b"@",
    b"~",
    b"1:1",
]
PLAYED = compose(played(9), KEEPSAKE, DATE)


def survives(path: Path, raw: bytes) -> None:
    """Load it; what loads must be playable to its end."""
    path.write_bytes(raw)
    try:
        match = load(path, repertoire()).match
    except (DamagedSave, NewerSave):
        return
    assert not toy.invariants(match.position)
    play_on(match)


@fuzz
@given(flips)
def test_flipped_bytes(tmp_path: Path, flips: list[tuple[int, int]]):
    raw = bytearray(PLAYED)
    for place, value in flips:
        raw[place % len(raw)] = value
    survives(tmp_path / "x.yaml", bytes(raw))


@fuzz
@given(st.integers(0, len(PLAYED)), st.sampled_from(SNIPPETS), st.integers(0, 6))
def test_snippets_of_yaml_in_the_wrong_place(tmp_path: Path, place: int, snippet: bytes, eaten: int):
    survives(tmp_path / "x.yaml", PLAYED[:place] + snippet + PLAYED[place + eaten :])


@fuzz
@given(st.integers(0, len(PLAYED)), st.integers(0, len(PLAYED)))
def test_pieces_that_are_missing(tmp_path: Path, first: int, last: int):
    survives(tmp_path / "x.yaml", PLAYED[: min(first, last)] + PLAYED[max(first, last) :])


@fuzz
@given(st.integers(0, 200), st.integers(0, 200))
def test_lines_that_changed_places(tmp_path: Path, first: int, second: int):
    lines = PLAYED.splitlines(keepends=True)
    first, second = first % len(lines), second % len(lines)
    lines[first], lines[second] = lines[second], lines[first]
    survives(tmp_path / "x.yaml", b"".join(lines))


@fuzz
@given(st.binary(max_size=400))
def test_bytes_of_no_sense(tmp_path: Path, raw: bytes):
    survives(tmp_path / "x.yaml", raw)


@fuzz
@given(flips)
def test_flipped_bytes_in_a_save_that_goes_on_from_a_snapshot(tmp_path: Path, flips: list[tuple[int, int]]):
    loaded = load(file_of(tmp_path, played(9)), repertoire(CORRECTED))
    play_on(loaded.match, 5)
    raw = bytearray(compose(loaded.match, loaded.identity, DATE))
    for place, value in flips:
        raw[place % len(raw)] = value
    survives(tmp_path / "x.yaml", bytes(raw))
