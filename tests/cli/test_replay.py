"""`replay`: saves and recorded games, and what happens where they differ."""

import json
from datetime import UTC, datetime

import pytest

from game.core.recorded import record_game
from game.core.tables import table_of
from game.titles import title
from saves import Keepsake, write_match
from ui.cli.random_play import random_match


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "match.yaml"
    write_match(path, random_match(title("amunre"), 3, 5), Keepsake.new(), datetime.now(UTC), digests=True)
    return path


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "record.json"

    def write(change=lambda plain: None):
        plain = json.loads(json.dumps(record_game(title("amunre"), table_of("amunre", ("human",) * 3, (), 4), 4)))
        change(plain)
        path.write_text(json.dumps(plain))
        return path

    return write


def test_a_save_replays_with_all_its_digests(cli, save):
    outcome = cli("replay", str(save), "--lang", "en")
    assert outcome.code == 0 and outcome.err == ""
    assert "all agree" in outcome.out and "Victory" in outcome.out
    moves = len(random_match(title("amunre"), 3, 5).moves)
    assert f"{moves} moves replayed, {moves + 1} digests verified" in outcome.out


def test_verbose_prints_the_public_log(cli, save):
    out = cli("replay", str(save), "--verbose", "--lang", "fr").out
    assert "Ancien Royaume, tour 1." in out
    assert "découvre" not in out


def test_a_recorded_game_replays(cli, record):
    outcome = cli("replay", str(record()), "--lang", "en")
    assert outcome.code == 0
    assert "all agree" in outcome.out


def test_a_changed_digest_names_the_move(cli, record):
    outcome = cli("replay", str(record(lambda plain: plain["digests"].__setitem__(7, "0" * 16))), "--lang", "en")
    assert outcome.code == 1
    assert "at move 7" in outcome.complaint and "record.json" in outcome.complaint


def test_a_move_that_is_not_legal_is_named(cli, record):
    outcome = cli("replay", str(record(lambda plain: plain["moves"].__setitem__(3, ["Bid", "thebes", 99]))))
    assert outcome.code == 1
    assert "4" in outcome.complaint


def test_a_save_that_goes_another_way_names_the_move(cli, save):
    lines = save.read_text().splitlines()
    index = next(index for index, line in enumerate(lines) if line.startswith("- [Bid, "))
    lines[index] = "- [Bid, thebes, 99]"
    save.write_text("\n".join(lines) + "\n")
    outcome = cli("replay", str(save), "--lang", "en")
    assert outcome.code == 1
    assert "at move 1" in outcome.complaint


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain.update(setup=[1, 2]),
        lambda plain: plain.update(moves=3),
        lambda plain: plain.update(digests=[]),
        lambda plain: plain["setup"].__setitem__(1, []),
        lambda plain: plain["setup"].__setitem__(1, plain["setup"][1] * 30),
        lambda plain: plain.update(title="chess"),
        lambda plain: plain.pop("digests"),
    ],
)
def test_a_file_that_only_looks_like_a_record(cli, record, change):
    outcome = cli("replay", str(record(change)))
    assert outcome.code == 1
    assert "record.json" in outcome.complaint


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"a: &x [*x]", b"[" * 5000, b"format: 1\n---\n...\n"])
def test_a_file_that_is_nothing_of_the_kind(cli, tmp_path, raw):
    path = tmp_path / "hostile.yaml"
    path.write_bytes(raw)
    for words in (["replay", str(path)], ["text", "--load", str(path)]):
        outcome = cli(*words)
        assert outcome.code == 1
        assert "hostile.yaml" in outcome.complaint
        assert path.read_bytes() == raw


def test_a_file_that_is_not_there(cli, tmp_path):
    outcome = cli("replay", str(tmp_path / "none.yaml"))
    assert outcome.code == 1
    assert "none.yaml" in outcome.complaint
