"""Which sentences about a move say something that its label has not said yet."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ui.terminal.reading import plain

_STEM = 4
"""Letters by which a verb and its other forms are known: « Prendre », « prend »."""
_ASIDE = re.compile(r"\([^)]*\)")


def beyond(label: str, events: Sequence[str], names: Sequence[str]) -> list[str]:
    """The events without those that only repeat the label with the name of a seat: « Prendre 1 Papyrus », « Anna reçoit
    1 Papyrus (carte Départ). »"""
    said = {_stem(word) for word in plain(label).split()}
    return [event for event in events if not _repeats(said, event, names)]


def _repeats(said: set[str], event: str, names: Sequence[str]) -> bool:
    """Whether an event tells of one seat what the label says: after its verb, or after a colon."""
    name = next((name for name in names if event.startswith(f"{name} ")), "")
    if not name:
        return False
    bare = _ASIDE.sub("", event[len(name) :])
    words = plain(bare.partition(": ")[2] or bare).split()
    told = words if ": " in bare else words[1:]
    return all(_stem(word) in said for word in told if word.isdigit() or len(word) >= _STEM)


def _stem(word: str) -> str:
    return word if word.isdigit() else word[:_STEM]
