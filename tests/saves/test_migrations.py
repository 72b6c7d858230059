"""Old formats are lifted step by step; every format ever written loads, saves and loads again."""

from pathlib import Path

import pytest
import yaml

from saves import DamagedSave, compose, load, read_header
from saves.header import FORMAT
from saves.migrations import MIGRATIONS, Migration, Table, steps
from saves.reading import renamed
from tests.saves.builders import DATE, edited, file_of, played, repertoire

FORMATS = Path(__file__).parent / "formats"
FIXTURES = sorted(FORMATS.glob("v*/*.yaml"))


def header_0_to_1(header: Table) -> Table:
    """Version 0, which never was, called the game `game`."""
    return {**{key: value for key, value in header.items() if key != "game"}, "title": header["game"], "format": 1}


def body_0_to_1(body: Table, header: Table) -> Table:
    """Version 0 had the seats beside the setup and called the moves `log`."""
    rest = {key: value for key, value in body.items() if key not in ("seats", "log")}
    return {**rest, "setup": {"title": header["title"], "seats": body["seats"], "variants": []}, "moves": body["log"]}


CHAIN = {0: Migration(header_0_to_1, body_0_to_1)}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A save of version 0."""
    path = file_of(tmp_path, played(9))
    header, body = yaml.safe_load_all(path.read_text(encoding="utf-8"))
    header["game"] = header.pop("title")
    header["format"] = 0
    del header["head"]
    body["seats"] = body.pop("setup")["seats"]
    body["log"] = body.pop("moves")
    path.write_text(f"{yaml.safe_dump(header)}---\n{yaml.safe_dump(body)}...\n", encoding="utf-8")
    return path


def test_an_old_save_is_lifted_loads_and_is_written_in_the_new_format_also_by_renaming(old: Path, tmp_path: Path):
    assert read_header(old, CHAIN).title == "toy"
    with pytest.raises(DamagedSave) as caught:
        load(old, repertoire(), {})
    assert caught.value.key == "core.save.damaged.old_format", "there is no way to today"
    loaded = load(old, repertoire(), CHAIN)
    assert (loaded.way, loaded.match.moves) == ("log", played(9).moves)
    path = file_of(tmp_path, loaded.match, loaded.identity)
    assert load(path, repertoire()).match.position == played(9).position
    old.write_bytes(renamed(old, "Nil", CHAIN))
    loaded = load(old, repertoire())
    assert (loaded.header.name, loaded.way) == ("Nil", "log")


@pytest.mark.parametrize("lost", ["game", "log", "seats"])
def test_an_old_save_that_a_migration_stumbles_over_is_damaged(old: Path, lost: str):
    edited(old, lambda text: text.replace(f"\n{lost}:", "\nlost:"))
    with pytest.raises(DamagedSave) as caught:
        load(old, repertoire(), CHAIN)
    assert caught.value.key == "core.save.damaged.content"


def test_migrations_are_taken_in_order_and_every_version_before_todays_has_one_and_fixtures():
    first, second = CHAIN[0], Migration(header_0_to_1, body_0_to_1)
    assert steps(0, 2, {0: first, 1: second}) == [first, second]
    assert (steps(1, 2, {0: first, 1: second}), steps(2, 2, {})) == ([second], [])
    assert steps(0, 2, {0: first}) is None, "there is no way around a missing one"
    assert set(MIGRATIONS) == set(range(1, FORMAT))
    assert {path.parent.name for path in FIXTURES} == {f"v{number}" for number in range(1, FORMAT + 1)}


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_save_of_every_format_loads_saves_and_loads_again(tmp_path: Path, fixture: Path):
    first = load(fixture, repertoire())
    path = tmp_path / "again.yaml"
    path.write_bytes(compose(first.match, first.identity, DATE))
    again = load(path, repertoire())
    assert (again.match.position, again.identity) == (first.match.position, first.identity)
    assert read_header(path).points == read_header(fixture).points
