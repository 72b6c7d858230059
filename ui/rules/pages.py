"""From a book to pages: sections flow from page to page, a chapter begins a new one, a head never ends one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import Surface

from game.core.records import record
from ui.rules.blocks import Block, Composer
from ui.rules.book import Book, Chapter, Section
from ui.rules.table import Table

Figure = Callable[[Section, int], Surface | None]
"""The drawing of a section for a width, if it has one."""


@record
class Words:
    """The few words that the pages themselves say."""

    chapter: Callable[[str], str]
    example: str
    note: str


@record
class Placed:
    """A block and how far below the top of its page it stands."""

    block: Block
    top: int


@record
class Page:
    chapter: Chapter
    blocks: tuple[Placed, ...]
    opens_chapter: bool

    @property
    def sections(self) -> list[str]:
        return list(dict.fromkeys(placed.block.section for placed in self.blocks if placed.block.section))


@record
class Apparatus:
    """What stands in a book beside its text."""

    tables: dict[str, Table]
    words: Words
    slip: Callable[[Section], Block | None]
    """What stands before a section: how the book came to be opened there."""
    figure: Figure


def section_blocks(composer: Composer, section: Section, apparatus: Apparatus) -> Iterator[Block]:
    """The blocks of a section; passages are counted as `search.section_texts` counts them."""
    words, table = apparatus.words, apparatus.tables.get(section.kind, ())
    yield composer.section_head(section)
    passage = 0
    for paragraph in section.text:
        for line in (paragraph,) if isinstance(paragraph, str) else paragraph:
            passage += 1
            yield composer.paragraph(section.id, passage, line, not isinstance(paragraph, str))
    for row in table:
        passage += 1
        yield composer.row(section.id, passage, row)
    picture = apparatus.figure(section, composer.width - composer.indent)
    if picture is not None:
        yield composer.picture(section.id, picture)
    for example in section.examples:
        passage += 1
        yield composer.example(section.id, passage, example, words.example)
    if section.note:
        yield composer.note(section.id, passage + 1, section.note, words.note)


def paginate(book: Book, composer: Composer, page_height: int, apparatus: Apparatus, spread: int) -> list[Page]:
    """All pages. A chapter begins on the first page of a spread of so many pages; what stays empty before it is a page
    too."""
    pages: list[Page] = []
    for chapter in book.chapters:
        blocks = [composer.chapter_head(chapter, apparatus.words.chapter(chapter.number))]
        for section in chapter.sections:
            inserted = apparatus.slip(section)
            blocks += [inserted] if inserted is not None else []
            blocks += section_blocks(composer, section, apparatus)
        for number, placed in enumerate(_flow(blocks, page_height)):
            pages.append(Page(chapter, tuple(placed), number == 0))
        while len(pages) % spread:
            pages.append(Page(chapter, (), False))
    return pages


def _flow(blocks: Sequence[Block], page_height: int) -> Iterator[list[Placed]]:
    """Fill pages one after the other; what must stay together moves on together."""
    page: list[Placed] = []
    y = 0
    for group in _groups(blocks):
        high = sum(block.height + (block.gap if index or page else 0) for index, block in enumerate(group))
        if page and y + high > page_height:
            yield page
            page, y = [], 0
        for block in group:
            top = y + (block.gap if page else 0)
            page.append(Placed(block, top))
            y = top + block.height
    if page:
        yield page


def _groups(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.keep:
            yield group
            group = []
    if group:
        yield group
