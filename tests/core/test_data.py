"""Component data: what the owner of a box may correct, and how mistakes are named."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core import data
from game.core.data import Node
from game.core.errors import BadData
from ui.text import Catalogue

BASE = """
turns: 3
name: Le Nil
expert: false
costs: [1, 3, 6]
limit: null
board: {width: 4, edges: {north: 1}}
cards:
  - {id: harvest, copies: 2, text: grain}
  - {id: flood, copies: 1, text: water}
tiles:
  - {kind: camp, level: 1}
steps:
  - {cost: 1}
  - {cost: 2}
"""


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str | None], Node]:
    """The data of a game called `nile`, with an override if one is given."""
    mine = tmp_path / "mine"
    for folder in (tmp_path / "data", mine):
        folder.mkdir()
    (tmp_path / "data" / "nile.yaml").write_text(BASE, encoding="utf-8")
    monkeypatch.setattr(data, "files", lambda package: tmp_path)
    monkeypatch.setattr(data, "_override_folder", mine)

    def load(override: str | None = None) -> Node:
        if override is not None:
            (mine / "nile.yaml").write_text(override, encoding="utf-8")
        return data.load("nile")

    return load


Load = Callable[[str | None], Node]


@pytest.mark.parametrize("override", [None, "", "# nothing yet\n", "---\n"])
def test_without_a_correction_the_box_is_as_printed(box: Load, override: str | None) -> None:
    node = box(override)
    assert node.file == "assets/data/nile.yaml"
    assert (node.whole("turns"), node.flag("expert"), node.bound("limit")) == (3, False, None)
    assert node.choice("name", ("Le Nil", "La mer")) == "Le Nil"


@pytest.mark.parametrize(
    ("override", "read", "value"),
    [
        ("turns: 4", lambda node: node.whole("turns"), 4),
        ("turns: 4", lambda node: node.text("name"), "Le Nil"),
        ("board: {edges: {north: 2}}", lambda node: node.child("board").child("edges").whole("north"), 2),
        ("cards: [{id: flood, copies: 5}]", lambda node: [one.whole("copies") for one in node.items("cards")], [2, 5]),
        ("cards:\n- id: flood\n  copies: 5\n", lambda node: node.items("cards")[1].whole("copies"), 5),
        ("tiles: [{kind: camp, level: 3}]", lambda node: node.items("tiles")[0].whole("level"), 3),
        ("steps: [{cost: 7}]", lambda node: [step.whole("cost") for step in node.items("steps")], [7, 2]),
        ("costs: [2, 4]", lambda node: node.wholes("costs"), (2, 4)),
        ("limit: 9", lambda node: node.bound("limit"), 9),
    ],
)
def test_a_correction_replaces_what_it_names_and_nothing_else(
    box: Load, override: str, read: Callable[[Node], object], value: object
) -> None:
    """Records are found by their id, their kind or their place; a list of numbers is replaced as a whole."""
    node = box(override)
    assert read(node) == value
    assert node.file.endswith("mine/nile.yaml")


def test_a_correction_changes_the_digest_unless_it_is_what_was_printed(box: Load) -> None:
    printed = data.digest(box(None))
    assert printed != data.digest(box("turns: 4"))
    assert printed == data.digest(box("turns: 3"))


def test_the_printed_data_is_not_changed_by_a_correction(box: Load) -> None:
    box("cards: [{id: flood, copies: 5}]")
    data.use_overrides(None)
    assert data.load("nile").items("cards")[1].whole("copies") == 1


@pytest.mark.parametrize(
    ("override", "where", "reason"),
    [
        ("turn: 4", "turn", "there is no such value to override"),
        ("board: {depth: 1}", "board.depth", "there is no such value to override"),
        ("turns: '4'", "turns", "must stay of type int"),
        ("turns: true", "turns", "must stay of type int"),
        ("turns: 4.0", "turns", "must stay of type int"),
        ("turns: 2026-01-01", "turns", "must stay of type int"),
        ("expert: 1", "expert", "must stay of type bool"),
        ("board: [1]", "board", "must stay of type dict"),
        ("cards: {id: flood}", "cards", "must stay of type list"),
        ("cards: [{id: drought, copies: 1}]", "cards.drought", "there is no such record to override"),
        ("cards: [flood]", "cards.0", "there is no such record to override"),
        ("cards: [{id: flood, price: 1}]", "cards.flood.price", "there is no such value to override"),
        ("cards: [{id: flood, copies: many}]", "cards.flood.copies", "must stay of type int"),
        ("steps: [{cost: 1}, {cost: 1}, {cost: 1}]", "steps.2", "there is no such record to override"),
        ("[1, 2]", "-", "must stay of type dict"),
        ("just text", "-", "must stay of type dict"),
    ],
)
def test_a_wrong_correction_is_named_by_place_and_reason(box: Load, override: str, where: str, reason: str) -> None:
    with pytest.raises(BadData) as caught:
        box(override)
    assert (caught.value.values["where"], caught.value.values["reason"]) == (where, reason)


@pytest.mark.parametrize("override", ["a: [1", "a: &a [*a]", "!!python/none", "\t"])
def test_a_correction_that_is_no_fit_yaml_is_named_by_file(box: Load, override: str) -> None:
    with pytest.raises(BadData) as caught:
        box(override)
    assert str(caught.value.values["file"]).endswith("mine/nile.yaml")


def test_a_correction_that_cannot_be_read_is_named_by_file(box: Load, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: Path) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(data, "read_file", locked)
    with pytest.raises(BadData, match="Permission denied"):
        box("turns: 4")


@pytest.mark.parametrize(
    ("read", "where", "reason"),
    [
        (lambda node: node.whole("name"), "name", "must be a whole number from 0 to 1000"),
        (lambda node: node.whole("turns", 5, 9), "turns", "must be a whole number from 5 to 9"),
        (lambda node: node.whole("expert"), "expert", "must be a whole number from 0 to 1000"),
        (lambda node: node.whole("none"), "none", "is missing"),
        (lambda node: node.wholes("turns"), "turns", "must be a list of whole numbers"),
        (lambda node: node.wholes("costs", 2), "costs.0", "must be a whole number from 2 to 1000"),
        (lambda node: node.flag("turns"), "turns", "must be true or false"),
        (lambda node: node.text("turns"), "turns", "must be text"),
        (lambda node: node.text("limit"), "limit", "must be text"),
        (lambda node: node.choice("name", ("a", "b")), "name", "must be one of a, b"),
        (lambda node: node.items("turns"), "turns", "must be a list"),
        (lambda node: node.items("cards")[0].flag("text"), "cards.harvest.text", "must be true or false"),
        (lambda node: node.child("turns").child("deep"), "turns.deep", "is missing"),
        (lambda node: node.bound("name"), "name", "must be a whole number from -1000 to 1000"),
    ],
)
def test_a_value_of_the_wrong_type_is_named_by_place_and_reason(
    box: Load, read: Callable[[Node], object], where: str, reason: str
) -> None:
    node = box(None)
    with pytest.raises(BadData) as caught:
        read(node)
    assert caught.value.values.items() >= {"file": "assets/data/nile.yaml", "where": where, "reason": reason}.items()
    assert f"core.data_error.{caught.value.values['reason_id']}" in Catalogue.load("fr")
