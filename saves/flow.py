"""Plain data as compact YAML: one line per move, per scored entry, per seat.

PyYAML needs 40 ms for the longest game, more than the whole budget of a save, because it weighs every scalar;
ours are few kinds: whole numbers, words, and text that always gets quotes.
"""

from __future__ import annotations

import re

from game.core.codec import Plain

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_YAML_WORDS = frozenset({"true", "false", "yes", "no", "on", "off", "y", "n", "null"})
_NO_YAML = "[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
UNPRINTABLE = re.compile(_NO_YAML.replace("\x20", "\n\x20"))
"""What stands in no YAML unless it is escaped; lines end as they are."""
_TO_ESCAPE = re.compile(_NO_YAML + r'|["\\]')


def block(mapping: dict[str, Plain] | dict[int, Plain], indent: str = "") -> str:
    """A mapping with a line per key, and a line per entry of the lists that hold records."""
    lines = []
    for key, value in mapping.items():
        if isinstance(value, dict) and not indent and any(map(_is_collection, value.values())):
            lines.append(f"{flow(key)}:\n{block(value, '  ')}")
        elif isinstance(value, list) and value and all(map(_is_collection, value)):
            entries = "".join(f"{indent}- {flow(entry)}\n" for entry in value)
            lines.append(f"{indent}{flow(key)}:\n{entries}")
        else:
            lines.append(f"{indent}{flow(key)}: {flow(value)}\n")
    return "".join(lines)


def flow(value: Plain) -> str:
    """Any plain value on one line."""
    if isinstance(value, str):
        return value if _WORD.fullmatch(value) and value.lower() not in _YAML_WORDS else _quoted(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(map(flow, value))}]"
    return "{" + ", ".join(f"{flow(key)}: {flow(entry)}" for key, entry in value.items()) + "}"


def _is_collection(value: Plain) -> bool:
    return isinstance(value, (list, dict))


def _quoted(text: str) -> str:
    return f'"{_TO_ESCAPE.sub(escaped, text)}"'


def escaped(found: re.Match[str]) -> str:
    """A character as both YAML and JSON write it in quotes."""
    character = found.group()
    if character in '"\\':
        return "\\" + character
    return f"\\u{ord(character):04x}"
