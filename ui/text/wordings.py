"""Values that a game tells in words of its own: a vector of goods, dice by colour and face, the order of the seats.

A game that needs them has a module `ui.titles.<title>.words` with `WORDINGS`, by the name of the placeholder that asks
for them; a `{rule}` is cited in the same words by all. Everything else is shown as `ui.text` says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import NamedTuple

from ui.text.citing import rule_in_words
from ui.text.voice import Voice
from ui.titles import part_of


class Wording(NamedTuple):
    """How a placeholder is told: `tell` gets the voice and the values of these fields of the record."""

    fields: tuple[str, ...]
    tell: Callable[..., object]


SHARED = {"rule": Wording(("rule",), rule_in_words)}


@cache
def wordings_of(title_id: str) -> Mapping[str, Wording]:
    """What a game tells in words of its own, and what all tell alike."""
    words = part_of(title_id, "words")
    own: Mapping[str, Wording] = words.WORDINGS if words is not None else {}
    return SHARED | dict(own)


def worded(voice: Voice, asked: Collection[str], values: Mapping[str, object]) -> dict[str, object]:
    """The values of a record, and in words those that its message asks for and the record can give."""
    told = dict(values)
    for name, wording in wordings_of(voice.scope).items():
        if name in asked and all(field in values for field in wording.fields):
            told[name] = wording.tell(voice, *(values[field] for field in wording.fields))
    return told
