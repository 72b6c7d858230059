"""YAML from strangers: what is read, and what is refused before it does harm."""

from pathlib import Path

import pytest

from game.core.safe_yaml import BadYaml, Limits, read_bytes, read_file

BOMB = b"""
a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
"""


def test_plain_values_are_read_and_an_empty_file_is_nothing(tmp_path: Path) -> None:
    text = "name: Néfertari\ngold: [1, -2, true, null]\n"
    path = tmp_path / "box.yaml"
    path.write_text(text, encoding="utf-8")
    assert read_bytes(text.encode()) == read_file(path) == {"name": "Néfertari", "gold": [1, -2, True, None]}
    assert read_bytes(b"") is None


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (BOMB, "aliases are not allowed"),
        (b"&a [*a]", "aliases are not allowed"),
        (b"[" * 1000 + b"]" * 1000, "nested more than 24 deep"),
        (b"{a: " * 1000, "nested more than 24 deep"),
        (b"- " * 1000 + b"x", "nested more than 24 deep"),
        (b"!!python/object/apply:os.system [ls]", "tags are not allowed"),
        (b"!!set {a}", "tags are not allowed"),
        (b"a: !mine 3", "tags are not allowed"),
        (b"!!binary aGVsbG8=", "tags are not allowed"),
        (b"\xff\xfe\x00a", "not UTF-8"),
        (b"a: [1, 2", "line 2"),
        (b"a: 1\n\tb: 2", "line 2"),
        (b"a: b: c", "line 1"),
        (b"--- 1\n--- 2\n", "line"),
        (b"? [a, b]\n: 1", "line 1"),
        (b"<<: 3", "line 1"),
        (b"day: 2026-99-99", "month"),
        (b"n: " + b"9" * 5000, "number is too long"),
        (b"a: \x00", "."),
    ],
)
def test_what_we_would_never_write_is_refused(raw: bytes, reason: str) -> None:
    with pytest.raises(BadYaml, match=reason):
        read_bytes(raw)


def test_a_large_file_is_refused_unread_and_one_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(BadYaml, match="larger than 2000 kB"):
        read_bytes(b"a" * 2_000_001)
    path = tmp_path / "huge.yaml"
    with path.open("wb") as stream:
        stream.truncate(50_000_000)
    with pytest.raises(BadYaml, match="larger"):
        read_file(path)
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none.yaml")


def test_too_many_values_are_refused_in_one_short_line_but_a_file_at_the_limit_is_read() -> None:
    with pytest.raises(BadYaml, match="more than 100 values"):
        read_bytes(b"[" + b"1," * 200 + b"]", Limits(nodes=100))
    assert read_bytes(b"[[[1]]]", Limits(size=7, depth=3, nodes=10)) == [[[1]]]
    with pytest.raises(BadYaml) as caught:
        read_bytes(b"a: {" + b"x" * 5000)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200
