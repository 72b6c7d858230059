"""The body of a save as JSON, which is YAML too: a line per move and per field, read in a hundredth of YAML's time.

JSON from strangers is bounded like their YAML (`game/core/safe_yaml.py`): in size, depth and values, without fractions,
long numbers and keys that stand twice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import accumulate
from typing import NoReturn

from game.core.codec import Plain
from game.core.safe_yaml import BadYaml, Limits
from saves.flow import UNPRINTABLE, escaped
from saves.plain import LARGEST, SMALLEST

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
_MARKS = ((b"[", 2), (b"{", 2), (b":", 1), (b",", 1))
"""How many values a mark stands for: a list counts when it begins and ends."""
_BRACKETS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}
_NO_BRACKETS = bytes(code for code in range(256) if code not in _BRACKETS)
_LONGEST_NUMBER = 21
_JOINT = ",\n"


class Lines(tuple[str, ...]):
    """Values that are JSON already, for a line each."""

    __slots__ = ()


one_line = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Any plain value on one line."""


def written(body: Mapping[str, Plain | Lines]) -> str:
    """A mapping with a line per key, per entry of its lists of records and per field of its mappings."""
    text = "{" + _JOINT.join(f"{one_line(key)}: {_several_lines(value)}" for key, value in body.items()) + "}\n"
    return text if text.isascii() and "\x7f" not in text else UNPRINTABLE.sub(escaped, text)


def read(raw: bytes, limits: Limits) -> dict[str, Plain] | None:
    """The mapping in JSON bytes; None if they are not JSON, BadYaml if they hold what a save never does."""
    if not raw.startswith(b"{") or len(raw) > limits.size:
        return None
    try:
        table: dict[str, Plain] = _DECODER.decode(raw.decode())
    except RecursionError:
        raise BadYaml(f"nested more than {limits.depth} deep") from None
    except ValueError:
        return None
    bare = _STRING.sub(b"", raw)
    if _depth(bare) > limits.depth:
        raise BadYaml(f"nested more than {limits.depth} deep")
    if _values(bare) > limits.nodes:
        raise BadYaml(f"more than {limits.nodes} values")
    return table


def is_within(raw: bytes, limits: Limits) -> bool:
    """Whether JSON of ours keeps the limits within which it can be read again."""
    if len(raw) > limits.size:
        return False
    return _values(raw) <= limits.nodes or _values(_STRING.sub(b"", raw)) <= limits.nodes


def _several_lines(value: Plain | Lines) -> str:
    if isinstance(value, Lines):
        return "[\n" + _JOINT.join(value) + "\n]" if value else "[]"
    if isinstance(value, list) and value and all(isinstance(entry, (list, dict)) for entry in value):
        return _several_lines(Lines(map(one_line, value)))
    if isinstance(value, dict) and value:
        return "{\n" + _JOINT.join(f"  {one_line(str(key))}: {one_line(entry)}" for key, entry in value.items()) + "\n}"
    return one_line(value)


def _values(bare: bytes) -> int:
    return 1 + sum(share * bare.count(mark) for mark, share in _MARKS)


def _depth(bare: bytes) -> int:
    return max(accumulate(map(_BRACKETS.__getitem__, bare.translate(None, _NO_BRACKETS))))


def _mapping(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise BadYaml("a key stands twice")
    return table


def _whole(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER or not SMALLEST <= (number := int(digits)) <= LARGEST:
        raise BadYaml("a number is too long")
    return number


def _never_saved(number: str) -> NoReturn:
    raise BadYaml(f"{number[:20]} is a number that is never saved")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_mapping, parse_int=_whole, parse_float=_never_saved, parse_constant=_never_saved
)
