"""Records of finished games, and figures over them."""

import subprocess
import sys
from pathlib import Path

import pytest

from saves import NewerSave, Record, SaveIdentity, SeatRecord, Store, Tally, by_kind, by_person, by_title
from saves.records import load_records
from tests.saves.builders import DATE, KEEPSAKE, played, written

OTHER = SaveIdentity("ffeeddccbbaa9988")


def test_finished_games_are_recorded_in_order_never_twice_and_not_while_they_go_on(store: Store):
    with pytest.raises(ValueError, match="goes on"):
        store.record(played(3), KEEPSAKE)
    assert store.records() == ([], ())
    match = played(seats=3)
    assert store.record(match, KEEPSAKE) == (True, ())
    points, ranks = match.position.points, match.result().ranks
    seats = tuple(SeatRecord("human", "ABC"[n], points[n], ranks[n]) for n in range(3))
    record = Record(KEEPSAKE.id, DATE, "toy", (), 1, match.position.round, len(match.moves), seats)
    assert store.records() == ([record], ())
    store.record(played(seed=2), OTHER)
    assert store.record(match, KEEPSAKE) == (False, ())
    assert [record.seed for record in store.records()[0]] == [1, 2]


@pytest.mark.parametrize("content", [b"{[", b"- 1\n", b"\0\0", b"records: 3\n", b"format: 1\n", b"format: one\n"])
def test_a_damaged_file_is_set_aside_and_records_begin_anew(store: Store, content: bytes):
    store.folder.mkdir(parents=True)
    store.records_file.write_bytes(content)
    added, (notice,) = store.record(played(), KEEPSAKE)
    assert added
    assert notice.key == "core.records.set_aside"
    assert (store.folder / str(notice.values["kept"])).read_bytes() == content
    assert len(store.records()[0]) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("title: toy", "title: 3"),
        ("rounds: ", "rounds: many #"),
        ("- [human, A", "- [human"),
        ("variants: []", "variants: x"),
        ("date: ", "date: yesterday #"),
        ("seed: ", "seed: .nan #"),
    ],
)
def test_a_damaged_record_does_not_take_the_others_with_it(store: Store, old: str, new: str):
    store.record(played(), KEEPSAKE)
    store.record(played(), OTHER)
    text = store.records_file.read_text(encoding="utf-8")
    assert old in text
    store.records_file.write_text(text.replace(old, new, 1), encoding="utf-8")
    records, (notice,) = store.records()
    assert [record.match for record in records] == [OTHER.id]
    assert (store.folder / str(notice.values["kept"])).exists()
    assert store.records() == (records, ())


def test_records_of_a_newer_program_are_left_alone(store: Store):
    written(store.records_file, "format: 2\nrecords: {}\n")
    with pytest.raises(NewerSave):
        store.record(played(), KEEPSAKE)
    assert store.records_file.read_text(encoding="utf-8") == "format: 2\nrecords: {}\n"


RACE = """
import sys
from pathlib import Path
from datetime import UTC, datetime
from saves.records import Record, SeatRecord, add_record

for number in range(int(sys.argv[2])):
    record = Record(f"{sys.argv[3]}-{number}", datetime(2024, 1, 1, tzinfo=UTC), "toy", (), 1, 1, 1,
                    (SeatRecord("human", "A", 1, 1),))
    assert add_record(Path(sys.argv[1]), record) == (True, ())
"""


def test_programs_that_finish_at_the_same_moment_lose_no_record(tmp_path: Path):
    path = tmp_path / "home" / "records.yaml"
    words = [sys.executable, "-c", RACE, str(path), "25"]
    programs = [subprocess.Popen([*words, name]) for name in ("a", "b", "c")]
    assert [program.wait() for program in programs] == [0, 0, 0]
    assert len(load_records(path)[0]) == 75


# Figures over finished games


def game(match: str, title: str, *seats: tuple[str, str, int, int]) -> Record:
    return Record(match, DATE, title, (), 1, 4, 30, tuple(SeatRecord(*seat) for seat in seats))


RECORDS = [
    game("1", "toy", ("human", "Anne", 10, 1), ("scribe", "Ani", 6, 2)),
    game("2", "toy", ("human", "anne", 4, 2), ("human", "Bob", 8, 1), ("scribe", "Ani", 2, 3)),
    game("3", "other", ("human", "Bob", 50, 1), ("scribe", "Ani", 50, 1)),
]


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (by_person(RECORDS), {"anne": Tally(2, 1, 10, 7.0), "Bob": Tally(2, 2, 50, 29.0)}),
        (by_person(RECORDS, "toy"), {"anne": Tally(2, 1, 10, 7.0), "Bob": Tally(1, 1, 8, 8.0)}),
        (by_kind(RECORDS, "toy"), {"human": Tally(2, 2, 10, 22 / 3), "scribe": Tally(2, 0, 6, 4.0)}),
        (by_kind(RECORDS, "other"), {"human": Tally(1, 1, 50, 50.0), "scribe": Tally(1, 1, 50, 50.0)}),
        (by_title(RECORDS), {"toy": Tally(2, 2, 10, 22 / 3), "other": Tally(1, 1, 50, 50.0)}),
        ([by_title([]), by_kind([]), by_person([])], [{}, {}, {}]),
    ],
    ids=["person, whatever the capitals", "person at one game", "kind", "a shared win is a win", "title", "no records"],
)
def test_games_wins_best_and_mean_are_counted(found: object, told: object):
    assert found == told
