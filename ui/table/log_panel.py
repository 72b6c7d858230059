"""The log: newest line at the bottom; a click on a line shows that moment again, one on a cited rule opens the book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.match import LogEntry
from ui.art.cache import kept
from ui.art.colour import Colour
from ui.art.controls import scroll_bar
from ui.art.icons import put_icon
from ui.art.inline import Manner, Sentence, sentence
from ui.art.lettering import height, leading, put_text, width
from ui.art.palette import CREAM, CREAM_SECOND, GOLD_TITLE, SeatStyle
from ui.art.plates import walnut
from ui.art.tokens import score_marker
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.text.citing import Citation

HIGHLIGHT: Colour = (84, 60, 34)
WHEEL = 2
"""Lines for one notch of the wheel."""


class Told(NamedTuple):
    """A sentence, the seat it is about, and the rule that it cites."""

    text: str
    seat_style: SeatStyle | None
    citation: Citation | None = None


class LogLine:
    """What is told of an entry, put into words when it is first seen: most lines of a long log never are."""

    def __init__(self, entry: LogEntry, tell: Callable[[], Told]) -> None:
        self.entry = entry
        self._tell = tell

    @cached_property
    def told(self) -> Told:
        return self._tell()


class _Laid(NamedTuple):
    """A line set for the width of the panel, and how high it stands there."""

    sentence: Sentence
    height: int


@kept
def _set(text: str, px: int, room: int, link: str) -> Sentence:
    """Kept, as the whole log is laid out anew whenever somebody else comes to the screen."""
    return sentence(text, "body", px, CREAM, room, Manner(link=link))


class LogPanel(Control):
    """Scrolls with the wheel and with Page Up and Down; `pick` gets the entry of the clicked line, `consult` the number
    of the clicked rule. A click on the title enlarges it."""

    def __init__(
        self,
        rect: Rect,
        screen: Screen,
        title: str,
        hint: str,
        pick: Callable[[LogEntry], None],
        consult: Callable[[str], None],
        enlarge: Callable[[], None] | None = None,
    ) -> None:
        """`enlarge`: what a click on the title does; `title_tip` says so."""
        super().__init__(rect, title)
        self._enlarge = enlarge
        self.title_tip: Tip | None = None
        self._on_title = False
        """Whether the mouse is there."""
        self.screen = screen
        self.tip, self.tip_beside = self._title_told, self.head
        self.hint = hint
        self._pick = pick
        self._consult = consult
        self._at = (0, 0)
        """Where the mouse was last."""
        self._lines: list[LogLine] = []
        self._laid: dict[int, _Laid] = {}
        """The lines that were seen, by their place in the log."""
        self._back = 0
        """How many newer lines lie below those that are shown."""
        self._pointed: int | None = None
        self._cursor: int | None = None
        self.under_head = self.beside_title = 0
        """Height kept free below the head, and width at its right end, for what stands there."""
        self._current = range(0)
        """The lines of the moment that the table shows, if it shows the past."""

    def _title_told(self) -> Tip | None:
        return self.title_tip if self._on_title else None

    @property
    def lines(self) -> Sequence[LogLine]:
        """The whole log."""
        return self._lines

    @property
    def _body(self) -> Rect:
        top = self.rect.y + self.screen.px(16) + height("heading", self.screen.text(20)) + self.under_head
        return Rect(
            self.rect.x + self.screen.px(14),
            top,
            self.rect.width - self.screen.px(28),
            self.rect.bottom - self.screen.px(10) - top,
        )

    @property
    def head(self) -> Rect:
        """The line with the title."""
        screen = self.screen
        return Rect(
            self.rect.x + screen.px(16),
            self.rect.y + screen.px(9),
            self.rect.width - screen.px(32),
            height("heading", screen.text(20)),
        )

    @property
    def _icon(self) -> int:
        return self.screen.text(22)

    def set_lines(self, lines: Sequence[LogLine], current: range = range(0)) -> None:
        """The whole log; what is already laid out is kept, and what is new is shown. `current` are the lines of the
        moment that is looked at."""
        self._current = current
        if len(lines) > len(self._lines):
            self.to_newest()
        pairs = enumerate(zip(lines, self._lines, strict=False))
        same = next((n for n, (new, old) in pairs if new is not old), min(len(lines), len(self._lines)))
        self._laid = {index: laid for index, laid in self._laid.items() if index < same}
        self._lines = list(lines)
        self._back = min(self._back, self._most())

    def _lay(self, index: int) -> _Laid:
        if index not in self._laid:
            room = self._body.width - self._icon - self.screen.px(22)
            text, _, cited = self._lines[index].told
            laid = _set(text, self.screen.text(17), room, cited.words if cited else "")
            self._laid[index] = _Laid(laid, max(laid.size[1], self._icon) + self.screen.px(5))
        return self._laid[index]

    def draw(self, target: Surface) -> None:
        screen = self.screen
        walnut(self.rect.size, screen.scale).put(target, self.rect.topleft)
        head = self.head
        drawn = put_text(target, self.label, "heading", screen.text(20), GOLD_TITLE, head.midleft)
        left = drawn.right + screen.px(12)
        if self._enlarge is not None:
            size = screen.text(18)
            ink = GOLD_TITLE if self._on_title else CREAM_SECOND
            put_icon(target, "magnifier", size, ink, (drawn.right + screen.px(5) + size / 2, head.centery))
            left = drawn.right + screen.px(10) + size
        rest = Rect(left, head.y, head.right - self.beside_title - left, head.height)
        if not self.beside_title or width(self.hint, "italic", screen.text(13)) <= rest.width:
            words.line(target, self.hint, rest, "italic", screen.text(15), CREAM_SECOND, "right", 12)
        target.fill((120, 88, 46), (head.x, head.bottom + 2, head.width, 1))
        clip = target.get_clip()
        for index, place, seen in self._shown():
            target.set_clip(seen)
            self._draw_line(target, index, place)
        target.set_clip(clip)
        self._draw_bar(target)

    def _draw_line(self, target: Surface, index: int, place: Rect) -> None:
        line, laid = self._lines[index], self._lay(index).sentence
        newest = index == len(self._lines) - 1
        if newest or index in (self._pointed, self._cursor) or index in self._current:
            pygame.draw.rect(target, HIGHLIGHT, place.inflate(self.screen.px(8), 0), border_radius=5)
        if line.told.seat_style is not None:
            sign = score_marker(line.told.seat_style, self._icon)
            target.blit(sign, (place.x, place.y + self.screen.px(2)))
        laid.put(target, self._words_at(place))

    def _words_at(self, place: Rect) -> tuple[int, int]:
        """Where the words of a line begin, beside the sign of its seat."""
        return place.x + self._icon + self.screen.px(8), place.y + self.screen.px(2)

    def _draw_bar(self, target: Surface) -> None:
        body, most = self._body, self._most()
        if most:
            count = len(self._lines)
            bar = scroll_bar((self.screen.px(8), body.height), (most - self._back) / count, 1 - most / count)
            target.blit(bar, (self.rect.right - self.screen.px(14), body.y))

    def _places(self) -> list[tuple[int, Rect]]:
        """The lines that are visible now, from the newest up; one that is too high for the panel shows its head."""
        body = self._body
        found: list[tuple[int, Rect]] = []
        bottom = body.bottom
        for index in range(len(self._lines) - 1 - self._back, -1, -1):
            high = self._lay(index).height
            if bottom - high < body.top and found:
                break
            bottom = max(bottom - high, body.top)
            found.append((index, Rect(body.x, bottom, body.width - self.screen.px(12), high)))
        return found

    def _shown(self) -> list[tuple[int, Rect, Rect]]:
        """The lines that are visible now and what is seen of each: above the whole ones the end of the line before."""
        body = self._body
        shown = [(index, place, place.inflate(self.screen.px(8), 0).clip(body)) for index, place in self._places()]
        if shown and shown[-1][0]:
            index, upper, _ = shown[-1]
            laid, step = self._lay(index - 1), leading("body", self.screen.text(17))
            place = Rect(upper.x, upper.top - laid.height, upper.width, laid.height)
            first = self._words_at(place)[1]
            rows = [first + step * row for row in range(1, laid.sentence.lines) if first + step * row >= body.top]
            if rows:
                end = Rect(body.x, rows[0], body.width, upper.top - rows[0])
                shown.append((index - 1, place, place.inflate(self.screen.px(8), 0).clip(end)))
        return shown

    def _most(self) -> int:
        """How far back the log goes: there its oldest lines fill the panel."""
        room, shown = self._body.height, 0
        for index in range(len(self._lines)):
            room -= self._lay(index).height
            if room < 0:
                break
            shown += 1
        return len(self._lines) - max(1, shown) if self._lines else 0

    @property
    def cited(self) -> Citation | None:
        """The rule that the line cites at which the mouse or the keyboard is."""
        index = self._pointed if self.hovered else self._cursor if self.focused else None
        return self._lines[index].told.citation if index is not None else None

    def _on_citation(self) -> bool:
        """Whether the mouse is on the words that cite a rule."""
        for index, place, _ in self._shown():
            if index == self._pointed:
                left, top = self._words_at(place)
                return any(box.move(left, top).collidepoint(self._at) for box in self._lay(index).sentence.links)
        return False

    def moved_over(self, point: tuple[int, int]) -> bool:
        self._at = point
        pointed = next((index for index, _, seen in self._shown() if seen.collidepoint(point)), None)
        titled = self._enlarge is not None and self.head.collidepoint(point)
        changed = (pointed, titled) != (self._pointed, self._on_title)
        self._pointed, self._on_title = pointed, titled
        return changed

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._scroll_by(event.y * WHEEL)
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            direction = 1 if event.key == pygame.K_PAGEUP else -1
            return self._scroll_by(direction * max(1, len(self._places()) - 1))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._move_cursor(-1 if event.key == pygame.K_UP else 1)
        return False

    def _move_cursor(self, direction: int) -> bool:
        """Up and Down walk the lines; past the newest one the key goes back to the focus ring."""
        if not self._lines or (self._cursor is None and direction > 0):
            return False
        cursor = len(self._lines) - 1 if self._cursor is None else self._cursor + direction
        self._cursor = cursor if 0 <= cursor < len(self._lines) else None
        if self._cursor is not None:
            self._show(self._cursor)
        return self._cursor is not None

    def _show(self, index: int) -> None:
        """Scroll just as far as a line asks for."""
        self._back = min(self._back, len(self._lines) - 1 - index)
        while index not in [shown for shown, _ in self._places()]:
            self._back += 1

    def activate(self) -> bool:
        index = self._pointed if self.hovered else self._cursor
        if self.hovered and self._on_title and self._enlarge is not None:
            self._enlarge()
            return True
        if index is None:
            return False
        citation = self._lines[index].told.citation
        if citation is not None and self.hovered and self._on_citation():
            self._consult(citation.number)
        else:
            self._pick(self._lines[index].entry)
        return True

    def to_newest(self) -> None:
        """Back to the last line."""
        self._back = 0

    def _scroll_by(self, lines: int) -> bool:
        self._back = max(0, min(self._most(), self._back + lines))
        return True
