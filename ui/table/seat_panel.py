"""The panel of a seat: symbol, name, kind, points; the game fills in its public goods."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.lettering import put_text, width
from ui.art.palette import INK, INK_REMARK, Livery
from ui.art.panels import seat_panel
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen

Goods = Callable[[Surface, Rect], None]


class SeatPanel(Control):
    """Redrawn from what the scene sets: points, whether the seat acts, and how its goods are painted."""

    def __init__(self, rect: Rect, screen: Screen, name: str, kind: str, livery: Livery) -> None:
        super().__init__(rect, name)
        self.focusable = False
        self.screen = screen
        self.kind = kind
        self.livery = livery
        self.active = False
        self.points = ""
        self.goods: Goods | None = None

    @property
    def band(self) -> int:
        return round(min(self.rect.height * 0.6, self.screen.px(66)))

    def draw(self, target: Surface) -> None:
        rect, screen = self.rect, self.screen
        seat_panel(rect.size, self.livery.colour, self.band, screen.scale, self.active).put(target, rect.topleft)
        sign = seal(self.livery, round(self.band * 0.82))
        target.blit(sign, sign.get_rect(midtop=(rect.x + self.band // 2, rect.y + screen.px(7))))
        inside = Rect(rect.x + self.band + screen.px(10), rect.y + screen.px(5), 0, rect.height - screen.px(10))
        inside.width = rect.right - screen.px(12) - inside.x
        head = Rect(inside.x, inside.y, inside.width, round(inside.height * 0.34))
        box = put_text(target, self.points, "number", screen.text(28), INK, (head.right, head.centery), "midright")
        room = box.left - screen.px(8) - head.x
        kind_width = width(self.kind, "italic", screen.text(16)) + screen.px(8)
        name_room = room - kind_width if room > kind_width + screen.px(70) else room
        drawn = words.line(
            target, self.label, Rect(head.x, head.y, name_room, head.height), "heading", screen.text(20), INK
        )
        if name_room < room:
            rest = Rect(drawn.right + screen.px(8), head.y, head.x + room - drawn.right - screen.px(8), head.height)
            words.line(target, self.kind, rest, "italic", screen.text(16), INK_REMARK)
        if self.goods is not None:
            self.goods(target, Rect(inside.x, head.bottom, inside.width, inside.bottom - head.bottom))
