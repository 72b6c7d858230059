"""What happened since a person's last turn: what concerns them, the turn of a solo opponent, the rest in short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ui.art.buttons import Caption
from ui.art.tokens import score_marker
from ui.frame.control import Control
from ui.host.news import Line, News
from ui.kit.seat_styles import match_seat_styles
from ui.scenes.sheet import SheetScene
from ui.text.citing import citation
from ui.widgets.button import Button
from ui.widgets.link import Link
from ui.widgets.section import ACCENT
from ui.widgets.sheet import Column, Sheet
from ui.widgets.switch import TickBox

if TYPE_CHECKING:
    from ui.scenes.table import TableScene


class NewsScene(SheetScene):
    """Lies beside the board, which stays in full sight: a press there closes the sheet and is played.

    A rule that a line cites opens the book there; Enter, Space or the button goes on."""

    veiled = False
    share = (0.42, 0.86)

    def __init__(self, table: TableScene, news: News) -> None:
        self._narrator = table.board.narrator
        his = news.automaton
        title = table.say("table.news_title") if his is None else self._narrator.voice.say("table.news_his", seat=his)
        super().__init__(table.app, title)
        self._table = table
        self._news = news
        self._seat_styles = match_seat_styles(table.app, table.host.match.setup)
        self._whole = False
        """Whether every line is shown."""
        self._corner: tuple[int, int] | None = None
        """Where the sheet lies, once it is known how high it is."""

    @property
    def sheet(self) -> Rect:
        sheet = super().sheet
        if self._corner is not None:
            sheet.topleft = self._corner
        return sheet

    def _clear_of_the_board(self, sheet: Rect) -> Rect:
        """At the side, halfway up, at the foot or at the head, where it covers the fewest of the places that are lit
        and then of what can be chosen next."""
        room = self.screen.rect.inflate(-2 * self.screen.px(10), -2 * self.screen.px(10))
        tops, lefts = (sheet.y, room.bottom - sheet.height, room.top), (room.right - sheet.width, room.left)
        places = [Rect(x, y, *sheet.size) for y in tops for x in lefts]
        lit, wanted = self._table.lit_places, self._table.keep_clear()
        return min(places, key=lambda place: (len(place.collidelistall(lit)), len(place.collidelistall(wanted))))

    def layout(self) -> None:
        screen = self.screen
        feet = self._feet()
        gap = screen.px(16)
        foot = sum(row[0].rect.height + screen.px(10) for row in feet)
        self.needed, self._corner = 0, None
        self.needed = self._told(Rect(self.inside.x, 0, self.inside.width, 1)).y + gap + foot
        self._corner = self._clear_of_the_board(super().sheet).topleft
        inside = self.inside
        column = self._told(Rect(inside.x, inside.y, inside.width, inside.height - foot - gap))
        told = column.finish(self.title, 0)
        bottom = inside.bottom
        for row in reversed(feet):
            row[0].rect.bottomright = (inside.right, bottom)
            for control in row[1:]:
                control.rect.midleft = (inside.x, row[0].rect.centery)
            bottom -= row[0].rect.height + screen.px(10)
        self.controls = [*told, *(control for row in feet for control in row)]
        assert isinstance(told[0], Sheet)
        self._scroll = told[0].scroll
        self.ring.focus(feet[-1][0])

    def _feet(self) -> list[list[Control]]:
        """The rows below the lines, each with the control that stands at its right end first."""
        screen, say, news = self.screen, self.say, self._news
        wide, high = Button.wanted(screen, Caption(say("table.news_close"), px=20))
        close = Button(
            Rect(0, 0, max(wide, screen.px(180)), high), say("table.news_close"), self.app.pop, screen, "gold"
        )
        last: list[Control] = [close]
        if news.shortened:
            label = say("table.news_short") if self._whole else say("table.news_all", n=len(news.entries))
            place = Rect((0, 0), Link.wanted(screen, Caption(label, px=18)))
            last.append(Link(place, Caption(label, px=18), self._turn, screen, ACCENT, ACCENT))
        if news.automaton is None:
            return [last]
        label = say("table.news_opens")
        size = TickBox.wanted(screen, label)
        box = TickBox(
            Rect(0, 0, self.inside.width, size[1]),
            label,
            self.app.settings.open_news,
            lambda on: self.app.change(open_news=on),
            screen,
        )
        return [[box], last]

    def _turn(self) -> None:
        self._whole = not self._whole
        self.rebuild()

    def _told(self, place: Rect) -> Column:
        """The lines in a column at this place, each with the sign of its seat."""
        column, news, event = Column(place, self.screen), self._news, self._narrator.event
        if self._whole:
            for entry in news.entries:
                self._tell(column, event(entry.event), _seats_of(entry.event))
            return column
        for line in news.mine:
            self._tell(column, line.told(self._narrator), line.seats, mine=True)
        if news.his and news.mine:
            column.gap(4)
        for entry in news.his:
            self._tell(column, event(entry.event), _seats_of(entry.event), mine=news.marks(entry))
        if news.others and (news.mine or news.his):
            column.gap(4)
            column.section(self.say("table.news_also"))
        for other in news.others:
            self._tell(column, other.told(self._narrator), other.seats if isinstance(other, Line) else ())
        return column

    def _tell(self, column: Column, text: str, seats: Sequence[int], mine: bool = False) -> None:
        icon, top = self.screen.text(26), column.y
        if mine:
            column.paint(lambda target, dy: self._mark(target, Rect(column.x, top + dy, column.width, low - top)))
        if len(seats) == 1:
            sign = score_marker(self._seat_styles[seats[0]], icon)
            column.paint(lambda target, dy: target.blit(sign, (column.x, top + dy)))
        cited = citation(self._narrator.voice, text)
        links = column.sentence(text, 20, indent=icon + self.screen.px(10), link=cited.words if cited else "")
        if cited is not None and links:
            column.add(Control(links[0].unionall(links[1:]), cited.words, partial(self._table.consult, cited.number)))
        column.y = low = max(column.y, top + icon)
        column.gap(8)

    def _mark(self, target: Surface, line: Rect) -> None:
        """What concerns the reader stands on a ground of its own, with a bar at its edge."""
        pad = self.screen.px(4)
        place = line.inflate(2 * pad, 2 * pad)
        ground = Surface(place.size, pygame.SRCALPHA)
        ground.fill((*ACCENT, 46))
        ground.fill((*ACCENT, 255), (0, 0, self.screen.px(4), place.height))
        target.blit(ground, place)

    def handle(self, event: Event) -> None:
        """A press beside the sheet is meant for the table below it."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if not pressed or self.sheet.collidepoint(event.pos) or self.control_at(event.pos) is not None:
            super().handle(event)
        elif self._is_meant(event):
            self.app.pop()
            below = self.app.stack.top
            if below is not None:
                below.take_press(event)

    def react(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return self._scroll.handle(event)
        if event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_n):
            self.app.pop()
            return True
        if self._scroll.handle(event):
            return True
        if not pygame.K_a <= event.key <= pygame.K_z:
            return False
        self.app.pop()
        if self.app.stack.top is not None:
            self.app.stack.top.handle(event)
        return True


def _seats_of(event: object) -> tuple[int, ...]:
    seat = getattr(event, "seat", None)
    return (seat,) if isinstance(seat, int) else ()
