"""Frozen records and their names: how a step, move or event is called in messages and saves."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

from game.core.errors import Value, Values

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def message_name(kind: type) -> str:
    """`PlaceBid` is called `place_bid` in the message catalogue."""
    return _HUMP.sub("_", kind.__name__).lower()


def field_values(record: object) -> Values:
    """The fields of a frozen record, ready to fill a message."""
    assert is_dataclass(record) and not isinstance(record, type)
    values: Values = {}
    for field in fields(record):
        value: Value = getattr(record, field.name)
        values[field.name] = value
    return values
