"""What a person types at the prompt."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Key(Enum):
    """The commands at the prompt. They are the same letters in every language."""

    EXPLAIN = "?"
    WHY_NOT = "w"
    PREVIEW = "p"
    UNDO = "u"
    RESTART = "r"
    HINT = "h"
    PAY_OTHERWISE = "a"
    LOG = "l"
    TABLE = "t"
    SAVE = "s"
    PASS_ON = "x"
    QUIT = "q"


WITH_TEXT = frozenset({Key.EXPLAIN, Key.PREVIEW, Key.LOG, Key.SAVE})
"""Commands that may be followed by a word."""
_MOST_DIGITS = 6


class Answer(NamedTuple):
    """A number, or a command with what follows it; neither means that it was not understood."""

    number: int | None = None
    key: Key | None = None
    text: str = ""


def understood(line: str) -> Answer:
    """The answer in a line."""
    text = " ".join(line.split())
    number = whole(text)
    if number is not None:
        return Answer(number=number)
    word, _, rest = text.partition(" ")
    if word.startswith(Key.EXPLAIN.value) and len(word) > 1:
        word, rest = Key.EXPLAIN.value, text[1:].strip()
    for key in Key:
        if word.lower() == key.value and (not rest or key in WITH_TEXT):
            return Answer(key=key, text=rest)
    return Answer(text=text)


def whole(text: str) -> int | None:
    """A whole number of a reasonable length, if the text is one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None
