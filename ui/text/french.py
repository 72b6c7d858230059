"""French: articles that elide and contract, a plural that begins at two, spaces before high signs."""

from __future__ import annotations

import re
import unicodedata

from ui.text.grammar import Grammar
from ui.text.nouns import Noun

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
_TIED_SPACE = re.compile(r" (?=[;:!?»])|(?<=«) |(?<=n°) ")
_VOWELS = frozenset("aeiouœæ")


def _letter(text: str, index: int) -> str:
    """The letter at `index`, lower case and without its accents; "" past the end."""
    return unicodedata.normalize("NFD", text[index : index + 1].lower())[:1]


def elides(noun: Noun, text: str) -> bool:
    """Whether le, la and de lose their vowel before `text`.

    A vowel and a mute h elide; y does before a consonant ("d’Yves") and not before a vowel
    ("de Yann"). A noun that says `aspirated` knows better: "le héron", "le onze", "l’Yonne".
    """
    first = _letter(text, 0)
    if noun.aspirated is not None:
        return not noun.aspirated and (first in _VOWELS or first in {"h", "y"})
    if first == "y":
        return _letter(text, 1) not in _VOWELS
    return first in _VOWELS or first == "h"


def _bare_de(noun: Noun, text: str) -> str:
    return f"d’{text}" if elides(noun, text) else f"de {text}"


def le(noun: Noun) -> str:
    if noun.proper:
        return noun.text
    if noun.plural_only:
        return f"les {noun.text}"
    if elides(noun, noun.text):
        return f"l’{noun.text}"
    return f"la {noun.text}" if noun.is_feminine() else f"le {noun.text}"


def un(noun: Noun) -> str:
    if noun.proper:
        return noun.text
    if noun.plural_only:
        return f"des {noun.text}"
    return f"une {noun.text}" if noun.is_feminine() else f"un {noun.text}"


def de(noun: Noun) -> str:
    return _contract("de", noun.text) if _has_article(noun) else _bare_de(noun, noun.text)


def du(noun: Noun) -> str:
    if noun.proper:
        return de(noun)
    return _contract("de", le(noun))


def to(noun: Noun) -> str:
    return _contract("à", noun.text) if _has_article(noun) else f"à {noun.text}"


def au(noun: Noun) -> str:
    """Where something is: "au Temple", but "dans le Quartier" and "sur la Route" if the noun says so."""
    if noun.at:
        return f"{noun.at} {le(noun)}"
    if noun.proper:
        return to(noun)
    return _contract("à", le(noun))


def les(noun: Noun) -> str:
    return noun.in_plural() if noun.proper else f"les {noun.in_plural()}"


def des(noun: Noun) -> str:
    plural = noun.in_plural()
    return _bare_de(noun, plural) if noun.proper else f"des {plural}"


def aux(noun: Noun) -> str:
    return f"à {noun.in_plural()}" if noun.proper else f"aux {noun.in_plural()}"


def _has_article(noun: Noun) -> bool:
    """A name that begins with its article, which melts all the same: "le tour du Traître"."""
    return noun.proper and noun.text.startswith(("Le ", "Les "))


def _contract(preposition: str, phrase: str) -> str:
    """Melt "de" or "à" into the article le or les that begins `phrase`; la and l’ stay apart."""
    article, _, rest = phrase.partition(" ")
    melted = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}
    contraction = melted.get((preposition, article.lower()))
    return f"{contraction} {rest}" if contraction else f"{preposition} {phrase}"


def typeset(text: str) -> str:
    """French spacing and apostrophes. The narrow no-break space is missing from our fonts."""
    text = text.replace("\N{NARROW NO-BREAK SPACE}", NO_BREAK_SPACE).replace("'", "’")
    return _TIED_SPACE.sub(NO_BREAK_SPACE, text)


FRENCH = Grammar(
    forms={
        "le": le,
        "un": un,
        "de": de,
        "du": du,
        "à": to,
        "au": au,
        "plural": Noun.in_plural,
        "les": les,
        "des": des,
        "aux": aux,
    },
    plural_forms=frozenset({"plural", "les", "des", "aux"}),
    is_singular=lambda n: abs(n) < 2,
    conjunction="et",
    disjunction="ou",
    typeset=typeset,
)
