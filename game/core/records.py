"""Frozen records: how they are declared, and how a step, move or event is called in messages and saves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TypeVar, dataclass_transform

from game.core.errors import Value, Values

T = TypeVar("T")
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """A class of values: fields and nothing else, never changed once made."""
    return dataclass(frozen=True, slots=True)(kind)


def message_name(kind: type) -> str:
    """`PlaceBid` is called `place_bid` in the message catalogue."""
    return _HUMP.sub("_", kind.__name__).lower()


def field_values(instance: object) -> Values:
    """The fields of a frozen record, ready to fill a message."""
    assert is_dataclass(instance) and not isinstance(instance, type)
    values: Values = {}
    for one in fields(instance):
        value: Value = getattr(instance, one.name)
        values[one.name] = value
    return values
