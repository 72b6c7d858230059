"""The chosen save on its own sheet: picture, seats in order of points, when and how long."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from saves import Header
from ui.art.icons import put_icon
from ui.art.lettering import width
from ui.art.palette import INK, INK_REMARK, INK_SECOND, INK_SECTION
from ui.art.surface import blank
from ui.art.tokens import seal
from ui.boards.liveries import liveries_of, livery_of
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.scenes.dates import told_date
from ui.scenes.load.tally import draw_tally
from ui.scenes.saved import Saved
from ui.table.kinds import kind_told
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column


def details_sheet(app: App, saved: Saved | None, view: Rect) -> list[Control]:
    """A column that scrolls if it must."""
    column = Column(view, app.screen)
    if saved is None:
        column.gap(40)
        column.words(app.say("menu.load.none"), 28, "heading", align="center")
        column.gap(10)
        column.words(app.say("menu.load.none_text"), 20, "italic", INK_REMARK, "center")
    elif saved.header is None:
        _damaged(column, app, saved)
    else:
        _sound(column, app, saved, saved.header)
    return column.finish(app.say("menu.load.standing"))


def _damaged(column: Column, app: App, saved: Saved) -> None:
    screen = app.screen
    place = column.place(screen.px(150), 10)
    column.paint(lambda target, dy: put_icon(target, "log", screen.px(120), (150, 84, 60), place.move(0, dy).center))
    column.words(app.say("menu.load.damaged"), 30, "heading", (150, 50, 30), "center")
    column.gap(12)
    column.words(saved.path.name, 19, "bold", align="center")
    column.gap(10)
    column.words(saved.trouble_told(app), 19, "body", INK_SECOND)
    column.gap(10)
    column.words(app.say("menu.load.untouched"), 18, "italic", INK_REMARK)


def _sound(column: Column, app: App, saved: Saved, header: Header) -> None:
    screen = app.screen
    rest = screen.text(60) + len(header.seats) * (screen.text(40) + screen.px(6)) + 3 * screen.text(28)
    high = max(screen.px(120), min(round(column.width * 0.5), column.view.height - rest))
    liveries = liveries_of(app, header.title, header.seats)
    picture = column.place(high, 16)
    column.paint(lambda target, dy: draw_tally(target, picture.move(0, dy), header, liveries, screen))
    _title(column, app, header)
    best = max(header.points, default=0)
    for number in sorted(range(len(header.seats)), key=lambda n: -header.points[n]):
        _seat(column, app, header, number, header.finished and header.points[number] == best)
    column.gap(6)
    column.line()
    column.gap(8)
    name = header.name or app.say("menu.load.automatic")
    for label, text in (
        ("list", name),
        ("saved_at", told_date(app.voice, header.date)),
        ("moves", str(header.moves)),
    ):
        _fact(column, app.say(f"menu.load.{label}") if label != "list" else app.say("menu.load.rename"), text)


def _title(column: Column, app: App, header: Header) -> None:
    screen = app.screen
    name = app.voice.noun("game", header.title)
    told = app.say("menu.load.over") if header.finished else app.say(f"menu.round.{header.title}", n=header.round)
    place = column.place(line_height(screen, 32, "title"), 6)

    def piece(target: Surface, dy: int) -> None:
        row = place.move(0, dy)
        wide = min(width(told, "italic", screen.text(22)) + 2, row.width // 2)
        right = Rect(row.right - wide, row.y, wide, row.height)
        words.line(target, told, right, "italic", screen.text(22), INK_SECTION, "right")
        left = Rect(row.x, row.y, row.width - wide - screen.px(12), row.height)
        words.line(target, name, left, "title", screen.text(32), INK)

    column.paint(piece)


def _seat(column: Column, app: App, header: Header, number: int, won: bool) -> None:
    screen, seat = app.screen, header.seats[number]
    livery = livery_of(app, header.title, seat.colour)
    place = column.place(max(screen.px(40), line_height(screen, 20, "heading") + screen.px(8)), 6)
    points = app.say("menu.points", n=header.points[number], unit=app.unit(header.title))
    kind = kind_told(app, header.title, seat)

    def piece(target: Surface, dy: int) -> None:
        row = place.move(0, dy)
        tint = blank(row.size, livery.colour)
        pygame.draw.rect(tint, (*livery.colour, 62 if won else 34), tint.get_rect(), border_radius=screen.px(8))
        target.blit(tint, row)
        size = min(screen.px(34), row.height - 4)
        target.blit(seal(livery, size), (row.x + screen.px(8), row.centery - size // 2))
        px = screen.text(20)
        wide = width(points, "number", px) + 2
        right = Rect(row.right - screen.px(14) - wide, row.y, wide, row.height)
        words.line(target, points, right, "number", px, INK, "right")
        left = row.x + size + screen.px(20)
        small = width(kind, "italic", screen.text(18)) + 2
        room = right.x - left - screen.px(20)
        name = words.line(
            target, seat.name, Rect(left, row.y, max(room - small, room // 2), row.height), "heading", px, INK
        )
        beside = Rect(
            name.right + screen.px(10), row.y, right.x - screen.px(8) - name.right - screen.px(10), row.height
        )
        words.line(target, kind, beside, "italic", screen.text(18), INK_REMARK)

    column.paint(piece)


def _fact(column: Column, label: str, text: str) -> None:
    screen = column.screen
    left = column.x + round(column.width * 0.3)
    head = column.words(label, 18, "italic", INK_REMARK, within=Rect(column.x, column.y, left - column.x - 8, 0))
    body = column.words(text, 18, within=Rect(left, column.y, column.x + column.width - left, 0))
    column.y = max(head.bottom, body.bottom) + screen.px(3)
