"""The lesson files: complete in both languages, playable move by move, and clear about what is wrong with them."""

from collections.abc import Callable
from functools import reduce
from operator import getitem
from pathlib import Path

import pytest
import yaml

from game.core.errors import BadData, SpokenError
from game.titles import TITLES
from ui.text import LANGUAGES, Catalogue
from ui.tutorial.checks import replay
from ui.tutorial.reader import has_lesson, load_lesson, read_lesson
from ui.tutorial.script import Lesson

SOURCE = Path(__file__).parents[2] / "assets" / "tutorials" / "amunre.yaml"


Read = Callable[[tuple, object], Lesson]


@pytest.fixture
def read_with(tmp_path: Path) -> Read:
    """Read the lesson with another value at one place."""

    def reading(path: tuple, value: object) -> Lesson:
        plain, file = yaml.safe_load(SOURCE.read_text(encoding="utf-8")), tmp_path / "amunre.yaml"
        reduce(getitem, path[:-1], plain)[path[-1]] = value
        file.write_text(yaml.safe_dump(plain, allow_unicode=True), encoding="utf-8")
        return read_lesson("amunre", file)

    return reading


def test_every_game_has_a_lesson() -> None:
    assert [name for name in TITLES if not has_lesson(name)] == []
    assert [seat.colour for seat in load_lesson("amunre").seats] == ["carnelian", "lapis", "malachite"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_light_by_label_names_a_message(language: str) -> None:
    catalogue = Catalogue.load(language)
    gestures = [gesture for name in TITLES for step in load_lesson(name).steps for gesture in step.gestures]
    choices = [choice.strip() for gesture in gestures for light in gesture.light for choice in light.split("|")]
    named = [choice.removeprefix("label.") for choice in choices if choice.startswith("label.")]
    assert named and [key for key in named if key not in catalogue] == []


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("steps", 4, "do", 0, "tasks"), {"fr": "x", "en": "x"}, "steps.bid.do.0.tasks"),
        (("steps", 4, "do", 0, "moves"), ["Bid"], "steps.bid.do.0.moves.0"),
        (("steps", 4, "do"), [], "steps.bid.do"),
        (("steps", 4, "id"), "aim", "steps.aim"),
        (("steps", 13, "position"), "nowhere", "steps.scoring.position"),
        (("steps", 2, "do", 1, "reveal", 0, "icon"), "unicorn", "steps.icons.do.1.reveal.0.icon"),
        (("steps", 0, "say", "fr"), "un :licorne:", "steps.aim.say.fr"),
        (("steps", 3, "title"), {"fr": "x"}, "steps.reveal.title.en"),
        (("learner",), 3, "learner"),
    ],
)
def test_a_broken_lesson_names_file_key_and_reason(read_with: Read, path: tuple, value: object, where: str) -> None:
    with pytest.raises(BadData) as caught:
        read_with(path, value)
    assert (caught.value.values["where"], caught.value.values["file"]) == (where, "tutorials/amunre.yaml")


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("steps", 4, "do", 0, "moves"), [["Bid", "memphis", 3]], "core.refusal.not_offered"),
        (("steps", 4, "do", 0, "moves"), [["Bidd", "thebes", 3]], "Bidd is not known here"),
        (("steps", 6, "check", "seats.0.gold"), 21, "check.seats.0.gold is 20, not 21"),
        (("steps", 10, "after"), [["OfferGold", 4]], "the learner is not asked"),
        (("positions", "start", "deck", "on_top"), ["unicorn"], "unicorn is not there often enough"),
        (("positions", "start", "sseats"), {}, "there is no such value to change"),
        (("positions", "scoring", "seats", 0, "gold"), "much", "int is expected, not str"),
        (("steps", 4, "do", 0, "answers", 0, "moves"), [["Buy", "*"]], "there is no move Buy"),
    ],
)
def test_a_lesson_that_does_not_play_is_found(read_with: Read, path: tuple, value: object, told: str) -> None:
    try:
        lines = replay(read_with(path, value), "fr")
    except SpokenError as error:
        lines = [str(error)]
    assert any(told in line for line in lines), lines
