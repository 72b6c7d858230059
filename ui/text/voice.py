"""Saying a message: values take the place of their placeholders, in the language of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from game.core.records import record
from ui.text.catalogue import Catalogue
from ui.text.errors import WORDLESS, BadText, MissingText, MissingValue, is_forgiven
from ui.text.grammar import number
from ui.text.message import Message
from ui.text.nouns import Noun, person
from ui.text.parts import Count, Gender, Number, Parts, Slot, names_a_seat
from ui.text.syntax import SIGNED

UNIT = "unit"
"""A placeholder that every message may have without being given a value: what points are called."""


@record
class Voice:
    """One language at one table: `scope` is the game whose nouns come first, `seats` are its names."""

    catalogue: Catalogue
    scope: str = ""
    seats: tuple[str, ...] = ()

    def say(self, key: str, /, **values: object) -> str:
        """The message of that key with its values; values that it does not ask for are welcome."""
        try:
            entry = self.catalogue[key]
            text = entry.text if isinstance(entry, Noun) else _Telling(self, entry, values).text(entry.parts)
            return self.catalogue.grammar.typeset(text)
        except WORDLESS as error:
            if not is_forgiven(error):
                raise
            return key

    @property
    def unit(self) -> str:
        """What points are called in short by the game that is told: PV, and PP in Pharaon."""
        own = f"{self.scope}.word.points"
        return self.say(own if own in self.catalogue else "core.word.points")

    def noun(self, section: str, name: str, form: str = "") -> str:
        """A noun by itself, for labels: `voice.noun("province", "thebes", form="de")`."""
        key = f"{self.scope or 'core'}.{section}.{name}"
        try:
            found = self.find_noun(section, name)
            if found is None:
                raise MissingText(key)
            if form and form not in self.catalogue.grammar.forms:
                raise BadText(found.file, found.key, f"unknown form {form!r}")
            return self.catalogue.grammar.typeset(self.inflect(found, form))
        except WORDLESS as error:
            if not is_forgiven(error):
                raise
            return key

    def inflect(self, noun: Noun, form: str) -> str:
        return self.catalogue.grammar.forms[form](noun) if form else noun.text

    def find_noun(self, placeholder: str, value: object) -> Noun | None:
        """The noun that a value stands for, if its placeholder names a section of nouns at all.

        An id that such a section does not hold is a mistake, and is not shown to people; a
        number is a number even where the game has nouns of that name (`{level}`: 3).
        """
        sections = self.catalogue.sections_for(placeholder, self.scope)
        for section in sections:
            if noun := self.catalogue.nouns(section).get(str(value)):
                return noun
        if sections and isinstance(value, str):
            missing = MissingText(f"{sections[0]}.{value}")
            if not is_forgiven(missing):
                raise missing
        return None


@record
class _Telling:
    """One message being said with its values."""

    voice: Voice
    message: Message
    values: Mapping[str, object]

    def text(self, parts: Parts) -> str:
        return "".join(part if isinstance(part, str) else self.part(part) for part in parts)

    def part(self, part: Slot | Number | Count | Gender) -> str:
        match part:
            case Slot(name, form) if form == SIGNED:
                return number(self.whole(name), signed=True)
            case Slot(name, form):
                return self.shown(name, self.value(name), form)
            case Number(name):
                return number(self.whole(name))
            case Count(name, zero, one, many):
                n = self.whole(name)
                if n == 0 and zero is not None:
                    return self.text(zero)
                return self.text(one if self.message.grammar.is_singular(n) else many)
            case Gender(name, masculine, feminine):
                noun = self.noun(name, self.value(name))
                if noun is None:
                    raise self.error(name, "has no gender, for it is not a noun")
                return self.text(feminine if noun.is_feminine() else masculine)

    def shown(self, name: str, value: object, form: str) -> str:
        """A value as people read it; each item of a list takes the form: "de Nout et d’Anouket"."""
        if isinstance(value, (tuple, list)):
            return self.message.grammar.listed([self.shown(name, item, form) for item in value])
        if noun := self.noun(name, value):
            return self.voice.inflect(noun, form)
        if form:
            raise self.error(name, f"has no form {form!r}, for it is not a noun")
        return number(value) if _is_whole(value) else str(value)

    def noun(self, name: str, value: object) -> Noun | None:
        if not names_a_seat(name):
            return self.voice.find_noun(name, value)
        seats = self.voice.seats
        if not _is_whole(value) or not 0 <= value < len(seats):
            raise self.error(name, f"is no seat of {len(seats)}")
        return person(seats[value])

    def whole(self, name: str) -> int:
        value = self.value(name)
        if not _is_whole(value):
            raise self.error(name, "is not a whole number")
        return value

    def value(self, name: str) -> object:
        if name == UNIT and UNIT not in self.values:
            return self.voice.unit
        try:
            return self.values[name]
        except KeyError:
            raise MissingValue(self.message.key, name) from None

    def error(self, name: str, reason: str) -> BadText:
        return BadText(self.message.file, self.message.key, f"{{{name}}}: {self.values[name]!r} {reason}")


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
