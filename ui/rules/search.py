"""Finding words in a book: accents and capitals do not matter, every word of the question must be there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.core.records import record
from ui.art.inline import plain
from ui.rules.book import Book, Section
from ui.rules.table import Table
from ui.text.citing import short_rule

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


@record
class Passage:
    """A piece of text that stands by itself in a section: a title, a paragraph, a line of a list, an example."""

    section: str
    index: int
    text: str


@record
class Found:
    """What a question found: its words, the passages in their order, and how many there are in each chapter."""

    words: tuple[str, ...]
    passages: tuple[Passage, ...]
    by_chapter: dict[str, int]


@lru_cache(8192)
def fold(text: str) -> str:
    """Small letters without accents; as long as the text itself except for ligatures."""
    letters = unicodedata.normalize("NFD", text.lower().translate(_LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def words_of(query: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(fold(query).split()))


def section_texts(section: Section, table: Table | None = None) -> Iterator[str]:
    """Everything that people read of a section, in the order of the page; its title with its numbers first."""
    yield " ".join((section.title, *(short_rule(rule) for rule in section.rules)))
    for paragraph in section.text:
        yield from ((paragraph,) if isinstance(paragraph, str) else paragraph)
    for row in table or ():
        yield f"{row.title} {row.aside} {row.text}"
    yield from section.examples
    if section.note:
        yield section.note


def search(book: Book, query: str, tables: dict[str, Table] | None = None) -> Found:
    """Passages that hold every word of the question."""
    words, tables = words_of(query), tables or {}
    passages: list[Passage] = []
    by_chapter: dict[str, int] = {}
    for chapter in book.chapters:
        found = [
            Passage(section.id, index, text)
            for section in chapter.sections
            for index, text in enumerate(section_texts(section, tables.get(section.kind)))
            if words and matches(text, words)
        ]
        passages += found
        by_chapter[chapter.id] = len(found)
    return Found(words, tuple(passages), by_chapter)


def matches(text: str, words: Sequence[str]) -> bool:
    folded = _folded(text)
    return all(word in folded for word in words)


@lru_cache(2048)
def _folded(text: str) -> str:
    """Without marks and icons: those are not searched."""
    return fold(plain(text))


def spans(word: str, wanted: Sequence[str]) -> list[tuple[int, int]]:
    """Where the wanted words stand inside a word, as (start, end), not overlapping."""
    places = [""] * len(word)
    for index, letter in enumerate(word):
        places[index] = fold(letter)
    folded = "".join(places)
    owner = [index for index, letters in enumerate(places) for _ in letters]
    taken: list[tuple[int, int]] = []
    for target in sorted(wanted, key=len, reverse=True):
        at = folded.find(target)
        while at >= 0:
            span = (owner[at], owner[at + len(target) - 1] + 1)
            if all(span[1] <= a or span[0] >= b for a, b in taken):
                taken.append(span)
            at = folded.find(target, at + len(target))
    return sorted(taken)
