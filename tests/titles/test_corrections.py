"""Component data of every game: what its owner corrects is played with, and nothing is played with wrong values."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from game.core.data import Node, override_folder, use_overrides
from game.core.errors import BadData
from game.core.tables import table_of
from game.tekhenu.words import GOLD
from game.titles import TITLES, title
from tests.titles.mistakes import MISTAKES

Place = tuple[str | int, ...]
Correct = Callable[[str, str], ModuleType]


def module_of(name: str) -> ModuleType:
    return import_module(f"game.{name}.components")


@pytest.fixture
def correct(tmp_path: Path) -> Iterator[Correct]:
    """Corrections of a title by its owner; its box is read anew with them, and again as printed afterwards."""
    before = override_folder()
    use_overrides(tmp_path)

    def written(name: str, text: str) -> ModuleType:
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
        module_of(name).components.cache_clear()
        return module_of(name)

    yield written
    use_overrides(before)
    for name in TITLES:
        module_of(name).components.cache_clear()


STARTS: dict[str, tuple[str, Callable[[Any], set[int]], int]] = {
    "amunre": ("setup: {gold_per_player: 25}", lambda game: {seat.gold for seat in game.seats}, 25),
    "kemet": ("setup: {prayers: 5}", lambda game: set(game.prayers), 5),
    "pharaon": ("setup: {nobles_drawn: 3}", lambda game: {len(seat.drawn) for seat in game.seats if seat.drawn}, 3),
    "tekhenu": ("start: {gold: 2}", lambda game: {seat.goods[GOLD] for seat in game.seats}, 2),
}
"""What everybody has at the start, corrected."""


@pytest.mark.parametrize("name", TITLES)
def test_a_corrected_value_is_played_with_and_changes_the_digest(name: str, correct: Correct) -> None:
    """From the first deal on, for everybody; without a correction the values are those of the printed file."""
    text, found, value = STARTS[name]
    rules, setup = title(name), table_of(name, ("human",) * 3, (), 1)
    printed, dealt = rules.data_digest(), found(rules.start(setup))
    correct(name, "")
    assert (rules.data_digest(), found(rules.start(setup))) == (printed, dealt) and value not in dealt
    components = correct(name, text).components
    assert rules.data_digest() == components().digest != printed and found(rules.start(setup)) == {value}


@pytest.mark.parametrize("name", TITLES)
def test_a_wrong_value_is_refused_with_file_key_and_reason(name: str, correct: Correct) -> None:
    """The owner reads what to put right, and where."""
    for mistake, (text, where, reason) in MISTAKES[name].items():
        with pytest.raises(BadData) as caught:
            correct(name, text).components()
        told = {key: str(value) for key, value in caught.value.values.items()}
        assert told["file"].endswith(f"{name}.yaml") and told["where"] == where and reason in told["reason"], mistake


def printed_file(name: str) -> Any:
    return yaml.safe_load((files("assets") / "data" / f"{name}.yaml").read_text(encoding="utf-8"))


def changed(data: Any, place: Place, value: object) -> Any:
    """The data with another value in one place; what lies beside the path is shared."""
    if not place:
        return value
    copy = data.copy()
    copy[place[0]] = changed(data[place[0]], place[1:], value)
    return copy


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Every place of the data that a program might read."""
    if place:
        yield place
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        if key not in ("source", "sources"):
            yield from places(child, (*place, key))


EVERY = [*((name, 39) for name in TITLES), *(pytest.param(name, 7, marks=pytest.mark.thorough) for name in TITLES)]
"""Every so many places; the ordinary tests look at few."""


Read = Callable[[object, str], BadData | None]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Read:
    """Read a box from such a file; the error if it is refused."""

    def read_from(data: object, name: str) -> BadData | None:
        monkeypatch.setattr(module_of(name), "load", lambda title: Node("test.yaml", "", data))
        try:
            module_of(name).components.__wrapped__()
        except BadData as error:
            return error
        return None

    return read_from


@pytest.mark.parametrize(("name", "every"), EVERY)
def test_whatever_the_printed_file_says_nothing_but_bad_data_is_raised(name: str, every: int, read: Read) -> None:
    """Whatever stands in whatever place: it is read, or refused with a key and a reason; the true values are read."""
    data = printed_file(name)
    assert read(data, name) is None
    changes = [(place, value) for place in list(places(data))[::every] for value in (-1, "x", None, [], {}, True)]
    refused = [error for place, value in changes if (error := read(changed(data, place, value), name)) is not None]
    assert len(refused) > len(changes) / 2
    assert all(error.values["where"] and error.values["reason"] for error in refused)


@pytest.mark.parametrize(
    ("place", "value", "where"),
    [
        (("nile", "options"), [], "nile.options"),
        (("burial",), [], "burial"),
        (("resources", 0, "id"), "gold", "resources"),
        (("offering_tokens", 11, "id"), "OFF_PP1", "offering_tokens"),
        (("offering_tokens", 11, "id"), "silver", "offering_tokens"),
        (("traitor", "tiles", 0, "light", 1, "effects", 0, "kind"), "x", "traitor.tiles.TRA1.light.1.effects.x.kind"),
        (("traitor", "tiles", 4, "dark"), [], "traitor.tiles.TRA5"),
    ],
)
def test_mistakes_of_pharaon_that_no_correction_can_make(place: Place, value: object, where: str, read: Read) -> None:
    """Names of records and their number are given by the printed file alone."""
    error = read(changed(printed_file("pharaon"), place, value), "pharaon")
    assert error is not None and (error.values["file"], error.values["where"]) == ("test.yaml", where)
