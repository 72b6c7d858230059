"""`replay`: saves and recorded games, and what happens where they differ."""

from datetime import UTC, datetime
from functools import cache

import pytest

from game.titles import title
from game.workshop.random_play import random_match
from saves import SaveIdentity, digests_of, write_match
from tests.cli.harness import otherwise


@cache
def match():
    return random_match(title("amunre"), 3, 5)


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "match.yaml"
    write_match(path, match(), SaveIdentity.new(), datetime.now(UTC), digests=True)
    return path


def test_a_save_replays_with_all_its_digests(cli, save):
    told, moves = cli("replay", str(save), "--lang", "en").said, len(match().moves)
    assert "all agree" in told and "Victory" in told
    assert f"{moves} moves replayed, {moves + 1} digests verified" in told


def test_a_game_that_goes_on_tells_what_would_be_counted_now(cli, tmp_path):
    """PHA-12.1, PHA-18.1  Pharaon scores nothing before its end."""
    match = random_match(title("pharaon"), 2, 5)
    going_on = match.branch(len(match.moves) // 2)
    assert going_on.position.points == [0, 0]
    path = tmp_path / "match.yaml"
    write_match(path, going_on, SaveIdentity.new(), datetime.now(UTC))
    out = cli("replay", str(path), "--lang", "en").out
    for name, points in zip(match.setup.names, match.title.standing(going_on.position), strict=True):
        assert points and f"{name} {points}" in out


def test_verbose_prints_the_public_log(cli, save):
    out = cli("replay", str(save), "--verbose", "--lang", "fr").out
    assert "Ancien Royaume, tour 1." in out
    assert "découvre" not in out


def test_a_changed_digest_names_the_move(cli, save):
    head, mark, listed = save.read_text().partition('"digests":')
    seventh = digests_of(match())[6]
    assert listed.count(seventh) == 1
    save.write_text(head + mark + listed.replace(seventh, "0" * 16))
    complaint = cli("replay", str(save), "--lang", "en").complaint(1)
    assert "at move 7" in complaint and "match.yaml" in complaint


def test_a_save_that_goes_another_way_names_the_move(cli, save):
    otherwise(save)
    assert "at move 1" in cli("replay", str(save), "--lang", "en").complaint(1)


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"a: &x [*x]", b"[" * 5000, b"format: 1\n---\n...\n"])
def test_a_file_that_is_nothing_of_the_kind(cli, tmp_path, raw):
    path = tmp_path / "hostile.yaml"
    path.write_bytes(raw)
    for words in (["replay", str(path)], ["text", "--load", str(path)]):
        assert "hostile.yaml" in cli(*words).complaint(1)
        assert path.read_bytes() == raw


def test_a_file_that_is_not_there(cli, tmp_path):
    assert "none.yaml" in cli("replay", str(tmp_path / "none.yaml")).complaint(1)


def test_a_name_cannot_command_the_terminal(cli, save):
    path = save.rename(save.with_name("\x1b[2Jpartie\x07.yaml"))
    outcome = cli("replay", str(path))
    assert outcome.code == 0
    assert "partie" in outcome.out and "\x1b" not in outcome.out and "\x07" not in outcome.out
