"""What everybody has just watched, line by line: points in columns, what happened beside them. It waits for a key."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.accounts import Account
from game.core.events import Scored
from game.core.position import Position
from ui.art.buttons import Caption
from ui.art.tokens import score_marker
from ui.ending.by_title import ending_of
from ui.ending.reveal import Reveal
from ui.ending.sources import Source
from ui.ending.table import PointSheet, SourceTable
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.focus import ENTER
from ui.host.host import Host
from ui.kit.seat_styles import match_seat_styles
from ui.scenes.sheet import SheetScene
from ui.text.citing import citation
from ui.text.narrator import Narrator, record_key
from ui.widgets.button import Button
from ui.widgets.sheet import Column, Sheet

BEFORE = "before"
_WIDEST = {2: 220, 3: 180}
"""How wide a column may be in the design, by the number of seats; 144 with more of them."""


class AccountScene(SheetScene):
    """Points come in row by row; a press shows the rest of them, the next one goes on."""

    def __init__(
        self,
        app: App,
        host: Host[Position],
        narrator: Narrator,
        account: Account,
        consult: Callable[[str], None],
        go_on: Callable[[], None],
    ) -> None:
        """`go_on` is called once the scene is closed."""
        setup = host.match.setup
        super().__init__(app, app.say(record_key(setup.title, "account", type(account.closing))))
        self._setup = setup
        self._narrator = narrator
        self._account = account
        self._consult = consult
        self._then = go_on
        self._rows = self._sources()
        self._reveal = Reveal(len(self._rows), app.settings.reduced_motion or not self._rows)
        if self._rows:
            self.share = (0.9, 0.86)

    def _sources(self) -> list[Source]:
        """A row for what every seat had, then one a reason; none where nobody scored."""
        scored, ending = self._account.scored, ending_of(self._setup.title)
        if not scored:
            return []
        say = self._narrator
        return [
            Source(BEFORE, self.app.say("table.account_before"), "hourglass", self._account.before, standing=True),
            *(Source(why, say.label("reason", why), ending.sign(why), tuple(row)) for why, row in scored.items()),
        ]

    # Layout

    def layout(self) -> None:
        screen, label, key = self.screen, self.say("table.account_close"), self.say("table.curtain_key")
        wide, high = Button.wanted(screen, Caption(label, px=20, key=key))
        gap = screen.px(16)
        if not self._rows:
            self.needed = 0
            self.needed = self._told(Rect(self.inside.x, 0, self.inside.width, 1)).y + gap + high
        inside = self.inside
        room = Rect(inside.x, inside.y, inside.width, inside.height - high - gap)
        found: list[Control] = []
        self._table = None
        if self._rows:
            table = Rect(room.x, room.y, round(room.width * 0.6), room.height)
            room = Rect(table.right + screen.px(34), room.y, room.right - table.right - screen.px(34), room.height)
            seat_styles = match_seat_styles(self.app, self._setup)
            names = self._setup.names
            told = PointSheet(self.say("end.sources"), self.say("end.total"), self._rows, names)
            self._table = SourceTable(table, screen, told, seat_styles, self._reveal, _WIDEST.get(len(names), 144))
            found += self._table.controls
        lines = self._told(room).finish(self.title, 0)
        for paper in (*found[:1], lines[0]):
            paper.press = self.press
        assert isinstance(lines[0], Sheet)
        self._scroll = lines[0].scroll
        rect = Rect(0, 0, max(wide, screen.px(240)), high)
        rect.midbottom = inside.midbottom
        button = Button(rect, Caption(label, px=20, key=key), self.press, screen, "gold")
        button.primary = True
        self.controls = [*found, *lines, button]
        self.ring.focus(button)

    def _told(self, place: Rect) -> Column:
        """What happened, each line with the sign of its seat; points stand in the table."""
        column = Column(place, self.screen)
        icon, seat_styles = self.screen.text(24), match_seat_styles(self.app, self._setup)
        for entry in self._account.entries:
            event = entry.event
            if event.silent or isinstance(event, Scored):
                continue
            top, seat = column.y, getattr(event, "seat", None)
            if isinstance(seat, int):
                sign = score_marker(seat_styles[seat], icon)

                def put(target: Surface, dy: int, sign: Surface = sign, top: int = top) -> None:
                    target.blit(sign, (column.x, top + dy))

                column.paint(put)
            text = self._narrator.event(event)
            cited = citation(self._narrator.voice, text)
            links = column.sentence(text, 19, indent=icon + self.screen.px(10), link=cited.words if cited else "")
            if cited is not None and links:
                column.add(Control(links[0].unionall(links[1:]), cited.words, self._opener(cited.number)))
            column.y = max(column.y, top + icon)
            column.gap(7)
        return column

    def _opener(self, number: str) -> Callable[[], None]:
        return lambda: self._consult(number)

    # Drawing

    def paint_ground(self, target: Surface) -> None:
        super().paint_ground(target)
        if self._table is not None:
            self._table.draw_sheet(target)

    @property
    def animating(self) -> bool:
        return self._reveal.counting

    def update(self, seconds: float) -> None:
        if not self._reveal.counting:
            return
        before = self._reveal.current
        self._reveal.advance(seconds)
        self.dirty = True
        if self._table is not None and self._reveal.current != before:
            self.app.sound("coin")
            self._table.show_row(self._reveal.current)

    # What people do

    def press(self) -> None:
        """Show every row, or go on if all are there."""
        if self._reveal.counting:
            self._reveal.skip()
            self.dirty = True
            return
        self.app.pop()
        self._then()

    def react(self, event: Event) -> bool:
        strokes = (*ENTER, pygame.K_SPACE)
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked or (event.type == pygame.KEYDOWN and event.key in strokes):
            self.press()
            return True
        return self._scroll.handle(event)

    def cancel(self) -> None:
        self._reveal.skip()
        self.press()
