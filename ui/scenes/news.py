"""What happened since a person's last turn, when the screen comes back to them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.position import Position
from ui.art.inline import sentence
from ui.art.palette import INK
from ui.art.tokens import score_marker
from ui.frame.app import App
from ui.scenes.sheet import SheetScene
from ui.table.game import TableGame
from ui.text.narrator import Narrator
from ui.widgets.button import Button


class NewsScene(SheetScene):
    """The newest lines that fit; Enter, Space or a click goes on."""

    def __init__(self, app: App, game: TableGame[Position], narrator: Narrator) -> None:
        super().__init__(app, app.say("table.news_title"))
        self._game = game
        self._narrator = narrator

    def layout(self) -> None:
        label = self.say("table.news_close")
        width, height = Button.wanted(self.screen, label, px=20)
        rect = Rect(0, 0, max(width, self.screen.px(220)), height)
        rect.midbottom = self.inside.midbottom
        button = Button(rect, label, self.app.pop, self.screen, kind="gold")
        self.controls = [button]
        self.ring.focus(button)

    def paint_ground(self, target: Surface) -> None:
        super().paint_ground(target)
        inside, px = self.inside, self.screen.text(20)
        room = Rect(inside.x, inside.y, inside.width, self.controls[0].rect.top - inside.y - self.screen.px(10))
        icon, gap = self.screen.text(26), self.screen.px(7)
        bottom = room.bottom
        seats = self._game.match.setup.seats
        for entry in reversed(self._game.news()):
            laid = sentence(self._narrator.event(entry.event), "body", px, INK, room.width - icon - gap)
            high = max(laid.size[1], icon) + gap
            if bottom - high < room.top:
                break
            bottom -= high
            seat = getattr(entry.event, "seat", None)
            if isinstance(seat, int):
                target.blit(score_marker(self.app.livery(seats[seat].colour), icon), (room.x, bottom))
            laid.put(target, (room.x + icon + gap, bottom))

    def react(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER):
            self.app.pop()
            return True
        return False
