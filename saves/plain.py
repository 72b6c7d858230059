"""Plain data as our files hold it: words, whole numbers of 64 bits, lists, mappings. No fractions, no dates."""

from __future__ import annotations

from typing import TypeGuard

from game.core.codec import Plain
from game.core.data import Node

SMALLEST, LARGEST = -(1 << 63), (1 << 64) - 1


def is_plain(value: object) -> TypeGuard[Plain]:
    """Whether a value read from YAML is one that the codec could have written."""
    if isinstance(value, list):
        return all(is_plain(entry) for entry in value)
    if isinstance(value, dict):
        return all(isinstance(key, (str, int)) and is_plain(entry) for key, entry in value.items())
    if type(value) is int:
        return SMALLEST <= value <= LARGEST
    return value is None or isinstance(value, (bool, str))


def texts(node: Node, key: str) -> tuple[str, ...]:
    """A list of texts; BadData if it is none."""
    found = []
    for entry in node.items(key):
        if not isinstance(entry.value, str):
            raise entry.wrong("must be text")
        found.append(entry.value)
    return tuple(found)
