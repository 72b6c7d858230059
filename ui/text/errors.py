"""Mistakes in texts, and what becomes of them: an error in tests, their key on the screen of people."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class BadText(ValueError):
    """A catalogue file, or a value given to one of its messages, that cannot become a sentence."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(file, key, reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)


class MissingText(KeyError):
    """A key that the catalogue does not hold."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"no text for {self.key!r}"


class MissingValue(KeyError):
    """A message was said without one of the values that it inserts."""

    def __init__(self, key: str, placeholder: str) -> None:
        super().__init__(key, placeholder)
        self.key = key
        self.placeholder = placeholder

    def __str__(self) -> str:
        return f"{self.key}: no value for {{{self.placeholder}}}"


Wordless = MissingText | MissingValue | BadText
WORDLESS = (MissingText, MissingValue, BadText)
"""What goes wrong when something is to be said and there are no words for it."""

_log = logging.getLogger("ipet.text")
_lenient = False
_logged: set[str] = set()


@contextmanager
def keys_instead_of_errors() -> Iterator[None]:
    """As long as this lasts, what cannot be said is written to the log once and shown as its key."""
    global _lenient
    before, _lenient = _lenient, True
    try:
        yield
    finally:
        _lenient = before
        _logged.clear()


def is_forgiven(error: Wordless) -> bool:
    """Whether to go on with the key instead of the text; the log knows of it from now on."""
    if not _lenient:
        return False
    told = f"{type(error).__name__} {error.key}"  # values may be names of people
    if told not in _logged:
        _logged.add(told)
        _log.error("no words: %s", told)
    return True
