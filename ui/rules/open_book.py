"""The open book: two pages of papyrus in a red cover, or one where the window or the reader needs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.records import record
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.icons import put_icon
from ui.art.lettering import height, put_text
from ui.art.light import ramp
from ui.art.ornament import lotus_pair, outline, rule
from ui.art.palette import INK_REMARK, INK_SECTION
from ui.art.plates import HIGH, body, with_shadow
from ui.art.surface import Size, Stamp, blank
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.rules.blocks import Block
from ui.rules.pages import Page, Placed

COVER: Colour = (92, 44, 30)
LEAF: Colour = (242, 220, 174)
TURN = 0.26
"""Seconds for the shade that crosses a page when it is turned."""


@record
class BookPlan:
    """Where cover, pages, text and feet are."""

    cover: Rect
    pages: tuple[Rect, ...]
    texts: tuple[Rect, ...]
    feet: tuple[Rect, ...]
    """Below each text: what to read next, and the page number."""


def plan_book(place: Rect, screen: Screen, two: bool) -> BookPlan:
    inset = screen.px(10)
    inside = place.inflate(-2 * inset, -2 * inset)
    count = 2 if two else 1
    wide = inside.width // count
    pages = tuple(Rect(inside.x + k * wide, inside.y, wide, inside.height) for k in range(count))
    foot = height("bold", screen.text(16)) + screen.px(58)
    texts, feet = [], []
    for number, page in enumerate(pages):
        outer, inner = screen.px(44), screen.px(52 if two else 44)
        left = outer if number == 0 else inner
        text = Rect(page.x + left, page.y + screen.px(30), page.width - outer - inner, 0)
        text.height = page.bottom - foot - screen.px(12) - text.y
        texts.append(text)
        feet.append(Rect(text.x, page.bottom - foot, text.width, foot - screen.px(10)))
    return BookPlan(place, pages, tuple(texts), tuple(feet))


@kept
def empty_book(size: Size, pages: tuple[tuple[int, int, int, int], ...], scale: float) -> Stamp:
    """Cover and leaves without a word on them; the pages are counted from the cover's corner."""
    picture = body(size, COVER, "stone", 12 * scale, 3, (24, -26), 0, 5).copy()
    gutter = round(90 * scale)
    for number, page in enumerate(pages):
        leaf = body(page[2:], LEAF, "papyrus", 6 * scale, 1, (12, -10), 60, 14 + number)
        picture.blit(leaf, page[:2])
        if len(pages) == 2:
            across = ramp((page[3], gutter), (0.0, (60, 26, 4, 0)), (1.0, (60, 26, 4, 130)))
            if number == 0:
                shade, x = pygame.transform.rotate(across, 90), page[0] + page[2] - gutter
            else:
                shade, x = pygame.transform.rotate(across, -90), page[0]
            picture.blit(shade, (x, page[1]))
    return with_shadow(picture, 12 * scale, (HIGH[0], 12, 16, 220), scale)


class OpenBook(Control):
    """Shows one spread of pages; the wheel turns them."""

    def __init__(
        self,
        plan: BookPlan,
        screen: Screen,
        label: str,
        pages: Sequence[Page],
        turn: Callable[[int], None],
        running_head: Callable[[Page], str],
    ) -> None:
        super().__init__(plan.cover, label)
        self.focusable = False
        self.plan = plan
        self.pages = pages
        self.spread = 0
        self.lit_section = ""
        """The section on the gold field: the rule that the book was opened at."""
        self.lit_passage: tuple[str, int] | None = None
        """The passage that a search stands at."""
        self._screen = screen
        self._turn = turn
        self._running_head = running_head
        self._gone = TURN
        self._way = 1
        self._picture: tuple[object, Surface] | None = None

    @property
    def spreads(self) -> int:
        return -(-len(self.pages) // len(self.plan.pages))

    def shown(self) -> list[Page]:
        start = self.spread * len(self.plan.pages)
        return list(self.pages[start : start + len(self.plan.pages)])

    def turned(self, spread: int, animated: bool) -> None:
        """Open at a spread; a shade crosses the page if something may move."""
        if spread != self.spread and animated:
            self._gone, self._way = 0.0, 1 if spread > self.spread else -1
        self.spread = spread

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and event.y:
            self._turn(-1 if event.y > 0 else 1)
            return True
        return False

    def activate(self) -> bool:
        return False

    def advance(self, seconds: float) -> bool:
        if self._gone >= TURN:
            return False
        self._gone += seconds
        return True

    @property
    def turning(self) -> bool:
        return self._gone < TURN

    def draw(self, target: Surface) -> None:
        plan, cover = self.plan, self.plan.cover
        relative = tuple((p.x - cover.x, p.y - cover.y, p.width, p.height) for p in plan.pages)
        empty_book(cover.size, relative, self._screen.scale).put(target, cover.topleft)
        state = (self.spread, self.lit_section, self.lit_passage)
        if self._picture is None or self._picture[0] != state:
            layer = blank(target.get_size())
            for number, page in enumerate(self.shown()):
                self._draw_page(layer, page, number)
            self._picture = (state, layer.subsurface(cover.clip(layer.get_rect())).copy())
        target.blit(self._picture[1], cover.topleft)
        if self.turning:
            self._draw_shade(target)

    def _draw_page(self, target: Surface, page: Page, number: int) -> None:
        screen, text, foot = self._screen, self.plan.texts[number], self.plan.feet[number]
        top = text.y
        if not page.blocks:
            self._draw_ornament(target, page, text)
            return
        if not page.opens_chapter:
            top += self.head_height(screen)
            line = Rect(text.x, text.y, text.width, height("italic", screen.text(17)))
            words.line(target, self._running_head(page), line, "italic", screen.text(17), INK_SECTION)
            rule(target, text.x, text.right, line.bottom + screen.px(3), (150, 104, 44), 130)
        self._draw_light(target, page, text, top)
        for block, place in self.places(page, number):
            block.draw(target, place)
        count = self.spread * len(self.plan.pages) + number + 1
        right = number == 1 or len(self.plan.pages) == 1
        at = (text.right if right else text.x, foot.bottom - screen.px(16))
        put_text(target, str(count), "number", screen.text(16), INK_REMARK, at, "midright" if right else "midleft")

    def places(self, page: Page, number: int) -> list[tuple[Block, Rect]]:
        """Where the blocks of a page are if it is the so-manyth that lies open."""
        text = self.plan.texts[number]
        top = text.y if page.opens_chapter else text.y + self.head_height(self._screen)
        return [(one.block, Rect(text.x, top + one.top, text.width, one.block.height)) for one in page.blocks]

    def _draw_ornament(self, target: Surface, page: Page, text: Rect) -> None:
        """An empty page is not bare: the sign of its chapter, pale, between two lotus flowers."""
        size = round(min(text.size) * 0.36)
        put_icon(target, page.chapter.sections[0].icon, size, (214, 178, 120), text.center, alpha=120)
        lotus_pair(target, text.center, size * 0.55, round(size * 0.2), (206, 166, 104))

    @staticmethod
    def head_height(screen: Screen) -> int:
        """What the running head takes from every page that does not open a chapter."""
        return height("italic", screen.text(17)) + screen.px(16)

    def _draw_light(self, target: Surface, page: Page, text: Rect, top: int) -> None:
        """A gold field behind the section in question, a brighter one behind the passage found."""
        lit = [p for p in page.blocks if self.lit_section and p.block.section == self.lit_section]
        if lit:
            _gold(target, self._around(lit, text, top), (255, 206, 96, 110), self._screen.scale)
        found = [p for p in page.blocks if (p.block.section, p.block.passage) == self.lit_passage]
        if found:
            _gold(target, self._around(found, text, top), (255, 236, 170, 190), self._screen.scale)

    def _around(self, placed: list[Placed], text: Rect, top: int) -> Rect:
        first, last = placed[0].top, placed[-1].top + placed[-1].block.height
        return Rect(text.x, top + first, text.width, last - first).inflate(self._screen.px(24), self._screen.px(14))

    def _draw_shade(self, target: Surface) -> None:
        done = self._gone / TURN
        whole = self.plan.pages[0].unionall(list(self.plan.pages[1:]))
        wide = whole.width // 3
        across = ramp((whole.height, wide), (0.0, (50, 22, 4, 0)), (0.5, (50, 22, 4, 120)), (1.0, (50, 22, 4, 0)))
        shade = pygame.transform.rotate(across, 90)
        way = 1 - done if self._way > 0 else done
        before = target.get_clip()
        target.set_clip(whole)
        target.blit(shade, (whole.x - wide + round((whole.width + wide) * way), whole.y))
        target.set_clip(before)


def _gold(target: Surface, rect: Rect, colour: tuple[int, int, int, int], scale: float) -> None:
    field = blank(rect.size, colour[:3])
    pygame.draw.rect(field, colour, field.get_rect(), border_radius=round(9 * scale))
    target.blit(field, rect)
    outline(target, rect, (190, 120, 30), max(1.2, 1.6 * scale), 9 * scale, 220)
