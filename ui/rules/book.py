"""What a rule book holds, and how a rule number always finds its section."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from game.core.records import record
from ui.text.citing import rule_number, told

Paragraph: TypeAlias = str | tuple[str, ...]
"""Running text, or the lines of a bulleted list."""


@record
class Section:
    """One thing explained, with the rules it explains; `kind` names a table that component data fills."""

    id: str
    title: str
    icon: str
    rules: tuple[str, ...]
    text: tuple[Paragraph, ...]
    examples: tuple[str, ...] = ()
    note: str = ""
    kind: str = ""

    @property
    def number(self) -> str:
        """Its rule numbers as people read them: `6.4`, `6.2–6.3`, `8.2, 8.4`; empty if it has none."""
        numbers = [rule_number(rule) for rule in self.rules]
        if len(numbers) < 2:
            return "".join(told(number) for number in numbers)
        runs: list[list[tuple[int, ...]]] = []
        for number in numbers:
            follows = runs and runs[-1][-1][:-1] == number[:-1] and runs[-1][-1][-1] + 1 == number[-1]
            if follows:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ", ".join(told(run[0]) if len(run) == 1 else f"{told(run[0])}–{told(run[-1])}" for run in runs)


@record
class Chapter:
    """Sections that belong together."""

    id: str
    title: str
    sections: tuple[Section, ...]

    @property
    def number(self) -> str:
        """The chapter of the rules that it tells, from its first rule; empty where it tells none."""
        first = next((rule for section in self.sections for rule in section.rules), None)
        return str(rule_number(first)[0]) if first else ""


@record
class Book:
    """The rules of one game in one language."""

    title_id: str
    language: str
    title: str
    subtitle: str
    chapters: tuple[Chapter, ...]

    def sections(self) -> Iterator[Section]:
        return (section for chapter in self.chapters for section in chapter.sections)

    def section(self, name: str) -> Section:
        return next(section for section in self.sections() if section.id == name)

    def find(self, rule: str) -> Section:
        """The section of a rule: itself, else the rule above it, else its first part, else the rule before it."""
        wanted = rule_number(rule)
        known = {rule_number(name): section for section in self.sections() for name in section.rules}
        for length in range(len(wanted), 0, -1):
            parent = wanted[:length]
            if parent in known:
                return known[parent]
            parts = sorted(number for number in known if number[:length] == parent)
            if parts:
                before = [number for number in parts if number <= wanted]
                return known[before[-1] if before else parts[0]]
        earlier = sorted(number for number in known if number <= wanted)
        return known[earlier[-1]] if earlier else next(self.sections())
