"""Where the values of a data file come from: marks of blocks, of single values, and what is refused."""

import pytest
import yaml

from game.core.data import Node, load
from game.core.errors import BadData
from game.core.sources import Origin, origins

FILE = """
spaces: {source: printed, values: [1, 2]}
lands:
  - {id: abu, source: printed, sources: {fields: reconstructed}, fields: 3, bonus: {source: inferred, gold: 1}}
  - {id: buto, source: inferred, fields: 5, bonus: {gold: 0, sources: {gold: reconstructed}}}
faces:
  - {id: a, source: printed, roads: [{from: abu}], towns: [{id: tanis, source: inferred}, {id: per, source: printed}]}
"""
MARKED = ("amunre", "kemet", "pharaon", "tekhenu")
"""Games whose data file is marked throughout."""


def node(text: str) -> Node:
    return Node("test.yaml", "", yaml.safe_load(text))


def test_a_mark_holds_for_its_block_and_nearer_ones_tell_values_apart() -> None:
    assert origins(node(FILE)) == [
        Origin("spaces", "", "", "printed"),
        Origin("lands", "abu", "", "printed"),
        Origin("lands", "abu", "fields", "reconstructed"),
        Origin("lands", "abu", "bonus", "inferred"),
        Origin("lands", "buto", "", "inferred"),
        Origin("lands", "buto", "bonus.gold", "reconstructed"),
        Origin("faces", "a", "", "printed"),
        Origin("faces.towns", "tanis", "", "inferred"),
        Origin("faces.towns", "per", "", "printed"),
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a: {n: 1}", "a.source"),
        ("a: {source: guessed}", "a.source"),
        ("a: {source: printed, sources: {m: inferred}}", "a.m"),
        ("a: {source: printed, sources: {n: x}, n: 1}", "a.sources.n"),
        ("a: {source: printed, b: [{id: c, source: printed}, {id: d}]}", "a.b.d.source"),
    ],
)
def test_a_missing_or_unknown_mark_is_bad_data(text: str, key: str) -> None:
    with pytest.raises(BadData) as error:
        origins(node(text))
    assert error.value.values["where"] == key


@pytest.mark.parametrize("title", MARKED)
def test_every_block_of_the_data_files_is_marked(title: str) -> None:
    assert {origin.block.partition(".")[0] for origin in origins(load(title))} == set(load(title).mapping())
