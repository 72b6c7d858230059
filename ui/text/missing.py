"""What becomes of a text that is missing: tests hear of it at once, people see its key and play on.

Strict is the rule. The program at work for people is lenient, which `ui.cli.front` says once for a whole run.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from ui.text.errors import BadText, MissingText, MissingValue

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
