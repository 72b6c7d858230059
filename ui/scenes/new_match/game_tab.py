"""The tab of a game at the left of the new match: emblem and name; the chosen one is papyrus with a point."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.canvas import Canvas
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import CREAM, GOLD, INK
from ui.art.plates import body, walnut
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.emblems import put_emblem
from ui.widgets.metrics import line_height

CHOSEN = (240, 216, 166)


class GameTab(Control):
    """Its label is the name of the game."""

    def __init__(
        self, rect: Rect, game: str, name: str, chosen: bool, choose: Callable[[], None], screen: Screen
    ) -> None:
        super().__init__(rect, name, choose)
        self.game = game
        self.chosen = chosen
        self._screen = screen

    def draw(self, target: Surface) -> None:
        screen, rect, scale = self._screen, self.rect, self._screen.scale
        if self.chosen:
            box_aura(rect.size, 12 * scale, 9 * scale, (255, 200, 90), 220).put(target, rect.topleft)
            target.blit(body(rect.size, CHOSEN, "papyrus", 12 * scale, 2, (20, -18), 40, 5), rect)
            outline(target, rect.inflate(-8, -8), (190, 130, 40), 2 * scale, 9 * scale, 230)
            point = _point(screen.px(28))
            target.blit(point, point.get_rect(midleft=(rect.right - 1, rect.centery)))
        else:
            lit = self.hovered or self.focused
            base, rim = ((84, 58, 40), GOLD) if lit else ((58, 39, 27), (170, 126, 62))
            walnut(rect.size, scale, 5, base, rim).put(target, rect.topleft)
        line = line_height(screen, 18, "heading")
        diameter = min(rect.width - screen.px(16), rect.height - line - screen.px(20))
        top = rect.y + (rect.height - diameter - line - screen.px(6)) // 2
        centre = (rect.centerx, top + diameter // 2)
        put_emblem(target, self.game, diameter, centre)
        ink = INK if self.chosen else CREAM
        foot = Rect(rect.x + screen.px(8), top + diameter + screen.px(6), rect.width - 2 * screen.px(8), line)
        words.line(target, self.label, foot, "heading", screen.text(18), ink, "center", 11)


def _point(height: int) -> Surface:
    c = Canvas((height // 2 + 1, height), rim=CHOSEN)
    c.poly(CHOSEN, (0, 0), (height / 2, height / 2), (0, height))
    return c.finish()
