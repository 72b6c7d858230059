"""One match in the list: its board, its name, whose turn it is, who stands how, when; or what is wrong with a file."""

from __future__ import annotations

from pygame import Rect, Surface

from saves import Header
from ui.art.canvas import stroke
from ui.art.icons import put_icon
from ui.art.lettering import put_text, width
from ui.art.light import box_aura
from ui.art.ornament import outline
from ui.art.palette import INK, INK_SECOND
from ui.art.plates import body, recess, row, with_shadow
from ui.art.tokens import seal
from ui.frame import words
from ui.frame.app import App
from ui.frame.screen import Screen
from ui.kit.seat_styles import seat_styles_of
from ui.scenes.dates import told_date
from ui.scenes.load.details import shortened, turn_told
from ui.scenes.load.pictures import BoardPictures
from ui.scenes.load.tally import draw_tally, frame
from ui.scenes.saved import Saved
from ui.widgets.metrics import line_height

CHOSEN, HOVERED, PLAIN = (248, 228, 182), (234, 208, 158), (220, 193, 144)
RED_WORDS, RED_TEXT, RED_NOTE = (255, 206, 176), (250, 224, 200), (232, 180, 150)


def row_height(screen: Screen) -> int:
    """Three lines: game, position, seats."""
    seats = max(screen.px(32), line_height(screen, 17, "number"))
    return line_height(screen, 24, "heading") + line_height(screen, 20) + seats + screen.px(26)


class RowPainter:
    """Draws the rows of one list."""

    def __init__(self, app: App, pictures: BoardPictures) -> None:
        self._app = app
        self._screen = app.screen
        self._pictures = pictures

    def picture_size(self, place: Rect) -> tuple[int, int]:
        """How large the board is in a row."""
        return self._picture(place).size

    def draw(self, target: Surface, place: Rect, saved: Saved, chosen: bool, hovered: bool) -> None:
        scale = self._screen.scale
        if chosen:
            box_aura(place.size, 10 * scale, 7 * scale, (255, 206, 96), 200).put(target, place.topleft)
        if saved.damaged:
            row(place.size, scale, chosen, 33, True).put(target, place.topleft)
        else:
            base = CHOSEN if chosen else HOVERED if hovered else PLAIN
            plate = body(place.size, base, "papyrus", 10 * scale, 2, (22, -18), 36, 33)
            with_shadow(plate, 10 * scale, (2, 5, 6, 150), scale).put(target, place.topleft)
        if chosen:
            outline(target, place.inflate(-4, -4), (214, 150, 50), 2 * scale, 8 * scale, 230)
        if saved.header is None:
            self._damaged(target, place, saved)
        else:
            self._sound(target, place, saved, saved.header)

    def _picture(self, place: Rect) -> Rect:
        margin = self._screen.px(11)
        high = place.height - 2 * margin
        wide = min(round(high * 16 / 9), round(place.width * 0.22))
        return Rect(place.x + margin, place.y + margin, wide, high)

    def _sound(self, target: Surface, place: Rect, saved: Saved, header: Header) -> None:
        app, screen = self._app, self._screen
        picture = self._picture(place)
        painted = self._pictures.of(saved, picture.size)
        if painted is None:
            draw_tally(target, picture, header, seat_styles_of(app, header.title, header.seats), screen)
        else:
            target.blit(painted, picture)
            frame(target, picture, screen)
        left, right = picture.right + screen.px(20), place.right - screen.px(20)
        y = place.y + screen.px(10)
        date = told_date(app.voice, header.date)
        high, px = line_height(screen, 24, "heading"), screen.text(24)
        room = right - left - width(date, "bold", screen.text(19)) - screen.px(16)
        game = app.voice.noun("game", header.title)
        words.line(
            target, shortened(saved.name or game, room, "heading", px), Rect(left, y, room, high), "heading", px, INK
        )
        words.line(target, date, Rect(left, y, right - left, high), "bold", screen.text(19), INK, "right")
        y += high
        high = line_height(screen, 20)
        told = " · ".join(part for part in (game if saved.name else "", *self._standing(header)) if part)
        words.line(
            target, told[:1].upper() + told[1:], Rect(left, y, right - left, high), "body", screen.text(20), INK_SECOND
        )
        self._seats(target, Rect(left, y + high, right - left, place.bottom - screen.px(10) - y - high), header)

    def _standing(self, header: Header) -> tuple[str, ...]:
        """How far a match has come and whose turn it is, or who has won."""
        app = self._app
        if not header.finished:
            return app.say(f"menu.round.{header.title}", n=header.round), turn_told(app, header)
        best = [
            seat.name for seat, points in zip(header.seats, header.points, strict=True) if points == max(header.points)
        ]
        return (app.say("menu.load.won_by", name=best[0]) if len(best) == 1 else app.say("menu.load.over"),)

    def _seats(self, target: Surface, place: Rect, header: Header) -> None:
        screen = self._screen
        size, px = min(screen.px(30), place.height), screen.text(17)
        x = place.x
        seat_styles = seat_styles_of(self._app, header.title, header.seats)
        figures = [str(points) for points in header.points]
        fixed = sum(size + screen.px(32) + width(figure, "number", px) for figure in figures)
        each = (place.width - fixed) // len(figures)
        for seat, seat_style, figure in zip(header.seats, seat_styles, figures, strict=True):
            target.blit(seal(seat_style, size), (x, place.centery - size // 2))
            x += size + screen.px(7)
            name = shortened(seat.name, each, "body", px) if each >= 3 * px else ""
            if name:
                x = put_text(target, name, "body", px, INK_SECOND, (x, place.centery - 1)).right + screen.px(7)
            x = put_text(target, figure, "number", px, INK, (x, place.centery - 1)).right + screen.px(18)

    def _damaged(self, target: Surface, place: Rect, saved: Saved) -> None:
        app, screen, picture = self._app, self._screen, self._picture(place)
        target.blit(recess(picture.size, screen.scale, (58, 30, 26), 4), picture)
        _torn(target, picture)
        left, right = picture.right + screen.px(20), place.right - screen.px(20)
        y, high = place.y + screen.px(10), line_height(screen, 24, "heading")
        words.line(
            target,
            app.say("menu.load.damaged"),
            Rect(left, y, right - left, high),
            "heading",
            screen.text(24),
            RED_WORDS,
        )
        y += high
        rest = Rect(left, y, right - left, place.bottom - screen.px(8) - y)
        words.block(target, saved.trouble_told(app), rest, "body", screen.text(18), RED_TEXT, least=11)


def _torn(target: Surface, place: Rect) -> None:
    """A scroll with a tear through it."""
    size = round(min(place.size) * 0.66)
    put_icon(target, "log", size, (140, 84, 64), place.center)
    x, y, h = place.centerx, place.y, place.height
    zigzag = ((-0.07, 0.01), (0.09, 0.29), (-0.11, 0.47), (0.13, 0.71), (-0.03, 0.98))
    tear = [(x + dx * h, y + dy * h) for dx, dy in zigzag]
    stroke(target, (58, 30, 26), tear, max(4, h * 0.09))
    stroke(target, (226, 120, 84), tear, max(1.5, h * 0.02))
