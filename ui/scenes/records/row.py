"""One finished game in the list: emblem, date, and everybody in the order in which they came in. It is only read."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from saves import Record, SeatRecord
from ui.art.icons import put_icon
from ui.art.lettering import Role, fit_line, put_text, width
from ui.art.palette import INK, INK_REMARK, INK_SECOND, INK_SECTION
from ui.art.tokens import number_disc
from ui.ending.by_title import ending_of
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.scenes.dates import told_date
from ui.scenes.kind_signs import kind_sign
from ui.titles import ORDER
from ui.widgets.emblems import put_emblem
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column, Piece

MEDALS = ((206, 150, 40), (150, 150, 156), (168, 104, 56), (112, 88, 64), (112, 88, 64))


def row_height(screen: Screen) -> int:
    return line_height(screen, 22, "heading") + max(screen.px(34), line_height(screen, 18, "bold")) + screen.px(24)


class ResultPainter:
    """Draws the rows of the list of results."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._screen = app.screen

    def draw(self, target: Surface, place: Rect, record: Record) -> None:
        app, screen = self._app, self._screen
        margin = screen.px(12)
        diameter = place.height - 2 * margin
        if record.title in ORDER:
            put_emblem(target, record.title, diameter, (place.x + margin + diameter / 2, place.centery))
        left, right = place.x + diameter + 3 * margin, place.right - screen.px(18)
        top, high = place.y + screen.px(9), line_height(screen, 22, "heading")
        date = told_date(app.voice, record.date)
        wide = min(width(date, "bold", screen.text(18)) + 2, (right - left) // 2)
        words.line(target, date, Rect(right - wide, top, wide, high), "bold", screen.text(18), INK, "right")
        name = app.voice.noun("game", record.title) if record.title in ORDER else record.title
        rest = Rect(left, top, right - wide - screen.px(12) - left, high)
        box = words.line(target, name, rest, "heading", screen.text(22), INK)
        beside = Rect(box.right + screen.px(14), top, rest.right - box.right - screen.px(14), high)
        for told in self._told(record):
            if width(told, "italic", screen.text(17)) <= beside.width:
                words.line(target, told, beside, "italic", screen.text(17), INK_REMARK)
                break
        below = Rect(left, top + high, right - left, place.bottom - screen.px(8) - top - high)
        self._seats(target, below, record)

    def _told(self, record: Record) -> tuple[str, ...]:
        """How long the game was and by which variants, and the same in fewer words."""
        app, rounds = self._app, self._app.say(ending_of(record.title).round_key("length"), n=record.rounds)
        keys = [f"{record.title}.variant.{variant}" for variant in record.variants]
        variants = [app.say(key) for key in keys if key in app.voice.catalogue]
        return ", ".join([rounds, *variants]), rounds

    def _seats(self, target: Surface, place: Rect, record: Record) -> None:
        """Each has the same share of the row; long names are made smaller, then shortened."""
        screen = self._screen
        seats = sorted(record.seats, key=lambda seat: seat.rank)
        share = place.width // max(1, len(seats))
        for index, seat in enumerate(seats):
            box = Rect(place.x + index * share, place.y, share - screen.px(6), place.height)
            self._seat(target, box, seat)

    def _seat(self, target: Surface, place: Rect, seat: SeatRecord) -> None:
        screen = self._screen
        size = min(screen.px(30), place.height)
        disc = number_disc(size, str(seat.rank), MEDALS[min(seat.rank, len(MEDALS)) - 1])
        target.blit(disc, (place.x, place.centery - size // 2))
        px = screen.text(17)
        points = str(seat.points)
        wide = width(points, "number", px)
        left = place.x + size + screen.px(6)
        if seat.kind != "human":
            put_icon(target, kind_sign(seat.kind), round(px * 0.9), INK_REMARK, (left + px * 0.45, place.centery))
            left += round(px * 1.15)
        role: Role = "bold" if seat.rank == 1 else "body"
        name = fit_line(seat.name, role, px, place.right - left - wide - screen.px(6), 11)
        box = put_text(target, name.text, role, name.px, INK if seat.rank == 1 else INK_SECOND, (left, place.centery))
        put_text(target, points, "number", px, INK_SECTION, (box.right + screen.px(6), place.centery - 1))


def results_sheet(app: App, records: Sequence[Record], view: Rect) -> list[Control]:
    """All of them in a column with a line between two; it scrolls."""
    painter, column = ResultPainter(app), Column(view, app.screen)
    for record in records:
        column.paint(_piece(painter, record, column.place(row_height(app.screen)), view))
        column.line(alpha=90)
    return column.finish(app.say("menu.records.results"), 0)


def _piece(painter: ResultPainter, record: Record, place: Rect, view: Rect) -> Piece:
    def piece(target: Surface, dy: int) -> None:
        if place.move(0, dy).colliderect(view):
            painter.draw(target, place.move(0, dy), record)

    return piece
