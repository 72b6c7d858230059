"""Old formats, step by step: version 1 to 2, 2 to 3, and so on to what this program writes.

A migration changes plain data before anything is decoded. To change the format: raise FORMAT in header.py,
add the function pair that lifts the previous version to MIGRATIONS, and leave the fixtures of the previous
version in tests/saves/formats/ as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

Table: TypeAlias = dict[str, object]


class Migration(NamedTuple):
    """From one version to the next: the header alone (for lists), and the body with its new header."""

    header: Callable[[Table], Table]
    body: Callable[[Table, Table], Table]


MIGRATIONS: Mapping[int, Migration] = {}
"""By the version they start from. Version 1 is the first there is."""


def steps(version: int, goal: int, chain: Mapping[int, Migration]) -> list[Migration] | None:
    """The migrations that lead from a version to `goal`; None if there is no way."""
    if version > goal or any(number not in chain for number in range(version, goal)):
        return None
    return [chain[number] for number in range(version, goal)]
