"""Who plays here, with which colour, and who sat where last."""

from pathlib import Path

import pytest

from game.core.setup import SeatSetup, Setup
from saves import NewerSave
from saves.people import Circle, Person, change_circle, load_circle
from tests.saves.builders import written

AUDE, PAUL, SCRIBE = (
    SeatSetup(*seat)
    for seat in (("human", "Aude", "gold"), ("human", "Paul", "lapis"), ("scribe", "Tiyi", "carnelian"))
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ipet" / "people.yaml"


def table(title: str, *seats: SeatSetup, seed: int = 0) -> Setup:
    return Setup(title, seats, ("expert",) if title == "amunre" else (), seed, undo=False, curtains="always")


def test_people_and_tables_come_back_the_latest_first_without_seeds_and_computers(path: Path):
    assert load_circle(path) == (Circle(), ())
    change_circle(path, lambda circle: circle.after(table("amunre", AUDE, SCRIBE, PAUL, seed=7)))
    change_circle(path, lambda circle: circle.after(table("kemet", PAUL, AUDE), passing=("Aude",)))
    circle, notices = load_circle(path)
    assert not notices
    assert [(one.name, one.colour) for one in circle.people] == [("Paul", "lapis"), ("Aude", "gold")]
    assert circle.tables == (table("kemet", PAUL, AUDE), table("amunre", AUDE, SCRIBE, PAUL))
    assert circle.person("aude") == Person("Aude", "gold") and circle.without("AUDE").person("Aude") is None


def test_a_table_against_a_solo_opponent_does_not_take_the_place_of_the_others():
    solo = table("tekhenu", AUDE, SeatSetup("botankhamon", "Botankhamon", "lapis"))
    evening = table("tekhenu", AUDE, PAUL)
    circle = Circle().after(evening).after(solo).after(table("tekhenu", PAUL, SCRIBE))
    assert circle.tables == (table("tekhenu", PAUL, SCRIBE), solo)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("{[", 0),
        ("- a", 0),
        ("format: 1\npeople: 3\ntables: []", 0),
        ("format: 1\npeople: []\ntables: [{title: 3}]", 0),
        ("format: 1\npeople: [[Aude, gold], [Paul, pink]]\ntables: []", 1),
        ("format: 1\npeople: [[Aude, gold], ['', lapis], [Paul, lapis]]\ntables: []", 2),
    ],
    ids=str,
)
def test_a_damaged_file_is_set_aside_and_what_can_be_read_goes_on(path: Path, text: str, left: int):
    written(path, text)
    circle, (notice,) = load_circle(path)
    assert len(circle.people) == left and notice.key == "core.people.set_aside"
    assert path.with_name("people.damaged-1.yaml").read_text(encoding="utf-8") == text
    assert load_circle(path) == (circle, ())


def test_the_file_of_a_later_program_is_left_alone(path: Path):
    written(path, "format: 2\n")
    with pytest.raises(NewerSave):
        change_circle(path, lambda circle: circle.after(table("kemet", AUDE, PAUL)))
    assert path.read_text(encoding="utf-8") == "format: 2\n"
