"""What happened since a person's last turn, when the screen comes back to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.match import LogEntry
from game.core.position import Position
from ui.art.tokens import score_marker
from ui.boards.liveries import seat_liveries
from ui.frame.app import App
from ui.frame.control import Control
from ui.host.host import Host
from ui.scenes.sheet import SheetScene
from ui.text.citing import citation
from ui.text.narrator import Narrator
from ui.widgets.button import Button
from ui.widgets.sheet import Column, Sheet


class NewsScene(SheetScene):
    """Line by line, the newest last; it scrolls if there are many. A rule that a line cites opens the book there;
    Enter, Space or the button goes on."""

    def __init__(
        self, app: App, host: Host[Position], narrator: Narrator, consult: Callable[[str], None]
    ) -> None:
        super().__init__(app, app.say("table.news_title"))
        self._host = host
        self._narrator = narrator
        self._consult = consult

    def layout(self) -> None:
        screen, label = self.screen, self.say("table.news_close")
        wide, high = Button.wanted(screen, label, px=20)
        gap = screen.px(16)
        self.needed = 0
        measured = self._told(Rect(self.inside.x, 0, self.inside.width, 1))
        self.needed = measured.y + gap + high
        inside = self.inside
        column = self._told(Rect(inside.x, inside.y, inside.width, inside.height - high - gap))
        news = column.finish(self.title, 0)
        rect = Rect(0, 0, max(wide, screen.px(220)), high)
        rect.midbottom = inside.midbottom
        button = Button(rect, label, self.app.pop, screen, kind="gold")
        self.controls = [*news, button]
        assert isinstance(news[0], Sheet)
        self._scroll = news[0].scroll
        self._scroll.to(self._scroll.most)
        self.ring.focus(button)

    def _told(self, place: Rect) -> Column:
        """The lines in a column at this place, each with the sign of its seat."""
        column = Column(place, self.screen)
        for entry in self._host.news():
            self._tell(column, entry)
        return column

    def _tell(self, column: Column, entry: LogEntry) -> None:
        icon, top = self.screen.text(26), column.y
        seat = getattr(entry.event, "seat", None)
        if isinstance(seat, int):
            sign = score_marker(seat_liveries(self.app, self._host.match.setup)[seat], icon)

            def put(target: Surface, dy: int) -> None:
                target.blit(sign, (column.x, top + dy))

            column.paint(put)
        text = self._narrator.event(entry.event)
        cited = citation(self._narrator.voice, text)
        links = column.sentence(text, 20, indent=icon + self.screen.px(10), link=cited.words if cited else "")
        if cited is not None and links:
            column.add(Control(links[0].unionall(links[1:]), cited.words, partial(self._consult, cited.number)))
        column.y = max(column.y, top + icon)
        column.gap(8)

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
            self.app.pop()
            return True
        return self._scroll.handle(event)
