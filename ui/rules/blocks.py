"""The pieces that pages are made of: heads, paragraphs, lists, examples, notes, rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.core.records import record
from ui.art.cards import medallion
from ui.art.colour import Colour, mix
from ui.art.icons import put_icon
from ui.art.inline import Sentence
from ui.art.lettering import Rimmed, fit_line, height, put_text, width
from ui.art.light import raised
from ui.art.ornament import painted_band, rule
from ui.art.palette import CREAM, INK, INK_REMARK, INK_SECOND, INK_SECTION
from ui.art.plates import body
from ui.art.tokens import token
from ui.frame import words as place_words
from ui.frame.screen import Screen
from ui.rules.book import Chapter, Section
from ui.rules.marks import set_text
from ui.rules.table import Row

Draw = Callable[[Surface, Rect], None]
EXAMPLE: Colour = (250, 232, 190)
NOTE: Colour = (222, 212, 164)
MALACHITE_INK: Colour = (40, 100, 60)


@record
class Block:
    """Something of a known height that is not torn apart; `keep` holds it together with what follows."""

    height: int
    draw: Draw
    section: str = ""
    passage: int = -1
    keep: bool = False
    gap: int = 0
    """Room above, if it is not the first of its page."""
    row: Row | None = None
    """The line of a table that it shows."""


class Composer:
    """Sets the parts of a book for one width, one reader and the words that are looked for."""

    def __init__(self, screen: Screen, page_width: int, words: Sequence[str], roomy: float = 1.0) -> None:
        self.screen = screen
        self.width = page_width
        self.words = words
        self._roomy = roomy
        self._icon = round(screen.text(42) * roomy * 0.96)
        self.indent = self._icon + screen.px(16)

    def px(self, size: float) -> int:
        return max(13, round(self.screen.text(size) * self._roomy))

    def chapter_head(self, chapter: Chapter, label: str) -> Block:
        """« Chapitre 6 », its title in capitals, the painted band."""
        small, large, band = self.px(19), self.px(36), max(6, self.screen.px(9))
        icon, first = self.px(56), height("italic", small)
        title = fit_line(chapter.title, "title", large, self.width - icon - self.screen.px(16), 16)
        second = height("title", title.px)

        def draw(target: Surface, place: Rect) -> None:
            place_words.report(chapter.title, place, title.whole)
            put_text(target, label, "italic", small, INK_SECTION, place.topleft, "topleft")
            put_text(
                target,
                title.text,
                "title",
                title.px,
                Rimmed(INK, (255, 246, 220)),
                (place.x, place.y + first),
                "topleft",
            )
            sign = chapter.sections[0].icon
            put_icon(target, sign, icon, (206, 130, 30), (place.right - icon // 2, place.y + (first + second) // 2))
            target.blit(painted_band((place.width, band)), (place.x, place.y + first + second + self.screen.px(6)))

        return Block(first + second + self.screen.px(6) + band, draw, keep=True)

    def section_head(self, section: Section) -> Block:
        """Medallion, rule numbers, title."""
        number = section.number
        number_px, title_px = self.px(16), self.px(22)
        lead = width(number, "number", number_px) + self.screen.px(12) if number else 0
        title = set_text(section.title, "bold", title_px, INK, self.width - self.indent - lead, self.words)
        high = max(self._icon, title.size[1])

        def draw(target: Surface, place: Rect) -> None:
            sign = raised(medallion(self._icon, section.icon, (120, 66, 20)), 2 * self.screen.scale)
            sign.put(target, (place.x, place.y + (high - self._icon) // 2))
            middle = place.y + high // 2
            x = place.x + self.indent
            if number:
                put_text(target, number, "number", number_px, INK_SECTION, (x, middle))
            title.put(target, (x + lead, middle - title.size[1] // 2))

        return Block(high, draw, section.id, 0, True, self.screen.px(20))

    def paragraph(self, section: str, passage: int, text: str, bullet: bool = False) -> Block:
        px = self.px(20)
        indent = self.indent + (round(px * 1.1) if bullet else 0)
        laid = set_text(text, "body", px, INK, self.width - indent, self.words)

        def draw(target: Surface, place: Rect) -> None:
            if bullet:
                _lozenge(target, (place.x + self.indent + px * 0.4, place.y + height("body", px) * 0.54), px * 0.24)
            laid.put(target, (place.x + indent, place.y))
            place_words.report(text, place, laid.whole)

        return Block(laid.size[1], draw, section, passage, gap=self.screen.px(4 if bullet else 7))

    def example(self, section: str, passage: int, text: str, label: str) -> Block:
        return self._boxed(section, passage, text, label, "hint", EXAMPLE, (168, 106, 30))

    def note(self, section: str, passage: int, text: str, label: str) -> Block:
        return self._boxed(section, passage, text, label, "exclaim", NOTE, MALACHITE_INK)

    def _boxed(
        self, section: str, passage: int, text: str, label: str, sign: str, ground: Colour, accent: Colour
    ) -> Block:
        """A field of its own with a bar at the left."""
        pad, px, head = self.screen.px(12), self.px(19), self.px(17)
        inner = self.width - self.indent - 2 * pad - self.screen.px(8)
        laid = set_text(text, "body", px, INK_SECOND, inner, self.words)
        line = height("bold", head)
        high = line + laid.size[1] + 2 * pad - self.screen.px(4)

        def draw(target: Surface, place: Rect) -> None:
            box = Rect(place.x + self.indent, place.y, place.width - self.indent, high)
            target.blit(body(box.size, ground, "papyrus", 7 * self.screen.scale, 1, (10, -8), 0, 9), box.topleft)
            pygame.draw.rect(target, accent, (box.x, box.y + 3, max(3, self.screen.px(5)), box.height - 6))
            x = box.x + pad + self.screen.px(8)
            put_icon(target, sign, round(head * 1.1), accent, (x + head * 0.5, box.y + pad + line // 2 - 2))
            put_text(target, label, "bold", head, accent, (x + head * 1.4, box.y + pad - 2), "topleft")
            laid.put(target, (x, box.y + pad + line - self.screen.px(2)))
            place_words.report(text, place, laid.whole)

        return Block(high, draw, section, passage, gap=self.screen.px(12))

    def row(self, section: str, passage: int, row: Row) -> Block:
        """One line of a table: token, name, remark at the right, text below."""
        size, name_px, aside_px, px = self.px(40), self.px(20), self.px(16), self.px(18)
        left = size + self.screen.px(12)
        name = set_text(row.title[:1].upper() + row.title[1:], "bold", name_px, INK, self.width - left, self.words)
        room = self.width - left - name.size[0] - self.screen.px(14)
        aside = fit_line(row.aside, "italic", aside_px, room, 12)
        below = bool(row.aside) and not aside.whole
        remark: Sentence | None = None
        if below:
            remark = set_text(row.aside, "italic", aside_px, INK_REMARK, self.width - left, self.words)
        laid = set_text(row.text, "body", px, INK_SECOND, self.width - left, self.words)
        extra = remark.size[1] if remark else 0
        high = max(size, name.size[1] + extra + laid.size[1])

        def draw(target: Surface, place: Rect) -> None:
            disc = raised(token(size, row.colour, row.icon), 2 * self.screen.scale)
            disc.put(target, (place.x, place.y + (min(high, name.size[1] + extra + laid.size[1]) - size) // 2))
            x, y = place.x + left, place.y
            name.put(target, (x, y))
            if remark is not None:
                remark.put(target, (x, y + name.size[1]))
            elif row.aside:
                at = (place.right, y + name.size[1] // 2)
                put_text(target, aside.text, "italic", aside.px, INK_REMARK, at, "midright")
            laid.put(target, (x, y + name.size[1] + extra))
            place_words.report(row.text, place, laid.whole and name.whole)
            rule(target, x, place.right, place.bottom + self.screen.px(5), (150, 104, 44), 70)

        return Block(high, draw, section, passage, gap=self.screen.px(11), row=row)

    def picture(self, section: str, picture: Surface) -> Block:
        """A drawing, in the middle of the text's column."""

        def draw(target: Surface, place: Rect) -> None:
            x = place.x + self.indent + (place.width - self.indent - picture.get_width()) // 2
            target.blit(picture, (x, place.y))

        return Block(picture.get_height(), draw, section, gap=self.screen.px(14))


def _lozenge(target: Surface, centre: tuple[float, float], radius: float) -> None:
    x, y = centre
    points = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    pygame.draw.polygon(target, mix(INK_SECTION, CREAM, 0.1), points)
    pygame.draw.aalines(target, INK_SECTION, True, points)
