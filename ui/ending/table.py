"""The table by source: a row a reason, a column a seat, the totals below; it scrolls if there are many rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from ui.art.colour import Colour
from ui.art.gilding import CAST, PALE, cast_text
from ui.art.icons import put_icon
from ui.art.lettering import Line, fit_block, fit_line, height, put_block, width
from ui.art.light import raised
from ui.art.masks import rounded
from ui.art.ornament import rule
from ui.art.palette import INK, INK_REMARK, SeatStyle
from ui.art.plates import body, papyrus, recess, ribbon
from ui.art.surface import recoloured
from ui.art.tokens import seal
from ui.ending.reveal import Reveal
from ui.ending.sources import Source
from ui.frame import words
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.widgets.scroll import Scroll, ScrollBar
from ui.widgets.section import draw_section

PENALTY: Colour = (164, 40, 26)
NOTHING: Colour = (156, 124, 82)
BEST: Colour = (236, 190, 92)
FLASH: Colour = (255, 236, 150)
SIGN: Colour = (120, 56, 22)
NAME: Colour = (255, 248, 226)


class PointSheet(NamedTuple):
    """What the table tells."""

    heading: str
    total: str
    """The word for the totals."""
    rows: Sequence[Source]
    names: Sequence[str]
    asides: Sequence[tuple[str, Sequence[int]]] = ()
    """Shown if there is room."""


class SourceTable(Control):
    """Give the scene `controls`: the table and its scroll bar. The keyboard comes here only if it scrolls."""

    def __init__(
        self,
        rect: Rect,
        screen: Screen,
        sheet: PointSheet,
        seat_styles: Sequence[SeatStyle],
        reveal: Reveal,
        widest: int = 0,
    ) -> None:
        """`widest`: how wide a column may be in the design, if not as usual."""
        super().__init__(rect, sheet.heading)
        self.screen = screen
        self._total = sheet.total
        self._rows = rows = sheet.rows
        self._names = sheet.names
        self._seat_styles = seat_styles
        self._reveal = reveal
        self._asides = sheet.asides
        self._widest = widest or {2: 150, 3: 116}.get(len(sheet.names), 88)
        self._place()
        self.scroll = Scroll(self._body.height, self._row * len(rows), self._row)
        self.focusable = self.scroll.needed
        bar = ScrollBar.width(screen)
        self.bar = ScrollBar(
            Rect(rect.right - bar - screen.px(8), self._body.y, bar, self._body.height), self.label, self.scroll
        )

    @property
    def controls(self) -> list[Control]:
        return [self, self.bar]

    def _place(self) -> None:
        screen, rect = self.screen, self.rect
        pad = screen.px(26)
        self._px = screen.text(21)
        inner = Rect(rect.x + pad, rect.y + screen.px(14), rect.width - 2 * pad, rect.height - screen.px(32))
        heading = height("heading", screen.text(22)) + screen.px(8)
        self._heading = Rect(inner.x, inner.y, inner.width, heading)
        self._head = Rect(inner.x, self._heading.bottom + screen.px(4), inner.width, screen.px(48) + screen.text(30))
        total = max(screen.px(62), height("title", screen.text(34)) + screen.px(6))
        self._foot = Rect(inner.x - screen.px(8), inner.bottom - total, inner.width + screen.px(16), total)
        top = self._head.bottom + screen.px(10)
        self._body = Rect(inner.x, top, inner.width, self._foot.y - screen.px(8) - top)
        count = len(self._names)
        figure = width("+88", "number", self._px) + screen.px(18)
        self._column = max(figure, min(screen.px(self._widest), round(inner.width * 0.6 / count)))
        label = inner.width - count * self._column - self._sign_room
        lines = [len(fit_block(row.label, "body", self._px, (label, 999)).lines) for row in self._rows]
        least = max(lines, default=1) * height("body", self._px) + screen.px(6)
        rows = max(1, len(self._rows))
        aside = (height("italic", screen.text(18)) + screen.px(12)) * len(self._asides)
        if not aside or least * rows + aside + screen.px(16) > self._body.height:
            self._asides = ()
        else:
            self._aside = Rect(inner.x, self._body.bottom - aside, inner.width, aside)
            self._body.height -= aside + screen.px(16)
        self._row = max(least, min(screen.px(74), self._body.height // rows))

    @property
    def _sign_room(self) -> int:
        return round(self._px * 1.33) + self.screen.px(18)

    def _centre(self, seat: int) -> int:
        count = len(self._names)
        return self._body.right - (count - seat) * self._column + self._column // 2

    def draw_sheet(self, target: Surface) -> None:
        """What does not change: drawn once per layout."""
        papyrus(self.rect.size, self.screen.scale, 9).put(target, self.rect.topleft)
        draw_section(target, self._heading, self.label, self.screen, "scales")
        for seat in range(len(self._names)):
            self._draw_head(target, seat)
        foot, scale = self._foot, self.screen.scale
        target.blit(body(foot.size, (92, 63, 40), "wood", 9 * scale, 2, (24, -34), 0, 6), foot)
        target.blit(recess((foot.width - 12, foot.height - 12), scale, (74, 50, 32), 7), foot.move(6, 6))
        left = Rect(foot.x + self.screen.px(24), foot.y, 0, foot.height)
        left.width = self._centre(0) - self._column // 2 - left.x
        words.line(target, self._total, left.move(0, -1), "heading", self.screen.text(27), (255, 236, 190))

    def _draw_asides(self, target: Surface) -> None:
        """How much of it came with each scoring: told in italics, for it is counted above already."""
        place, px = self._aside, self.screen.text(18)
        rule(target, place.x, place.right, place.y, (150, 104, 44), 150)
        high = place.height // len(self._asides)
        for number, (label, points) in enumerate(self._asides):
            row = Rect(place.x + self.screen.px(6), place.y + number * high, place.width, high)
            room = Rect(row.x, row.y, self._centre(0) - self._column // 2 - row.x, high)
            words.line(target, label, room, "italic", px, INK_REMARK)
            for seat, n in enumerate(points):
                spot = Rect(0, row.y, self._column, high)
                spot.centerx = self._centre(seat)
                words.line(target, f"+{n}" if n > 0 else str(n), spot, "thin", px, INK_REMARK, "center")

    def draw(self, target: Surface) -> None:
        clip = target.get_clip()
        target.set_clip(self._body.clip(clip))
        for number, row in enumerate(self._rows):
            place = Rect(
                self._body.x, self._body.y + number * self._row - self.scroll.offset, self._body.width, self._row
            )
            if place.colliderect(self._body):
                self._draw_row(target, number, row, place)
        target.set_clip(clip)
        if self._asides and not self._reveal.counting:
            self._draw_asides(target)
        self._draw_totals(target)

    def _shield(self, seat: int) -> Rect:
        place = Rect(0, self._head.y, self._column - 2 * self.screen.px(5), self._head.height)
        place.centerx = self._centre(seat)
        return place

    def name(self, seat: int) -> Line:
        """How the name of a seat stands in its head: not whole if it has no room there."""
        screen = self.screen
        return fit_line(self._names[seat], "heading", screen.text(17), self._shield(seat).width - screen.px(8), 11)

    def _draw_head(self, target: Surface, seat: int) -> None:
        """Seal and name in the seat's colour; a name that has no room here stands on the podium."""
        screen, seat_style, place, name = self.screen, self._seat_styles[seat], self._shield(seat), self.name(seat)
        ribbon(place.size, seat_style.colour, screen.scale).put(target, place.topleft)
        size = min(screen.px(46), place.width - screen.px(12))
        if not name.whole:
            raised(seal(seat_style, size), 2).centred(target, place.center)
            return
        below = Rect(place.x, place.bottom - screen.text(30), place.width, screen.text(30))
        raised(seal(seat_style, size), 2).centred(target, (place.centerx, (place.y + below.y) // 2 + screen.px(3)))
        words.line(target, name.text, below.inflate(-4, 0), "heading", name.px, seat_style.ink, "center", 11)

    def _draw_row(self, target: Surface, number: int, row: Source, place: Rect) -> None:
        screen, share = self.screen, self._reveal.row(number)
        if number % 2 == 0:
            _patch(target, place.inflate(screen.px(8), -4), (150, 100, 40), 26)
        if 0 < share < 1:
            _patch(target, place.inflate(screen.px(8), -4), FLASH, round(190 * (1 - share)))
        sign = round(self._px * 1.33)
        put_icon(target, row.sign, sign, SIGN, (place.x + sign // 2 + screen.px(4), place.centery))
        left = place.x + self._sign_room
        room = Rect(left, place.y, self._centre(0) - self._column // 2 - left, place.height)
        label = fit_block(row.label, "body", self._px, room.size)
        words.report(row.label, room, label.whole)
        high = len(label.lines) * height("body", label.px)
        put_block(target, label, "body", INK, Rect(room.x, place.centery - high // 2 - 1, room.width, high))
        if share > 0:
            for seat in range(len(self._names)):
                self._draw_points(target, row, seat, place.centery, share)

    def _draw_points(self, target: Surface, row: Source, seat: int, y: int, share: float) -> None:
        screen, points = self.screen, row.points[seat]
        place = Rect(0, 0, self._column - screen.px(12), min(self._row - 6, screen.text(36)))
        place.center = (self._centre(seat), y)
        if row.is_best(seat):
            wide = min(place.width, screen.text(68))
            _patch(target, Rect(place.centerx - wide // 2, place.y, wide, place.height), BEST, round(170 * share))
        text = f"+{points}" if points > 0 and not row.standing else f"−{-points}" if points < 0 else str(points)
        colour = PENALTY if points < 0 else INK if points else NOTHING
        words.line(target, text, place.move(0, -1), "number", self._px, colour, "center")

    def _draw_totals(self, target: Surface) -> None:
        screen, foot = self.screen, self._foot
        totals = [self._counted(seat) for seat in range(len(self._names))]
        best = max(totals)
        for seat, total in enumerate(totals):
            wins = total == best and not self._reveal.counting
            fitted = fit_line(str(total), "title", screen.text(36 if wins else 31), self._column - 4, 12)
            stamp = cast_text(fitted.text, fitted.px, stops=CAST if wins else PALE, contour=1, halo=wins)
            stamp.centred(target, (self._centre(seat), foot.centery))

    def _counted(self, seat: int) -> int:
        """The total as far as its sources have come in."""
        return sum(round(row.points[seat] * self._reveal.row(number)) for number, row in enumerate(self._rows))

    def handle(self, event: Event) -> bool:
        return self.scroll.handle(event)

    def show_row(self, number: int) -> None:
        """Bring a row into sight, as when its points come in."""
        self.scroll.show(number * self._row, (number + 1) * self._row)


def _patch(target: Surface, place: Rect, colour: Colour, alpha: int) -> None:
    """A soft field behind something."""
    if alpha > 0 and place.width > 2 and place.height > 2:
        target.blit(recoloured(rounded(place.size, min(8, place.height / 3)), colour, alpha), place)
