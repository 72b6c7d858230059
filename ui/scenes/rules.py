"""The rule book: games and chapters at the left, the open book at the right, opened at the rule in question."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.titles import title as find_title
from ui.art.lettering import height, width
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.focus import COMMAND
from ui.rules.blocks import Block, Composer
from ui.rules.book import Book, Section
from ui.rules.feet import Chip, draw_see_also, page_arrows, see_also_chips
from ui.rules.open_book import OpenBook, plan_book
from ui.rules.pages import Apparatus, Page, Words, paginate
from ui.rules.question import Question, question_below, slip
from ui.rules.reader import has_book, load_book, see_also
from ui.rules.rows import RowSpot, row_spots
from ui.rules.search import Found, Passage, search
from ui.rules.side import ChapterLine, chapter_lines, emblem_row
from ui.rules.table import Row, enlarged, figure, tables
from ui.scenes.enlarged import EnlargedScene
from ui.scenes.fit_data import has_fit_data
from ui.scenes.page_scene import PageScene
from ui.text.citing import rule_alone
from ui.titles import ORDER
from ui.widgets.header import Key
from ui.widgets.text_field import TextField, Writing

LARGE_TEXT = 125
"""Beyond this text size the book shows one page at a time."""
ROOMY = 1.15
"""A single page is wide: its type is larger, so that lines do not get too long to read."""


class RulesScene(PageScene):
    """Pages turn with keys, wheel and arrows; a search marks what it finds and counts it by chapter."""

    heading = "learn.rules.title"

    def __init__(self, app: App, title_id: str, rule: str | None = None, question: Question | None = None) -> None:
        super().__init__(app)
        self.title_id = title_id
        self.rule = rule
        self.question = question or (question_below(app, rule) if rule else None)
        self.query = ""
        self._opened_title = title_id
        self._passage: Passage | None = None
        self._anchor: str | None = None
        """The section that lies open; None: where the book was opened."""

    # Layout

    def layout(self) -> None:
        screen = self.screen
        self.book: Book = load_book(self.title_id, self.app.language)
        self._tables = tables(self.title_id, self.app.voice)
        self.found: Found = search(self.book, self.query, self._tables)
        self.lay_out_head()
        self._lay_side(screen.place(0.021, 0.119, 0.208, 0.780))
        two = not screen.small and screen.text_percent <= LARGE_TEXT
        place = screen.place(0.242, 0.119, 0.738, 0.780).inflate(screen.px(20), screen.px(20))
        self.plan = plan_book(place, screen, two)
        self._set_pages()

    def _lay_side(self, side: Rect) -> None:
        screen = self.screen
        self._side = side
        top = Rect(side.x + screen.px(18), side.y + screen.px(14), side.width - screen.px(36), screen.px(62))
        self._emblems = emblem_row(top, screen, ORDER, partial(self.app.voice.noun, "game"), self.open_game)
        for emblem in self._emblems:
            emblem.chosen = emblem.game == self.title_id
            emblem.enabled = has_book(emblem.game, self.app.language)
        high = max(screen.px(50), height("body", screen.text(20)) + screen.px(14))
        field = Rect(top.x, side.y + screen.px(90), top.width, high)
        self.field = TextField(
            field,
            self.say("learn.rules.search"),
            self,
            self.query,
            self.look_for,
            self.next_passage,
            Writing(sign="magnifier", hint=self.say("learn.rules.search_hint"), remark=self._count(field.width)),
        )
        below = field.bottom + screen.px(12)
        place = Rect(side.x, below, side.width, side.bottom - screen.px(10) - below)
        self.lines: list[ChapterLine] = chapter_lines(place, screen, self.book.chapters, self.open_section)

    def _count(self, room: int) -> str:
        """How many passages were found, if there is room to say it in the field."""
        told = self.say("learn.rules.passages", n=len(self.found.passages)) if self.found.words else ""
        return told if width(told, "italic", self.screen.text(16)) < room * 0.42 else ""

    def _set_pages(self) -> None:
        """Set every page for the words that are looked for, and open the book where it was."""
        screen, plan = self.screen, self.plan
        composer = Composer(screen, plan.texts[0].width, self.found.words, ROOMY if len(plan.pages) == 1 else 1.0)
        words = Words(self._chapter_label, self.say("learn.rules.example"), self.say("learn.rules.note"))
        room = plan.texts[0].height - OpenBook.head_height(screen)
        self.pages: list[Page] = paginate(
            self.book,
            composer,
            room,
            Apparatus(self._tables, words, partial(self._slip, composer), partial(self._figure, composer)),
            len(plan.pages),
        )
        self.open_book = OpenBook(plan, screen, self.book.title, self.pages, self.turn, self._running_head)
        self.open_book.lit_section = self.asked.id if self.asked else ""
        self._anchor = self._anchor or (self.asked.id if self.asked else None)
        self.open_book.spread = self._spread_of(self._anchor or "")
        self.show_spread()

    @property
    def asked(self) -> Section | None:
        """The section that the book was opened at."""
        return self.book.find(self.rule) if self.rule and self.title_id == self._opened_title else None

    def _chapter_label(self, number: str) -> str:
        return self.say("learn.rules.chapter", n=int(number)) if number else self.book.title

    def _running_head(self, page: Page) -> str:
        number = page.chapter.number
        return f"{number}  {page.chapter.title}" if number else page.chapter.title

    def _slip(self, composer: Composer, section: Section) -> Block | None:
        if self.asked is None or section.id != self.asked.id or self.rule is None:
            return None
        if self.question is not None:
            return slip(composer, self.question, self.say("learn.rules.from_decision"), section.id)
        told = rule_alone(self.app.voice, self.rule)
        return slip(composer, Question(told), self.say("learn.rules.from_table"), section.id)

    def _figure(self, composer: Composer, section: Section, room: int) -> Surface | None:
        """Drawings grow with the type."""
        return figure(self.title_id, section.id, room, composer.px(20) / 18)

    def show_spread(self) -> None:
        """The controls of the pages that lie open: arrows, what to read next."""
        shown = self.open_book.shown()
        opened = next((page for page in shown if self._anchor in page.sections), shown[0])
        for line, told in zip(self.lines, self.book.chapters, strict=True):
            line.current = told is opened.chapter
            line.count = self.found.by_chapter[told.id] if self.found.words else None
        labels = (self.say("learn.rules.previous_page"), self.say("learn.rules.next_page"))
        arrows = page_arrows(self.plan, self.screen, labels, self.turn, self._can_turn)
        self.chips: list[Chip] = see_also_chips(
            shown,
            self.plan,
            self.screen,
            self.book,
            see_also(self.title_id),
            self.say("learn.rules.see_also"),
            self.open_section,
        )
        self.rows: list[RowSpot] = row_spots(self.open_book, self.screen, self.enlarge)
        pages: list[Control] = [self.open_book, *self.rows, *self.chips, *arrows]
        self.set_controls([self.field], [*self._emblems], [*self.lines], pages)
        self.refresh_controls()

    # Drawing

    def paint_sheets(self, target: Surface) -> None:
        self.walnut(target, self._side, 6)

    def legend(self) -> tuple[Key, ...]:
        keys = (
            Key("Ctrl+F", self.say("learn.rules.key_search")),
            Key("", self.say("learn.rules.key_page"), ("left", "right")),
            Key(self.say("menu.key.enter"), self.say("learn.rules.key_next")),
        )
        return (*keys, Key("F1", self.say("learn.rules.key_decision"))) if self.asked is not None else keys

    def remark(self) -> str:
        return self.say("learn.rules.remark")

    def paint_over(self, target: Surface) -> None:
        draw_see_also(target, self.plan, self.screen, self.chips, self.say("learn.rules.see_also"))

    @property
    def animating(self) -> bool:
        return self.open_book.turning

    # What people do

    def turn(self, way: int) -> None:
        self._go(self.open_book.spread + way)

    def _can_turn(self, way: int) -> bool:
        return 0 <= self.open_book.spread + way < self.open_book.spreads

    def open_section(self, name: str) -> None:
        self._anchor = name
        self._go(self._spread_of(name))
        self.show_spread()

    def open_game(self, game: str) -> None:
        if game != self.title_id and has_fit_data(self.app, game):
            self.title_id, self._anchor, self._passage = game, None, None
            self.rebuild()

    def look_for(self, query: str) -> None:
        """Somebody typed: mark, count, and open the book at the first passage if none is in sight."""
        self.query, self._passage = query, None
        self.found = search(self.book, query, self._tables)
        shown = [name for page in self.open_book.shown() for name in page.sections]
        self._anchor = self._anchor if self._anchor in shown else next(iter(shown), None)
        if self.found.passages and not any(passage.section in shown for passage in self.found.passages):
            self._anchor = self.found.passages[0].section
        self.field.remark = self._count(self.field.rect.width)
        self._set_pages()

    def next_passage(self) -> None:
        """Enter: the passage after the last one shown, from the end back to the first."""
        passages = self.found.passages
        if passages:
            index = passages.index(self._passage) + 1 if self._passage in passages else 0
            self._passage = passages[index % len(passages)]
            self.open_book.lit_passage = (self._passage.section, self._passage.index)
            self._anchor = self._passage.section
            self._go(self._spread_of(self._passage.section, self._passage.index))
            self.show_spread()

    def enlarge(self, row: Row) -> None:
        """A card or tile of a table, over the book."""
        picture, text = enlarged(self.title_id, self.screen, self.app.voice, row.subject)
        self.app.push(EnlargedScene(self.app, picture, row.title[:1].upper() + row.title[1:], text, self._consult))

    def _consult(self, number: str) -> None:
        """A rule that is cited under an enlarged card."""
        self.open_section(self.book.find(f"{find_title(self.title_id).prefix}-{number}").id)

    def return_to_decision(self) -> None:
        if self.asked is not None:
            self.open_section(self.asked.id)

    def react(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.ring.focus(self.field)
            self.field.select_all()
        elif event.key == pygame.K_F1:
            self.return_to_decision()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_F3):
            self.next_passage()
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn(-1 if event.key == pygame.K_PAGEUP else 1)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._go(0 if event.key == pygame.K_HOME else self.open_book.spreads - 1)
        else:
            return False
        return True

    def shortcut(self, event: Event) -> bool:
        """Left and right turn pages wherever the keyboard is, but for the field in which they walk along the word."""
        ways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.key not in ways or event.mod & COMMAND or self.field.typing:
            return False
        self.turn(ways[event.key])
        return True

    # Inside

    def _go(self, spread: int) -> None:
        spread = max(0, min(spread, self.open_book.spreads - 1))
        if spread != self.open_book.spread:
            self.app.sound("page")
            self.open_book.turned(spread, not self.app.settings.reduced_motion)
            self.show_spread()
        self.dirty = True

    def _spread_of(self, section: str, passage: int | None = None) -> int:
        """Where a section begins, or where one of its passages stands."""
        for number, page in enumerate(self.pages):
            for placed in page.blocks:
                if placed.block.section == section and passage in (None, placed.block.passage):
                    return number // len(self.plan.pages)
        return 0
