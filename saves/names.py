"""File names from whatever people write: letters and digits of any script, never a way out of the folder."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import count

SUFFIX = ".yaml"
_MOST_BYTES = 80
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
"""Names that Windows keeps for itself, whatever their ending."""


def stem_of(name: str, default: str = "match") -> str:
    """A safe file name, without ending, that still looks like the name."""
    letters = (c if c.isalnum() or unicodedata.combining(c) else " " for c in unicodedata.normalize("NFC", name))
    stem = "-".join("".join(letters).split())
    while len(stem.encode()) > _MOST_BYTES:
        stem = stem[:-1]
    stem = stem.strip("-") or default
    return f"{stem}-{default}" if stem.casefold() in _DEVICES else stem


def numbered(stem: str) -> Iterator[str]:
    """`stem.yaml`, then `stem-2.yaml`, and so on."""
    yield stem + SUFFIX
    for number in count(2):
        yield f"{stem}-{number}{SUFFIX}"


def same_file(name: str) -> str:
    """Equal for two names that some file system takes for one."""
    return unicodedata.normalize("NFC", name).casefold()
