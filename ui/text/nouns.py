"""Nouns: names of things together with what a language must know to put them into a sentence."""

from __future__ import annotations

from typing import Literal

from game.core.records import record
from ui.text.errors import BadText


@record
class Noun:
    """One noun of a catalogue, or the name of a seat.

    `aspirated` and `an` have three values: None leaves the choice to the first letters, and a
    noun that sounds unlike its spelling says True or False. A `proper` noun takes no article.
    A `plural_only` noun ("Marais") has its plural as its text. `at` is the preposition of a place
    that has one of its own: "dans" le Quartier, "sur" la Route.
    """

    file: str
    key: str
    text: str
    plural: str = ""
    gender: Literal["m", "f"] | None = None
    proper: bool = False
    plural_only: bool = False
    aspirated: bool | None = None
    an: bool | None = None
    at: str = ""

    def in_plural(self) -> str:
        """The plural, which the catalogue must spell out: guessing would be wrong sooner or later."""
        if self.plural_only:
            return self.text
        if not self.plural:
            raise BadText(self.file, self.key, "this noun has no plural")
        return self.plural

    def is_feminine(self) -> bool:
        if self.gender is None:
            raise BadText(self.file, self.key, "this noun has no gender")
        return self.gender == "f"


def person(name: str) -> Noun:
    """A seat's name as a noun. It is never elided before h: "de Hatchepsout", "de Hugo"."""
    return Noun("", "", name, proper=True, aspirated=True if name[:1] in {"h", "H"} else None)
