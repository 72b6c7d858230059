"""A message: one text of a catalogue, with blanks that values fill."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from ui.text.grammar import Grammar
from ui.text.parts import Parts, walk
from ui.text.syntax import parse


@dataclass(frozen=True)
class Message:
    """One text of a catalogue. It is taken apart when first needed: most are never said in a session."""

    file: str
    key: str
    source: str
    grammar: Grammar = field(repr=False, compare=False)

    @cached_property
    def parts(self) -> Parts:
        return parse(self.file, self.key, self.source, self.grammar)

    @property
    def placeholders(self) -> frozenset[str]:
        return frozenset(part.name for part in walk(self.parts))
