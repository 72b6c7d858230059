"""From the source of a message to its parts; the syntax itself is described in `ui.text`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ui.text.errors import BadText
from ui.text.grammar import Grammar
from ui.text.parts import Count, Gender, Number, Part, Parts, Slot, names_a_seat

SIGNED = "+"
_OPENING = re.compile(r"\{([a-z][a-z0-9_]*)(\}|[:|~])")
_FORM = re.compile(r"([^{}]*)\}")
_PLAIN = re.compile(r"[^{}]+")
_PLAIN_IN_CHOICE = re.compile(r"[^{}|#]+")


def parse(file: str, key: str, source: str, grammar: Grammar) -> Parts:
    """Take a message apart; raise `BadText` for anything that is not exactly right."""
    return _Parser(file, key, source, grammar).message()


@dataclass(slots=True)
class _Parser:
    """A recursive descent over one source: a choice holds texts, and these hold placeholders again."""

    file: str
    key: str
    source: str
    grammar: Grammar
    at: int = 0

    def message(self) -> Parts:
        parts: list[Part] = []
        while self.at < len(self.source):
            if plain := self.take(_PLAIN):
                parts.append(plain.group())
            elif self.source.startswith(("{{", "}}"), self.at):
                parts.append(self.source[self.at])
                self.at += 2
            else:
                parts.append(self.placeholder(counted=None))
        return tuple(parts)

    def placeholder(self, counted: str | None) -> Part:
        start = self.at
        opening = self.take(_OPENING)
        if opening is None:
            raise self.error(f"malformed brace at {self.source[start : start + 20]!r}")
        name, sign = opening.groups()
        if sign == "}":
            return Slot(name)
        if sign == ":":
            return self.slot(name)
        if names_a_seat(name):
            raise self.error(f"{{{name}{sign}...}}: a seat has neither number nor gender")
        if sign == "|":
            return self.count(name, self.branches(name))
        return self.gender(name, self.branches(counted))

    def slot(self, name: str) -> Slot:
        closing = self.take(_FORM)
        if closing is None:
            raise self.error(f"{{{name}:...}} is not closed")
        form = closing.group(1)
        if form != SIGNED and form not in self.grammar.forms:
            raise self.error(f"{{{name}:{form}}}: unknown form {form!r}")
        if names_a_seat(name) and (form == SIGNED or form in self.grammar.plural_forms):
            raise self.error(f"{{{name}:{form}}}: a seat is neither a number nor a plural")
        return Slot(name, form)

    def count(self, name: str, branches: list[Parts]) -> Count:
        if len(branches) == 2:
            return Count(name, None, *branches)
        if len(branches) == 3:
            return Count(name, *branches)
        raise self.error(f"{{{name}|...}} needs two or three choices, not {len(branches)}")

    def gender(self, name: str, branches: list[Parts]) -> Gender:
        if len(branches) == 2:
            return Gender(name, *branches)
        raise self.error(f"{{{name}~...}} needs two choices, not {len(branches)}")

    def branches(self, counted: str | None) -> list[Parts]:
        """The choices up to their closing brace. Here a brace is never literal: `}` always closes."""
        start = self.at
        done: list[Parts] = []
        parts: list[Part] = []
        while self.at < len(self.source):
            if plain := self.take(_PLAIN_IN_CHOICE):
                parts.append(plain.group())
                continue
            sign = self.source[self.at]
            if sign == "{":
                parts.append(self.placeholder(counted))
                continue
            self.at += 1
            if sign == "#":
                parts.append(Number(counted) if counted else "#")
                continue
            done.append(tuple(parts))
            parts = []
            if sign == "}":
                return done
        raise self.error(f"the choice {self.source[start : start + 20]!r} is not closed")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def error(self, reason: str) -> BadText:
        return BadText(self.file, self.key, reason)
