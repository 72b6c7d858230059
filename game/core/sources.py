"""Where the values of a data file come from, as the file itself says.

`source: printed | inferred | reconstructed | ours` in a block holds for all its values and for the blocks inside it;
`sources: {fields: reconstructed}` beside it tells single values of that block apart. Where entries of a list inside a
block have marks, all of them have, and the list is a block of its own (`boards.spaces`). Printed is what was read on a
component or in the rule book, inferred what follows from such facts, reconstructed what was designed to fit them; ours
is no part of the printed game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.data import Node

MARKS = ("printed", "inferred", "reconstructed", "ours")
DOUBTFUL = ("inferred", "reconstructed")


class Origin(NamedTuple):
    """Where something of a data file comes from."""

    block: str
    """The keys on the way to it: `provinces`, `boards.spaces`."""
    record: str
    """Which entry of the block, if it is a list: `abydos`."""
    value: str
    """What of it: `fields`, `immediate.stones`; empty for all that is not told apart."""
    mark: str


def origins(data: Node) -> list[Origin]:
    """Every mark of a data file; BadData for a block without one, or a mark that there is not."""
    found: list[Origin] = []
    for block in data.mapping():
        child = data.child(str(block))
        if isinstance(child.value, list):
            for record in data.items(str(block)):
                found += _of(record, str(block), record.path.rpartition(".")[2])
        else:
            found += _of(child, str(block), "")
    return found


def _of(node: Node, block: str, record: str) -> Iterator[Origin]:
    yield Origin(block, record, "", node.choice("source", MARKS))
    yield from _told_apart(node, block, record, "")


def _told_apart(node: Node, block: str, record: str, way: str) -> Iterator[Origin]:
    """The marks of single values and of the blocks inside a block."""
    held = node.mapping()
    if "sources" in held:
        marked = node.child("sources")
        for name in marked.mapping():
            node.child(str(name))
            yield Origin(block, record, f"{way}{name}", marked.choice(str(name), MARKS))
    for key, inner in held.items():
        if isinstance(inner, list) and any(isinstance(one, dict) and "source" in one for one in inner):
            for entry in node.items(str(key)):
                yield from _of(entry, f"{block}.{way}{key}", entry.path.rpartition(".")[2])
        elif isinstance(inner, dict) and key != "sources":
            child = node.child(key) if isinstance(key, int) else node.child(str(key))
            if "source" in inner:
                yield Origin(block, record, f"{way}{key}", child.choice("source", MARKS))
            yield from _told_apart(child, block, record, f"{way}{key}.")
