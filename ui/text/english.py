"""English: two articles, and a singular for one alone."""

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


def typeset(text: str) -> str:
    """The narrow no-break space is missing from our fonts, whatever the language."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


ENGLISH = Grammar(
    forms={"the": the, "a": a, "plural": Noun.in_plural},
    plural_forms=frozenset({"plural"}),
    is_singular=lambda n: n == 1,
    conjunction="and",
    typeset=typeset,
)
