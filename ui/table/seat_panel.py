"""The panel of a seat: symbol, name, kind, points; the game fills in its public goods."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ui.art.curves import lerp
from ui.art.lettering import fit_line, put_text, width
from ui.art.palette import INK, INK_REMARK, SeatStyle
from ui.art.panels import seat_panel
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.kit.motion import ease
from ui.kit.panel import band_width, goods_room, head_room

SWAP = 0.5
"""Seconds in which panels change their places."""
Goods = Callable[[Surface, Rect], None]
Whole = Callable[[Surface, Rect, str, bool], bool]


class SeatPanel(Control):
    """Redrawn from what the scene sets: points, whether the seat acts, and how its goods are painted."""

    def __init__(self, rect: Rect, screen: Screen, name: str, kind: str, seat_style: SeatStyle) -> None:
        super().__init__(rect.copy(), name)
        self.focusable = False
        self.screen = screen
        self.kind = kind
        self.seat_style = seat_style
        self.active = False
        self.points = ""
        self.goods: Goods | None = None
        self.whole: Whole | None = None
        """Paints the panel with its kind and whether it acts, or leaves it to this control."""
        self.place = rect.copy()
        """Where it stands, or where it is going."""
        self._left, self._gone = rect.topleft, 0.0

    @property
    def resting(self) -> Rect:
        return self.place

    def stand_at(self, place: Rect, walking: bool) -> None:
        """Another place in the column: it goes there by and by, or at once."""
        if place == self.place:
            return
        self.place = place.copy()
        self._left, self._gone = self.rect.topleft, 0.0 if walking else SWAP
        self.advance(0.0)

    def arrive(self) -> None:
        """Stand where it is going: nobody sees it walk."""
        self.advance(SWAP)

    def advance(self, seconds: float) -> bool:
        if self.rect == self.place:
            return False
        self._gone += seconds
        x, y = lerp(self._left, self.place.topleft, ease(self._gone / SWAP))
        self.rect.topleft = (round(x), round(y))
        return True

    def draw(self, target: Surface) -> None:
        if self.whole is None or not self.whole(target, self.rect, self.kind, self.active):
            self._draw_plain(target)

    def _draw_plain(self, target: Surface) -> None:
        rect, screen = self.rect, self.screen
        band, head = band_width(rect, screen), head_room(rect, screen)
        seat_panel(rect.size, self.seat_style.colour, band, screen.scale, self.active).put(target, rect.topleft)
        sign = seal(self.seat_style, round(band * 0.82))
        target.blit(sign, sign.get_rect(midtop=(rect.x + band // 2, rect.y + screen.px(7))))
        box = put_text(target, self.points, "number", screen.text(28), INK, (head.right, head.centery), "midright")
        room = box.left - screen.px(8) - head.x
        kind_width = width(self.kind, "italic", screen.text(16)) + screen.px(8)
        beside_kind = fit_line(self.label, "heading", screen.text(20), room - kind_width).whole
        name_room = room - kind_width if beside_kind else room
        drawn = words.line(
            target, self.label, Rect(head.x, head.y, name_room, head.height), "heading", screen.text(20), INK
        )
        if name_room < room:
            rest = Rect(drawn.right + screen.px(8), head.y, head.x + room - drawn.right - screen.px(8), head.height)
            words.line(target, self.kind, rest, "italic", screen.text(16), INK_REMARK)
        if self.goods is not None:
            self.goods(target, goods_room(rect, screen))
