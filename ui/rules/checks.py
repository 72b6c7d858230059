"""What is wrong with the rule books, found without opening one: for `check` and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.agenda import Decision, Step
from game.core.errors import SpokenError
from game.titles import TITLES
from game.titles import title as find_title
from ui.rules.book import Book
from ui.rules.reader import load_book, see_also
from ui.rules.table import tables
from ui.text import LANGUAGES, Catalogue, Voice
from ui.text.citing import rule_number


def problems() -> list[str]:
    """One line for each thing to put right. An empty list means all is well."""
    return [line for name in TITLES for line in book_problems(name)]


def book_problems(title_id: str) -> list[str]:
    """What is wrong with the books of one game in all languages."""
    books: list[Book] = []
    lines: list[str] = []
    for language in LANGUAGES:
        try:
            book = load_book(title_id, language)
            lines += _wrong(book)
            books.append(book)
        except SpokenError as error:
            lines.append(str(error))
    lines += [line for book in books[1:] for line in _differences(books[0], book)]
    return lines


def _wrong(book: Book) -> Iterator[str]:
    where = f"rules/{book.language}/{book.title_id}.yaml"
    known = {section.id for section in book.sections()}
    filled = tables(book.title_id, Voice(Catalogue.load(book.language)))
    for section in book.sections():
        if section.kind and section.kind not in filled:
            yield f"{where}: {section.id}.kind: no component data fills {section.kind}"
    numbers = {rule_number(rule) for section in book.sections() for rule in section.rules}
    for name, kind in find_title(book.title_id).codec.records.items():
        if issubclass(kind, Decision) and rule_number(kind.rule) not in numbers:
            yield f"{where}: no section explains {kind.rule}, which {name} asks"
        elif issubclass(kind, Step) and rule_number(kind.rule)[0] not in {number[0] for number in numbers}:
            yield f"{where}: no section explains {kind.rule}, which {name} carries out"
    for section_id, others in see_also(book.title_id).items():
        for other in (section_id, *others):
            if other not in known:
                yield f"rules/see_also/{book.title_id}.yaml: {section_id}: there is no section {other}"


def _differences(one: Book, other: Book) -> Iterator[str]:
    """Both languages have the same chapters, sections and rules."""
    ours = {section.id: section for section in one.sections()}
    theirs = {section.id: section for section in other.sections()}
    for name in ours.keys() ^ theirs.keys():
        yield f"{one.title_id}: section {name} is not in every language"
    for name in ours.keys() & theirs.keys():
        if (ours[name].rules, ours[name].kind) != (theirs[name].rules, theirs[name].kind):
            yield f"{one.title_id}: section {name} differs between {one.language} and {other.language}"
    if [chapter.id for chapter in one.chapters] != [chapter.id for chapter in other.chapters]:
        yield f"{one.title_id}: the chapters differ between {one.language} and {other.language}"
