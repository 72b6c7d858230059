"""Files from strangers: whatever they are, DamagedSave or NewerSave, and nothing else."""

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import DamagedSave, NewerSave, compose, load, read_header
from saves.document import SEPARATOR
from tests.saves.builders import (
    DATE,
    KEEPSAKE,
    as_before_json,
    edited,
    failing,
    file_of,
    played,
    repertoire,
    without_proof,
)

NOW = without_proof(compose(played(9), KEEPSAKE, DATE))
SAVE = without_proof(as_before_json(compose(played(9), KEEPSAKE, DATE)))
HEAD = SAVE.partition(SEPARATOR)[0] + SEPARATOR
BOMB = b"a: &a [x, x]\n" + b"".join(
    b"%c: &%c [*%c, *%c, *%c, *%c]\n" % (n, n, n - 1, n - 1, n - 1, n - 1) for n in range(ord("b"), ord("y"))
)
END = b"\n...\n"

NO_SAVE = {
    "empty": b"",
    "only a line": b"\n",
    "not YAML": b"{[}",
    "YAML of somebody else": b"name: x\nversion: 3\n",
    "another two documents": b"a: 1\n---\nb: 2\n...\n",
    "binary": bytes(range(256)) * 40,
    "zeros": b"\0" * 4096,
    "UTF-16": "format: 1\n---\n".encode("utf-16"),
    "a picture": b"\x89PNG\r\n\x1a\n" + b"\xde\xad\xbe\xef" * 1000,
    "an alias bomb": BOMB,
    "deep nesting": b"[" * 100_000,
    "a long head": b"a: 1\n" * 3000 + SEPARATOR + b"b: 1" + END,
}
NO_HEADER = {
    "no format": (b"format: 1\n", b""),
    "a format that is text": (b"format: 1", b"format: one"),
    "a format that is a fraction": (b"format: 1", b"format: 1.0"),
    "a format that is true": (b"format: 1", b"format: true"),
    "a format before the first": (b"format: 1", b"format: -1"),
    "a format that nobody ever wrote": (b"format: 1", b"format: 0"),
    "no title": (b"title: toy\n", b""),
    "a title that is a list": (b"title: toy", b"title: [toy]"),
    "an unknown game": (b"title: toy", b"title: chess"),
    "a title that is a path": (b"title: toy", b'title: "../../etc"'),
    "points that are not numbers": (b"points: [", b"points: [.nan, "),
    "a round that is infinite": (b"round: ", b"round: .inf #"),
    "a date that is none": (b"2024-02-29T18", b"2024-02-30T18"),
    "a date at the end of time": (b"2024-02-29T18:30:00+00:00", b"9999-12-31T23:59:59-23:59"),
    "a match id with a way out": (b'match: "00112233445566aa"', b'match: "../../../../x"'),
    "seats without colour": (b", lapis]", b"]"),
    "a name with a line break": (b'name: "', b'name: "a\\nb'),
    "an alias": (b"rules: 1", b"rules: &x 1\nother: *x"),
    "a tag": (b"rules: 1", b"rules: !!python/object/apply:os.system [x]"),
}


def no_body() -> dict[str, bytes]:
    """Made when it is asked for: nobody else need hold fifty megabytes."""
    return {
        "nothing": b"",
        "an alias bomb": BOMB + END,
        "deep nesting": b"[" * 100_000 + END,
        "deep mappings": b"{a: " * 100_000 + END,
        "deep keys": b"? " * 100_000 + END,
        "too many values": b"[" + b"1," * 200_000 + b"1]" + END,
        "50 MB": b"x" * 50_000_000 + END,
        "a number of a million digits": b"seed: " + b"9" * 900_000 + END,
        "a hexadecimal number of a million digits": b"seed: 0x" + b"f" * 900_000 + END,
        "a number to base 60": b"seed: 1" + b":1" * 400_000 + END,
        "a fraction to base 60": b"seed: 1" + b":1" * 400_000 + b".5" + END,
        "a list": b"[1, 2]" + END,
        "a text": b"hello" + END,
        "keys that are numbers": b"1: 2" + END,
        "a third document": SAVE.partition(SEPARATOR)[2].replace(b"moves:", b"---\nmoves:"),
        "python": b"!!python/object/apply:os.system ['true']" + END,
    }


WRONG_VALUES = {
    "no setup": (b"setup:", b"sitop:"),
    "a setup that is a list": (b"setup:\n", b"setup: []\nrest:\n"),
    "a seat too few": (b"  - [human, B, carnelian]\n", b""),
    "a seat too many": (b"  - [human, B, carnelian]\n", b"  - [human, B, carnelian]\n" * 40),
    "two seats of a name": (b"  - [human, B", b"  - [human, A"),
    "a kind of seat that is none": (b"  - [human, B", b'  - ["../x", B'),
    "a seat that is a number": (b"  - [human, B, carnelian]", b"  - 7"),
    "an unknown variant": (b"variants: []", b"variants: [chaos]"),
    "variants that are a number": (b"variants: []", b"variants: 3"),
    "variants of numbers": (b"variants: []", b"variants: [3]"),
    "another game inside": (b"  title: toy", b"  title: kemet"),
    "a seed that is not a number": (b"\nseed: 1\n", b"\nseed: .nan\n"),
    "a seed that is text": (b"\nseed: 1\n", b"\nseed: one\n"),
    "a seed that is too large": (b"\nseed: 1\n", b"\nseed: 99999999999999999999999\n"),
    "a seed that is a day": (b"\nseed: 1\n", b"\nseed: 2024-02-29\n"),
    "no moves": (b"moves:\n-", b"mooves:\n-"),
    "moves that are a number": (b"moves:\n", b"moves: 3\nrest:\n"),
    "a move that is a fraction": (b"moves:\n", b"moves:\n- [LayCard, .nan]\n"),
    "a past that is a number": (b"moves:\n", b"past: 3\nmoves:\n"),
    "a chapter that is a number": (b"moves:\n", b"past: [3]\nmoves:\n"),
    "digests that are a number": (b"moves:\n", b"digests: 3\nmoves:\n"),
    "a start without digest": (b"moves:\n", b"start: {}\nmoves:\n"),
    "no digest": (b"\ndigest:", b"\nd:"),
    "a digest that is a number": (b"\ndigest: ", b"\ndigest: 3 #"),
}
NO_JSON = {
    "a key twice": (b'"seed": 1', b'"seed": 1,"seed": 1'),
    "a fraction": (b'"seed": 1', b'"seed": 1.0'),
    "a power": (b'"seed": 1', b'"seed": 1e9'),
    "no number": (b'"seed": 1', b'"seed": NaN'),
    "a number without end": (b'"seed": 1', b'"seed": -Infinity'),
    "a number beyond 64 bits": (b'"seed": 1', b'"seed": 18446744073709551616'),
    "a number of a million digits": (b'"seed": 1', b'"seed": ' + b"9" * 900_000),
    "deep nesting": (b'"seed": 1', b'"more": ' + b"[" * 25 + b"]" * 25 + b', "seed": 1'),
    "nesting without end": (b'"seed": 1', b'"more": ' + b"[" * 400_000 + b"]" * 400_000 + b', "seed": 1'),
    "unclosed nesting": (b'"seed": 1', b'"more": ' + b'{"a":[' * 150_000),
    "too many values": (b'"seed": 1', b'"more": [' + b"1," * 200_000 + b'1], "seed": 1'),
    "too many lists": (b'"seed": 1', b'"more": [' + b"[]," * 200_000 + b'1], "seed": 1'),
    "too large": (b'"seed": 1', b'"more": "' + b"x" * 1_000_000 + b'", "seed": 1'),
    "an unclosed text of quotes": (b'"seed": 1', b'"more": "' + b'\\"' * 400_000),
    "a third document": (b'"moves"', b"}\n---\n{"),
    "another closing": (b'"moves"', b'}}, "moves"'),
    "half a surrogate": (b'"A"', b'"\\ud800"'),
    "no UTF-8": (b'"A"', b'"\xff"'),
}
NO_LOG = (b"\nseed: 1\n", b"\nseed: 2\n")
WRONG_POSITIONS = {
    "no position": (b"position:", b"sition:"),
    "a position that is a list": (b"position:\n", b"position: []\nrest:\n"),
    "an unknown step": (b"[BeginTurn,", b"[ByMagic,"),
    "a move for a step": (b"[BeginTurn, ", b"[LayCard, "),
    "a step with too many values": (b"[BeginTurn, ", b"[BeginTurn, 1, "),
    "points that are text": (b"  points: [", b"  points: [many, "),
    "an unknown field": (b"  turn: ", b"  turm: "),
    "a cause that is none": (b"last_cause: ", b"last_cause: thunder #"),
    "a count that is text": (b"deck_hidden: 0", b"deck_hidden: many"),
    "hands of fractions": (b"hand: [", b"hand: [.nan, "),
}


def trouble_with(path: Path) -> DamagedSave | None:
    try:
        load(path, repertoire())
    except DamagedSave as error:
        return error
    return None


def refused(path: Path) -> str:
    """Why a file is refused, which must be told with its name."""
    error = trouble_with(path)
    assert error is not None and error.key.startswith("core.save.damaged.")
    assert error.values["file"] == str(path)
    return error.key.removeprefix("core.save.damaged.")


def changed(change: tuple[bytes, bytes], source: bytes = SAVE) -> bytes:
    """A save in which something is replaced, once, and surely."""
    assert change[0] in source
    return source.replace(*change, 1)


BODY = SAVE.partition(SEPARATOR)[2]
NO_LOG_BODY = changed(NO_LOG).partition(SEPARATOR)[2]
FILES: dict[str, Callable[[], dict[str, bytes]]] = {
    "a file that is no save": lambda: NO_SAVE,
    "a wrong header": lambda: {case: changed(change) for case, change in NO_HEADER.items()},
    "a wrong body under a right header": lambda: {case: HEAD + body for case, body in no_body().items()},
    "a wrong body in JSON": lambda: {
        case: NOW[: NOW.index(SEPARATOR)] + SEPARATOR + changed(change, NOW.partition(SEPARATOR)[2])
        for case, change in NO_JSON.items()
    },
    "a wrong value": lambda: {case: HEAD + changed(change, BODY) for case, change in WRONG_VALUES.items()},
    "a wrong position under a log that does not replay": lambda: {
        case: HEAD + changed(change, NO_LOG_BODY) for case, change in WRONG_POSITIONS.items()
    },
}


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_we_never_wrote_is_refused(tmp_path: Path, kind: str):
    path, accepted = tmp_path / "x.yaml", []
    for case, raw in FILES[kind]().items():
        path.write_bytes(raw)
        error = trouble_with(path)
        if error is None or not error.key.startswith("core.save.damaged.") or error.values["file"] != str(path):
            accepted.append(case)
    assert accepted == []


def test_an_unknown_game_is_named_and_a_newer_format_is_not_called_damaged(tmp_path: Path):
    path = edited(file_of(tmp_path, played(1)), lambda text: re.sub('title("?): ("?)toy', r"title\1: \2chess", text))
    assert refused(path) == "unknown_game"
    values = trouble_with(path).values
    assert (values["name"], values["known"]) == ("chess", ("toy",))
    path.write_bytes(b"format: 7\nwhatever: {else: it, has: 1.5}\n---\nnothing: we know\n...\n")
    with pytest.raises(NewerSave) as caught:
        load(path, repertoire())
    assert caught.value.values == {"file": str(path), "version": 7, "known": 1}


def test_what_is_no_file_or_may_not_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Also a pipe, which nobody waits for, a device without end, and a name that no system allows."""
    os.mkfifo(tmp_path / "pipe.yaml")
    odd = (tmp_path / "nothing.yaml", tmp_path, tmp_path / "pipe.yaml", Path("/dev/zero"), Path("x\0y.yaml"))
    assert [refused(path) for path in odd] == ["missing", "not_file", "not_file", "not_file", "unreadable"]
    path = file_of(tmp_path, played(1))
    monkeypatch.setattr(Path, "open", failing(errno.EACCES))
    assert refused(path) == "unreadable"


@pytest.mark.parametrize("save", [SAVE, NOW], ids=["YAML", "JSON"])
def test_a_save_and_a_header_cut_off_at_any_byte_are_refused(tmp_path: Path, save: bytes):
    path = tmp_path / "x.yaml"
    for length in range(len(save)):
        path.write_bytes(save[:length])
        refused(path)
        if length < save.index(SEPARATOR) + len(SEPARATOR):
            with pytest.raises(DamagedSave):
                read_header(path)


@pytest.mark.parametrize("reader", [load, read_header])
def test_a_refused_file_is_left_as_it_was(tmp_path: Path, reader: Callable[[Path], object]):
    path = tmp_path / "x.yaml"
    path.write_bytes(BOMB)
    with pytest.raises(DamagedSave):
        reader(path)
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (BOMB, [path])
