"""English: two articles, a preposition for places, and a singular for one alone."""

from __future__ import annotations

from ui.text.grammar import Grammar
from ui.text.nouns import Noun


def the(noun: Noun) -> str:
    return noun.text if noun.proper else f"the {noun.text}"


def a(noun: Noun) -> str:
    """The first letter chooses between a and an, unless the noun says how it sounds."""
    if noun.proper or noun.plural_only:
        return noun.text
    vowel = noun.text[:1].lower() in {"a", "e", "i", "o", "u"}
    return f"an {noun.text}" if (vowel if noun.an is None else noun.an) else f"a {noun.text}"


def at(noun: Noun) -> str:
    """Where something is: "at the Temple", but "in District 1" and "on the road" if the noun says so."""
    return f"{noun.at or 'at'} {the(noun)}"


def typeset(text: str) -> str:
    """The narrow no-break space is missing from our fonts, whatever the language."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


ENGLISH = Grammar(
    forms={"the": the, "a": a, "at": at, "plural": Noun.in_plural},
    plural_forms=frozenset({"plural"}),
    is_singular=lambda n: n == 1,
    conjunction="and",
    disjunction="or",
    typeset=typeset,
)
