"""The chosen save on its own sheet: picture, seats in order of points, when and how long."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from saves import Header
from ui.art.icons import put_icon
from ui.art.lettering import Role, width
from ui.art.palette import INK, INK_REMARK, INK_SECOND, INK_SECTION
from ui.art.surface import blank
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.app import App
from ui.frame.control import Control
from ui.frame.screen import Screen
from ui.frame.tooltip import Tip
from ui.kit.seat_styles import seat_style_of, seat_styles_of
from ui.scenes.dates import told_date
from ui.scenes.load.chosen_match import ChosenMatch
from ui.scenes.load.tally import draw_tally, frame
from ui.scenes.saved import Saved
from ui.table.kinds import kind_told
from ui.widgets.metrics import line_height
from ui.widgets.sheet import Column
from ui.widgets.slider import Scale, Slider


def details_sheet(app: App, match: ChosenMatch | None, view: Rect, go: Callable[[int], None]) -> list[Control]:
    """A column that scrolls if it must; `go` hears which turn somebody wants to look at."""
    column = Column(view, app.screen)
    saved = match.saved if match is not None else None
    if match is None or saved is None:
        column.gap(40)
        column.words(app.say("menu.load.none"), 28, "heading", align="center")
        column.gap(10)
        column.words(app.say("menu.load.none_text"), 20, "italic", INK_REMARK, "center")
    elif saved.header is None:
        _damaged(column, app, saved)
    else:
        _sound(column, app, match, saved.header, go)
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


def picture_size(screen: Screen, view: Rect, seats: int) -> tuple[int, int]:
    """The large picture leaves room for everything below it, down to a size at which the sheet rather scrolls."""
    below = screen.text(96) + Slider.wanted_height(screen) + seats * _seat_height(screen) + 2 * screen.text(28)
    high = max(screen.px(150), min(view.width * 9 // 16, view.height - below))
    return min(view.width, high * 16 // 9), high


def _sound(column: Column, app: App, match: ChosenMatch, header: Header, go: Callable[[int], None]) -> None:
    screen, saved = app.screen, match.saved
    seat_styles = seat_styles_of(app, header.title, header.seats)
    size = picture_size(screen, column.view, len(header.seats))
    picture = Rect((0, 0), size)
    picture.midtop = column.place(size[1], 14).midtop

    def board(target: Surface, dy: int) -> None:
        place, painted = picture.move(0, dy), match.picture(size)
        if painted is None:
            draw_tally(target, place, header, seat_styles, screen)
        else:
            target.blit(painted, place)
            frame(target, place, screen)

    column.paint(board)
    position = match.position
    shown = header.round if match.stop is None or position is None else position.round
    over = header.finished and match.stop is None
    told = app.say("menu.load.over") if over else app.say(f"menu.round.{header.title}", n=shown)
    game = app.voice.noun("game", header.title)
    name = match.stop.name if match.stop is not None and match.stop.name else saved.name
    played = app.say("menu.pause.save_default", game=header.title, round=told) if name else told
    _title(column, app, name or game, played)
    if not over:
        asked = match.told() or turn_told(app, header)
        column.words(asked[:1].upper() + asked[1:], 19, "italic", INK_SECOND)
        column.gap(4)
    if match.turns is not None and len(match.turns.stops) > 1:
        _slider(column, app, match, go)
    points = header.points
    if match.stop is not None and position is not None and match.turns is not None:
        points = tuple(match.turns.match.title.standing(position))
    best = max(points, default=0)
    for number in sorted(range(len(header.seats)), key=lambda n: -points[n]):
        _seat(column, app, header, number, points[number], over and points[number] == best)
    column.gap(6)
    column.line()
    column.gap(8)
    moves = header.moves if match.stop is None else match.stop.moves
    for label, text in (("saved_at", told_date(app.voice, header.date)), ("moves", str(moves))):
        _fact(column, app.say(f"menu.load.{label}"), text)


def turn_told(app: App, header: Header) -> str:
    """Whose turn it is; empty if that is not known."""
    return "" if header.asked is None else app.say("menu.load.turn_of", name=header.seats[header.asked].name)


def _slider(column: Column, app: App, match: ChosenMatch, go: Callable[[int], None]) -> None:
    """All turns on a line; which of how many stands at its end."""
    assert match.turns is not None
    last = len(match.turns.stops) - 1
    slider = Slider(
        column.place(Slider.wanted_height(app.screen), 4),
        app.say("menu.load.turns"),
        match.number,
        Scale((0, last), 1, lambda number: f"{number + 1} / {last + 1}"),
        go,
        app.screen,
        go,
    )
    slider.tip = Tip(app.say("menu.load.turns"), (app.say("menu.load.turns_tip"),))
    column.add(slider)


def _title(column: Column, app: App, name: str, told: str) -> None:
    screen = app.screen
    place = column.place(line_height(screen, 30, "title"), 2)

    def piece(target: Surface, dy: int) -> None:
        row = place.move(0, dy)
        wide = min(width(told, "italic", screen.text(20)) + 2, round(row.width * 0.55))
        right = Rect(row.right - wide, row.y, wide, row.height)
        words.line(target, told, right, "italic", screen.text(20), INK_SECTION, "right")
        left = Rect(row.x, row.y, row.width - wide - screen.px(12), row.height)
        title = shortened(name, left.width, "title", screen.text(22))
        words.line(target, title, left, "title", screen.text(30), INK, least=screen.text(22))

    column.paint(piece)


def shortened(text: str, room: int, role: Role, px: int) -> str:
    """A name that somebody made too long, cut on purpose: the whole of it stands where it is changed."""
    if width(text, role, px) <= room:
        return text
    while text and width(text + "…", role, px) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def _seat_height(screen: Screen) -> int:
    return max(screen.px(36), line_height(screen, 20, "heading") + screen.px(6)) + screen.px(5)


def _seat(column: Column, app: App, header: Header, number: int, counted: int, won: bool) -> None:
    screen, seat = app.screen, header.seats[number]
    seat_style = seat_style_of(app, header.title, seat.colour)
    place = column.place(_seat_height(screen) - screen.px(5), 5)
    points = app.say("menu.points", n=counted, unit=app.unit(header.title))
    kind = kind_told(app, header.title, seat)

    def piece(target: Surface, dy: int) -> None:
        row = place.move(0, dy)
        tint = blank(row.size, seat_style.colour)
        pygame.draw.rect(tint, (*seat_style.colour, 62 if won else 34), tint.get_rect(), border_radius=screen.px(8))
        target.blit(tint, row)
        size = min(screen.px(34), row.height - 4)
        target.blit(seal(seat_style, size), (row.x + screen.px(8), row.centery - size // 2))
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
