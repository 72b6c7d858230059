"""Snapshots of older rules as positions of these: games that people have kept go on.

Rules 1 asked for the resources of a Start card one by one, with a question of its own for each of them.
"""

from __future__ import annotations

from typing import TypeAlias, cast

from game.core.codec import Plain

Record: TypeAlias = list[Plain]


def lift(plain: Plain, rules_version: int) -> Plain:
    """A snapshot as this program would have written it; what is no snapshot at all is left to the codec."""
    if rules_version >= 2 or not isinstance(plain, dict):
        return plain
    table = cast(dict[str, Plain], plain)
    steps = cast(list[Record], table["agenda"])
    return cast(Plain, {**table, "agenda": [step for step in steps if not _is_repeated(step, steps)]})


def _is_repeated(step: Record, steps: list[Record]) -> bool:
    """TEK-2.12  A question for what is left after another one of the same card."""
    return step[0] == "ChooseResource" and [*step[:-1], cast(int, step[-1]) + 1] in steps
