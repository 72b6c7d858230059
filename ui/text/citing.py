"""Rules as people read them: `TEK-19.7` is « règle 19.7 », and found again in a text that cites it."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from ui.text.voice import Voice

_RULE = re.compile(r"[A-Z]+-(\d+(?:\.\d+)*)")
_NUMBER = r"(\d+(?:\.\d+)*)"


class Citation(NamedTuple):
    """A rule that a text cites: the words as they stand there, and the number without the letters of its game."""

    words: str
    number: str


@cache
def rule_number(rule: str) -> tuple[int, ...]:
    """`AMU-8.1` is (8, 1); what is no rule number is before all of them."""
    found = _RULE.fullmatch(rule)
    return tuple(int(part) for part in found[1].split(".")) if found else (0,)


def told(number: tuple[int, ...]) -> str:
    return ".".join(str(part) for part in number)


def short_rule(rule: str) -> str:
    """A rule number as people read it, without the letters of its game: `TEK-19.7` and `19.7` are 19.7."""
    return rule.rpartition("-")[2]


def rule_in_words(voice: Voice, rule: str) -> str:
    """« règle 19.7 », for the middle of a sentence."""
    return voice.say("core.cite.rule", number=short_rule(rule))


def rule_alone(voice: Voice, rule: str) -> str:
    """« Règle 19.7 », as the foot of a tip or under a card."""
    return voice.say("core.cite.rule_alone", number=short_rule(rule))


def citation(voice: Voice, text: str) -> Citation | None:
    """The first rule that a text cites in these words, with a capital or without."""
    found = _cited(voice.say("core.cite.rule", number="@")).search(text)
    return Citation(found[0], found[1]) if found else None


@cache
def _cited(words: str) -> re.Pattern[str]:
    before, _, after = words.partition("@")
    return re.compile(re.escape(before) + _NUMBER + re.escape(after), re.IGNORECASE)
