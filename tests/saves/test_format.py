"""The file of a match: complete, readable, small."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from game import titles
from game.build import version
from game.core.match import Match
from game.core.setup import SeatSetup
from game.core.tables import table_of
from saves import SaveIdentity, compose, load, read_header
from tests import toy
from tests.playing import played_on
from tests.saves.builders import DATE, KEEPSAKE, edited, file_of, play_on, played, repertoire


def test_the_header_tells_what_a_list_shows_and_is_read_without_the_rest(tmp_path: Path):
    match = played(9, seats=3)
    path = file_of(tmp_path, match)
    header = read_header(path)
    assert (header.program, header.title, header.rules) == (version(), "toy", 1)
    assert header.data == toy.TOY.data_digest()
    assert (header.match, header.name, header.date) == (KEEPSAKE.id, "Soirée", DATE)
    assert (header.round, header.turn, header.moves) == (match.position.round, match.position.turn, 9)
    assert (header.points, header.finished, header.seats) == (tuple(match.position.points), False, match.setup.seats)
    path.write_bytes(path.read_bytes().partition(b"\n---\n")[0] + b"\n---\n")
    assert read_header(path) == header
    assert read_header(file_of(tmp_path, played())).finished


def test_a_save_is_two_yaml_documents_that_any_reader_reads_with_a_line_for_a_move(tmp_path: Path):
    text = file_of(tmp_path, played(6)).read_text(encoding="utf-8")
    header, body = yaml.safe_load_all(text)
    assert (header["format"], set(body)) == (1, {"setup", "seed", "moves", "position", "digest"})
    lines = text.splitlines()
    start = lines.index('"moves": [') + 1
    assert all(line.startswith("[") and line.rstrip(",").endswith("]") for line in lines[start : start + 6])
    assert json.loads(text.partition("\n---\n")[2].removesuffix("...\n")) == body, "the body is JSON"


def test_a_save_stays_small_and_a_name_on_one_printable_line(tmp_path: Path):
    assert len(compose(played(seats=3), KEEPSAKE, DATE)) < 3_000
    match = played_on(Match(titles.title("amunre"), table_of("amunre", ("human",) * 5, (), 7)), seed=7)
    assert len(compose(match, KEEPSAKE, DATE)) < 60_000
    path = file_of(tmp_path, played(1), SaveIdentity(KEEPSAKE.id, "  Nuit\n---\n\x00 d’Été  " + "x" * 200))
    assert read_header(path).name == ("Nuit --- d’Été " + "x" * 200)[:80]


@pytest.mark.parametrize(
    "change",
    [
        {"seats": (SeatSetup("human", 'Néféret 𓂀 "x": #', "lapis"), SeatSetup("scribe", "null", "gold"))},
        {"undo": False},
        {"seed": 3**200},
    ],
    ids=["names in any script", "no move is taken back", "a seed of any length"],
)
def test_a_setup_comes_back_to_the_same_game(tmp_path: Path, change: dict):
    match = Match(toy.TOY, replace(toy.toy_setup(), **change))
    play_on(match, 3)
    again = load(file_of(tmp_path, match), repertoire()).match
    assert (again.position, replace(again.setup, seed=0)) == (match.position, replace(match.setup, seed=0))


def test_a_file_that_went_through_windows_or_was_commented_on_loads(tmp_path: Path):
    path = file_of(tmp_path, played(5))
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert load(path, repertoire()).way == "log"
    edited(file_of(tmp_path, played(5)), lambda text: text.replace('"moves": [\n', '"moves": [  # mine\n'))
    assert load(path, repertoire()).way == "log"
